import Foundation
import TestSupport
import Testing
import UIKit

/// Presentations by an app's own presentation controllers and animators.
@MainActor
struct CustomPresentationTests {
  /// Presents in the lower half, over something that dims.
  final class HalfController: UIPresentationController {
    let dimming = UIView()
    var told: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      told.append("will begin")
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.dimming.alpha = 0.4 },
        completion: { self.told.append("alongside \($0.isCancelled ? "cancelled" : "done")") })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      told.append("did begin \(completed)")
    }

    private(set) var layouts = 0

    override func containerViewDidLayoutSubviews() { layouts += 1 }
    override func dismissalTransitionWillBegin() { told.append("will end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      told.append("did end \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Fades in and out in a second, and may call the transition off.
  final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
    var isCalledOff = false
    var ended: [Bool] = []
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
      if let to, let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        to.alpha = 0
        context.containerView.addSubview(to)
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          to?.alpha = 1
          if to == nil { from?.alpha = 0 }
        },
        completion: { _ in context.completeTransition(!self.isCalledOff) })
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Fading()
    var controller: HalfController?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      controller = HalfController(presentedViewController: presented, presenting: presenting)
      return controller
    }
  }

  private func withPresented(
    calledOff: Bool = false,
    _ test: (UIViewController, UIViewController, Delegate, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let (root, half, delegate) = (UIViewController(), UIViewController(), Delegate())
      window.rootViewController = root
      half.modalPresentationStyle = .custom
      half.transitioningDelegate = delegate
      delegate.animator.isCalledOff = calledOff
      root.present(half, animated: true)
      try test(root, half, delegate, clock)
    }
  }

  @Test(
    .covers(
      "UIModalPresentationStyle.custom", "UIPresentationController",
      "UIPresentationController.containerView",
      "UIPresentationController.containerViewWillLayoutSubviews()",
      "UIPresentationController.dismissalTransitionDidEnd(_:)",
      "UIPresentationController.dismissalTransitionWillBegin()",
      "UIPresentationController.frameOfPresentedViewInContainerView",
      "UIPresentationController.init(presentedViewController:presenting:)",
      "UIPresentationController.presentationTransitionDidEnd(_:)",
      "UIPresentationController.presentationTransitionWillBegin()",
      "UIPresentationController.presentedView", "UIPresentationController.presentedViewController",
      "UIPresentationController.presentingViewController",
      "UIViewController.presentationController", "UIViewController.transitionCoordinator",
      "UIViewController.transitioningDelegate", "UIViewControllerTransitioningDelegate",
      "UIPresentationController.containerViewDidLayoutSubviews()",
      "UIViewControllerContextTransitioning",
      "UIViewControllerContextTransitioning.containerView",
      "UIViewControllerContextTransitioning.finalFrame(for:)",
      "UIViewControllerContextTransitioning.initialFrame(for:)",
      "UIViewControllerContextTransitioning.isAnimated",
      "UIViewControllerContextTransitioning.isInteractive",
      "UIViewControllerContextTransitioning.presentationStyle",
      "UIViewControllerContextTransitioning.targetTransform",
      "UIViewControllerContextTransitioning.view(forKey:)",
      "UIViewControllerContextTransitioning.viewController(forKey:)",
      "UIViewControllerAnimatedTransitioning.transitionDuration(using:)",
      "UIViewControllerTransitionCoordinator",
      "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
      "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)",
      "UIViewControllerTransitionCoordinatorContext",
      "UIViewControllerTransitionCoordinatorContext.containerView",
      "UIViewControllerTransitionCoordinatorContext.initiallyInteractive",
      "UIViewControllerTransitionCoordinatorContext.isAnimated",
      "UIViewControllerTransitionCoordinatorContext.isInteractive",
      "UIViewControllerTransitionCoordinatorContext.presentationStyle",
      "UIViewControllerTransitionCoordinatorContext.transitionDuration",
      "UIViewControllerTransitionCoordinatorContext.view(forKey:)",
      "UIViewControllerTransitionCoordinatorContext.viewController(forKey:)",
      "UIViewControllerTransitioningDelegate.animationController(forDismissed:)",
      "UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)",
      "UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)"
    ))
  func `an app's own controller and animator present and dismiss`() throws {
    try withPresented { root, half, delegate, clock in
      let controller = try #require(delegate.controller)
      #expect(half.presentationController === controller && controller.presentedView === half.view)
      #expect(controller.presentingViewController === root)
      #expect(half.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      let context = try #require(delegate.animator.context)
      #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
      #expect(context.viewController(forKey: .from) === root && context.view(forKey: .from) == nil)
      #expect(context.initialFrame(for: root) == CGRect(x: 0, y: 0, width: 375, height: 667))
      clock.advance(by: 300)
      #expect(abs(try #require(half.view.layer.presentation()).opacity - 0.5) < 1e-6)
      // Half of its way by ease-in-out.
      #expect(abs(try #require(controller.dimming.layer.presentation()).opacity - 0.2) < 1e-6)
      let coordinator = try #require(half.transitionCoordinator)
      #expect(coordinator.transitionDuration == 1 && coordinator.isAnimated)
      #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(coordinator.containerView === context.containerView)
      #expect(
        coordinator.presentationStyle == .custom && coordinator.view(forKey: .to) === half.view)
      #expect(coordinator.viewController(forKey: .to) === half)
      #expect(context.targetTransform == .identity && root.transitionCoordinator === coordinator)
      var isAlongside = false
      #expect(coordinator.animate(alongsideTransition: { _ in isAlongside = true }) && isAlongside)
      #expect(controller.layouts > 0)
      clock.advance(by: 300)
      #expect(controller.told == ["will begin", "did begin true", "alongside done"])
      #expect(half.transitionCoordinator == nil && delegate.animator.ended == [true])
      root.dismiss(animated: true)
      #expect(delegate.animator.context?.viewController(forKey: .to) === root)
      clock.advance(by: 600)
      #expect(controller.told.suffix(2) == ["will end", "did end true"])
      #expect(root.presentedViewController == nil && half.view.window == nil)
    }
  }

  @Test(
    .covers(
      "UIViewControllerAnimatedTransitioning",
      "UIViewControllerAnimatedTransitioning.animateTransition(using:)",
      "UIViewControllerAnimatedTransitioning.animationEnded(_:)",
      "UIViewControllerContextTransitioning.completeTransition(_:)",
      "UIViewControllerContextTransitioning.transitionWasCancelled",
      "UIViewControllerTransitionCoordinatorContext.isCancelled"))
  func `a transition that is called off leaves everything as it was`() throws {
    try withPresented(calledOff: true) { root, half, delegate, clock in
      clock.advance(by: 600)
      let controller = try #require(delegate.controller)
      #expect(controller.told == ["will begin", "did begin false", "alongside cancelled"])
      #expect(root.presentedViewController == nil && half.view.window == nil)
      #expect(delegate.animator.ended == [false])
      #expect(delegate.animator.context?.transitionWasCancelled == true)
      // It can be presented again, and stays where its dismissal is called off.
      delegate.animator.isCalledOff = false
      root.present(half, animated: true)
      clock.advance(by: 600)
      delegate.animator.isCalledOff = true
      root.dismiss(animated: true)
      clock.advance(by: 600)
      #expect(root.presentedViewController === half && !half.isBeingDismissed)
      #expect(delegate.controller?.told.suffix(2) == ["will end", "did end false"])
    }
  }
}
