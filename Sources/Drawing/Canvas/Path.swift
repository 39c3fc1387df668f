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
}
