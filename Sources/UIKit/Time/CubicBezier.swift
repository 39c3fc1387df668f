import Foundation

/// A timing curve from (0, 0) to (1, 1) with two control points.
package struct CubicBezier: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a curve from its control points; their x lies between 0 and 1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  package static let linear = CubicBezier(0, 0, 1, 1)
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  private static func value(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    // 3(1−s)²s·p1 + 3(1−s)s²·p2 + s³, by Horner's rule.
    (((1 + 3 * (p1 - p2)) * s + 3 * (p2 - 2 * p1)) * s + 3 * p1) * s
  }

  private static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    (3 * (1 + 3 * (p1 - p2)) * s + 6 * (p2 - 2 * p1)) * s + 3 * p1
  }

  /// Returns how far the motion is at a fraction of its duration.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return Self.value(y1, y2, at: parameter(forX: fraction))
  }

  /// Solves for the parameter by Newton's method inside a shrinking bracket, so
  /// that a flat slope cannot throw it out.
  private func parameter(forX x: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = Self.value(x1, x2, at: s) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / Self.slope(x1, x2, at: s)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
