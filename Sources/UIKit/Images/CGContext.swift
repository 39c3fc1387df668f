import Drawing
import Foundation

/// How a context paints a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// What it goes around is filled.
  case fill = 0
  /// What it goes around an odd number of times is filled.
  case eoFill = 1
  /// Its lines are drawn.
  case stroke = 2
  /// It is filled, and its lines are drawn.
  case fillStroke = 3
  /// What it goes around an odd number of times is filled, and its lines are drawn.
  case eoFillStroke = 4
}

/// Where code paints, in points from the top left.
public final class CGContext {
  let canvas: Canvas
  private var state = State()
  private var saved: [State] = []
  private let path = CGMutablePath()

  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle(width: 1)
    var alpha = 1.0
    var transform = CGAffineTransform.identity
  }

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  // MARK: State

  /// Keeps transform, clip, colours and lines for `restoreGState()`.
  public func saveGState() {
    saved.append(state)
    canvas.saveState()
  }

  /// Puts back what the latest `saveGState()` kept; without one nothing changes.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.restoreState()
  }

  /// From user space to the space at the beginning.
  public var ctm: CGAffineTransform { state.transform }

  /// Puts a transform before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    canvas.concatenate(AffineMatrix(transform))
  }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Makes what is painted larger by factors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is painted by an angle in radians, clockwise as seen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }

  /// Sets the colour of what is filled by components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  /// Sets the colour of lines by components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor)
  }

  /// Sets how opaque everything is painted, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets what the ends of lines look like.
  public func setLineCap(_ cap: CGLineCap) {
    state.style.cap = cap.drawn
  }

  /// Sets what the corners of lines look like.
  public func setLineJoin(_ join: CGLineJoin) {
    state.style.join = join.drawn
  }

  /// Sets how many widths a pointed corner may be long.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths of dashes and gaps in turn, in points, and how far into them lines begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dashes) = (phase, lengths.map(Double.init))
  }

  // MARK: Path

  // Points are kept as they lie in the space at the beginning, since the transform may change.

  /// Begins another path.
  public func beginPath() { path.removeAll() }

  /// Begins a figure at a point.
  public func move(to point: CGPoint) { path.move(to: point, transform: ctm) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point, transform: ctm) }

  /// Adds straight lines through points, as a figure of its own.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: ctm) }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds a curve with a control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds an arc of a circle, angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect, transform: ctm) }

  /// Adds an ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: ctm) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { self.path.addPath(path, transform: ctm) }

  /// Closes the present figure.
  public func closePath() { path.closeSubpath() }

  /// Whether there is no path.
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Painting

  /// Paints the path, which is gone then.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = path.elements.applying(ctm.inverted())
    path.removeAll()
    if mode != .stroke {
      fill(elements.painted, isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill, mode != .eoFill { stroke(elements.painted) }
  }

  /// Fills the path, which is gone then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws the path's lines; it is gone then.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    canvas.fill(rect.standardized, color: faded(state.fill))
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

  /// Draws a rectangle's lines.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil).elements.painted) }

  /// Draws a rectangle's lines in a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = old
  }

  /// Fills an ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil).elements.painted)
  }

  /// Draws the line of an ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil).elements.painted)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    canvas.withState {
      canvas.clip(to: rect.standardized)
      canvas.clear()
    }
  }

  /// Paints only inside a rectangle from here on.
  public func clip(to rect: CGRect) { canvas.clip(to: rect.standardized) }

  /// Paints only inside the path from here on; it is gone then.
  public func clip() {
    let elements = path.elements.applying(ctm.inverted())
    path.removeAll()
    canvas.clip(to: elements.painted)
  }

  /// Paints pixels over a rectangle; as everywhere that y points down, upside down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    canvas.withState {
      canvas.concatenate(AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY))
      canvas.draw(image.bitmap, in: rect, opacity: state.alpha)
    }
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    canvas.fill(path, isEvenOdd: isEvenOdd, color: faded(state.fill))
  }

  func stroke(_ path: Path, style: StrokeStyle? = nil) {
    canvas.stroke(path, style: style ?? state.style, color: faded(state.stroke))
  }

  func paint(_ look: PictureLook, in rect: CGRect, alpha: CGFloat = 1) {
    canvas.withOpacity(state.alpha * alpha) { look.paint(on: canvas, in: rect.standardized) }
  }

  var style: StrokeStyle { state.style }

  private func faded(_ color: Color) -> Color {
    var color = color
    color.alpha *= state.alpha
    return color
  }
}
