import Foundation
import TestSupport
import Testing
import UIKit

/// A second has 600 ticks.
@MainActor struct KeyframeTests {
  private func withView(_ test: (UIView, FrameClock) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      clock.runDue()
      try test(view, clock)
    }
  }

  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test(.covers("UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)"))
  func `key frames come one after the other`() {
    withView { view, clock in
      var ends: [Bool] = []
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            view.frame.origin.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.frame.origin.x = 40
          }
          view.alpha = 0
        }, completion: { ends.append($0) })
      #expect(view.frame.minX == 40)
      // Up evenly to a quarter, a rest, and down evenly from the half on.
      for (tick, x) in [
        (0, 0), (75, 50), (150, 100), (225, 100), (300, 100), (450, 70), (599, 40.2),
      ] {
        clock.advance(to: tick)
        #expect(abs(view.presentation.frame.minX - x) < 1e-6, "at \(tick)")
        #expect(abs(view.presentation.opacity - (1 - Double(tick) / 600)) < 1e-6)
      }
      clock.advance(to: 600)
      #expect(ends == [true])
      #expect(view.presentation.frame.minX == 40)
    }
  }

  @Test(.covers("UIColor.init(red:green:blue:alpha:)"))
  func `colours go from one key frame to the next`() {
    withView { view, clock in
      view.backgroundColor = .black
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
          }
        })
      for (tick, red, green) in [(150, 0.5, 0.0), (300, 1, 0), (450, 1, 0.5), (600, 1, 1)] {
        clock.advance(to: tick)
        let seen = view.presentation.backgroundColor
        #expect(abs((seen?.red ?? -1) - red) < 1e-6, "at \(tick)")
        #expect(abs((seen?.green ?? -1) - green) < 1e-6, "at \(tick)")
      }
    }
  }

  @Test(.covers("UIView.KeyframeAnimationOptions.calculationModeDiscrete"))
  func `the whole is eased unless a curve is given, and one mode jumps`() {
    withView { view, clock in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.frame.origin.x = 100
          }
        })
      clock.advance(to: 300)
      // Ease-in-out is half way in the middle, where the key frame ends.
      #expect(abs(view.presentation.frame.minX - 100) < 1e-6)
      clock.advance(to: 600)
      view.frame.origin.x = 0
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
            view.frame.origin.x = 100
          }
        })
      clock.advance(to: 899)
      #expect(view.presentation.frame.minX == 0)
      clock.advance(to: 901)
      #expect(view.presentation.frame.minX == 100)
    }
  }

  @Test(
    .covers("UIView.KeyframeAnimationOptions", "UIView.KeyframeAnimationOptions.init(rawValue:)"))
  func `a curve of the keyboard's notification may be passed on as it is`() {
    withView { view, clock in
      UIView.animateKeyframes(
        withDuration: 0.25, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 7),
        animations: { view.frame.origin.y = -100 })
      clock.advance(to: 75)
      #expect(abs(view.presentation.frame.minY + 50) < 1e-6)
      clock.advance(to: 150)
      #expect(view.presentation.frame.minY == -100)
    }
  }

  @Test(.covers("UIView.animateKeyframes(withDuration:delay:options:animations:completion:)"))
  func `key frames outside of the whole are moved in`() {
    withView { view, clock in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: 9) {
            view.frame.origin.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 0) {
            view.frame.origin.y = 100
          }
        })
      clock.advance(to: 300)
      #expect(abs(view.presentation.frame.minX - 50) < 1e-6)
      #expect(view.presentation.frame.minY == 100)
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      #expect(view.presentation.opacity == 0)
    }
  }

  @Test(
    .covers(
      "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)"
    )) func `a spring by bounce moves as its equation says`()
  {
    withView { view, clock in
      UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.frame.origin.x = 100 })
      // ω = 2π/0.5, ζ = 1 − 0.3.
      let (omega, ratio) = (4 * Double.pi, 0.7)
      let damped = omega * (1 - ratio * ratio).squareRoot()
      for tick in [30, 120, 300] {
        clock.advance(to: tick)
        let time = Double(tick) / 600
        let left =
          exp(-ratio * omega * time)
          * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
        #expect(abs(view.presentation.frame.minX - 100 * (1 - left)) < 1e-6, "at \(tick)")
      }
      clock.advance(to: 1200)
      #expect(view.window?.screen.isAnimating == false)
    }
  }
}
