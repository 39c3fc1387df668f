import Foundation

/// A shape of lines, curves and arcs, in points, y downwards.
public struct Path: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case arc(center: CGPoint, radius: CGFloat, start: Double, end: Double, clockwise: Bool)
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
    case close
  }

  private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// Whether it has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a figure at a point, in points.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a straight line to a point, in points.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(point))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }

  /// Adds a circular arc, joined by a line to the present point if there is one.
  ///
  /// Angles are in radians from the positive x axis; as y points down, growing angles run
  /// clockwise as seen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Double, endAngle: Double, clockwise: Bool = true
  ) {
    elements.append(
      .arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }

  /// Adds a rectangle, in points, as a figure of its own.
  public mutating func addRect(_ rect: CGRect) {
    elements.append(.rect(rect))
  }

  /// Adds a rectangle with circular corners; the radius is at most half the shorter side.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
    elements.append(.roundedRect(rect, radius: cornerRadius))
  }

  /// Closes the present figure with a straight line.
  public mutating func close() {
    elements.append(.close)
  }

  /// Returns the path scaled by a positive factor around the origin and then moved, in points.
  public func scaled(_ factor: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0) -> Path {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * factor + dx, y: point.y * factor + dy)
    }
    func place(_ rect: CGRect) -> CGRect {
      CGRect(
        origin: place(rect.origin),
        size: CGSize(width: rect.width * factor, height: rect.height * factor))
    }
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .curve(let point, let control1, let control2):
        .curve(place(point), control1: place(control1), control2: place(control2))
      case .arc(let center, let radius, let start, let end, let clockwise):
        .arc(
          center: place(center), radius: radius * factor, start: start, end: end,
          clockwise: clockwise)
      case .rect(let rect): .rect(place(rect))
      case .roundedRect(let rect, let radius): .roundedRect(place(rect), radius: radius * factor)
      case .close: .close
      }
    }
    return path
  }
}
