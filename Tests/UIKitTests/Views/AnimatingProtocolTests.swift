import Foundation
import TestSupport
import Testing
import UIKit

/// An animator as code drives it that knows its protocol alone, as the context of a transition hands
/// it over.
@MainActor struct AnimatingProtocolTests {
  /// A pace of an app's own, which is known by its curve only.
  private final class OwnPace: NSObject, UITimingCurveProvider {
    let curve: UICubicTimingParameters?
    let spring: UISpringTimingParameters?

    init(curve: UICubicTimingParameters? = nil, spring: UISpringTimingParameters? = nil) {
      (self.curve, self.spring) = (curve, spring)
    }

    var timingCurveType: UITimingCurveType { spring == nil ? .cubic : .spring }
    var cubicTimingParameters: UICubicTimingParameters? { curve }
    var springTimingParameters: UISpringTimingParameters? { spring }
  }

  private func withView(_ test: (UIView, FrameClock) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      clock.runDue()
      try test(view, clock)
    }
  }

  private func x(_ view: UIView) -> CGFloat { view.presentation.frame.minX }

  @Test(
    .covers(
      "UIViewAnimating", "UIViewAnimating.finishAnimation(at:)",
      "UIViewAnimating.fractionComplete", "UIViewAnimating.isReversed",
      "UIViewAnimating.isRunning", "UIViewAnimating.pauseAnimation()",
      "UIViewAnimating.startAnimation()", "UIViewAnimating.startAnimation(afterDelay:)",
      "UIViewAnimating.state", "UIViewAnimating.stopAnimation(_:)", "UIViewImplicitlyAnimating",
      "UIViewImplicitlyAnimating.addAnimations(_:)",
      "UIViewImplicitlyAnimating.addAnimations(_:delayFactor:)",
      "UIViewImplicitlyAnimating.addCompletion(_:)",
      "UIViewImplicitlyAnimating.continueAnimation(withTimingParameters:durationFactor:)",
      "UIViewPropertyAnimator.startAnimation(afterDelay:)"))
  func `it is started, paused, scrubbed, reversed and finished`() {
    withView { view, clock in
      let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
        duration: 1, curve: .linear)
      var ends: [UIViewAnimatingPosition] = []
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.addAnimations({ view.frame.origin.y = 100 }, delayFactor: 0.5)
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning)
      animator.startAnimation(afterDelay: 0.5)
      clock.advance(to: 300)
      #expect(animator.state == .active && x(view) == 0)
      clock.advance(to: 450)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      #expect(abs(x(view) - 25) < 1e-6)
      animator.pauseAnimation()
      clock.advance(to: 600)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(abs(x(view) - 25) < 1e-6)
      animator.fractionComplete = 0.75
      #expect(abs(x(view) - 75) < 1e-6)
      // The second change has gone half of its way.
      #expect(abs(view.presentation.frame.minY - 50) < 1e-6)
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      // Three quarters of a second back to the start.
      clock.advance(to: 825)
      #expect(abs(x(view) - 37.5) < 1e-6)
      animator.pauseAnimation()
      animator.startAnimation()
      clock.advance(to: 900)
      #expect(abs(x(view) - 25) < 1e-6)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .start)
      clock.runDue()
      #expect(ends == [.start] && animator.state == .inactive)
      #expect(view.frame.origin == .zero)
    }
  }

  @Test(
    .covers(
      "UITimingCurveProvider", "UITimingCurveProvider.cubicTimingParameters",
      "UITimingCurveProvider.springTimingParameters", "UITimingCurveProvider.timingCurveType",
      "UIViewPropertyAnimator.timingParameters"))
  func `a pace of an app's own is that of what it is made of`() throws {
    try withView { view, clock in
      let linear = OwnPace(curve: UICubicTimingParameters(animationCurve: .linear))
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: linear)
      #expect(animator.timingParameters === linear)
      #expect(animator.duration == 2)
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.startAnimation()
      clock.advance(to: 300)
      #expect(abs(x(view) - 25) < 1e-6)
      animator.stopAnimation(true)

      // How long a spring of its own takes is for the spring to say.
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 1, damping: 2, initialVelocity: .zero)
      let slow = UIViewPropertyAnimator(duration: 1, timingParameters: OwnPace(spring: spring))
      #expect(slow.duration > 5)
      UIView.performWithoutAnimation { view.frame.origin.x = 0 }
      slow.addAnimations { view.frame.origin.x = 100 }
      slow.startAnimation()
      clock.advance(by: 1200)
      // Critically damped, with a frequency of one: 1 − (1 + t)·e^(−t) at two seconds.
      #expect(abs(x(view) - 100 * (1 - 3 * exp(-2))) < 1e-3)
      slow.stopAnimation(true)
      let given = try #require(slow.timingParameters)
      #expect(given.timingCurveType == .spring)
      #expect(given.springTimingParameters === spring && given.cubicTimingParameters == nil)
    }
  }

  @Test(
    .covers(
      "UIViewPropertyAnimator.isInterruptible", "UIViewPropertyAnimator.isUserInteractionEnabled"))
  func `views that it moves take touches unless that is switched off`() {
    withView { view, clock in
      for isEnabled in [true, false] {
        view.frame.origin.x = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.frame.origin.x = 100
        }
        #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
        animator.isUserInteractionEnabled = isEnabled
        // It is not interrupted here, and ends as ever.
        animator.isInterruptible = false
        animator.startAnimation()
        let place = CGPoint(x: 105, y: 5)
        #expect((view.window?.hitTest(place, with: nil) === view) == isEnabled)
        clock.advance(by: 600)
        #expect(view.window?.hitTest(place, with: nil) === view)
        #expect(animator.state == .inactive)
      }
    }
  }

  @Test(
    .covers(
      "UISpringTimingParameters.init(dampingRatio:)",
      "UISpringTimingParameters.init(duration:bounce:initialVelocity:)"))
  func `springs by their bounce take their own time, springs by their ratio the animator's`() {
    withView { view, clock in
      @MainActor func moved(_ spring: UISpringTimingParameters, ticks: Int) -> CGFloat {
        UIView.performWithoutAnimation { view.frame.origin.x = 0 }
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.frame.origin.x = 100 }
        animator.startAnimation()
        clock.advance(by: ticks)
        defer { animator.stopAnimation(true) }
        return x(view)
      }
      // Without a bounce it is critically damped, with a frequency of 2π over the duration.
      let time = 4 * Double.pi * 0.1
      #expect(
        abs(
          moved(UISpringTimingParameters(duration: 0.5, bounce: 0), ticks: 60)
            - 100 * (1 - (1 + time) * exp(-time))) < 1e-3)
      #expect(UISpringTimingParameters(duration: 0.5, bounce: 0).initialVelocity == .zero)
      // By its ratio it has a thousandth of its way left after the animator's second.
      #expect(abs(moved(UISpringTimingParameters(dampingRatio: 1), ticks: 599) - 99.9) < 0.01)
    }
  }
}
