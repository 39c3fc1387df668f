import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@MainActor struct OverridingControllerTests {
  @Test(
    .covers(
      "UINavigationBar", "UINavigationItem.title", "UIViewController.isViewLoaded",
      "UIViewController.viewIfLoaded"))
  func `a controller's own item is what the bar shows, and its view is loaded its way`() {
    withFreshUIKit { window, clock in
      let controller = OverridingController()
      let navigation = OverridingNavigationController(rootViewController: controller)
      window.rootViewController = navigation
      clock.runDue()
      #expect(navigation.ownBar.topItem?.title == "Own")
      #expect(navigation.ownBar.window === window)
      #expect(navigation.ownBar.backItem == nil)
      #expect(controller.loads > 0)
      #expect(controller.isViewLoaded)
      #expect(controller.viewIfLoaded === controller.view)
      navigation.pushViewController(UIViewController(), animated: false)
      clock.runDue()
      #expect(navigation.ownBar.backItem?.title == "Own")
      #expect(navigation.ownBar.items?.count == 2)
    }
  }

  @Test(.covers("UINavigationBar.items", "UINavigationBar.topItem"))
  func `a bar of its own shows the items it is given, and goes back by itself`() {
    withFreshUIKit { window, clock in
      let bar = makeBar()
      window.addSubview(bar)
      clock.runDue()
      @MainActor func labels(_ view: UIView) -> [String] {
        if view.isHidden { return [] }
        return [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
      }
      #expect(labels(bar).contains("Second"))
      #expect(labels(bar).contains("First"))
      #expect(bar.topItem?.title == "Second")
      #expect(bar.backItem?.title == "First")
      window.deliverTouch(.began, at: CGPoint(x: 20, y: 22))
      window.deliverTouch(.ended, at: CGPoint(x: 20, y: 22))
      clock.runDue()
      #expect(bar.items?.map(\.title) == ["First"])
      #expect(labels(bar) == ["First"])
      bar.items = nil
      clock.runDue()
      #expect(bar.topItem == nil)
      #expect(labels(bar) == [])
    }
  }

  @Test(.covers("UINavigationItem", "UINavigationItem.init(title:)"))
  func `an item has a title, or none`() {
    #expect(UINavigationItem(title: "T").title == "T")
    #expect(UINavigationItem().title == nil)
  }
}
