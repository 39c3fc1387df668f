import Drawing
import Foundation

/// A piece of a path, from where the one before ends, in points.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// Where it ends; nil where it goes back to the beginning.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// All of its points, controls included.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control):
      .quad(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}

/// A piece of a path as a cubic curve between two points.
struct PathSegment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  /// Whether it is straight.
  let isLine: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    (self.start, self.end) = (start, end)
    control1 = start.mixed(end, 1.0 / 3)
    control2 = start.mixed(end, 2.0 / 3)
    isLine = true
  }

  init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  /// The same curve as one of the third degree.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(from: start, start.mixed(control, 2.0 / 3), end.mixed(control, 2.0 / 3), to: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = (start.mixed(control1, t), control1.mixed(control2, t), control2.mixed(end, t))
    return a.mixed(b, t).mixed(b.mixed(c, t), t)
  }

  /// Points along it, its start left out, that lines between them come close to it.
  var flattened: [CGPoint] {
    if isLine { return [end] }
    let reach =
      hypot(control1.x - start.x, control1.y - start.y)
      + hypot(control2.x - control1.x, control2.y - control1.y)
      + hypot(end.x - control2.x, end.y - control2.y)
    let count = reach.isFinite ? min(max(Int(reach.squareRoot() * 4), 8), 256) : 8
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The part of it between two parameters.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    if isLine { return PathSegment(line: start.mixed(end, low), start.mixed(end, high)) }
    // The blossom of the curve at pairs of the two parameters.
    func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
      let (a, b, c) = (
        start.mixed(control1, r), control1.mixed(control2, r), control2.mixed(end, r)
      )
      return a.mixed(b, s).mixed(b.mixed(c, s), t)
    }
    return PathSegment(
      from: blossom(low, low, low), blossom(low, low, high), blossom(low, high, high),
      to: blossom(high, high, high))
  }

  /// The smallest rectangle around it.
  var bounds: CGRect {
    var box = CGRect(origin: start, size: .zero).union(CGRect(origin: end, size: .zero))
    guard !isLine else { return box }
    for axis in [\CGPoint.x, \CGPoint.y] {
      let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
      let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
      // Where the derivative, a·t² + b·t + c, is zero.
      let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      var roots: [CGFloat] = []
      if abs(a) < 1e-12 {
        if b != 0 { roots = [-c / b] }
      } else if b * b - 4 * a * c >= 0 {
        let root = (b * b - 4 * a * c).squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
      for t in roots where t > 0 && t < 1 {
        box = box.union(CGRect(origin: point(at: t), size: .zero))
      }
    }
    return box
  }
}

extension CGPoint {
  /// The point on the way to another one.
  func mixed(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
