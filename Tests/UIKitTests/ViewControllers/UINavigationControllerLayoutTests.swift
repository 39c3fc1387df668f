import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
struct UINavigationControllerLayoutTests {
  private let log = LifecycleLog()

  private func withNavigation(
    screen: CGSize = CGSize(width: 375, height: 667),
    _ test: (UINavigationController, LoggingController, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit(screen: screen) { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let root = LoggingController("Root", log: log)
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      clock.runDue()
      try test(navigation, root, clock)
    }
  }

  // MARK: Safe area

  @Test(.covers("UINavigationController.isNavigationBarHidden"))
  func barAddsToTheSafeAreaOfTheContent() {
    withNavigation { navigation, root, clock in
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
      root.additionalSafeAreaInsets.top = 10
      #expect(root.view.safeAreaInsets.top == 74)
      navigation.setNavigationBarHidden(true, animated: false)
      clock.runDue()
      #expect(root.view.safeAreaInsets.top == 30)
      #expect(navigation.navigationBar.isHidden)
      navigation.isNavigationBarHidden = false
      clock.runDue()
      #expect(root.view.safeAreaInsets.top == 74)
      #expect(!navigation.navigationBar.isHidden)
    }
  }

  @Test(.covers("UIEdgeInsets.top"))
  func barOfATabletIsHigher() {
    withNavigation(screen: CGSize(width: 820, height: 1180)) { navigation, root, _ in
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 820, height: 50))
      #expect(root.view.safeAreaInsets.top == 70)
    }
  }

  @Test(
    .covers(
      "UINavigationController.hideShowBarDuration", "UINavigationController.navigationBar",
      "UINavigationController.setNavigationBarHidden(_:animated:)"))
  func barSlidesOutOfSight() {
    withNavigation { navigation, root, clock in
      navigation.setNavigationBarHidden(true, animated: true)
      let bar = navigation.navigationBar
      #expect(bar.presentation.frame.minY == 20)
      clock.advance(by: 60)
      #expect(UINavigationController.hideShowBarDuration == 0.2)
      // Ease-in-out is half way in the middle: of 64 points, 32.
      #expect(abs(bar.presentation.frame.minY + 12) < 1e-6)
      clock.advance(by: 60)
      #expect(bar.isHidden)
      #expect(root.view.safeAreaInsets.top == 20)
    }
  }

  @Test(.covers("UIViewController.view"))
  func transitionLeavesTheSafeAreaAlone() {
    withNavigation { navigation, root, clock in
      let pushed = LoggingController("Pushed", log: log)
      navigation.pushViewController(pushed, animated: true)
      let expected = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
      for _ in 0..<6 {
        clock.advance(by: 10)
        #expect(root.view.safeAreaInsets == expected)
        #expect(pushed.view.safeAreaInsets == expected)
      }
    }
  }

  // MARK: Motion

  @Test
  func pushMovesAtTheKeyboardsPace() {
    withNavigation { navigation, root, clock in
      let pushed = LoggingController("Pushed", log: log)
      navigation.pushViewController(pushed, animated: true)
      clock.runDue()
      for tick in [0, 48, 75, 150, 299] {
        clock.advance(to: tick)
        let time = Double(tick) / 600
        let phase = (1000.0 / 3).squareRoot() * time
        let rest = exp(-phase) * (1 + phase)
        let (right, left) = (
          pushed.view.presentationRect(pushed.view.bounds),
          root.view.presentationRect(root.view.bounds)
        )
        #expect(abs(right.minX - 375 * rest) < 1e-6)
        #expect(abs(left.minX + 112.5 * (1 - rest)) < 1e-6)
        #expect(right.minY == 0 && left.minY == 0)
      }
      clock.advance(to: 300)
      #expect(pushed.view.presentationRect(pushed.view.bounds).minX == 0)
      #expect(!UIScreen.main.isAnimating)
    }
  }

  @Test func popMovesTheOtherWay() {
    withNavigation { navigation, root, clock in
      let pushed = LoggingController("Pushed", log: log)
      navigation.pushViewController(pushed, animated: false)
      clock.runDue()
      navigation.popViewController(animated: true)
      clock.runDue()
      #expect(pushed.view.presentationRect(pushed.view.bounds).minX == 0)
      #expect(root.view.presentationRect(root.view.bounds).minX == -112.5)
      clock.advance(by: 150)
      // 94.20 % of the way after a quarter of a second (facts 2.2).
      #expect(abs(pushed.view.presentationRect(pushed.view.bounds).minX - 375 * 0.9420) < 0.02)
      clock.advance(by: 150)
      #expect(root.view.presentationRect(root.view.bounds).minX == 0)
    }
  }

  @Test func viewMovedByItsControllerStaysWhereItWasPut() {
    withNavigation { navigation, root, clock in
      root.view.center.y -= 100
      navigation.view.setNeedsLayout()
      clock.runDue()
      #expect(root.view.frame.minY == -100)
      #expect(root.view.safeAreaInsets.top == 64)
    }
  }

  // MARK: Bar

  @Test func titleBecomesTheButtonBack() throws {
    try withNavigation { navigation, _, clock in
      navigation.pushViewController(LoggingController("Pushed", log: log), animated: true)
      clock.runDue()
      let bar = navigation.navigationBar
      let words = try #require(bar.backLabel)
      let title = try #require(bar.label(saying: "Pushed"))
      @MainActor func middle(of label: UILabel) -> CGFloat {
        label.presentationRect(label.bounds).midX
      }
      #expect(abs(middle(of: words) - 187.5) < 1e-9)
      #expect(words.presentation.opacity == 0)
      #expect(middle(of: title) == 375)
      #expect(title.presentation.opacity == 0)
      clock.advance(by: 150)
      // 94.20 % of the way after a quarter of a second (facts 2.2).
      #expect(abs(words.presentation.opacity - 0.9420) < 1e-4)
      #expect(abs(middle(of: title) - (375 - 187.5 * 0.9420)) < 0.01)
      clock.advance(by: 150)
      #expect(words.presentation.opacity == 1)
      #expect(words.presentationRect(words.bounds).minX == 27)
      #expect(middle(of: title) == 187.5)
    }
  }

  @Test(.covers("UINavigationController.viewControllers"))
  func tapOnTheButtonBackPops() {
    withNavigation { navigation, root, clock in
      let window = navigation.view.window
      navigation.pushViewController(LoggingController("Pushed", log: log), animated: true)
      clock.advance(by: 100)
      // Nothing takes a tap while the views move.
      tap(CGPoint(x: 20, y: 42), in: window)
      clock.advance(by: 200)
      #expect(navigation.viewControllers.count == 2)
      tap(CGPoint(x: 187, y: 42), in: window)
      #expect(navigation.viewControllers.count == 2)
      tap(CGPoint(x: 20, y: 42), in: window)
      #expect(navigation.viewControllers == [root])
    }
  }

  @Test(.covers("UINavigationItem.hidesBackButton", "UIViewController.navigationItem"))
  func itemsDecideAboutTheButtonBack() {
    withNavigation { navigation, _, clock in
      let pushed = LoggingController("Pushed", log: log)
      pushed.navigationItem.hidesBackButton = true
      navigation.pushViewController(pushed, animated: false)
      clock.runDue()
      let window = navigation.view.window
      tap(CGPoint(x: 20, y: 42), in: window)
      #expect(navigation.viewControllers.count == 2)
      pushed.navigationItem.hidesBackButton = false
      clock.runDue()
      tap(CGPoint(x: 20, y: 42), in: window)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(.covers("UINavigationItem.backButtonTitle", "UIViewController.title"))
  func longTitlesShortenTheButtonBack() {
    withNavigation { navigation, root, clock in
      @MainActor func words() -> String? {
        clock.runDue()
        return navigation.navigationBar.backLabel?.text
      }
      let pushed = LoggingController("Pushed", log: log)
      navigation.pushViewController(pushed, animated: false)
      #expect(words() == "Root")
      root.title = "A title that is much too long for a button"
      #expect(words() == "Back")
      root.navigationItem.backButtonTitle = "Home"
      #expect(words() == "Home")
      pushed.title = String(repeating: "long ", count: 8)
      #expect(words() == "")
    }
  }

  private func tap(_ point: CGPoint, in window: UIWindow?) {
    window?.deliverTouch(.began, at: point)
    window?.deliverTouch(.ended, at: point)
    UIScreen.main.clock.runDue()
  }

  // MARK: Focus

  @Test func focusInTheLeavingViewIsGivenUp() {
    withNavigation { navigation, root, clock in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      root.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      navigation.pushViewController(LoggingController("Pushed", log: log), animated: true)
      clock.runDue()
      #expect(!field.isFirstResponder)
    }
  }

  @Test func focusTakenInWillAppearKeepsTheKeyboard() {
    withNavigation { navigation, root, clock in
      let host = HostLog()
      World.current.textInputHost = host
      let (old, new) = (UITextField(frame: .zero), UITextField(frame: .zero))
      root.view.addSubview(old)
      old.becomeFirstResponder()
      let pushed = LoggingController("Pushed", log: log)
      pushed.onWillAppear = { [weak pushed] in
        pushed?.view.addSubview(new)
        new.becomeFirstResponder()
      }
      navigation.pushViewController(pushed, animated: true)
      clock.advance(by: 300)
      #expect(new.isFirstResponder)
      #expect(host.responders == [old, new])
    }
  }
}

/// Notes whom the keyboard is for.
@MainActor
private final class HostLog: TextInputHost {
  private(set) var responders: [UIResponder?] = []

  func traitsDidChange(of responder: UIResponder) {}
  func reloadInputViews(of responder: UIResponder) {}
  func firstResponderDidChange(to responder: UIResponder?) {
    responders.append(responder)
  }
}

extension UIView {
  /// The topmost label inside with a text.
  fileprivate func label(saying text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.reversed().lazy.compactMap { $0.label(saying: text) }.first
  }

  /// The label of the button back that is somewhere inside.
  fileprivate var backLabel: UILabel? {
    if accessibilityIdentifier == "BackButton" {
      return subviews.lazy.compactMap { $0 as? UILabel }.first
    }
    return subviews.reversed().lazy.compactMap(\.backLabel).first
  }
}
