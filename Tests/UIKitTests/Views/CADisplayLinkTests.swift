import Foundation
import TestSupport
import Testing
import UIKit

/// A frame is a sixtieth of a second.
@MainActor struct CADisplayLinkTests {
  @MainActor private final class Target {
    var times: [CFTimeInterval] = []
    var onFrame: ((CADisplayLink) -> Void)?

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onFrame?(link)
    }
  }

  private func frames(_ numbers: Int..., each count: Int = 1) -> [CFTimeInterval] {
    numbers.map { Double($0 * count * 10) / 600 }
  }

  @Test(
    .covers(
      "CACurrentMediaTime()", "CADisplayLink.duration", "CADisplayLink.targetTimestamp",
      "CFTimeInterval"))
  func `it calls for each frame, with the time`() {
    withFreshUIKit { _, clock in
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
      clock.advance(to: 5)
      #expect(target.times.isEmpty)
      link.add(to: .main, forMode: .common)
      clock.advance(to: 35)
      #expect(target.times == frames(1, 2, 3))
      #expect(abs(link.targetTimestamp - 4.0 / 60) < 1e-12)
      #expect(abs(link.duration - 1.0 / 60) < 1e-12)
      #expect(abs(CACurrentMediaTime() - 35.0 / 600) < 1e-12)
      link.invalidate()
    }
  }

  @Test(
    .covers(
      "CADisplayLink.add(to:forMode:)", "CADisplayLink.isPaused",
      "CADisplayLink.preferredFramesPerSecond"))
  func `it rests while paused, and calls at a whole part of the rate`() {
    withFreshUIKit { _, clock in
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .default)
      clock.advance(to: 65)
      link.isPaused = true
      clock.advance(to: 200)
      link.isPaused = false
      clock.advance(to: 245)
      #expect(target.times == frames(1, 2, 7, 8, each: 3))
      link.invalidate()
    }
  }

  @Test(.covers("CADisplayLink", "CADisplayLink.init(target:selector:)", "CADisplayLink.timestamp"))
  func `it lives while it is added, and lets go of its target when invalidated`() {
    withFreshUIKit { _, clock in
      var target: Target? = Target()
      weak let remains = target
      target?.onFrame = { if $0.timestamp > 0.04 { $0.invalidate() } }
      if let target {
        CADisplayLink(target: target, selector: Selector(Target.step(_:)))
          .add(to: .main, forMode: .common)
      }
      target = nil
      clock.advance(to: 29)
      #expect(remains?.times.count == 2)
      clock.advance(to: 60)
      #expect(remains == nil)
      #expect(clock.nextTick == nil)
    }
  }

  @Test(
    .covers(
      "CADisplayLink.invalidate()", "CADisplayLink.preferredFrameRateRange", "CAFrameRateRange",
      "CAFrameRateRange.default", "CAFrameRateRange.init(minimum:maximum:preferred:)",
      "UIScreen.displayLink(withTarget:selector:)"))
  func `the rate is the whole part of the screen's that is nearest to what is wanted`() {
    withFreshUIKit { _, clock in
      @MainActor func callsInASecond(_ range: CAFrameRateRange) -> Int {
        let target = Target()
        let link = UIScreen.main.displayLink(
          withTarget: target, selector: Selector(Target.step(_:)))
        link?.preferredFrameRateRange = range
        link?.add(to: .main, forMode: .common)
        clock.advance(by: 600)
        link?.invalidate()
        return target.times.count
      }
      #expect(callsInASecond(.default) == 60)
      #expect(callsInASecond(CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)) == 60)
      #expect(callsInASecond(CAFrameRateRange(minimum: 8, maximum: 15)) == 15)
      #expect(callsInASecond(CAFrameRateRange(minimum: 10, maximum: 24, preferred: 24)) == 20)
      #expect(callsInASecond(CAFrameRateRange(minimum: 24, maximum: 24, preferred: 24)) == 20)
    }
  }

  @Test(.covers("CADisplayLink.remove(from:forMode:)"))
  func `it stops when it is removed, and can be added again`() {
    withFreshUIKit { _, clock in
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
      link.add(to: .main, forMode: .common)
      clock.advance(to: 20)
      link.remove(from: .main, forMode: .common)
      clock.advance(to: 50)
      #expect(clock.nextTick == nil)
      link.add(to: .main, forMode: .common)
      clock.advance(to: 65)
      #expect(target.times == frames(1, 2, 6))
      link.invalidate()
    }
  }

  @Test(
    .covers(
      "CAFrameRateRange.init()", "CAFrameRateRange.maximum", "CAFrameRateRange.minimum",
      "CAFrameRateRange.preferred"))
  func `a range says what it was made of`() {
    var range = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 12)
    #expect(range.minimum == 8 && range.maximum == 15 && range.preferred == 12)
    range.preferred = nil
    #expect(range == CAFrameRateRange(minimum: 8, maximum: 15))
    #expect(CAFrameRateRange() == .default)
    #expect(CAFrameRateRange.default.minimum == 0 && CAFrameRateRange.default.maximum == 0)
  }
}
