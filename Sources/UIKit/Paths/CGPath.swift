import Foundation

/// A shape of lines and curves, in points.
public class CGPath: Hashable {
  package final fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates a rectangle, which a transform changes.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init {
      $0.addRect(rect)
    } transform: {
      transform?.pointee
    }
  }

  /// Creates an ellipse inside a rectangle, which a transform changes.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init {
      $0.addEllipse(in: rect)
    } transform: {
      transform?.pointee
    }
  }

  /// Creates a rectangle with corners that are quarters of ellipses, which a transform changes.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    self.init {
      $0.addRoundedRect(rect, radii: Array(repeating: radius, count: 4))
    } transform: {
      transform?.pointee
    }
  }

  private convenience init(
    _ build: (inout [PathElement]) -> Void, transform: () -> CGAffineTransform?
  ) {
    var elements: [PathElement] = []
    build(&elements)
    self.init(elements: elements.applying(transform() ?? .identity))
  }

  /// Whether nothing has been added to it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece begins; zero of an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, those that control curves included; null of an empty
  /// path.
  public var boundingBox: CGRect {
    elements.lazy.flatMap(\.points).reduce(.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The smallest rectangle around the lines and curves; null of an empty path.
  public var boundingBoxOfPath: CGRect { elements.bounds }

  /// Whether a point is inside; a transform is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), rule: rule)
  }

  /// Returns a copy that does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a copy that does not change, to which a transform is applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether both are of the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Feeds the pieces to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

/// A shape to which lines and curves can be added, in points.
///
/// Where a method takes a transform, it is applied to what is added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() {
    self.init(elements: [])
  }

  /// Begins a figure at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    precondition(!elements.isEmpty, "a path has no current point before it has begun")
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    precondition(!elements.isEmpty, "a path has no current point before it has begun")
    elements.append(PathElement.quad(end, control: control).applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    precondition(!elements.isEmpty, "a path has no current point before it has begun")
    elements.append(
      PathElement.curve(end, control1: control1, control2: control2).applying(transform))
  }

  /// Adds a line to each of the points from the first on, where a figure begins.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      elements.append((index == 0 ? PathElement.move(point) : .line(point)).applying(transform))
    }
  }

  /// Adds a rectangle as a figure of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles as figures of their own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse inside a rectangle as a figure of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with corners that are quarters of ellipses, as a figure of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRoundedRect(rect, radii: Array(repeating: radius, count: 4)) }
  }

  /// Adds a circular arc, to which a line leads from the current point.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where it begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether the angle shrinks, which is clockwise where the y axis points up.
  ///   - transform: What is applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Self.turn(from: startAngle, to: endAngle, isGrowing: !clockwise),
      transform: transform)
  }

  /// Adds a circular arc over an angle in radians, to which a line leads from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc: [PathElement] = []
    arc.addArc(
      center: center, radius: radius, start: startAngle,
      delta: min(max(delta, -2 * .pi), 2 * .pi))
    for element in arc.applying(transform) {
      if case .move(let point) = element { elements.join(point) } else { elements.append(element) }
    }
  }

  /// Adds an arc that rounds the corner of the lines from the current point to one point and from
  /// there to another, with a line to where it begins.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    precondition(!elements.isEmpty, "a path has no current point before it has begun")
    let start = currentPoint.applying(transform.inverted())
    func direction(_ point: CGPoint) -> CGPoint? {
      let (x, y) = (point.x - tangent1End.x, point.y - tangent1End.y)
      let length = hypot(x, y)
      return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
    }
    guard radius > 0, let back = direction(start), let onward = direction(tangent2End) else {
      return addLine(to: tangent1End, transform: transform)
    }
    let cross = back.x * onward.y - back.y * onward.x
    let half = acos(min(max(back.x * onward.x + back.y * onward.y, -1), 1)) / 2
    guard abs(cross) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
    let reach = radius / tan(half)
    let (x, y) = (back.x + onward.x, back.y + onward.y)
    let distance = radius / sin(half) / hypot(x, y)
    let center = CGPoint(x: tangent1End.x + x * distance, y: tangent1End.y + y * distance)
    func angle(_ direction: CGPoint) -> CGFloat {
      atan2(
        tangent1End.y + direction.y * reach - center.y,
        tangent1End.x + direction.x * reach - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(back), endAngle: angle(onward),
      clockwise: cross > 0, transform: transform)
  }

  /// Adds the pieces of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.elements.applying(transform))
  }

  /// Ends the figure with a line to where it began.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  func removeAll() {
    elements = []
  }

  /// Returns the angle that an arc goes over, between −2π and 2π.
  static func turn(from start: CGFloat, to end: CGFloat, isGrowing: Bool) -> CGFloat {
    let (delta, whole) = (end - start, 2 * CGFloat.pi)
    guard delta.isFinite else { return 0 }
    if isGrowing {
      return delta < 0 ? delta.truncatingRemainder(dividingBy: whole) + whole : min(delta, whole)
    }
    return delta > 0 ? delta.truncatingRemainder(dividingBy: whole) - whole : max(delta, -whole)
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout [PathElement]) -> Void) {
    var new: [PathElement] = []
    build(&new)
    elements.append(contentsOf: new.applying(transform))
  }
}

extension [PathElement] {
  func applying(_ transform: CGAffineTransform) -> [PathElement] {
    transform.isIdentity ? self : map { $0.applying(transform) }
  }
}
