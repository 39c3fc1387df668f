import Foundation

/// Has a controller's view presented, and what belongs to that.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController

  private weak var presenter: UIViewController?
  /// What presents the controller; the presented one itself before anything does.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// Hears of dismissals by a person, and decides about them.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What the presentation belongs to while it is under way.
  weak var presentation: Presentation?

  /// Creates a controller for a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (self.presentedViewController, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  func setPresenter(_ presenter: UIViewController) { self.presenter = presenter }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Where the presentation happens; nil before it begins.
  open var containerView: UIView? { presentation?.container }

  /// What moves when the presentation begins and ends.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is, in the container's coordinates, in points: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen, and not the context of a controller alone.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Whether the view of what presents goes when the presentation has begun.
  open var shouldRemovePresentersView: Bool { false }

  /// The container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has been laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// The presentation has begun, or was called off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The controller is dismissed, or its dismissal was called off.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: What UIKit's own presentations add

  /// The view around the presented one that the usual animations move; nil for the presented one.
  var wrapper: PresentedWrapperView? { nil }

  /// Fills the container, once.
  func prepareContainer(_ container: PresentationContainerView) {}

  /// Shows what is beside the presented view, as it is while that is there or not.
  func showSurroundings(_ isThere: Bool) {}

  /// Places the presented view for good.
  func placePresentedView() {}

  /// Shows what is presented where it belongs, or where it comes from, with what is beside it.
  func setPresence(_ isThere: Bool) {
    showSurroundings(isThere)
    guard let view = wrapper ?? presentedView else { return }
    if presentedViewController.modalTransitionStyle == .crossDissolve
      || view.world.settings.prefersCrossFade
    {
      view.alpha = isThere ? 1 : 0
    } else {
      view.frame = isThere ? frameOfPresentedViewInContainerView : hiddenFrame
    }
  }

  /// What presents in its place on a phone, or on an iPad.
  func adapted(toPad isPad: Bool) -> UIPresentationController { self }

  /// Whether a touch at a point of the container that hits nothing goes on to what is below.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Where the presented view comes from and goes to, in the container's coordinates, in points.
  var hiddenFrame: CGRect {
    var frame = frameOfPresentedViewInContainerView
    frame.origin.y = containerView?.bounds.maxY ?? 0
    return frame
  }

  /// Dismisses as a person asks for, as far as the controller and the delegate let it.
  func dismissByHand() {
    guard presentation?.phase == .presented else { return }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentation?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

/// Decides how presentations adapt, and whether a person may end them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style on a phone; `none` keeps a popover one.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Whether a person may dismiss the controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A person begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person has tried to dismiss a controller that stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system chooses.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// Lets the controller be dismissed.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Covers the screen, or the context of a controller.
final class CoverPresentationController: UIPresentationController {
  private let cover = PresentedWrapperView()
  /// Another style than the controller's, for a presentation that is adapted to a phone.
  var adaptedStyle: UIModalPresentationStyle?

  override var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? super.presentationStyle
  }

  override var wrapper: PresentedWrapperView? { cover }

  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func prepareContainer(_ container: PresentationContainerView) {
    guard let view = presentedView else { return }
    cover.hold(view)
    container.addSubview(cover)
  }

  override func placePresentedView() {
    cover.restingInsets = containerView?.safeAreaInsets ?? .zero
    cover.frame = frameOfPresentedViewInContainerView
  }
}
