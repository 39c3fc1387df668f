import Foundation
import TestSupport
import Testing
import UIKit

/// A second has 600 ticks.
@MainActor struct PropertyAnimatorTests {
  private func withView(_ test: (UIView, FrameClock) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      clock.runDue()
      try test(view, clock)
    }
  }

  private func x(_ view: UIView) -> CGFloat { view.presentation.frame.minX }

  private func expect(
    _ view: UIView, at place: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(x(view) - place) < 1e-6, sourceLocation: sourceLocation)
  }

  /// Moves the view by 100 points in a second, evenly.
  private func mover(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
  }

  @Test(
    .covers(
      "UIViewAnimatingPosition.end", "UIViewAnimatingState.inactive", "UIViewPropertyAnimator.state"
    )) func `changes are made when it starts, and seen in time`()
  {
    withView { view, clock in
      let animator = mover(view)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      #expect(view.frame.minX == 0)
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(view.frame.minX == 100)
      #expect(animator.state == .active && animator.isRunning)
      expect(view, at: 0)
      clock.advance(to: 150)
      expect(view, at: 25)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      #expect(view.window?.screen.isAnimating == true)
      clock.advance(to: 599)
      #expect(ends.isEmpty)
      clock.advance(to: 600)
      #expect(ends == [.end])
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(view.window?.screen.isAnimating == false)
      expect(view, at: 100)
    }
  }

  @Test(
    .covers(
      "CGVector", "CGVector.init(dx:dy:)", "UISpringTimingParameters",
      "UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)",
      "UIViewPropertyAnimator.duration",
      "UIViewPropertyAnimator.init(duration:dampingRatio:animations:)",
      "UIViewPropertyAnimator.init(duration:timingParameters:)"))
  func `the paces are those of the curves and springs`() {
    withView { view, clock in
      func seen(at tick: Int, of animator: UIViewPropertyAnimator) -> CGFloat {
        MainActor.assumeIsolated {
          UIView.performWithoutAnimation { view.frame.origin.x = 0 }
          animator.addAnimations { view.frame.origin.x = 1 }
          animator.startAnimation()
          clock.advance(by: tick)
          let seen = view.presentation.frame.minX
          animator.stopAnimation(true)
          return seen
        }
      }
      // Ease-in-out is half way in the middle, and its curve is y = 3s²−2s³ where x = 0.42 … .
      let ease = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
      #expect(abs(seen(at: 300, of: ease) - 0.5) < 1e-6)
      // Control points on the diagonal: evenly.
      let even = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 1.0 / 3, y: 1.0 / 3),
        controlPoint2: CGPoint(x: 2.0 / 3, y: 2.0 / 3))
      #expect(abs(seen(at: 120, of: even) - 0.2) < 1e-6)
      // x(t) = 1 − e^(−ωt)(1 + ωt), with ω = √(1000/3) for the system's spring.
      let system = UIViewPropertyAnimator(
        duration: 9, timingParameters: UISpringTimingParameters())
      let phase = (1000.0 / 3).squareRoot() * 0.1
      #expect(abs(seen(at: 60, of: system) - (1 - exp(-phase) * (1 + phase))) < 1e-6)
      #expect(system.duration < 1)
      // x(t) = 1 − e^(−ζωt)(cos ω't + ((ζω − v)/ω') sin ω't), ω' = ω√(1−ζ²): mass 1, stiffness
      // 100, damping 10, velocity 2.
      let spring = UIViewPropertyAnimator(
        duration: 9,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 0)))
      let damped = 10 * (1 - 0.25 as Double).squareRoot()
      let left =
        exp(-5 * 0.2) * (cos(damped * 0.2) + (5 - 2) / damped * sin(damped * 0.2))
      #expect(abs(seen(at: 120, of: spring) - (1 - left)) < 1e-6)
      // By a ratio the envelope e^(−ζωt)/√(1−ζ²) is a thousandth at the end.
      let ratio = 0.5
      let omega = log(1000 / (1 - ratio * ratio).squareRoot()) / ratio
      let d = omega * (1 - ratio * ratio).squareRoot()
      let rest = exp(-ratio * omega * 0.3) * (cos(d * 0.3) + ratio * omega / d * sin(d * 0.3))
      let bouncing = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
      #expect(abs(seen(at: 180, of: bouncing) - (1 - rest)) < 1e-6)
      #expect(bouncing.duration == 1)
    }
  }

  @Test(
    .covers(
      "UIViewAnimatingPosition.start", "UIViewPropertyAnimator.isReversed",
      "UIViewPropertyAnimator.pauseAnimation()"))
  func `it pauses, goes on and turns round without a jump`() {
    withView { view, clock in
      let animator = mover(view)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(to: 300)
      animator.pauseAnimation()
      #expect(!animator.isRunning && animator.state == .active)
      #expect(view.window?.screen.isAnimating == false)
      clock.advance(to: 1000)
      expect(view, at: 50)
      animator.startAnimation()
      clock.advance(to: 1060)
      expect(view, at: 60)
      animator.isReversed = true
      expect(view, at: 60)
      clock.advance(to: 1120)
      expect(view, at: 50)
      clock.advance(to: 1419)
      #expect(ends.isEmpty)
      clock.advance(to: 1420)
      #expect(ends == [.start])
      // Back where it began, for code as well.
      #expect(view.frame.minX == 0)
      expect(view, at: 0)
    }
  }

  @Test(
    .covers(
      "CGColor.alpha", "UIColor.cgColor", "UICubicTimingParameters",
      "UICubicTimingParameters.init(animationCurve:)",
      "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)"))
  func `it is scrubbed and goes on with another pace`() {
    withView { view, clock in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        view.frame.origin.x = 100
        view.alpha = 0
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      animator.fractionComplete = 0.3
      #expect(animator.state == .active)
      #expect(abs(view.presentation.opacity - 0.7) < 1e-6)
      #expect(abs(view.presentation.transform.a - 1.3) < 1e-6)
      #expect(abs((view.presentation.backgroundColor?.alpha ?? 0) - 0.3) < 1e-6)
      clock.advance(by: 100)
      #expect(abs(animator.fractionComplete - 0.3) < 1e-9)
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
      // 0.7 of the way in half a second.
      clock.advance(by: 150)
      #expect(abs(animator.fractionComplete - 0.65) < 1e-9)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(by: 390)
      #expect(animator.state == .inactive)
      #expect(view.alpha == 1)
      #expect(view.transform == .identity)
      #expect(view.backgroundColor?.cgColor.alpha ?? 0 == 0)
    }
  }

  @Test(
    .covers(
      "UIViewPropertyAnimator", "UIViewPropertyAnimator.fractionComplete",
      "UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)",
      "UIViewPropertyAnimator.init(duration:curve:animations:)",
      "UIViewPropertyAnimator.scrubsLinearly"))
  func `a fraction of the time is one of the way where it does not scrub linearly`() {
    withView { view, _ in
      let animator = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0, y: 0)
      ) { view.frame.origin.x = 100 }
      animator.scrubsLinearly = false
      // x = s³ and y = s³: evenly, as it happens.
      animator.fractionComplete = 0.25
      expect(view, at: 25)
      let eased = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
      eased.scrubsLinearly = false
      eased.fractionComplete = 0.5
      let linear = 1 - view.presentation.opacity
      #expect(linear > 0.3 && linear < 0.32)
      eased.stopAnimation(true)
      animator.stopAnimation(true)
    }
  }

  @Test(
    .covers(
      "UIViewAnimatingPosition.current", "UIViewAnimatingState.stopped",
      "UIViewPropertyAnimator.finishAnimation(at:)", "UIViewPropertyAnimator.stopAnimation(_:)"))
  func `it is stopped and finished anywhere`() {
    withView { view, clock in
      for (position, place) in [
        (UIViewAnimatingPosition.end, CGFloat(100)), (.start, 0), (.current, 25),
      ] {
        view.frame.origin.x = 0
        let animator = mover(view)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 150)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        clock.advance(by: 600)
        expect(view, at: 25)
        animator.finishAnimation(at: position)
        #expect(view.frame.minX == place)
        expect(view, at: place)
        clock.runDue()
        #expect(ends == [position])
      }
      view.frame.origin.x = 0
      let animator = mover(view)
      animator.addCompletion { _ in Issue.record("it was not finished") }
      animator.startAnimation()
      clock.advance(by: 300)
      animator.stopAnimation(true)
      #expect(view.frame.minX == 50)
      #expect(animator.state == .inactive)
      clock.advance(by: 600)
    }
  }

  @Test(
    .covers(
      "UIViewPropertyAnimator.addAnimations(_:)",
      "UIViewPropertyAnimator.addAnimations(_:delayFactor:)"))
  func `changes that are added take what is left, or a part of it`() {
    withView { view, clock in
      let animator = mover(view)
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(to: 150)
      #expect(view.presentation.opacity == 1)
      animator.addAnimations { view.frame.origin.y = 60 }
      clock.advance(to: 450)
      // From 0.25 to 1: two thirds at 0.75.
      #expect(abs(view.presentation.frame.minY - 40) < 1e-6)
      #expect(abs(view.presentation.opacity - 0.5) < 1e-6)
      expect(view, at: 75)
      clock.advance(to: 600)
      #expect(view.presentation.frame.minY == 60)
    }
  }

  @Test(
    .covers(
      "UIViewAnimatingPosition", "UIViewPropertyAnimator.delay",
      "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)"
    )) func `a running animator waits, takes its options, and ends`()
  {
    withView { view, clock in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.5, options: [.curveLinear],
        animations: { view.frame.origin.x = 100 }, completion: { ends.append($0) })
      #expect(animator.delay == 0.5)
      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      clock.advance(to: 300)
      expect(view, at: 0)
      clock.advance(to: 450)
      expect(view, at: 50)
      clock.advance(to: 600)
      #expect(ends == [.end])
      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
  }

  @Test(
    .covers(
      "UIViewAnimatingState.active", "UIViewPropertyAnimator.addCompletion(_:)",
      "UIViewPropertyAnimator.isRunning", "UIViewPropertyAnimator.pausesOnCompletion"))
  func `it stays at its end where that is asked for`() {
    withView { view, clock in
      let animator = mover(view)
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in Issue.record("it is not done") }
      animator.startAnimation()
      clock.advance(to: 900)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(by: 300)
      expect(view, at: 50)
      animator.stopAnimation(true)
    }
  }

  @Test(.covers("UIView.performWithoutAnimation(_:)", "UIViewPropertyAnimator.startAnimation()"))
  func `without animations it is done at once, and lets go of what it has`() {
    withView { view, clock in
      weak var remains: UIViewPropertyAnimator?
      UIView.performWithoutAnimation {
        let animator = mover(view)
        remains = animator
        animator.startAnimation()
        expect(view, at: 100)
      }
      clock.runDue()
      #expect(remains == nil)
      view.frame.origin.x = 0
      do {
        let animator = mover(view)
        remains = animator
        animator.startAnimation()
      }
      clock.advance(by: 599)
      #expect(remains != nil)
      clock.advance(by: 1)
      #expect(remains == nil)
    }
  }

  @Test(
    .covers(
      "CGVector.init()", "CGVector.zero", "UICubicTimingParameters.animationCurve",
      "UICubicTimingParameters.controlPoint1", "UICubicTimingParameters.controlPoint2",
      "UICubicTimingParameters.cubicTimingParameters",
      "UICubicTimingParameters.init(controlPoint1:controlPoint2:)",
      "UICubicTimingParameters.springTimingParameters", "UICubicTimingParameters.timingCurveType",
      "UISpringTimingParameters.cubicTimingParameters",
      "UISpringTimingParameters.init(dampingRatio:initialVelocity:)",
      "UISpringTimingParameters.initialVelocity", "UISpringTimingParameters.springTimingParameters",
      "UISpringTimingParameters.timingCurveType", "UITimingCurveType.builtin",
      "UITimingCurveType.cubic", "UITimingCurveType.spring"))
  func `parameters say what they are`() {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.9, y: -1))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.cubicTimingParameters === cubic)
    #expect(cubic.springTimingParameters == nil)
    #expect(cubic.controlPoint2 == CGPoint(x: 0.9, y: -1))
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
    #expect(
      UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil)
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    #expect(CGVector() == .zero)
  }
}
