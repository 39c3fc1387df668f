import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What a view's class is told, and the questions it is asked.
@MainActor struct ViewHookTests {
  /// Writes down what it hears.
  private final class ToldView: UIView {
    var log: [String] = []
    var takesGestures = true

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    override func didAddSubview(_ subview: UIView) {
      log.append("added \(subview.tag) of \(subviews.count)")
    }
    override func willRemoveSubview(_ subview: UIView) {
      log.append("removes \(subview.tag) of \(subviews.count)")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      log.append("tint")
    }
    override func layoutMarginsDidChange() { log.append("margins \(layoutMargins.top)") }
    override func safeAreaInsetsDidChange() { log.append("safe area \(safeAreaInsets.top)") }
    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { takesGestures }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  private func tagged(_ tag: Int, in view: UIView? = nil) -> UIView {
    let new = UIView()
    new.tag = tag
    view?.addSubview(new)
    return new
  }

  @Test(.covers("UIView.didAddSubview(_:)", "UIView.willRemoveSubview(_:)"))
  func `a view hears of subviews that have come and that will go`() {
    let (view, other) = (ToldView(), UIView())
    let one = tagged(1, in: view)
    view.insertSubview(tagged(2), at: 0)
    #expect(view.take() == ["added 1 of 1", "added 2 of 2"])
    view.bringSubviewToFront(one)
    #expect(view.take() == [])
    one.removeFromSuperview()
    other.addSubview(view.subviews[0])
    #expect(view.take() == ["removes 1 of 2", "removes 2 of 1"])
  }

  @Test(.covers("UIView.viewWithTag(_:)"))
  func `a view is found by its tag, the view itself first and then in depth`() {
    let view = UIView()
    let inner = tagged(1, in: view)
    let deep = tagged(5, in: inner)
    _ = tagged(5, in: view)
    #expect(view.viewWithTag(0) === view)
    #expect(view.viewWithTag(1) === inner)
    #expect(view.viewWithTag(5) === deep)
    #expect(inner.viewWithTag(1) === inner)
    #expect(view.viewWithTag(6) == nil)
    view.tag = 5
    #expect(view.viewWithTag(5) === view)
  }

  @Test(.covers("UIView.tintColorDidChange()"))
  func `a view hears of a tint that it takes over`() {
    withFreshUIKit { window, _ in
      let (own, inherited) = (ToldView(), ToldView())
      window.addSubview(own)
      own.addSubview(inherited)
      #expect(inherited.tintColor == .systemBlue)
      _ = (own.take(), inherited.take())
      window.tintColor = .red
      #expect(own.take() == ["tint"] && inherited.take() == ["tint"])
      own.tintColor = .green
      #expect(own.take() == ["tint"] && inherited.take() == ["tint"])
      window.tintColor = .blue
      #expect(own.take() == [] && inherited.take() == [])
      #expect(inherited.tintColor == .green)
      own.tintColor = nil
      #expect(inherited.take() == ["tint"] && inherited.tintColor == .blue)
    }
  }

  @Test(
    .covers("UIView.layoutMarginsDidChange()", "UIView.safeAreaInsetsDidChange()"))
  func `a view hears of its safe area and its margins`() {
    withFreshUIKit { window, _ in
      let view = ToldView(frame: window.bounds)
      window.addSubview(view)
      _ = view.take()
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
      #expect(view.take() == ["safe area 47.0", "margins 55.0"])
      // Half of it is left where the view lies lower.
      view.frame.origin.y = 20
      #expect(view.take() == ["safe area 27.0", "margins 35.0"])
      view.layoutMargins.top = 50
      #expect(view.take() == ["margins 77.0"])
      view.insetsLayoutMarginsFromSafeArea = false
      _ = view.take()
      window.windowSafeAreaInsets.top = 30
      #expect(view.take() == ["safe area 10.0"])
    }
  }

  @Test(.covers("UIView.point(inside:with:)"))
  func `a view says which points are inside of it`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    plain.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(plain.point(inside: CGPoint(x: 100, y: 100), with: nil))
    #expect(plain.point(inside: CGPoint(x: 109.5, y: 119.5), with: nil))
    #expect(!plain.point(inside: CGPoint(x: 110, y: 110), with: nil))
    #expect(!plain.point(inside: CGPoint(x: 5, y: 5), with: nil))
    withFreshUIKit { window, _ in
      let wide = ToldView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
      window.addSubview(wide)
      #expect(window.hitTest(CGPoint(x: 91, y: 110), with: nil) === wide)
      #expect(window.hitTest(CGPoint(x: 89, y: 110), with: nil) === window)
    }
  }

  @Test(.covers("UIView.gestureRecognizerShouldBegin(_:)"))
  func `a view may refuse a gesture that began in it`() {
    @MainActor final class Counter: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
    }
    withFreshUIKit { window, _ in
      let (view, counter) = (ToldView(frame: window.bounds), Counter())
      window.addSubview(view)
      window.addGestureRecognizer(
        UITapGestureRecognizer(target: counter, action: Selector(Counter.tapped)))
      for takes in [true, false, true] {
        view.takesGestures = takes
        window.deliverTouch(.began, at: CGPoint(x: 50, y: 50))
        window.deliverTouch(.ended, at: CGPoint(x: 50, y: 50))
      }
      #expect(counter.taps == 2)
      #expect(UIView().gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }
  }

  @Test(.covers("UIView.autoresizesSubviews"))
  func `subviews follow a view's size only where it lets them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(inner)
    view.frame.size = CGSize(width: 150, height: 60)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 130, height: 80))
    view.autoresizesSubviews = false
    view.frame.size = CGSize(width: 300, height: 300)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 130, height: 80))
  }

  @Test(
    .covers("UIView.userInterfaceLayoutDirection(for:)"))
  func `what a view means decides about its direction`() {
    // The screen is in English, and playback and places do not turn round in any language.
    for attribute in [
      UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight,
    ] {
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == .leftToRight)
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  @Test(
    .covers(
      "CALayer.init(coder:)", "UIBarItem.init(coder:)", "UIView.init(coder:)",
      "UIViewController.init(coder:)"))
  func `nothing is read from archives`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIView(coder: coder) == nil)
    #expect(UILabel(coder: coder) == nil)
    #expect(UITextField(coder: coder) == nil)
    #expect(UITextView(coder: coder) == nil)
    #expect(UIScrollView(coder: coder) == nil)
    #expect(UIViewController(coder: coder) == nil)
    #expect(UINavigationController(coder: coder) == nil)
    #expect(UIBarItem(coder: coder) == nil)
    #expect(UIBarButtonItem(coder: coder) == nil)
    #expect(UILayoutGuide(coder: coder) == nil)
    #expect(CALayer(coder: coder) == nil)
  }

  @Test(.covers("UIView.alpha"))
  func `opacity lies between nothing and all, and what is nearly nothing takes no touches`() {
    withFreshUIKit { window, _ in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      #expect(view.alpha == 1)
      let values: KeyValuePairs<CGFloat, CGFloat> = [
        0.25: 0.25, -1: 0, 7: 1, .infinity: 1, .nan: 0, 0.5: 0.5,
      ]
      for (set, seen) in values {
        view.alpha = set
        #expect(view.alpha == seen && view.layer.opacity == Float(seen))
      }
      // A hundredth is the limit that the documentation of `hitTest(_:with:)` has.
      for (alpha, isHit) in [(0.5, true), (0.01, true), (0.009, false), (0, false)] {
        view.alpha = alpha
        #expect((window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view) == isHit)
      }
    }
  }
}
