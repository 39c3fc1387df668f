import CPango
import Foundation

/// How the ends of a stroked line look.
public enum LineCap: Hashable, Sendable {
  case butt
  case round
  case square
}

/// How the corners of a stroked line look.
public enum LineJoin: Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// How a path is stroked; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var width: CGFloat
  /// What its ends look like.
  public var cap = LineCap.butt
  /// What its corners look like.
  public var join = LineJoin.miter
  /// How many widths a pointed corner may be long; longer ones are cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn; none for a line without gaps.
  public var dashes: [Double] = []
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat = 0

  /// A line of a width without gaps, with flat ends and pointed corners.
  public init(width: CGFloat) {
    self.width = width
  }
}

extension Canvas {
  /// Makes everything inside the clip transparent.
  public func clear() {
    withState {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
    }
  }

  /// Fills a rectangle; the corner radius is at most half the shorter side.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: Color) {
    guard color.alpha > 0 else { return }
    setSource(color)
    if cornerRadius > 0, fillByMask(rect, cornerRadius: cornerRadius) { return }
    cairo_new_path(context)
    append(rect, cornerRadius: cornerRadius)
    cairo_fill(context)
  }

  /// Fills a small rounded rectangle that begins on a whole device pixel; false
  /// for any other.
  private func fillByMask(_ rect: CGRect, cornerRadius: CGFloat) -> Bool {
    let matrix = deviceMatrix
    guard let rect = rect.drawable, matrix.b == 0, matrix.c == 0, matrix.a == matrix.d,
      matrix.a > 0
    else { return false }
    let x = rect.minX * matrix.a + matrix.tx
    let y = rect.minY * matrix.a + matrix.ty
    guard abs(x.rounded() - x) < 1e-6, abs(y.rounded() - y) < 1e-6,
      let mask = RoundedMask.mask(
        width: rect.width * matrix.a, height: rect.height * matrix.a,
        cornerRadius: min(cornerRadius, rect.width / 2, rect.height / 2) * matrix.a)
    else { return false }
    withState {
      cairo_identity_matrix(context)
      cairo_mask_surface(context, mask.surface, x.rounded(), y.rounded())
    }
    return true
  }

  /// Fills a path, in points, with a colour: what it winds around, or what it is around an odd number
  /// of times.
  public func fill(_ path: Path, isEvenOdd: Bool = false, color: Color) {
    guard color.alpha > 0 else { return }
    cairo_new_path(context)
    append(path)
    setSource(color)
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills what lies between two outlines, one inside the other, in points.
  public func fillRing(_ outer: Path, around inner: Path, color: Color) {
    guard color.alpha > 0 else { return }
    cairo_new_path(context)
    append(outer)
    append(inner)
    setSource(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Strokes the outline of a rectangle, the line centred on its edge.
  public func stroke(
    _ rect: CGRect, cornerRadius: CGFloat = 0, width: CGFloat, color: Color
  ) {
    guard color.alpha > 0, width > 0, width.isFinite, let rect = rect.drawable else { return }
    // The area between two rounded rectangles: cheaper than what cairo makes of a line.
    let radius = min(max(0, cornerRadius), rect.width / 2, rect.height / 2)
    cairo_new_path(context)
    append(
      rect.insetBy(dx: -width / 2, dy: -width / 2),
      cornerRadius: radius > 0 ? radius + width / 2 : 0)
    if rect.width > width && rect.height > width {
      append(rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius - width / 2)
    }
    setSource(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Strokes a path, the line centred on it; round caps come with round joins.
  public func stroke(_ path: Path, width: CGFloat, color: Color, cap: LineCap = .butt) {
    var style = StrokeStyle(width: width)
    style.cap = cap
    style.join = cap == .round ? .round : .miter
    stroke(path, style: style, color: color)
  }

  /// Strokes a path, the line centred on it.
  public func stroke(_ path: Path, style: StrokeStyle, color: Color) {
    guard color.alpha > 0, style.width > 0, style.width.isFinite else { return }
    cairo_new_path(context)
    append(path)
    cairo_set_line_width(context, style.width)
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cap)
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, join)
    cairo_set_miter_limit(context, style.miterLimit)
    let isDashed =
      style.dashes.contains { $0 > 0 } && style.dashes.allSatisfy { $0 >= 0 && $0.isFinite }
      && style.dashPhase.isFinite
    if isDashed {
      cairo_set_dash(context, style.dashes, Int32(style.dashes.count), style.dashPhase)
    }
    setSource(color)
    cairo_stroke(context)
    if isDashed { cairo_set_dash(context, nil, 0, 0) }
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func append(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    Self.append(rect, cornerRadius: cornerRadius, to: context)
  }

  static func append(_ rect: CGRect, cornerRadius: CGFloat, to context: OpaquePointer) {
    guard let rect = rect.drawable else { return }
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }

  func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        guard let point = point.drawable else { continue }
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        guard let point = point.drawable else { continue }
        cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        guard let point = point.drawable, let control1 = control1.drawable,
          let control2 = control2.drawable
        else { continue }
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .arc(let center, let radius, let start, let end, let clockwise):
        guard let center = center.drawable, radius.isFinite, radius >= 0, start.isFinite,
          end.isFinite
        else { continue }
        if clockwise {
          cairo_arc(context, center.x, center.y, radius, start, end)
        } else {
          cairo_arc_negative(context, center.x, center.y, radius, start, end)
        }
      case .rect(let rect):
        append(rect)
      case .roundedRect(let rect, let radius):
        append(rect, cornerRadius: radius)
      case .close:
        cairo_close_path(context)
      }
    }
  }
}

/// Cairo's coordinates are 24-bit integers and a fraction; what lies further out is moved in.
private let farAway: CGFloat = 500_000

extension CGPoint {
  var drawable: CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: max(-farAway, min(farAway, x)), y: max(-farAway, min(farAway, y)))
  }
}

extension CGRect {
  /// The rectangle with a size that is not negative, or nil where there is nothing to draw.
  var drawable: CGRect? {
    guard !minX.isNaN, !maxX.isNaN, !minY.isNaN, !maxY.isNaN, width > 0, height > 0 else {
      return nil
    }
    let left = max(-farAway, min(farAway, minX))
    let top = max(-farAway, min(farAway, minY))
    let right = max(-farAway, min(farAway, maxX))
    let bottom = max(-farAway, min(farAway, maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
