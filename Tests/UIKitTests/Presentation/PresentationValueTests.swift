import Foundation
import TestSupport
import Testing
import UIKit

/// Names, raw values and defaults of what belongs to presentations.
@MainActor
struct PresentationValueTests {
  @Test(
    .covers(
      "UIAlertAction.Style.init(rawValue:)", "UIAlertController.Style.init(rawValue:)",
      "UIModalPresentationStyle.init(rawValue:)", "UIModalTransitionStyle.init(rawValue:)",
      "UITransitionContextViewControllerKey", "UITransitionContextViewControllerKey.from",
      "UITransitionContextViewControllerKey.init(rawValue:)",
      "UITransitionContextViewControllerKey.rawValue", "UITransitionContextViewControllerKey.to",
      "UITransitionContextViewKey", "UITransitionContextViewKey.from",
      "UITransitionContextViewKey.init(rawValue:)", "UITransitionContextViewKey.rawValue",
      "UITransitionContextViewKey.to", "UISheetPresentationController.Detent.Identifier.init(_:)",
      "UISheetPresentationController.Detent.Identifier.init(rawValue:)",
      "UISheetPresentationController.Detent.Identifier.large",
      "UISheetPresentationController.Detent.Identifier.medium",
      "UISheetPresentationController.Detent.Identifier.rawValue"))
  func `styles and keys have the raw values of iOS`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == Array(-2...7))
    #expect([UIModalTransitionStyle.coverVertical, .crossDissolve].map(\.rawValue) == [0, 2])
    #expect([UIAlertController.Style.actionSheet, .alert].map(\.rawValue) == [0, 1])
    #expect(
      UIAlertAction.Style(rawValue: 2) == .destructive && UIAlertAction.Style(rawValue: 3) == nil)
    #expect(UIAlertController.Style(rawValue: 0) == .actionSheet)
    #expect(UIModalPresentationStyle(rawValue: 7) == .popover)
    #expect(UIModalTransitionStyle(rawValue: 1) == nil)
    #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
    #expect(
      UITransitionContextViewControllerKey.from.rawValue == "UITransitionContextFromViewController")
    #expect(
      UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController") == .to)
    #expect(UITransitionContextViewKey.from.rawValue == "UITransitionContextFromView")
    #expect(UITransitionContextViewKey(rawValue: "UITransitionContextToView") == .to)
    typealias Identifier = UISheetPresentationController.Detent.Identifier
    #expect(Identifier("a") == Identifier(rawValue: "a") && Identifier("a").rawValue == "a")
    #expect(Identifier.medium != .large)
  }

  @Test(
    .covers(
      "UIPresentationController.presentationStyle",
      "UIPresentationController.shouldPresentInFullscreen",
      "UIPresentationController.shouldRemovePresentersView"))
  func `a controller has what presents it before it is presented`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    let sheet = controller.sheetPresentationController
    #expect(sheet != nil && controller.presentationController === sheet)
    #expect(
      sheet?.detents.map(\.identifier) == [.large]
        && sheet?.frameOfPresentedViewInContainerView == .zero)
    #expect(sheet?.prefersGrabberVisible == false && sheet?.largestUndimmedDetentIdentifier == nil)
    #expect(sheet?.containerView == nil && sheet?.presentingViewController === controller)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.presentationController?.shouldRemovePresentersView == true)
    #expect(controller.presentationController?.shouldPresentInFullscreen == true)
    #expect(controller.presentationController?.presentationStyle == .fullScreen)
    controller.modalPresentationStyle = .overCurrentContext
    #expect(controller.presentationController?.shouldPresentInFullscreen == false)
    #expect(controller.presentationController?.shouldRemovePresentersView == false)
    controller.modalPresentationStyle = .custom
    #expect(
      controller.presentationController == nil && controller.popoverPresentationController == nil)
    let own = UISheetPresentationController(presentedViewController: controller, presenting: nil)
    #expect(own.presentedViewController === controller && own.presentationStyle == .custom)
  }
}
