import Drawing
import Foundation

/// A shape of lines and curves that is built step by step, in points.
open class UIBezierPath: NSObject, NSCopying {
  private let path: CGMutablePath

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
  }

  private init(_ elements: [PathElement]) {
    path = CGMutablePath(elements: elements)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates a rectangle some of whose corners are rounded, by quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    var elements: [PathElement] = []
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    elements.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
    self.init(elements)
  }

  /// Creates a circular arc; clockwise as seen, where the y axis points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the pieces of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init(CGPath.elements)
  }

  /// The path as layers take it.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      let elements = newValue.elements
      path.removeAll()
      path.addPath(CGPath(elements: elements))
    }
  }

  /// Begins a figure at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, to which a line leads from the current point; clockwise as seen, where the y
  /// axis points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Ends the figure with a line to where it began.
  open func close() { path.closeSubpath() }

  /// Takes everything out of the path.
  open func removeAllPoints() { path.removeAll() }

  /// Adds the pieces of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the same path, gone along from its end to its beginning.
  open func reversing() -> UIBezierPath { UIBezierPath(path.elements.reversedPath) }

  /// Changes all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(elements: path.elements.applying(transform))
  }

  /// Whether nothing has been added to it.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the lines and curves; null of an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next piece begins; zero of an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether inside is what the path goes around an odd number of times.
  open var usesEvenOddFillRule = false

  /// The width of the path's lines, in points.
  open var lineWidth: CGFloat = 1

  /// What the ends of the path's lines look like.
  open var lineCapStyle = CGLineCap.butt

  /// What the corners of the path's lines look like.
  open var lineJoinStyle = CGLineJoin.miter

  /// How many widths a pointed corner may be long; longer ones are cut off.
  open var miterLimit: CGFloat = 10

  private var dashes: (lengths: [Double], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps in turn, in points, and how far into them lines begin; nil for
  /// lines without gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (
      pattern.map { UnsafeBufferPointer(start: $0, count: max(count, 0)).map(Double.init) } ?? [],
      phase
    )
  }

  /// How the path's lines are drawn.
  final var strokeStyle: StrokeStyle {
    var style = StrokeStyle(width: lineWidth)
    (style.cap, style.join) = (lineCapStyle.drawn, lineJoinStyle.drawn)
    style.miterLimit = miterLimit
    (style.dashes, style.dashPhase) = dashes
    return style
  }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a path of the same pieces.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path.elements)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.lineWidth, copy.miterLimit, copy.dashes) = (lineWidth, miterLimit, dashes)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    return copy
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension [PathElement] {
  /// The figures from the last one on, each from its end to its beginning.
  fileprivate var reversedPath: [PathElement] {
    var figures: [(start: CGPoint, pieces: [PathElement], isClosed: Bool)] = []
    for element in self {
      switch element {
      case .move(let point): figures.append((point, [], false))
      case .close:
        if !figures.isEmpty { figures[figures.count - 1].isClosed = true }
      default:
        if let last = figures.last, last.isClosed { figures.append((last.start, [], false)) }
        if !figures.isEmpty { figures[figures.count - 1].pieces.append(element) }
      }
    }
    var result: [PathElement] = []
    for figure in figures.reversed() {
      let ends = [figure.start] + figure.pieces.compactMap(\.end)
      result.append(.move(ends[ends.count - 1]))
      for (index, piece) in figure.pieces.enumerated().reversed() {
        switch piece {
        case .quad(_, let control): result.append(.quad(ends[index], control: control))
        case .curve(_, let control1, let control2):
          result.append(.curve(ends[index], control1: control2, control2: control1))
        default: result.append(.line(ends[index]))
        }
      }
      if figure.isClosed { result.append(.close) }
    }
    return result
  }
}
