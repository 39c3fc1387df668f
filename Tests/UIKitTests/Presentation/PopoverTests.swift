import Foundation
import TestSupport
import Testing
import UIKit

/// Popovers on an iPad of 768 × 1024 points, and what becomes of them on a phone.
@MainActor
struct PopoverTests {
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic

    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { style }
  }

  private func withPopover(
    screen: CGSize = CGSize(width: 768, height: 1024), source: CGRect, delegate: Delegate? = nil,
    _ change: (UIPopoverPresentationController) -> Void = { _ in },
    _ test: (UIViewController, UIPopoverPresentationController, FrameClock) throws -> Void
  ) throws {
    try withFreshUIKit(screen: screen) { window, clock in
      let (root, page) = (UIViewController(), UIViewController())
      window.rootViewController = root
      let button = UIView(frame: source)
      root.view.addSubview(button)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 300)
      let popover = try #require(page.popoverPresentationController)
      popover.sourceView = button
      popover.delegate = delegate
      change(popover)
      root.present(page, animated: true)
      clock.advance(by: 600)
      try test(page, popover, clock)
    }
  }

  private func frame(_ page: UIViewController) -> CGRect {
    page.view.convert(page.view.bounds, to: nil)
  }

  @Test(
    .covers(
      "UIModalPresentationStyle.popover", "UIPopoverArrowDirection", "UIPopoverArrowDirection.any",
      "UIPopoverArrowDirection.down", "UIPopoverArrowDirection.init(rawValue:)",
      "UIPopoverArrowDirection.left", "UIPopoverArrowDirection.rawValue",
      "UIPopoverArrowDirection.right", "UIPopoverArrowDirection.unknown",
      "UIPopoverArrowDirection.up", "UIPopoverPresentationController",
      "UIPopoverPresentationController.arrowDirection",
      "UIPopoverPresentationController.permittedArrowDirections",
      "UIPopoverPresentationController.popoverLayoutMargins",
      "UIPopoverPresentationController.sourceRect", "UIPopoverPresentationController.sourceView",
      "UIPopoverPresentationController.backgroundColor",
      "UIViewController.popoverPresentationController"))
  func `it stands where there is room, and points to its source`() throws {
    #expect(
      UIPopoverArrowDirection.any.rawValue == 15 && UIPopoverArrowDirection.down.rawValue == 2)
    #expect(
      UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        .arrowDirection == .unknown)
    // Below the source, with an arrow of 13 points, in the middle of 100…200.
    try withPopover(source: CGRect(x: 100, y: 100, width: 100, height: 40)) { page, popover, _ in
      #expect(popover.arrowDirection == .up)
      #expect(frame(page) == CGRect(x: 50, y: 153, width: 200, height: 300))
    }
    // Above it where there is none below, and no nearer to the edge than 10.
    try withPopover(source: CGRect(x: 0, y: 900, width: 40, height: 40)) { page, popover, _ in
      #expect(popover.arrowDirection == .down)
      #expect(frame(page) == CGRect(x: 10, y: 587, width: 200, height: 300))
    }
    try withPopover(
      source: CGRect(x: 100, y: 500, width: 100, height: 40),
      {
        $0.permittedArrowDirections = .left
        $0.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
        $0.backgroundColor = .red
      }
    ) { page, popover, _ in
      #expect(popover.arrowDirection == .left && popover.backgroundColor == .red)
      #expect(frame(page) == CGRect(x: 133, y: 360, width: 200, height: 300))
    }
    try withPopover(
      source: CGRect(x: 600, y: 500, width: 100, height: 40),
      {
        $0.permittedArrowDirections = .right
        $0.popoverLayoutMargins = UIEdgeInsets(top: 400, left: 10, bottom: 10, right: 10)
      }
    ) { page, popover, _ in
      #expect(popover.arrowDirection == .right)
      #expect(frame(page) == CGRect(x: 387, y: 400, width: 200, height: 300))
    }
  }

  @Test func `a touch beside it dismisses it`() throws {
    try withPopover(source: CGRect(x: 100, y: 100, width: 100, height: 40)) { page, _, clock in
      let window = try #require(page.view.window)
      window.deliverTouch(.began, at: CGPoint(x: 150, y: 300))
      window.deliverTouch(.ended, at: CGPoint(x: 150, y: 300))
      clock.advance(by: 600)
      #expect(page.view.window === window)
      window.deliverTouch(.began, at: CGPoint(x: 600, y: 800))
      window.deliverTouch(.ended, at: CGPoint(x: 600, y: 800))
      clock.advance(by: 600)
      #expect(page.view.window == nil)
    }
  }

  @Test(.covers("UIPopoverPresentationController.barButtonItem"))
  func `it points to an item of a bar`() {
    withFreshUIKit(screen: CGSize(width: 768, height: 1024)) { window, clock in
      let (root, page) = (UIViewController(), UIViewController())
      let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      window.rootViewController = UINavigationController(rootViewController: root)
      clock.runDue()
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.barButtonItem = item
      root.present(page, animated: false)
      clock.runDue()
      // The bar is 50 high on an iPad, and the content 320 × 480 where it prefers nothing.
      #expect(frame(page) == CGRect(x: 438, y: 63, width: 320, height: 480))
    }
  }

  @Test(
    .covers(
      "UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)",
      "UIModalPresentationStyle.none", "UIModalPresentationStyle.overFullScreen"))
  func `on a phone it is a sheet, or what the delegate says`() throws {
    let phone = CGSize(width: 375, height: 667)
    let source = CGRect(x: 100, y: 100, width: 100, height: 40)
    try withPopover(screen: phone, source: source) { page, _, _ in
      #expect(page.presentationController is UISheetPresentationController)
      #expect(frame(page) == CGRect(x: 0, y: 10, width: 375, height: 657))
    }
    let delegate = Delegate()
    delegate.style = .overFullScreen
    try withPopover(screen: phone, source: source, delegate: delegate) { page, _, _ in
      #expect(frame(page) == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(page.presentationController?.delegate === delegate)
    }
    delegate.style = .none
    try withPopover(screen: phone, source: source, delegate: delegate) { page, popover, _ in
      #expect(page.presentationController === popover)
      #expect(frame(page) == CGRect(x: 50, y: 153, width: 200, height: 300))
    }
  }
}
