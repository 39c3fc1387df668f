import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// A navigation bar of 375 × 44 points.
@MainActor
struct NavigationItemTests {
  private func withNavigation(
    _ controller: UIViewController,
    _ test: (UINavigationController, UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let navigation = UINavigationController(rootViewController: controller)
      window.rootViewController = navigation
      clock.runDue()
      try test(navigation, window, clock)
    }
  }

  private func visible(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    return (view is UIControl ? [view] : []) + view.subviews.flatMap(visible)
  }

  private func controls(_ navigation: UINavigationController) -> [CGRect] {
    visible(in: navigation.navigationBar).map {
      $0.convert($0.bounds, to: navigation.navigationBar)
    }
    .sorted { $0.minX < $1.minX }
  }

  private func title(_ navigation: UINavigationController) -> CGRect? {
    func label(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.font.pointSize == 17, !(view.superview is UIControl) {
        return label
      }
      return view.subviews.lazy.compactMap(label).first
    }
    return label(navigation.navigationBar).map {
      $0.convert($0.bounds, to: navigation.navigationBar)
    }
  }

  @Test(
    .covers(
      "UIBarButtonItem.SystemItem.done", "UIBarButtonItem.SystemItem.search",
      "UINavigationItem.leftBarButtonItem", "UINavigationItem.rightBarButtonItems",
      "UINavigationItem.setRightBarButton(_:animated:)"))
  func `items stand at both sides, the first at the edge`() {
    let controller = UIViewController()
    controller.title = "Note"
    let item = controller.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .search),
    ]
    withNavigation(controller) { navigation, _, clock in
      #expect(
        controls(navigation) == [8, 279, 323].map { CGRect(x: $0, y: 0, width: 44, height: 44) })
      #expect(abs((title(navigation)?.midX ?? 0) - 187.5) <= 0.25)
      #expect(visible(in: navigation.navigationBar).last?.accessibilityLabel == "Delete")
      item.rightBarButtonItem = nil
      #expect(item.rightBarButtonItems == nil)
      clock.runDue()
      #expect(controls(navigation).count == 1)
      item.setRightBarButton(UIBarButtonItem(systemItem: .done), animated: true)
      clock.advance(by: 75)
      let last = visible(in: navigation.navigationBar).last
      #expect(abs((last?.presentation.opacity ?? 0) - 0.5) < 1e-6)
    }
  }

  @Test(.covers("UIBarButtonItem.SystemItem.add", "UINavigationItem.rightBarButtonItem"))
  func `a long title keeps clear of the items`() {
    let controller = UIViewController()
    controller.title = "A title that is as long as the bar is and then some"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    withNavigation(controller) { navigation, _, _ in
      #expect(
        title(navigation)
          == CGRect(
            x: 8, y: title(navigation)?.minY ?? 0, width: 375 - 8 - 52,
            height: title(navigation)?.height ?? 0))
    }
  }

  @Test(.covers("UINavigationItem.titleView"))
  func `a view stands in the place of the title`() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.navigationItem.titleView = view
    withNavigation(controller) { navigation, _, clock in
      #expect(
        view.convert(view.bounds, to: navigation.navigationBar)
          == CGRect(x: 137.5, y: 7, width: 100, height: 30))
      controller.navigationItem.titleView = nil
      clock.runDue()
      #expect(view.superview == nil)
    }
  }

  @Test(
    .covers(
      "UINavigationItem.backBarButtonItem", "UINavigationItem.leftItemsSupplementBackButton",
      "UINavigationItem.setHidesBackButton(_:animated:)"))
  func `items at the left take the place of the button back, unless they supplement it`() {
    let root = UIViewController()
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Notes", style: .plain, target: nil, action: nil)
    root.title = "All notes"
    withNavigation(root) { navigation, _, clock in
      let next = UIViewController()
      next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
      navigation.pushViewController(next, animated: false)
      clock.runDue()
      #expect(
        controls(navigation) == [CGRect(x: 8, y: 0, width: 46, height: 44)]
          || controls(navigation) == [CGRect(x: 8, y: 0, width: 44, height: 44)])
      next.navigationItem.leftItemsSupplementBackButton = true
      clock.runDue()
      let both = controls(navigation)
      #expect(both.count == 2)
      #expect(both[0].minX == 0)
      #expect(both[1].minX == both[0].maxX)
      #expect(navigation.navigationBar.backItem === root.navigationItem)
      let back = visible(in: navigation.navigationBar).first
      #expect((back?.subviews.last as? UILabel)?.text == "Notes")
      next.navigationItem.setHidesBackButton(true, animated: false)
      clock.runDue()
      #expect(controls(navigation).count == 1)
    }
  }

  @Test(.covers("UIResponder.accessibilityLabel"))
  func `items fade while controllers are pushed and popped`() {
    let (root, next) = (UIViewController(), UIViewController())
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .trash)
    withNavigation(root) { navigation, _, clock in
      @MainActor func opacity(_ label: String) -> Double? {
        let button = visible(in: navigation.navigationBar).first {
          $0.accessibilityLabel == label
        }
        return button?.superview?.presentation.opacity
      }
      #expect(opacity("Add") == 1)
      navigation.pushViewController(next, animated: true)
      clock.advance(by: 60)
      // 1 − e^(−ωt)(1 + ωt) after 0.1 s, with ω = √(1000/3).
      #expect(abs((opacity("Delete") ?? 0) - 0.5448) < 1e-3)
      #expect(abs((opacity("Add") ?? 0) - 0.4552) < 1e-3)
      clock.advance(by: 600)
      #expect(opacity("Delete") == 1)
      #expect(opacity("Add") == nil)
      navigation.popViewController(animated: true)
      clock.advance(by: 600)
      #expect(opacity("Add") == 1)
      #expect(opacity("Delete") == nil)
    }
  }

  @Test(
    .covers(
      "UIBarButtonItem.style", "UIViewController.editButtonItem", "UIViewController.isEditing",
      "UIViewController.setEditing(_:animated:)"))
  func `the edit button begins and ends editing and says which`() {
    let controller = NoteController()
    withNavigation(controller) { navigation, window, clock in
      let item = controller.editButtonItem
      #expect(item === controller.editButtonItem)
      #expect(item.title == "Edit")
      #expect(item.style == .plain)
      let button = visible(in: navigation.navigationBar).first { $0.accessibilityLabel == "Edit" }
      let box = button?.convert(button?.bounds ?? .zero, to: nil) ?? .zero
      window.deliverTouch(.began, at: CGPoint(x: box.midX, y: box.midY))
      window.deliverTouch(.ended, at: CGPoint(x: box.midX, y: box.midY))
      #expect(controller.isEditing)
      #expect(controller.changes == ["true animated"])
      #expect(item.title == "Done")
      #expect(item.style == .done)
      controller.isEditing = false
      #expect(controller.changes == ["true animated", "false"])
      #expect(item.title == "Edit")
      _ = clock
    }
  }

  @Test(
    .covers(
      "UINavigationItem.leftBarButtonItems", "UINavigationItem.setLeftBarButton(_:animated:)",
      "UINavigationItem.setLeftBarButtonItems(_:animated:)",
      "UINavigationItem.setRightBarButtonItems(_:animated:)"))
  func `items are set one by one or together, and fade in where that is asked for`() {
    let controller = UIViewController()
    let item = controller.navigationItem
    withNavigation(controller) { navigation, _, clock in
      @MainActor func seen() -> [String] {
        visible(in: navigation.navigationBar)
          .sorted { $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x }
          .map { "\($0.accessibilityLabel ?? "") \($0.presentation.opacity)" }
      }
      let (add, trash) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
      item.leftBarButtonItems = [add, trash]
      clock.runDue()
      #expect(item.leftBarButtonItem === add)
      #expect(seen() == ["Add 1.0", "Delete 1.0"])
      item.setLeftBarButton(trash, animated: false)
      clock.runDue()
      #expect(item.leftBarButtonItems == [trash])
      #expect(seen() == ["Delete 1.0"])
      item.setLeftBarButtonItems(nil, animated: false)
      item.setRightBarButtonItems([add, trash], animated: true)
      // A quarter of a second, of which half has passed.
      clock.advance(by: 75)
      #expect(seen() == ["Delete 0.5", "Add 0.5"])
      clock.advance(by: 75)
      #expect(item.rightBarButtonItem === add && item.leftBarButtonItems == nil)
      #expect(seen() == ["Delete 1.0", "Add 1.0"])
      item.setRightBarButtonItems([], animated: false)
      clock.runDue()
      #expect(seen() == [])
    }
  }
}
