import Foundation
import TestSupport
import Testing
import UIKit

/// Controllers that present others, on a screen of 375 × 667 points, 20 of which are the status bar's and
/// 34 the home indicator's.
@MainActor
struct PresentationTests {
  /// Half a second: what comes and goes has the keyboard's pace.
  private static let ticks = 300

  private let log = LifecycleLog()

  private func withRoot(
    _ test: (UIWindow, LoggingController, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let root = LoggingController("A", log: log)
      window.rootViewController = root
      clock.runDue()
      _ = log.take()
      try test(window, root, clock)
    }
  }

  @Test(
    .covers(
      "UIViewController.dismiss(animated:completion:)", "UIViewController.isBeingDismissed",
      "UIViewController.isBeingPresented", "UIViewController.modalPresentationStyle",
      "UIViewController.present(_:animated:completion:)",
      "UIViewController.presentedViewController", "UIViewController.presentingViewController",
      "UIModalPresentationStyle", "UIModalPresentationStyle.fullScreen"))
  func `over the full screen, what presents goes and comes back`() {
    withRoot { window, root, clock in
      let second = LoggingController("B", log: log)
      second.modalPresentationStyle = .fullScreen
      root.present(second, animated: true) { self.log.note("presented") }
      #expect(root.presentedViewController === second && second.presentingViewController === root)
      #expect(second.isBeingPresented && !second.isBeingDismissed)
      #expect(
        log.take() == ["B did load", "A will disappear, animated", "B will appear, animated"])
      clock.advance(by: Self.ticks - 1)
      #expect(log.take() == [] && root.view.window === window)
      clock.advance(by: 1)
      #expect(log.take() == ["B did appear, animated", "A did disappear, animated", "presented"])
      #expect(!second.isBeingPresented && root.view.window == nil)
      #expect(second.view.convert(second.view.bounds, to: nil) == window.bounds)
      #expect(
        second.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
      second.dismiss(animated: true) { self.log.note("dismissed") }
      #expect(second.isBeingDismissed && root.view.window === window)
      #expect(log.take() == ["B will disappear, animated", "A will appear, animated"])
      clock.advance(by: Self.ticks)
      #expect(log.take() == ["A did appear, animated", "B did disappear, animated", "dismissed"])
      #expect(root.presentedViewController == nil && second.presentingViewController == nil)
      #expect(second.view.window == nil && root.view.frame == window.bounds)
    }
  }

  @Test(.covers("UIModalTransitionStyle", "UIModalTransitionStyle.coverVertical"))
  func `it comes from below at the keyboard's pace, with its safe area as it will be`() {
    withRoot { window, root, clock in
      let second = LoggingController("B", log: log)
      second.modalPresentationStyle = .overFullScreen
      root.present(second, animated: true)
      #expect(second.view.safeAreaInsets.top == 20 && second.view.safeAreaInsets.bottom == 34)
      for tick in stride(from: 0, through: 290, by: 29) {
        clock.advance(to: tick)
        // p(t) = 1 − e^(−ωt)(1 + ωt) with ω = √(1000/3).
        let phase = (1000.0 / 3).squareRoot() * Double(tick) / 600
        let progress = 1 - exp(-phase) * (1 + phase)
        let seen = second.view.presentationRectForTests.minY
        #expect(abs(seen - 667 * (1 - progress)) < 1e-6, "tick \(tick)")
      }
      clock.advance(by: Self.ticks)
      // What is below stays, and is not told.
      #expect(root.view.window === window)
      #expect(
        log.take() == ["B did load", "B will appear, animated", "B did appear, animated"])
    }
  }

  @Test(.covers("UIModalTransitionStyle.crossDissolve", "UIViewController.modalTransitionStyle"))
  func `it fades in where that is asked for`() throws {
    try withRoot { window, root, clock in
      let second = UIViewController()
      second.modalPresentationStyle = .overFullScreen
      second.modalTransitionStyle = .crossDissolve
      root.present(second, animated: true)
      let outer = try #require(second.view.superview)
      #expect(second.view.presentationRectForTests == window.bounds)
      clock.advance(by: 60)
      // 54.48 of 100 after a tenth of a second.
      #expect(abs(try #require(outer.layer.presentation()).opacity - 0.5448) < 0.0001)
    }
  }

  @Test func `without animation all is done at once`() {
    withRoot { _, root, _ in
      let second = LoggingController("B", log: log)
      root.present(second, animated: false) { self.log.note("presented") }
      #expect(log.take() == ["B did load", "B will appear", "B did appear", "presented"])
      root.dismiss(animated: false) { self.log.note("dismissed") }
      #expect(log.take() == ["B will disappear", "B did disappear", "dismissed"])
    }
  }

  @Test func `what cannot be presented is said, and changes nothing`() {
    withRoot { window, root, clock in
      var said: [String] = []
      World.current.layoutLog.write = { said.append($0) }
      let (second, third) = (UIViewController(), UIViewController())
      second.present(third, animated: true)
      #expect(
        said == [
          "Attempt to present UIViewController on UIViewController, whose view is in no window."
        ])
      root.present(second, animated: true)
      root.present(third, animated: true)
      #expect(
        said.count == 2 && said.last?.hasSuffix("which already presents UIViewController.") == true)
      #expect(root.presentedViewController === second && third.presentingViewController == nil)
      // In the middle of its coming it does not go.
      clock.advance(by: 100)
      var isDismissed = false
      root.dismiss(animated: true) { isDismissed = true }
      #expect(said.count == 3)
      clock.advance(by: 600)
      #expect(root.presentedViewController === second && !isDismissed)
      root.dismiss(animated: true) { isDismissed = true }
      clock.advance(by: 600)
      #expect(root.presentedViewController == nil && isDismissed)
      // Nothing is there to be dismissed.
      root.dismiss(animated: true)
      #expect(said.count == 3 && window.rootViewController === root)
    }
  }

  @Test func `a child presents by the controller around it, and dismisses what that is in`() {
    withRoot { window, _, clock in
      let (child, sheet) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: child)
      window.rootViewController = navigation
      clock.runDue()
      child.present(sheet, animated: false)
      #expect(sheet.presentingViewController === navigation)
      #expect(
        child.presentedViewController === sheet && navigation.presentedViewController === sheet)
      let inner = UIViewController()
      let other = UINavigationController(rootViewController: inner)
      sheet.present(other, animated: false)
      #expect(inner.presentingViewController === sheet)
      // All that it presents goes with it.
      clock.runDue()
      child.dismiss(animated: true)
      #expect(other.isBeingDismissed)
      clock.advance(by: 600)
      #expect(navigation.presentedViewController == nil && sheet.presentedViewController == nil)
      #expect(sheet.view.window == nil && other.view.window == nil)
      sheet.dismiss(animated: true)
    }
  }

  @Test func `another root takes along what was presented`() {
    withRoot { window, root, clock in
      let second = LoggingController("B", log: log)
      root.present(second, animated: true)
      clock.advance(by: 10)
      _ = log.take()
      window.rootViewController = UIViewController()
      #expect(log.take().prefix(2) == ["B will disappear", "B did disappear"])
      #expect(second.view.window == nil && root.presentedViewController == nil)
      clock.advance(by: 600)
      #expect(window.subviews.count == 1)
    }
  }

  @Test(
    .covers(
      "UIViewController.definesPresentationContext", "UIModalPresentationStyle.currentContext",
      "UIModalPresentationStyle.overCurrentContext"))
  func `in a context it covers the controller that defines that`() {
    withRoot { window, _, clock in
      let child = UIViewController()
      child.definesPresentationContext = true
      let navigation = UINavigationController(rootViewController: child)
      window.rootViewController = navigation
      clock.runDue()
      let cover = UIViewController()
      cover.modalPresentationStyle = .overCurrentContext
      child.present(cover, animated: false)
      #expect(cover.presentingViewController === child)
      #expect(cover.view.isDescendant(of: navigation.view))
      #expect(cover.view.convert(cover.view.bounds, to: nil) == window.bounds)
      #expect(child.view.window === window)
      child.dismiss(animated: false)
      let page = UIViewController()
      page.modalPresentationStyle = .currentContext
      child.present(page, animated: false)
      #expect(child.view.window == nil && navigation.view.window === window)
      child.dismiss(animated: false)
      #expect(child.view.window === window)
    }
  }

  @Test func `the focus goes to what is presented, and comes back`() {
    withRoot { window, root, clock in
      let (field, other) = (UITextField(), UITextField())
      root.view.addSubview(field)
      field.becomeFirstResponder()
      let second = UIViewController()
      second.view.addSubview(other)
      root.present(second, animated: true)
      #expect(!field.isFirstResponder)
      clock.advance(by: 600)
      other.becomeFirstResponder()
      root.dismiss(animated: true)
      #expect(field.isFirstResponder && !other.isFirstResponder)
      clock.advance(by: 600)
      #expect(window.rootViewController?.view.window === window && field.isFirstResponder)
    }
  }
}

extension UIView {
  /// Where the view is seen at present, in its window's coordinates, in points.
  var presentationRectForTests: CGRect {
    var rect = layer.presentation()?.bounds ?? bounds
    var view: UIView? = self
    while let current = view, let outer = current.superview {
      let seen = current.layer.presentation() ?? current.layer
      rect.origin.x += seen.frame.minX
      rect.origin.y += seen.frame.minY
      view = outer
    }
    return rect
  }
}
