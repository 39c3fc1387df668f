import Foundation
import TestSupport
import Testing
import UIKit

/// A second has 600 ticks.
@MainActor struct ViewAnimationTests {
  private func withView(_ test: (UIView, FrameClock) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      clock.runDue()
      try test(view, clock)
    }
  }

  /// The solution of a function that falls, between 0 and 100.
  private func root(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 100.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return low
  }

  @Test(
    .covers(
      "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
    ))
  func `a critically damped spring has a thousandth of its way left at the end`() {
    withView { view, clock in
      // x(t) = 1 − (1 + ωt)·e^(−ωt), with ω such that x(1) = 0.999.
      let frequency = root { (1 + $0) * exp(-$0) - 0.001 }
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0.1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [], animations: { view.frame.origin.x = 100 }, completion: { ends.append($0) })
      #expect(view.frame.minX == 100)
      for (tick, seconds) in [(60, 0.0), (210, 0.25), (360, 0.5), (510, 0.75)] {
        clock.advance(to: tick)
        let place = 100 * (1 - (1 + frequency * seconds) * exp(-frequency * seconds))
        #expect(abs(view.presentation.frame.minX - place) < 1e-3, "\(seconds)")
      }
      clock.advance(to: 659)
      #expect(ends == [])
      clock.advance(to: 660)
      #expect(ends == [true])
      #expect(view.presentation.frame.minX == 100)
    }
  }

  @Test func `an underdamped spring swings past its end by what its damping leaves`() {
    withView { view, clock in
      // The first overshoot of a spring of ratio ζ is e^(−ζπ/√(1−ζ²)) of the way.
      let ratio = 0.4
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        animations: { view.frame.origin.x = 100 })
      var farthest: CGFloat = 0
      for tick in 1...1200 {
        clock.advance(to: tick)
        farthest = max(farthest, view.presentation.frame.minX)
      }
      let overshoot = exp(-ratio * .pi / (1 - ratio * ratio).squareRoot())
      #expect(abs(farthest - 100 * (1 + overshoot)) < 0.05)
    }
  }

  @Test(.covers("UIView.setAnimationBeginsFromCurrentState(_:)"), arguments: [true, false])
  func `a new animation goes on from where the view is seen, asked to or not`(asked: Bool) {
    withView { view, clock in
      @MainActor func move(to x: CGFloat) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        UIView.setAnimationBeginsFromCurrentState(asked)
        view.frame.origin.x = x
        UIView.commitAnimations()
      }
      move(to: 100)
      clock.advance(to: 300)
      #expect(abs(view.presentation.frame.minX - 50) < 1e-6)
      move(to: 0)
      #expect(abs(view.presentation.frame.minX - 50) < 1e-6)
      // The first one's last half second goes on under the second one, which takes all of its way.
      clock.advance(to: 600)
      #expect(abs(view.presentation.frame.minX - 50) < 1e-6)
      clock.advance(to: 900)
      #expect(view.presentation.frame.minX == 0)
    }
  }
}
