import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
struct UINavigationControllerTests {
  /// Half a second: a transition moves at the keyboard's pace and takes its time.
  private static let transitionTicks = 300

  private let log = LifecycleLog()

  private func controller(_ name: String) -> LoggingController {
    LoggingController(name, log: log)
  }

  /// Shows a navigation controller with a root named A and forgets how it came.
  private func withNavigation(
    _ test: (UINavigationController, LoggingController, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let root = controller("A")
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      clock.runDue()
      _ = log.take()
      try test(navigation, root, clock)
    }
  }

  // MARK: Order of the life's stages

  @Test(.covers("UINavigationController", "UINavigationController.init(rootViewController:)"))
  func rootAppearsWithTheWindow() {
    withFreshUIKit { window, clock in
      let navigation = UINavigationController(rootViewController: controller("A"))
      #expect(log.take() == [])
      window.rootViewController = navigation
      clock.runDue()
      #expect(log.take() == ["A did load", "A will appear", "A did appear"])
      window.rootViewController = nil
      #expect(log.take() == ["A will disappear", "A did disappear"])
    }
  }

  @Test(
    .covers(
      "UINavigationController.topViewController", "UIViewController.viewDidAppear(_:)",
      "UIViewController.viewDidDisappear(_:)", "UIViewController.viewWillAppear(_:)",
      "UIViewController.viewWillDisappear(_:)"))
  func pushWithAnimation() {
    withNavigation { navigation, root, clock in
      let pushed = controller("B")
      navigation.pushViewController(pushed, animated: true)
      #expect(navigation.topViewController === pushed)
      #expect(pushed.navigationController === navigation)
      clock.runDue()
      #expect(
        log.take() == ["B did load", "A will disappear, animated", "B will appear, animated"])
      clock.advance(by: Self.transitionTicks - 1)
      #expect(log.take() == [])
      #expect(root.view.window != nil)
      clock.advance(by: 1)
      #expect(log.take() == ["A did disappear, animated", "B did appear, animated"])
      #expect(root.view.window == nil)
      #expect(root.view.superview == nil)
      #expect(pushed.view.window != nil)
      #expect(root.parent === navigation)
    }
  }

  @Test func pushWithoutAnimation() {
    withNavigation { navigation, root, clock in
      navigation.pushViewController(controller("B"), animated: false)
      clock.runDue()
      #expect(
        log.take() == [
          "B did load", "A will disappear", "B will appear", "A did disappear", "B did appear",
        ])
      #expect(root.view.window == nil)
      #expect(!UIScreen.main.isAnimating)
    }
  }

  @Test(.covers("UIViewController.navigationController"))
  func popWithAnimation() {
    withNavigation { navigation, root, clock in
      let pushed = controller("B")
      navigation.pushViewController(pushed, animated: false)
      clock.runDue()
      _ = log.take()
      #expect(navigation.popViewController(animated: true) === pushed)
      #expect(navigation.topViewController === root)
      clock.runDue()
      #expect(log.take() == ["B will disappear, animated", "A will appear, animated"])
      #expect(pushed.navigationController === navigation)
      clock.advance(by: Self.transitionTicks)
      #expect(log.take() == ["B did disappear, animated", "A did appear, animated"])
      #expect(pushed.view.superview == nil)
      #expect(pushed.navigationController == nil)
    }
  }

  @Test(.covers("UINavigationController.popViewController(animated:)"))
  func popWithoutAnimation() {
    withNavigation { navigation, _, clock in
      navigation.pushViewController(controller("B"), animated: false)
      clock.runDue()
      _ = log.take()
      navigation.popViewController(animated: false)
      clock.runDue()
      #expect(
        log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
      #expect(navigation.popViewController(animated: false) == nil)
    }
  }

  @Test(
    .covers(
      "UINavigationController.popToRootViewController(animated:)",
      "UINavigationController.setViewControllers(_:animated:)"))
  func popToRootSkipsWhatLiesBetween() {
    withNavigation { navigation, root, clock in
      let (second, third) = (controller("B"), controller("C"))
      navigation.setViewControllers([root, second, third], animated: false)
      clock.runDue()
      #expect(
        log.take() == [
          "C did load", "A will disappear", "C will appear", "A did disappear", "C did appear",
        ])
      #expect(navigation.popToRootViewController(animated: true) == [second, third])
      #expect(second.parent == nil)
      clock.advance(by: Self.transitionTicks)
      #expect(
        log.take() == [
          "C will disappear, animated", "A will appear, animated", "C did disappear, animated",
          "A did appear, animated",
        ])
      #expect(navigation.popToRootViewController(animated: true) == nil)
    }
  }

  @Test(.covers("UINavigationController.popToViewController(_:animated:)"))
  func popToAControllerReturnsWhatWasAboveIt() {
    withNavigation { navigation, root, clock in
      let (second, third) = (controller("B"), controller("C"))
      navigation.setViewControllers([root, second, third], animated: false)
      clock.runDue()
      #expect(navigation.popToViewController(controller("D"), animated: false) == nil)
      #expect(navigation.popToViewController(third, animated: false) == [])
      #expect(navigation.popToViewController(second, animated: false) == [third])
      #expect(navigation.viewControllers == [root, second])
    }
  }

  // MARK: Changes in quick succession

  @Test(.covers("UINavigationBar.backItem"))
  func twoPushesInOneTurnShowTheLastAlone() {
    withNavigation { navigation, _, clock in
      navigation.pushViewController(controller("B"), animated: true)
      navigation.pushViewController(controller("C"), animated: true)
      clock.advance(by: Self.transitionTicks)
      #expect(
        log.take() == [
          "C did load", "A will disappear, animated", "C will appear, animated",
          "A did disappear, animated", "C did appear, animated",
        ])
      #expect(navigation.navigationBar.backItem?.title == "B")
    }
  }

  @Test(.covers("UINavigationController.pushViewController(_:animated:)"))
  func pushDuringAPushFollowsIt() {
    withNavigation { navigation, _, clock in
      navigation.pushViewController(controller("B"), animated: true)
      clock.advance(by: 100)
      _ = log.take()
      let third = controller("C")
      navigation.pushViewController(third, animated: true)
      #expect(navigation.topViewController === third)
      clock.advance(by: Self.transitionTicks - 100)
      #expect(
        log.take() == [
          "A did disappear, animated", "B did appear, animated", "C did load",
          "B will disappear, animated", "C will appear, animated",
        ])
      clock.advance(by: Self.transitionTicks)
      #expect(log.take() == ["B did disappear, animated", "C did appear, animated"])
    }
  }

  @Test(.covers("UIViewController.parent"))
  func popDuringItsOwnPushGoesBack() {
    withNavigation { navigation, root, clock in
      let pushed = controller("B")
      navigation.pushViewController(pushed, animated: true)
      clock.advance(by: 100)
      navigation.popViewController(animated: true)
      clock.advance(by: 2 * Self.transitionTicks)
      #expect(root.view.window != nil)
      #expect(pushed.view.superview == nil)
      #expect(pushed.parent == nil)
      #expect(
        log.take().suffix(4) == [
          "B will disappear, animated", "A will appear, animated", "B did disappear, animated",
          "A did appear, animated",
        ])
    }
  }

  @Test func pushFromWillAppearFollows() {
    withNavigation { navigation, _, clock in
      let pushed = controller("B")
      pushed.onWillAppear = { [weak navigation, log] in
        navigation?.pushViewController(LoggingController("C", log: log), animated: false)
      }
      navigation.pushViewController(pushed, animated: false)
      clock.runDue()
      #expect(
        log.take() == [
          "B did load", "A will disappear", "B will appear", "A did disappear", "B did appear",
          "C did load", "B will disappear", "C will appear", "B did disappear", "C did appear",
        ])
    }
  }

  @Test(.covers("UIViewController.loadViewIfNeeded()"))
  func pushOffScreenWaitsForTheWindow() {
    withFreshUIKit { window, clock in
      let navigation = UINavigationController(rootViewController: controller("A"))
      navigation.pushViewController(controller("B"), animated: true)
      navigation.loadViewIfNeeded()
      navigation.view.layoutIfNeeded()
      #expect(log.take() == [])
      window.rootViewController = navigation
      clock.runDue()
      #expect(log.take() == ["B did load", "B will appear", "B did appear"])
    }
  }

  @Test(.covers("UIWindow.rootViewController"))
  func leavingTheWindowInTheMiddleOfAPushEndsIt() {
    withNavigation { navigation, _, clock in
      navigation.pushViewController(controller("B"), animated: true)
      clock.advance(by: 100)
      _ = log.take()
      navigation.view.window?.rootViewController = nil
      clock.runDue()
      #expect(
        log.take() == ["B will disappear", "B did disappear", "A did disappear, animated"])
      #expect(!UIScreen.main.isAnimating)
    }
  }

  // MARK: Memory

  @Test func poppedControllerIsFreed() {
    withNavigation { navigation, _, clock in
      weak var popped: UIViewController?
      do {
        let pushed = controller("B")
        popped = pushed
        navigation.pushViewController(pushed, animated: true)
        clock.advance(by: Self.transitionTicks)
        navigation.popViewController(animated: true)
      }
      #expect(popped != nil)
      clock.advance(by: Self.transitionTicks)
      #expect(popped == nil)
    }
  }

  @Test func navigationControllerIsFreedWithItsStack() {
    withFreshUIKit { window, clock in
      weak var freed: UINavigationController?
      weak var root: UIViewController?
      do {
        let bottom = controller("A")
        let navigation = UINavigationController(rootViewController: bottom)
        (freed, root) = (navigation, bottom)
        window.rootViewController = navigation
        navigation.pushViewController(controller("B"), animated: true)
        clock.advance(by: Self.transitionTicks)
      }
      window.rootViewController = nil
      clock.runDue()
      #expect(freed == nil)
      #expect(root == nil)
    }
  }
}
