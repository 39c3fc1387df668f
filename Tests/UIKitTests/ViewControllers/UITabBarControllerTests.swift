import Foundation
import TestSupport
import Testing
import UIKit

/// A tab bar of 49 points above a home indicator of 34, on a screen of 375×667 points.
@MainActor
struct UITabBarControllerTests {
  private let log = LifecycleLog()

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var refuses = ""
    var selected: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != refuses }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(viewController.title ?? "") }
  }

  private func withTabs(
    _ names: [String] = ["A", "B", "C"],
    _ test: (UITabBarController, [LoggingController], UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let controllers = names.map { LoggingController($0, log: log) }
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      window.rootViewController = tabs
      clock.advance(by: 20)
      try test(tabs, controllers, window, clock)
    }
  }

  /// Taps the item at a place from the left.
  private func tap(_ index: Int, of count: Int = 3, in window: UIWindow) {
    let place = CGPoint(x: (CGFloat(index) + 0.5) * 375 / CGFloat(count), y: 600)
    window.deliverTouch(.began, at: place)
    window.deliverTouch(.ended, at: place)
    window.screen.clock.advance(by: 20)
  }

  @Test(
    .covers(
      "UITabBar", "UITabBarController", "UITabBarController.selectedIndex",
      "UITabBarController.selectedViewController", "UITabBarController.tabBar",
      "UITabBarController.viewControllers", "UIViewController.tabBarController"))
  func `the first controller is shown above the bar`() {
    withTabs { tabs, controllers, _, _ in
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 49))
      #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(controllers[0].view.safeAreaInsets.bottom == 83)
      #expect(log.take() == ["A did load", "A will appear", "A did appear"])
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.selectedViewController === controllers[0])
      #expect(controllers[2].tabBarController === tabs)
      #expect(tabs.children == controllers)
      #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    }
  }

  @Test(
    .covers(
      "UITabBarController.delegate", "UITabBarControllerDelegate",
      "UITabBarControllerDelegate.tabBarController(_:didSelect:)",
      "UITabBarControllerDelegate.tabBarController(_:shouldSelect:)"))
  func `a tap selects, where the delegate lets it`() {
    withTabs { tabs, controllers, window, _ in
      let delegate = Delegate()
      tabs.delegate = delegate
      _ = log.take()
      tap(1, in: window)
      #expect(tabs.selectedIndex == 1)
      #expect(
        log.take() == [
          "B did load", "B will appear", "A will disappear", "A did disappear", "B did appear",
        ])
      #expect(controllers[0].view.window == nil)
      #expect(delegate.selected == ["B"])
      delegate.refuses = "C"
      tap(2, in: window)
      #expect(tabs.selectedIndex == 1)
      #expect(delegate.selected == ["B"])
      tap(1, in: window)
      #expect(delegate.selected == ["B", "B"])
      // The delegate hears of touches alone.
      tabs.selectedIndex = 2
      #expect(controllers[2].view.window === window)
      #expect(tabs.tabBar.selectedItem === controllers[2].tabBarItem)
      tabs.selectedIndex = 17
      #expect(tabs.selectedIndex == 2)
      tabs.selectedViewController = controllers[0]
      #expect(tabs.selectedIndex == 0)
      #expect(delegate.selected == ["B", "B"])
    }
  }

  @Test(.covers("UITabBarController.setViewControllers(_:animated:)"))
  func `other controllers take the places, and the one that is selected stays`() {
    withTabs { tabs, controllers, _, clock in
      tabs.selectedIndex = 1
      let new = LoggingController("D", log: log)
      tabs.setViewControllers([new, controllers[1]], animated: true)
      clock.advance(by: 300)
      #expect(tabs.selectedIndex == 1)
      #expect(controllers[0].parent == nil && new.parent === tabs)
      tabs.viewControllers = [new]
      #expect(tabs.selectedViewController === new)
      #expect(controllers[1].view.window == nil)
      tabs.viewControllers = nil
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController == nil)
    }
  }

  @Test(.covers("UIViewController.hidesBottomBarWhenPushed", "UIViewController.tabBarItem"))
  func `a page that wants no bar takes it off the screen with the page below`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let (root, page) = (LoggingController("A", log: log), LoggingController("B", log: log))
      root.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 3)
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      window.rootViewController = tabs
      clock.advance(by: 20)
      #expect(tabs.tabBar.items?.first?.title == "First")
      #expect(navigation.tabBarItem.tag == 3)
      page.hidesBottomBarWhenPushed = true
      navigation.pushViewController(page, animated: true)
      clock.advance(by: 150)
      let left = tabs.tabBar.presentation.frame.minX
      #expect(left < -300 && left > -375)
      #expect(page.view.safeAreaInsets.bottom == 34)
      #expect(root.view.safeAreaInsets.bottom == 83)
      clock.advance(by: 300)
      #expect(tabs.tabBar.frame.minX == -375)
      navigation.popViewController(animated: false)
      clock.advance(by: 20)
      #expect(tabs.tabBar.frame.minX == 0)
      #expect(root.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test func `a tap on the item that is selected goes back to the first page`() {
    withFreshUIKit { window, clock in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      window.rootViewController = tabs
      clock.advance(by: 20)
      navigation.pushViewController(UIViewController(), animated: false)
      clock.advance(by: 20)
      let place = CGPoint(x: 90, y: 640)
      window.deliverTouch(.began, at: place)
      window.deliverTouch(.ended, at: place)
      clock.advance(by: 600)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `the focus goes with the controller that had it`() {
    withTabs { tabs, controllers, window, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
      controllers[0].view.addSubview(field)
      field.becomeFirstResponder()
      tap(1, in: window)
      #expect(!field.isFirstResponder)
    }
  }

  // MARK: Bar

  private final class BarDelegate: NSObject, UITabBarDelegate {
    var selected: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
  }

  private func withBar(
    _ items: [UITabBarItem], _ test: (UITabBar, UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.backgroundColor = .white
      let bar = UITabBar(frame: CGRect(x: 0, y: 580, width: 375, height: 49))
      bar.setItems(items, animated: false)
      window.addSubview(bar)
      clock.advance(by: 20)
      try test(bar, window, clock)
    }
  }

  @Test(
    .covers(
      "UITabBar.delegate", "UITabBar.items", "UITabBar.selectedItem",
      "UITabBar.setItems(_:animated:)", "UITabBarDelegate",
      "UITabBarDelegate.tabBar(_:didSelect:)", "UITabBarItem.init(title:image:tag:)"))
  func `a bar without a controller tells its delegate`() {
    let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    withBar(items) { bar, window, clock in
      let delegate = BarDelegate()
      bar.delegate = delegate
      #expect(bar.selectedItem == nil)
      tap(2, in: window)
      tap(2, in: window)
      #expect(delegate.selected == [2, 2])
      #expect(bar.selectedItem === items[2])
      items[0].isEnabled = false
      tap(0, in: window)
      #expect(bar.selectedItem === items[2])
      bar.setItems([items[0], items[1]], animated: true)
      #expect(bar.selectedItem == nil)
      clock.advance(by: 300)
      #expect(bar.items?.count == 2)
    }
  }

  @Test(
    .covers(
      "UITabBar.barTintColor", "UITabBar.scrollEdgeAppearance", "UITabBar.standardAppearance",
      "UITabBar.unselectedItemTintColor", "UITabBarAppearance",
      "UITabBarAppearance.inlineLayoutAppearance", "UITabBarAppearance.stackedLayoutAppearance",
      "UITabBarItem.badgeColor", "UITabBarItem.badgeValue",
      "UITabBarItem.init(title:image:selectedImage:)", "UITabBarItem.scrollEdgeAppearance",
      "UITabBarItem.selectedImage", "UITabBarItem.standardAppearance", "UITabBarItemAppearance",
      "UITabBarItemAppearance.copy(with:)", "UITabBarItemAppearance.disabled",
      "UITabBarItemAppearance.init(coder:)", "UITabBarItemAppearance.normal",
      "UITabBarItemAppearance.selected", "UITabBarItemStateAppearance",
      "UITabBarItemStateAppearance.badgeBackgroundColor", "UITabBarItemStateAppearance.iconColor",
      "UITabBarItemStateAppearance.titleTextAttributes"))
  func `items look as tint, state and appearance say`() {
    let star = UIImage(systemName: "star")
    let items = [
      UITabBarItem(title: "MM", image: star, selectedImage: UIImage(systemName: "star.fill")),
      UITabBarItem(title: "MM", image: star, selectedImage: nil),
    ]
    withBar(items) { bar, window, clock in
      let (first, second) = (
        CGRect(x: 0, y: 582, width: 187, height: 47), CGRect(x: 188, y: 582, width: 187, height: 47)
      )
      @MainActor func ink(_ rect: CGRect, _ isMeant: (Painting.Pixel) -> Bool) -> CGRect? {
        Painting(of: window).box(in: rect, where: isMeant)
      }
      #expect(ink(first, Painting.isTint) == nil)
      bar.selectedItem = items[0]
      // Image and words are in the middle of the item, one above the other.
      let box = ink(first, Painting.isTint)
      #expect(abs((box?.midX ?? 0) - 93.75) < 1.5)
      #expect((box?.minY ?? 0) < 592 && (box?.maxY ?? 0) > 620)
      #expect(ink(second, Painting.isTint) == nil)
      let isRed: (Painting.Pixel) -> Bool = { $0.red > 200 && $0.green < 70 && $0.blue < 70 }
      items[1].badgeValue = "3"
      #expect(ink(second, isRed) != nil)
      items[1].badgeColor = .green
      #expect(ink(second, isRed) == nil)
      items[1].badgeValue = nil
      bar.unselectedItemTintColor = .red
      #expect(ink(second, isRed) != nil)
      bar.unselectedItemTintColor = nil
      bar.barTintColor = .black
      #expect(ink(second) { $0.red == 0 && $0.green == 0 && $0.blue == 0 } != nil)
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.iconColor = .red
      appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.blue
      ]
      appearance.stackedLayoutAppearance.selected.iconColor = .red
      appearance.stackedLayoutAppearance.disabled.iconColor = .gray
      appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
      appearance.inlineLayoutAppearance = UITabBarItemAppearance()
      bar.standardAppearance = appearance
      #expect(ink(second, isRed) != nil)
      #expect(ink(first, isRed) != nil)
      let copy = appearance.stackedLayoutAppearance.copy() as? UITabBarItemAppearance
      #expect(copy?.normal.iconColor == .red)
      #expect(UITabBarItemAppearance(coder: NSCoder()) == nil)
      items[0].standardAppearance = UITabBarAppearance()
      #expect(ink(first, isRed) == nil)
      // Content never goes below a bar that stands alone.
      bar.scrollEdgeAppearance = appearance
      items[0].scrollEdgeAppearance = appearance
      #expect(ink(first, isRed) == nil)
      clock.advance(by: 20)
    }
  }

  @Test(
    .covers(
      "UITabBarItem", "UITabBarItem.SystemItem", "UITabBarItem.SystemItem.bookmarks",
      "UITabBarItem.SystemItem.contacts", "UITabBarItem.SystemItem.downloads",
      "UITabBarItem.SystemItem.favorites", "UITabBarItem.SystemItem.featured",
      "UITabBarItem.SystemItem.history", "UITabBarItem.SystemItem.more",
      "UITabBarItem.SystemItem.mostRecent", "UITabBarItem.SystemItem.mostViewed",
      "UITabBarItem.SystemItem.recents", "UITabBarItem.SystemItem.search",
      "UITabBarItem.SystemItem.topRated",
      "UITabBarItem.SystemItem.init(rawValue:)",
      "UITabBarItem.init(tabBarSystemItem:tag:)"))
  func `every system item has words and a sign`() {
    for system in UITabBarItem.SystemItem.allCases {
      let item = UITabBarItem(tabBarSystemItem: system, tag: 7)
      #expect(item.image != nil && item.tag == 7 && !(item.title ?? "").isEmpty, "\(system)")
    }
    #expect(UITabBarItem.SystemItem(rawValue: 11) == .mostViewed)
    #expect(UITabBarItem().title == nil)
  }

  @Test func `words stand beside signs on an iPad, in the middle`() {
    withFreshUIKit(screen: CGSize(width: 820, height: 1180)) { window, clock in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 820, height: 50))
      let item = UITabBarItem(title: "MM", image: UIImage(systemName: "star.fill"), tag: 0)
      bar.items = [item]
      bar.selectedItem = item
      window.addSubview(bar)
      clock.advance(by: 20)
      let box = Painting(of: window).box(
        in: CGRect(x: 0, y: 1, width: 820, height: 48), where: Painting.isTint)
      #expect(abs((box?.midX ?? 0) - 410) < 2)
      #expect((box?.height ?? 100) < 30)
      #expect(bar.sizeThatFits(.zero) == CGSize(width: 820, height: 50))
      #expect(bar.intrinsicContentSize.height == 50)
    }
  }
}
