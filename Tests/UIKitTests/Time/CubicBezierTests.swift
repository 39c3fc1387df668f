import Testing
import UIKit

@Suite struct CubicBezierTests {
  /// Solves the same curve by plain bisection on the Bernstein form.
  private func reference(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func bernstein(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if bernstein(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return bernstein(y1, y2, (low + high) / 2)
  }

  @Test(arguments: [
    (0.42, 0.0, 0.58, 1.0), (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.0, 0.0, 1.0, 1.0),
    (0.25, 0.1, 0.25, 1.0), (0.0, 1.0, 1.0, 0.0), (0.38, 0.7, 0.125, 1.0),
  ])
  func `is within a millionth of a reference solve`(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    let curve = CubicBezier(x1, y1, x2, y2)
    for step in 0...1000 {
      let x = Double(step) / 1000
      let error = abs(curve.progress(at: x) - reference(x1, y1, x2, y2, at: x))
      #expect(error <= 1e-6, "at \(x)")
    }
  }

  @Test func `linear is the fraction itself`() {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(CubicBezier.linear.progress(at: x) - x) < 1e-12)
    }
  }

  @Test func `stays at its ends outside of its duration`() {
    #expect(CubicBezier.easeInOut.progress(at: -1) == 0)
    #expect(CubicBezier.easeInOut.progress(at: 2) == 1)
    #expect(abs(CubicBezier.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
  }
}
