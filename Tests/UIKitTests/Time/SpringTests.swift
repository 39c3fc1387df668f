import Foundation
import Testing
import UIKit

@Suite struct SpringTests {
  /// Integrates x'' = ω²(1 − x) − 2ζωx' with small Runge–Kutta steps.
  private func integrated(
    frequency: Double, ratio: Double, velocity: Double, until time: Double
  ) -> Double {
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, frequency * frequency * (1 - x) - 2 * ratio * frequency * v)
    }
    let steps = 4000
    let h = time / Double(steps)
    var (x, v) = (0.0, velocity)
    for _ in 0..<steps {
      let k1 = slope(x, v)
      let k2 = slope(x + h / 2 * k1.0, v + h / 2 * k1.1)
      let k3 = slope(x + h / 2 * k2.0, v + h / 2 * k2.1)
      let k4 = slope(x + h * k3.0, v + h * k3.1)
      x += h / 6 * (k1.0 + 2 * k2.0 + 2 * k3.0 + k4.0)
      v += h / 6 * (k1.1 + 2 * k2.1 + 2 * k3.1 + k4.1)
    }
    return x
  }

  @Test(arguments: [(0.3, 0.0), (0.7, 0.0), (0.7, 4.0), (1.0, 0.0), (1.0, 3.0)])
  func `solves its equation of motion`(ratio: Double, velocity: Double) {
    let spring = Spring(frequency: 12, dampingRatio: ratio, initialVelocity: velocity)
    for step in 1...20 {
      let time = Double(step) * 0.04
      let expected = integrated(
        frequency: 12, ratio: ratio, velocity: velocity, until: time)
      #expect(abs(spring.progress(at: time) - expected) <= 1e-9)
    }
  }

  /// The table of facts 2.2, which has four digits.
  @Test(arguments: [
    (0.0167, 0.0379), (0.033, 0.1247), (0.05, 0.2322), (0.08, 0.4289), (0.1, 0.5448),
    (0.125, 0.6650), (0.15, 0.7583), (0.2, 0.8793), (0.25, 0.9420), (0.3, 0.9729),
    (0.35, 0.9876), (0.4, 0.9944), (0.45, 0.9975), (0.5, 0.9989),
  ])
  func `moves the keyboard as logged`(time: Double, progress: Double) {
    // The first two times are 1/60 s and 1/30 s, rounded.
    let exact = time < 0.04 ? (time / (1.0 / 60)).rounded() / 60 : time
    #expect(abs(Spring.keyboard.progress(at: exact) - progress) < 6e-5)
  }

  @Test(arguments: [
    (0.08, 144.110), (0.125, 223.445), (0.25, 316.525), (0.325, 329.829), (0.5, 335.631),
  ])
  func `lifts 336 points as logged`(time: Double, height: Double) {
    #expect(abs(336 * Spring.keyboard.progress(at: time) - height) < 6e-4)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 0.99, 1.0])
  func `has settled to a thousandth at the duration asked for`(ratio: Double) {
    let spring = Spring(settlingAfter: 0.6, dampingRatio: ratio, initialVelocity: 0)
    for step in 0...200 {
      let time = 0.6 + Double(step) * 0.01
      #expect(abs(1 - spring.progress(at: time)) <= 0.001 + 1e-9)
    }
    // And not long before: the envelope is larger then.
    let early = (0...60).map { abs(1 - spring.progress(at: 0.3 + Double($0) * 0.005)) }
    #expect(early.max() ?? 0 > 0.001)
  }

  @Test func `takes overdamping as critical damping`() {
    #expect(Spring.keyboard.dampingRatio == 1)
    #expect(abs(Spring.keyboard.frequency - 18.257418583505537) < 1e-12)
  }
}
