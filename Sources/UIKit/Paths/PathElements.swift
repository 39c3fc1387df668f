import Drawing
import Foundation

/// Which parts of the plane are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// What the path goes around in one direction more often than in the other.
  case winding
  /// What the path goes around an odd number of times.
  case evenOdd
}

extension [PathElement] {
  /// Where the next piece begins; nil of an empty path.
  var currentPoint: CGPoint? {
    guard let last else { return nil }
    if let end = last.end { return end }
    for element in reversed() { if case .move(let point) = element { return point } }
    return nil
  }

  /// Calls the body with each segment, closing ones included, and whether it begins a figure.
  func forEachSegment(_ body: (PathSegment, _ isClosing: Bool) -> Void) {
    var (first, present) = (CGPoint.zero, CGPoint.zero)
    for element in self {
      switch element {
      case .move(let point): first = point
      case .line(let point): body(PathSegment(line: present, point), false)
      case .quad(let point, let control):
        body(PathSegment(from: present, control: control, to: point), false)
      case .curve(let point, let control1, let control2):
        body(PathSegment(from: present, control1, control2, to: point), false)
      case .close: body(PathSegment(line: present, first), true)
      }
      present = element.end ?? first
    }
  }

  /// The smallest rectangle around the figures; null of an empty path.
  var bounds: CGRect {
    var box = CGRect.null
    for element in self {
      if case .move(let point) = element { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    forEachSegment { segment, _ in box = box.union(segment.bounds) }
    return box
  }

  /// Whether a point is inside, figures that are open counting as closed.
  func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    var (first, present) = (CGPoint.zero, CGPoint.zero)
    func follow(_ segment: PathSegment) {
      for next in segment.flattened {
        cross(present, next)
        present = next
      }
    }
    for element in self {
      switch element {
      case .move(let start):
        cross(present, first)
        (first, present) = (start, start)
      case .line(let end): follow(PathSegment(line: present, end))
      case .quad(let end, let control):
        follow(PathSegment(from: present, control: control, to: end))
      case .curve(let end, let control1, let control2):
        follow(PathSegment(from: present, control1, control2, to: end))
      case .close: follow(PathSegment(line: present, first))
      }
    }
    cross(present, first)
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// The part of the path between two parts of its length, from 0 to 1.
  func part(from low: CGFloat, to high: CGFloat) -> [PathElement] {
    if low <= 0, high >= 1 { return self }
    var pieces: [(segment: PathSegment, lengths: [CGFloat])] = []
    var total: CGFloat = 0
    forEachSegment { segment, _ in
      var present = segment.start
      // Lengths up to each of the points.
      var lengths: [CGFloat] = [0]
      for next in segment.flattened {
        lengths.append((lengths.last ?? 0) + hypot(next.x - present.x, next.y - present.y))
        present = next
      }
      total += lengths.last ?? 0
      pieces.append((segment, lengths))
    }
    guard low < high, total > 0 else { return [] }
    var result: [PathElement] = []
    var passed: CGFloat = 0
    for (segment, lengths) in pieces {
      let length = lengths.last ?? 0
      let (from, to) = (
        Swift.max(low * total - passed, 0), Swift.min(high * total - passed, length)
      )
      passed += length
      guard from < to, length > 0 else { continue }
      func parameter(_ distance: CGFloat) -> CGFloat {
        if segment.isLine { return distance / length }
        let index = Swift.min(
          lengths.firstIndex { $0 >= distance } ?? lengths.count, lengths.count - 1)
        guard index > 0 else { return 0 }
        let (before, after) = (lengths[index - 1], lengths[index])
        let part = after > before ? (distance - before) / (after - before) : 0
        return (CGFloat(index - 1) + part) / CGFloat(lengths.count - 1)
      }
      let part = segment.part(
        from: from <= 0 ? 0 : parameter(from), to: to >= length ? 1 : parameter(to))
      if result.currentPoint != part.start { result.append(.move(part.start)) }
      result.append(
        part.isLine
          ? .line(part.end)
          : .curve(part.end, control1: part.control1, control2: part.control2))
    }
    return result
  }

  /// The path as a canvas takes it.
  package var painted: Path {
    var path = Path()
    var (first, present) = (CGPoint.zero, CGPoint.zero)
    for element in self {
      switch element {
      case .move(let point):
        path.move(to: point)
        first = point
      case .line(let point): path.addLine(to: point)
      case .quad(let point, let control):
        let segment = PathSegment(from: present, control: control, to: point)
        path.addCurve(to: point, control1: segment.control1, control2: segment.control2)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .close: path.close()
      }
      present = element.end ?? first
    }
    return path
  }
}

extension [PathElement] {
  /// Joins a point to the figure that is open, or begins one.
  mutating func join(_ point: CGPoint) {
    append(isEmpty ? .move(point) : .line(point))
  }

  /// Adds a circular arc by cubic curves, each a quarter of a circle at most.
  ///
  /// The angle grows with `delta`, from the x axis towards the y axis; more than a whole circle is
  /// one.
  mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, delta.isFinite
    else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    join(point(start))
    let count = Swift.max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / CGFloat(count)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (begin, end) = (point(from), point(to))
      append(
        .curve(
          end,
          control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
          control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))))
    }
  }

  /// Adds a rectangle as a figure of its own.
  mutating func addRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// Adds an ellipse as a figure of its own, from its rightmost point on.
  mutating func addEllipse(in rect: CGRect) {
    var unit: [PathElement] = []
    unit.addArc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    append(contentsOf: unit.map { $0.applying(transform) })
    append(.close)
  }

  /// Adds a rectangle with corners that are quarters of ellipses, as a figure of its own.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radii: The radii of the corners in points, from the upper left one clockwise.
  mutating func addRoundedRect(_ rect: CGRect, radii: [CGSize]) {
    let corners: [(point: CGPoint, x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1, .pi),
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, 1.5 * .pi),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, 0),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, 0.5 * .pi),
    ]
    var figure: [PathElement] = []
    for (corner, radius) in zip(corners, radii) {
      let width = Swift.min(Swift.max(radius.width, 0), rect.width / 2)
      let height = Swift.min(Swift.max(radius.height, 0), rect.height / 2)
      guard width > 0, height > 0 else {
        figure.join(corner.point)
        continue
      }
      var arc: [PathElement] = []
      arc.addArc(center: .zero, radius: 1, start: corner.angle, delta: .pi / 2)
      let transform = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: corner.point.x + corner.x * width,
        ty: corner.point.y + corner.y * height)
      for element in arc.map({ $0.applying(transform) }) {
        if case .move(let point) = element {
          if figure.currentPoint != point { figure.join(point) }
        } else {
          figure.append(element)
        }
      }
    }
    append(contentsOf: figure)
    append(.close)
  }
}
