import Foundation
import TestSupport
import Testing
import UIKit

/// How values between those of key frames are found; a second has 600 ticks.
@MainActor struct KeyframeModeTests {
  /// Moves a view's left edge through values, each with its part of a second.
  private func values(
    _ mode: UIView.KeyframeAnimationOptions,
    _ frames: [(start: Double, length: Double, x: CGFloat)],
    at ticks: [Int]
  ) -> [CGFloat] {
    withFreshUIKit { window, clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      clock.runDue()
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [mode, linear],
        animations: {
          for frame in frames {
            UIView.addKeyframe(
              withRelativeStartTime: frame.start, relativeDuration: frame.length
            ) { view.frame.origin.x = frame.x }
          }
        })
      return ticks.map { tick in
        clock.advance(to: tick)
        return view.presentation.frame.minX
      }
    }
  }

  private func isNear(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(
    .covers(
      "UIView.KeyframeAnimationOptions.calculationModePaced",
      "UIView.KeyframeAnimationOptions.calculationModeCubic",
      "UIView.KeyframeAnimationOptions.calculationModeCubicPaced",
      "UIView.KeyframeAnimationOptions.calculationModeLinear"))
  func `the modes have UIKit's numbers`() {
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == [0, 1 << 10, 2 << 10, 3 << 10, 4 << 10])
  }

  @Test func `paced motion is even, whatever the times`() {
    // 100 there and 300 back: 400 points in a second.
    let frames: [(Double, Double, CGFloat)] = [(0, 0.8, 100), (0.8, 0.2, -200)]
    let seen = values(.calculationModePaced, frames, at: [75, 150, 300, 599, 600])
    #expect(isNear(seen, [50, 100, 0, -200 + 400.0 / 600, -200]))
  }

  @Test func `cubic motion is smooth through the values`() {
    let frames: [(Double, Double, CGFloat)] = [(0, 0.5, 100), (0.5, 0.5, 100)]
    // Values 0 at 0, 100 at ½, 100 at 1; slopes are 200, 100 and 0 a second. In the middle of a piece
    // of length h: (v₀ + v₁)/2 + h·(m₀ − m₁)/8.
    let seen = values(.calculationModeCubic, frames, at: [0, 150, 300, 450, 600])
    // The second change is none: no animation shows it, so the curve ends at the half.
    #expect(seen[0] == 0 && seen[2] == 100 && seen[4] == 100)
    let moving: [(Double, Double, CGFloat)] = [(0, 0.5, 100), (0.5, 0.5, 0)]
    // Slopes 200, 0 and −200: 50 + 0.5·200/8 in the middle of both pieces.
    let arc = values(.calculationModeCubic, moving, at: [150, 300, 450, 600])
    #expect(isNear(arc, [62.5, 100, 62.5, 0]))
    // On a straight line all is even.
    let line: [(Double, Double, CGFloat)] = [(0, 0.25, 25), (0.25, 0.5, 75), (0.75, 0.25, 100)]
    #expect(isNear(values(.calculationModeCubic, line, at: [60, 240, 540]), [10, 40, 90]))
  }

  @Test func `a gap between cubic key frames holds the value at its ends`() {
    let frames: [(Double, Double, CGFloat)] = [(0, 0.25, 100), (0.75, 0.25, 0)]
    let seen = values(.calculationModeCubic, frames, at: [150, 300, 450])
    // Values 0, 100, 100, 0 at 0, ¼, ¾, 1: slopes 400, 400/3, −400/3, −400; in the middle of the gap
    // 100 + 0.5·(800/3)/8.
    #expect(isNear(seen, [100, 100 + 0.5 * 800 / 3 / 8, 100]))
  }

  @Test func `cubic paced motion has times by the distances`() {
    let frames: [(Double, Double, CGFloat)] = [(0, 0.9, 100), (0.9, 0.1, 0)]
    let seen = values(.calculationModeCubicPaced, frames, at: [150, 300, 450, 600])
    #expect(isNear(seen, [62.5, 100, 62.5, 0]))
  }
}
