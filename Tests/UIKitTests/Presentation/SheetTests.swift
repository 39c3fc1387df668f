import Foundation
import TestSupport
import Testing
import UIKit

/// Sheets on a phone of 375 × 667 points, 20 of which are the status bar's and 34 the home indicator's.
///
/// The highest sheet begins 10 points below the status bar: at 30. The greatest detent is then
/// 667 − 30 − 34 = 603 high, half of it 301.5, and the sheet reaches below the indicator: 331.5.
@MainActor
struct SheetTests {
  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var told: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      told.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      told.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      told.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      told.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { told.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }
  }

  private func withSheet(
    _ change: (UISheetPresentationController) -> Void = { _ in },
    _ test: (UIWindow, UIViewController, UISheetPresentationController, FrameClock) throws -> Void
  ) throws {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let (root, page) = (UIViewController(), UIViewController())
      window.rootViewController = root
      let sheet = try #require(page.sheetPresentationController)
      change(sheet)
      root.present(page, animated: true)
      clock.advance(by: 600)
      #expect(page.presentationController === sheet)
      try test(window, page, sheet, clock)
    }
  }

  private func top(of page: UIViewController) -> CGFloat {
    (page.view.convert(page.view.bounds, to: nil).minY * 1000).rounded() / 1000
  }

  private func drag(
    _ window: UIWindow, _ clock: FrameClock, through heights: [CGFloat], lifts: Bool = true
  ) {
    for (index, y) in heights.enumerated() {
      window.deliverTouch(index == 0 ? .began : .moved, at: CGPoint(x: 180, y: y))
      clock.advance(by: 60)
    }
    // At rest before it is lifted.
    clock.advance(by: 120)
    if lifts { window.deliverTouch(.ended, at: CGPoint(x: 180, y: heights.last ?? 0)) }
  }

  @Test(
    .covers(
      "UIModalPresentationStyle.automatic", "UIModalPresentationStyle.pageSheet",
      "UISheetPresentationController", "UISheetPresentationController.preferredCornerRadius",
      "UISheetPresentationController.prefersGrabberVisible",
      "UIViewController.sheetPresentationController"))
  func `a page's sheet begins below the status bar, and dims what is below`() throws {
    try withSheet { window, page, sheet, _ in
      #expect(
        page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 30, width: 375, height: 637)
      )
      #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(page.view.superview?.layer.cornerRadius == 10)
      let dimming = try #require(sheet.containerView?.subviews.first)
      #expect(dimming.alpha == 0.2 && dimming.frame == window.bounds)
      sheet.preferredCornerRadius = 24
      #expect(page.view.superview?.layer.cornerRadius == 24)
      let grabber = try #require(page.view.superview?.subviews.last)
      #expect(grabber.isHidden)
      sheet.prefersGrabberVisible = true
      page.view.superview?.layoutIfNeeded()
      #expect(!grabber.isHidden && grabber.frame == CGRect(x: 170, y: 5, width: 36, height: 5))
    }
  }

  @Test(
    .covers(
      "UISheetPresentationController.Detent", "UISheetPresentationController.Detent.Identifier",
      "UISheetPresentationController.Detent.custom(identifier:resolver:)",
      "UISheetPresentationController.Detent.identifier",
      "UISheetPresentationController.Detent.large()",
      "UISheetPresentationController.Detent.medium()",
      "UISheetPresentationController.Detent.resolvedValue(in:)",
      "UISheetPresentationController.animateChanges(_:)",
      "UISheetPresentationController.detents", "UISheetPresentationController.invalidateDetents()",
      "UISheetPresentationController.selectedDetentIdentifier",
      "UISheetPresentationControllerDetentResolutionContext",
      "UISheetPresentationControllerDetentResolutionContext.maximumDetentValue"))
  func `it rests at the lowest of its detents, or at the one that is selected`() throws {
    var height: CGFloat? = 100
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { context in
      #expect(context.maximumDetentValue == 603)
      return height
    }
    try withSheet({ $0.detents = [.large(), low, .medium()] }) { _, page, sheet, clock in
      #expect(top(of: page) == 533)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      clock.advance(by: 60)
      // 54.48 of 100 of the way after a tenth of a second.
      #expect(abs(page.view.presentationRectForTests.minY - (533 - 201.5 * 0.5448)) < 0.02)
      clock.advance(by: 600)
      #expect(top(of: page) == 331.5)
      sheet.selectedDetentIdentifier = .large
      clock.runDue()
      #expect(top(of: page) == 30)
      sheet.selectedDetentIdentifier = .init("low")
      height = 9999
      sheet.invalidateDetents()
      clock.runDue()
      #expect(top(of: page) == 30)
      height = nil
      sheet.invalidateDetents()
      clock.runDue()
      // One that is not active counts as none: the lowest is the half.
      #expect(top(of: page) == 331.5)
    }
  }

  @Test(
    .covers(
      "UISheetPresentationControllerDelegate",
      "UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ))
  func `a finger drags it from detent to detent, and no higher`() throws {
    let delegate = Delegate()
    try withSheet({
      $0.detents = [.medium(), .large()]
      $0.delegate = delegate
    }) { window, page, sheet, clock in
      drag(window, clock, through: [340, 320, 150], lifts: false)
      // What is seen is as high as it reaches: 331.5 − 190.
      #expect(
        page.view.convert(page.view.bounds, to: nil)
          == CGRect(x: 0, y: 141.5, width: 375, height: 525.5))
      window.deliverTouch(.ended, at: CGPoint(x: 180, y: 150))
      clock.advance(by: 600)
      #expect(top(of: page) == 30 && sheet.selectedDetentIdentifier == .large)
      #expect(delegate.told == [UISheetPresentationController.Detent.Identifier.large.rawValue])
      drag(window, clock, through: [100, 80, 40], lifts: false)
      // (1 − 1/(0.55·60/667 + 1))·667 of 60 points.
      #expect(abs(top(of: page) - (30 - (1 - 1 / (0.55 * 60 / 667 + 1)) * 667)) < 1e-3)
      window.deliverTouch(.ended, at: CGPoint(x: 180, y: 40))
      clock.advance(by: 600)
      #expect(top(of: page) == 30)
      drag(window, clock, through: [100, 120, 350])
      clock.advance(by: 600)
      #expect(top(of: page) == 331.5 && page.presentingViewController != nil)
    }
  }

  @Test(
    .covers(
      "UIAdaptivePresentationControllerDelegate",
      "UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)",
      "UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)",
      "UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)",
      "UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)",
      "UIPresentationController.delegate",
      "UIViewController.isModalInPresentation"))
  func `dragged down it goes, unless it may not`() throws {
    let delegate = Delegate()
    try withSheet({ $0.delegate = delegate }) { window, page, sheet, clock in
      delegate.mayDismiss = false
      drag(window, clock, through: [100, 120, 600])
      clock.advance(by: 600)
      #expect(top(of: page) == 30 && delegate.told == ["should", "attempt"])
      page.isModalInPresentation = true
      drag(window, clock, through: [100, 120, 600], lifts: false)
      // It gives way a little only.
      #expect(abs(top(of: page) - (30 + (1 - 1 / (0.55 * 500 / 667 + 1)) * 667)) < 1e-3)
      window.deliverTouch(.ended, at: CGPoint(x: 180, y: 600))
      clock.advance(by: 600)
      #expect(top(of: page) == 30)
      page.isModalInPresentation = false
      delegate.mayDismiss = true
      delegate.told = []
      drag(window, clock, through: [100, 120, 600])
      #expect(delegate.told == ["should", "will"])
      clock.advance(by: 600)
      #expect(delegate.told == ["should", "will", "did"] && page.view.window == nil)
    }
  }

  @Test(.covers("UISheetPresentationController.largestUndimmedDetentIdentifier"))
  func `what is below a low sheet can be reached`() throws {
    try withSheet({
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }) { window, page, sheet, clock in
      let dimming = try #require(sheet.containerView?.subviews.first)
      #expect(dimming.alpha == 0)
      let root = try #require(window.rootViewController?.view)
      #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
      sheet.selectedDetentIdentifier = .large
      clock.runDue()
      #expect(dimming.alpha == 0.2)
      sheet.selectedDetentIdentifier = nil
      sheet.largestUndimmedDetentIdentifier = nil
      clock.runDue()
      #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === dimming)
      window.deliverTouch(.began, at: CGPoint(x: 100, y: 100))
      window.deliverTouch(.ended, at: CGPoint(x: 100, y: 100))
      clock.advance(by: 600)
      #expect(page.view.window == nil)
    }
  }

  @Test(.covers("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge"))
  func `content that is at its top hands drags to the sheet`() throws {
    try withSheet({ $0.detents = [.medium(), .large()] }) { window, page, sheet, clock in
      let scroll = UIScrollView(frame: page.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 375, height: 2000)
      page.view.addSubview(scroll)
      clock.runDue()
      let start = scroll.contentOffset.y
      drag(window, clock, through: [600, 580, 380])
      clock.advance(by: 600)
      #expect(top(of: page) == 30 && scroll.contentOffset.y == start)
      // At its highest, the content is scrolled.
      drag(window, clock, through: [600, 580, 500])
      clock.advance(by: 1200)
      #expect(top(of: page) == 30 && scroll.contentOffset.y > start)
      // And scrolled back before the sheet goes down.
      drag(window, clock, through: [300, 320, 600])
      clock.advance(by: 1200)
      #expect(top(of: page) == 30 && scroll.contentOffset.y == start)
      drag(window, clock, through: [300, 320, 620])
      clock.advance(by: 600)
      #expect(top(of: page) == 331.5)
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      drag(window, clock, through: [600, 580, 380])
      clock.advance(by: 1200)
      #expect(top(of: page) == 331.5 && scroll.contentOffset.y > start)
    }
  }

  @Test(.covers("UIModalPresentationStyle.formSheet", "UIViewController.preferredContentSize"))
  func `on an iPad it stands in the middle, as large as it prefers`() {
    withFreshUIKit(screen: CGSize(width: 768, height: 1024)) { window, clock in
      let (root, page) = (UIViewController(), UIViewController())
      window.rootViewController = root
      page.modalPresentationStyle = .formSheet
      root.present(page, animated: false)
      clock.runDue()
      #expect(
        page.view.convert(page.view.bounds, to: nil)
          == CGRect(x: 114, y: 202, width: 540, height: 620))
      page.preferredContentSize = CGSize(width: 300, height: 400)
      clock.runDue()
      #expect(
        page.view.convert(page.view.bounds, to: nil)
          == CGRect(x: 234, y: 312, width: 300, height: 400))
    }
  }
}
