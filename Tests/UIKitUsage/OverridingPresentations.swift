import UIKit

/// Overrides what is open about presenting, and about being inside another controller.
class PresentingController: UIViewController {
  private(set) var told: [String] = []

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .pageSheet }
    set { super.modalPresentationStyle = newValue }
  }

  override var isModalInPresentation: Bool {
    get { true }
    set {}
  }

  override var preferredContentSize: CGSize {
    get { CGSize(width: 200, height: 100) }
    set {}
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    told.append("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    told.append("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    childController.beginAppearanceTransition(true, animated: false)
    childController.endAppearanceTransition()
  }

  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func removeFromParent() { super.removeFromParent() }
}

/// A drawer at the side of the screen.
class DrawerController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    var frame = super.frameOfPresentedViewInContainerView
    frame.size.width /= 2
    return frame
  }

  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { true }
  override var presentedView: UIView? { super.presentedView }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() {}
  override func presentationTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// An alert that counts its actions.
class CountingAlert: UIAlertController {
  private(set) var count = 0

  override func addAction(_ action: UIAlertAction) {
    count += 1
    super.addAction(action)
  }
}
