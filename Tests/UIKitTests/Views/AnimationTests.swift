import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct AnimationTests {
  private func makeView(in window: UIWindow) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.addSubview(view)
    return view
  }

  @Test(.covers("CALayer.position"))
  func `the model jumps, the presentation follows the curve`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.y = 250 }
      #expect(view.center.y == 250)
      #expect(view.layer.presentation()?.position.y == 150)
      clock.advance(by: 75)
      #expect(abs(view.presentation.position.y - 175) < 1e-9)
      clock.advance(by: 225)
      #expect(view.presentation.position.y == 250)
    }
  }

  @Test func `changes in mid-flight add up, without a jump`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 350 }
      clock.advance(by: 300)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 150 }
      // 150 + (150−350)·0.5 + (350−150)·1
      #expect(abs(view.presentation.position.y - 250) < 1e-9)
      clock.advance(by: 150)
      // 150 − 200·0.25 + 200·0.75
      #expect(abs(view.presentation.position.y - 250) < 1e-9)
      clock.advance(by: 300)
      // The first is over: 150 + 200·0.25
      #expect(abs(view.presentation.position.y - 200) < 1e-9)
    }
  }

  @Test(.covers("UIView.animate(withDuration:animations:completion:)"))
  func `an earlier animation still finishes when another comes on top`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      var log: [String] = []
      UIView.animate(withDuration: 0.5, animations: { view.center.y = 300 }) {
        log.append("first \($0) \(clock.now)")
      }
      clock.advance(by: 60)
      UIView.animate(withDuration: 0.5, animations: { view.center.y = 0 }) {
        log.append("second \($0) \(clock.now)")
      }
      clock.advance(by: 600)
      #expect(log == ["first true 300", "second true 360"])
    }
  }

  @Test(.covers("CALayer.removeAllAnimations()"))
  func `removing animations tells the completion so`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      var log: [Bool] = []
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { log.append($0) }
      view.layer.removeAllAnimations()
      #expect(log.isEmpty)
      clock.runDue()
      #expect(log == [false])
      #expect(view.presentation.opacity == 0)
    }
  }

  @Test func `a block of duration 0, or one that changes nothing, completes in the next turn`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      var log: [String] = []
      UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }) { log.append("zero \($0)") }
      UIView.animate(withDuration: 1, animations: {}) { log.append("empty \($0)") }
      #expect(view.presentation.opacity == 0.5)
      #expect(log.isEmpty)
      clock.runDue()
      #expect(log == ["zero true", "empty true"])
      #expect(clock.now == 0)
    }
  }

  @Test(.covers("CALayer.presentation()"))
  func `a view in no window changes at once`() {
    withFreshUIKit { _, clock in
      let view = UIView()
      var finished: Bool?
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
      #expect(view.layer.presentation() == nil)
      clock.runDue()
      #expect(finished == true)
    }
  }

  @Test func `a delay shows the old value until it is over`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { view.center.y = 250 }
      clock.advance(by: 300)
      #expect(view.presentation.position.y == 150)
      clock.advance(by: 150)
      #expect(abs(view.presentation.position.y - 200) < 1e-9)
    }
  }

  @Test(.covers("UIView.AnimationOptions", "UIView.AnimationOptions.init(rawValue:)"))
  func `the keyboard's curve takes half a second whatever is asked for`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      var end: Int?
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: { view.center.y = 250 }, completion: { _ in end = clock.now })
      let frequency = (1000.0 / 3).squareRoot()
      for frame in 1..<30 {
        clock.advance(to: frame * 10)
        let t = Double(frame) / 60
        let expected = 250 - 100 * exp(-frequency * t) * (1 + frequency * t)
        #expect(abs(view.presentation.position.y - expected) < 1e-9)
      }
      clock.advance(to: 300)
      #expect(end == 300)
      #expect(view.presentation.position.y == 250)
    }
  }

  @Test(
    .covers(
      "UIView.AnimationOptions.curveEaseIn", "UIView.AnimationOptions.overrideInheritedCurve",
      "UIView.AnimationOptions.overrideInheritedDuration", "UIView.inheritedAnimationDuration"))
  func `a block inside another takes over its duration and curve`() {
    withFreshUIKit { window, clock in
      let (inner, free) = (makeView(in: window), makeView(in: window))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0, delay: 0, options: .curveEaseIn) { inner.center.y = 250 }
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
        ) { free.center.y = 250 }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 150)
      #expect(abs(inner.presentation.position.y - 175) < 1e-9)
      #expect(abs(free.presentation.position.y - 200) < 1e-9)
    }
  }

  @Test(.covers("UIView.areAnimationsEnabled", "UIView.setAnimationsEnabled(_:)"))
  func `nothing is animated where animations are off`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.y = 250 }
      }
      #expect(view.presentation.position.y == 250)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.center.y = 100 }
      #expect(view.presentation.position.y == 100)
      UIView.setAnimationsEnabled(true)
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test(.covers("UIView.AnimationOptions.autoreverse", "UIView.AnimationOptions.repeat"))
  func `autoreverse goes there and back, repeat goes on for ever`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      var completions = 0
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse, .repeat],
        animations: { view.center.y = 250 }, completion: { _ in completions += 1 })
      for (tick, y) in [(150, 200.0), (300, 250), (450, 200), (600, 150), (750, 200), (6150, 200)] {
        clock.advance(to: tick)
        #expect(abs(view.presentation.position.y - y) < 1e-9, "at tick \(tick)")
      }
      #expect(!window.screen.isAnimating)
      #expect(window.screen.needsContinuousFrames)
      view.removeFromSuperview()
      clock.runDue()
      #expect(completions == 1)
      #expect(!window.screen.needsContinuousFrames)
    }
  }

  @Test(.covers("UIColor.init(white:alpha:)"))
  func `a colour starts from the one that is seen`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      view.backgroundColor = UIColor(white: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(white: 1, alpha: 1)
      }
      clock.advance(by: 300)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(white: 0, alpha: 1)
      }
      #expect(abs((view.presentation.backgroundColor?.red ?? -1) - 0.5) < 1e-9)
      clock.advance(by: 300)
      #expect(abs((view.presentation.backgroundColor?.red ?? -1) - 0.25) < 1e-9)
    }
  }

  @Test(.covers("CGAffineTransform.b"))
  func `a turn goes the short way at even pace`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      view.transform = CGAffineTransform(rotationAngle: 3)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: -3)
      }
      // From 3 to −3 the short way is through π, by 2π − 6.
      clock.advance(by: 300)
      let seen = view.presentation.transform
      #expect(abs(abs(atan2(seen.b, seen.a)) - .pi) < 1e-9)
      #expect(abs(hypot(seen.a, seen.b) - 1) < 1e-9)
    }
  }

  @Test func `a view can grow out of nothing and shrink into it`() {
    withFreshUIKit { window, clock in
      let view = makeView(in: window)
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
      clock.advance(by: 150)
      #expect(abs(view.presentation.transform.a - 0.25) < 1e-9)
      clock.advance(by: 600)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
      clock.advance(by: 150)
      #expect(abs(view.presentation.transform.a - 0.75) < 1e-9)
    }
  }

  @Test func `layout inside a block is animated`() {
    final class Column: UIView {
      let child = UIView()
      var gap: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() { child.frame = CGRect(x: 0, y: gap, width: 10, height: 10) }
    }
    withFreshUIKit { window, clock in
      let column = Column(frame: window.bounds)
      column.addSubview(column.child)
      window.addSubview(column)
      clock.runDue()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        column.gap = 100
        column.layoutIfNeeded()
      }
      clock.advance(by: 300)
      #expect(column.child.frame.minY == 100)
      #expect(abs(column.child.presentation.frame.minY - 50) < 1e-9)
    }
  }

  @Test(
    .covers(
      "UIView.AnimationOptions.allowAnimatedContent",
      "UIView.AnimationOptions.beginFromCurrentState", "UIView.AnimationOptions.curveEaseInOut",
      "UIView.AnimationOptions.curveEaseOut", "UIView.AnimationOptions.layoutSubviews",
      "UIView.AnimationOptions.overrideInheritedOptions",
      "UIView.AnimationOptions.preferredFramesPerSecond30",
      "UIView.AnimationOptions.preferredFramesPerSecond60", "UIView.AnimationOptions.rawValue",
      "UIView.AnimationOptions.showHideTransitionViews",
      "UIView.AnimationOptions.transitionCrossDissolve",
      "UIView.AnimationOptions.transitionCurlDown", "UIView.AnimationOptions.transitionCurlUp",
      "UIView.AnimationOptions.transitionFlipFromBottom",
      "UIView.AnimationOptions.transitionFlipFromLeft",
      "UIView.AnimationOptions.transitionFlipFromRight",
      "UIView.AnimationOptions.transitionFlipFromTop"))
  func `raw values are UIKit's`() {
    let raw: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 0x10000),
      (.curveEaseOut, 0x20000), (.curveLinear, 0x30000), (.transitionFlipFromLeft, 0x100000),
      (.transitionFlipFromRight, 0x200000), (.transitionCurlUp, 0x300000),
      (.transitionCurlDown, 0x400000), (.transitionCrossDissolve, 0x500000),
      (.transitionFlipFromTop, 0x600000), (.transitionFlipFromBottom, 0x700000),
      (.preferredFramesPerSecond60, 0x3000000), (.preferredFramesPerSecond30, 0x7000000),
    ]
    for (option, value) in raw { #expect(option.rawValue == value) }
    let curves: [(UIView.AnimationCurve, Int)] = [
      (.easeInOut, 0), (.easeIn, 1), (.easeOut, 2), (.linear, 3),
    ]
    for (curve, value) in curves { #expect(curve.rawValue == value) }
    #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7)
  }
}
