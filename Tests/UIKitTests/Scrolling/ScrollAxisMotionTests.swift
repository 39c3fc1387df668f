import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct ScrollAxisMotionTests {
  // 0.998 of the speed is left after a millisecond, so a part of 1000·ln(1/0.998) = 2.002003 of it
  // goes in a second, and what starts at 1000 points a second comes 1000 / 2.002003 = 499.4998 far.
  @Test(.covers("UIScrollView"))
  func `a thousand points a second come 499.5 points far at the normal rate`() {
    let rate = UIScrollView.DecelerationRate.normal.perSecond
    #expect(abs(rate - 2.002003) < 1e-6)
    let motion = ScrollAxisMotion(
      from: 100, velocity: 1000, within: 0...5000, rate: rate, bounces: true, precision: 0.25)
    #expect(motion.target == 599.5)
    // ln(499.5 / 0.25) / 2.002003 = 3.7966
    #expect(abs(motion.duration - 3.7966) < 1e-3)
    // A part of 1 − e^(−2.002003·t) of the way is done: .8649 after a second.
    #expect(abs(motion.value(at: 1) - (100 + 499.5 * 0.864935)) < 1e-2)
    #expect(motion.value(at: 0) == 100)
    #expect(motion.value(at: 3.8) == 599.5)
  }

  // 1000·ln(1/0.99) = 10.050336; 1000 / 10.050336 = 99.499
  @Test(.covers("UIScrollView.DecelerationRate", "UIScrollView.DecelerationRate.fast"))
  func `a thousand points a second come 99.5 points far at the fast rate`() {
    let rate = UIScrollView.DecelerationRate.fast.perSecond
    #expect(abs(rate - 10.050336) < 1e-6)
    let motion = ScrollAxisMotion(
      from: 0, velocity: -1000, within: -500...500, rate: rate, bounces: true, precision: 0.25)
    #expect(motion.target == -99.5)
  }

  // The speed falls by as much as the way times the rate: 300 points before the edge 1000 points a
  // second are 1000 − 300·2.002003 = 399.4 at it. A spring of 10 radians a second without distance
  // is at v·t·e^(−10·t), farthest at t = 0.1: 399.4 · 0.1 / e = 14.693.
  @Test(.covers("UIScrollView.DecelerationRate.normal"))
  func `content that runs over its edge is drawn back`() {
    let rate = UIScrollView.DecelerationRate.normal.perSecond
    let motion = ScrollAxisMotion(
      from: 0, velocity: 1000, within: 0...300, rate: rate, bounces: true, precision: 0.25)
    #expect(motion.target == 300)
    // 499.4998·(1 − e^(−2.002003·t)) = 300 at t = ln(499.4998/199.4998)/2.002003 = 0.45843
    let edge = 0.45843
    #expect(abs(motion.value(at: edge) - 300) < 0.01)
    #expect(abs(motion.value(at: edge + 0.1) - 314.693) < 0.01)
    #expect(motion.value(at: motion.duration) == 300)
    let stiff = ScrollAxisMotion(
      from: 0, velocity: 1000, within: 0...300, rate: rate, bounces: false, precision: 0.25)
    #expect(abs(stiff.duration - edge) < 1e-4)
    #expect(stiff.value(at: 1) == 300)
  }

  // (d + (v + ωd)·t)·e^(−ωt) with d = −50, v = 0, ω = 10 is −50·2·e^(−1) = −36.788 after 0.1 s.
  @Test func `content that is let go beyond its edge goes back`() {
    let motion = ScrollAxisMotion(
      from: -50, velocity: 0, within: 0...300, rate: 2, bounces: true, precision: 0.25)
    #expect(motion.target == 0)
    #expect(abs(motion.value(at: 0.1) + 36.788) < 1e-3)
    let left = 50 * (1 + 10 * motion.duration) * exp(-10 * motion.duration)
    #expect(abs(left - 0.25) < 1e-6)
  }

  @Test func `content that is flung inwards from beyond its edge goes on`() {
    let motion = ScrollAxisMotion(
      from: -50, velocity: 400, within: 0...300, rate: 2, bounces: true, precision: 0.25)
    #expect(motion.target == 150)
    let far = ScrollAxisMotion(
      from: -50, velocity: 4000, within: 0...300, rate: 2, bounces: true, precision: 0.25)
    #expect(far.target == 300)
    #expect(stride(from: 0, to: 2, by: 0.01).contains { far.value(at: $0) > 310 })
  }

  @Test(.seeded) func `a motion is continuous and ends where it says`() {
    forAll(rounds: 100) { generator in
      let lower = Double.random(in: -100...0, using: &generator)
      let range = lower...(lower + Double.random(in: 0...800, using: &generator))
      let motion = ScrollAxisMotion(
        from: Double.random(in: -300...900, using: &generator),
        velocity: Double.random(in: -5000...5000, using: &generator), within: range,
        rate: Double.random(in: 1...12, using: &generator), bounces: true, precision: 0.25)
      #expect(range.contains(motion.target))
      #expect(motion.duration.isFinite)
      let values = stride(from: 0, through: motion.duration, by: 0.004).map(motion.value(at:))
      // At most 5000 points a second, or what 600 points draw back at 10 radians a second.
      #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 21 })
      #expect(abs(motion.value(at: motion.duration.nextDown) - motion.target) <= 0.251)
    }
  }

  // (1 − 1/(0.55·x/d + 1))·d for d = 400: 100 → 48.35, 400 → 141.94, 4000 → 338.46.
  @Test func `a rubber band shows less and less of a pull`() {
    let band = RubberBand(length: 400)
    for (pull, shown) in [(0.0, 0.0), (100, 48.3516), (400, 141.9355), (4000, 338.4615)] {
      #expect(abs(band.shown(pull: pull) - shown) < 1e-3)
      #expect(abs(band.pull(showing: band.shown(pull: pull)) - pull) < 1e-6)
    }
    #expect(band.shown(pull: .infinity) == 400)
    #expect(RubberBand(length: 0).shown(pull: 50) == 0)
    #expect(band.shown(-100, within: 0...50) == -band.shown(pull: 100))
    #expect(band.shown(150, within: 0...50) == 50 + band.shown(pull: 100))
    #expect(band.shown(20, within: 0...50) == 20)
  }
}
