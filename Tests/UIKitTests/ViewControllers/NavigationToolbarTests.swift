import Foundation
import TestSupport
import Testing
import UIKit

/// The toolbar of a navigation controller, and prompts above titles, on a screen of 375 × 667 points
/// whose home indicator takes 34.
@MainActor struct NavigationToolbarTests {
  private let log = LifecycleLog()

  private func withNavigation(
    _ test: (UINavigationController, LoggingController, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let root = LoggingController("Root", log: log)
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      clock.runDue()
      try test(navigation, root, clock)
    }
  }

  private func items(_ titles: String...) -> [UIBarButtonItem] {
    titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
  }

  private func words(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(words)
  }

  @Test(
    .covers(
      "UINavigationController.toolbar", "UINavigationController.isToolbarHidden",
      "UIViewController.toolbarItems"))
  func `a toolbar stands above the home indicator and takes its part of the safe area`() {
    withNavigation { navigation, root, clock in
      #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)
      #expect(root.view.safeAreaInsets.bottom == 34)
      root.toolbarItems = items("Share")
      navigation.isToolbarHidden = false
      clock.runDue()
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 589, width: 375, height: 44))
      #expect(root.view.safeAreaInsets.bottom == 78)
      #expect(
        navigation.toolbar.items == root.toolbarItems && words(navigation.toolbar) == ["Share"])
      root.setToolbarItems(items("Copy", "Move"), animated: false)
      #expect(words(navigation.toolbar) == ["Copy", "Move"])
      navigation.isToolbarHidden = true
      clock.runDue()
      #expect(navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 34)
    }
  }

  @Test(
    .covers(
      "UINavigationController.setToolbarHidden(_:animated:)",
      "UIViewController.setToolbarItems(_:animated:)"))
  func `a toolbar comes up from below`() {
    withNavigation { navigation, root, clock in
      navigation.setToolbarHidden(false, animated: true)
      #expect(navigation.toolbar.presentation.frame.minY == 667)
      clock.advance(by: 60)
      // Ease-in-out is half way in the middle: of 78 points, 39.
      #expect(abs(navigation.toolbar.presentation.frame.minY - 628) < 1e-6)
      clock.advance(by: 60)
      #expect(navigation.toolbar.presentation.frame.minY == 589 && !navigation.toolbar.isHidden)
      navigation.setToolbarHidden(true, animated: true)
      #expect(navigation.toolbar.presentation.frame.minY == 589)
      clock.advance(by: 120)
      #expect(navigation.toolbar.isHidden)
    }
  }

  @Test func `each controller has its own items in the toolbar`() {
    withNavigation { navigation, root, clock in
      let pushed = LoggingController("Pushed", log: log)
      root.toolbarItems = items("One")
      pushed.toolbarItems = items("Two")
      navigation.isToolbarHidden = false
      clock.runDue()
      navigation.pushViewController(pushed, animated: true)
      clock.advance(by: 600)
      #expect(words(navigation.toolbar) == ["Two"] && pushed.view.safeAreaInsets.bottom == 78)
      root.toolbarItems = items("Unseen")
      #expect(words(navigation.toolbar) == ["Two"])
      navigation.popViewController(animated: false)
      clock.runDue()
      #expect(words(navigation.toolbar) == ["Unseen"])
    }
  }

  @Test(.covers("UINavigationItem.prompt"))
  func `a prompt stands above the title in a bar that is 30 points higher`() throws {
    try withNavigation { navigation, root, clock in
      let bar = navigation.navigationBar
      let title = try #require(label("Root", in: bar))
      #expect(title.convert(title.bounds, to: bar).midY == 22)
      root.navigationItem.prompt = "Choose a place"
      clock.runDue()
      #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 74))
      #expect(root.view.safeAreaInsets.top == 94)
      let prompt = try #require(label("Choose a place", in: bar))
      #expect(prompt.convert(prompt.bounds, to: bar).maxY == 30 && !prompt.isHidden)
      #expect(title.convert(title.bounds, to: bar).midY == 52)
      let pushed = LoggingController("Pushed", log: log)
      navigation.pushViewController(pushed, animated: true)
      clock.runDue()
      #expect(pushed.view.safeAreaInsets.top == 64)
      // It fades at the pace of the push: 1 − e^(−ωt)(1 + ωt) after 0.1 s, with ω = √(1000/3).
      clock.advance(by: 60)
      let opacity = try #require(prompt.layer.presentation()).opacity
      #expect(abs(opacity - (1 - 0.5448)) < 0.001)
      clock.advance(by: 600)
      #expect(bar.frame.height == 44 && pushed.view.safeAreaInsets.top == 64)
      navigation.popViewController(animated: false)
      clock.runDue()
      #expect(bar.frame.height == 74 && root.view.safeAreaInsets.top == 94)
      root.navigationItem.prompt = nil
      clock.runDue()
      #expect(bar.frame.height == 44 && root.view.safeAreaInsets.top == 64)
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }
}
