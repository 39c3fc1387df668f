import Foundation

/// One controller presented by another, from its beginning to its end.
@MainActor
final class Presentation {
  enum Phase {
    case presenting, presented, dismissing, over
  }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  let controller: UIPresentationController
  let container = PresentationContainerView()
  private(set) var phase = Phase.presenting
  private(set) var transition: ControllerTransition?

  /// What had the focus when the presentation began; it gets that back.
  private weak var focus: UIResponder?

  /// The window of its own that the presentation is in, and the one that took the keys before.
  private var window: UIWindow?
  private weak var formerKeyWindow: UIWindow?

  /// Where the view of what presents was, while it is away.
  private weak var formerSuperview: UIView?

  init(
    of presented: UIViewController, by presenter: UIViewController,
    controller: UIPresentationController
  ) {
    (self.presented, self.presenter, self.controller) = (presented, presenter, controller)
    controller.presentation = self
    controller.setPresenter(presenter)
    container.owner = controller
  }

  /// Whether no transition is under way.
  var isAtRest: Bool { phase == .presented }

  private var moved: UIView? { controller.wrapper ?? controller.presentedView }

  // MARK: Beginning

  func begin(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    completion: (() -> Void)?
  ) {
    guard let presenter, let host = presenter.viewIfLoaded?.window else { return }
    UIView.performWithoutAnimation { enter(host, around: presenter) }
    transition = makeTransition(
      from: presenter, to: presented, isDismissal: false, animated: animated
    ) { [weak self] isComplete in
      self?.didBegin(isComplete, animated: animated, animator: animator, completion: completion)
    }
    controller.presentationTransitionWillBegin()
    if controller.shouldRemovePresentersView { presenter.leave(animated: animated) }
    if animator == nil, controller.wrapper == nil, let view = controller.presentedView {
      UIView.performWithoutAnimation {
        view.frame = controller.frameOfPresentedViewInContainerView
        container.addSubview(view)
      }
    }
    UIView.performWithoutAnimation {
      controller.placePresentedView()
      if animator == nil { controller.setPresence(false) }
    }
    presented.enter(animated: animated)
    takeFocus(in: host)
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    run(isThere: true, animated: animated, animator: animator)
  }

  private func enter(_ host: UIWindow, around presenter: UIViewController) {
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let level = presented.ownWindowLevel {
      let window = UIWindow(frame: host.screen.bounds)
      window.screen = host.screen
      window.windowLevel = level
      window.windowSafeAreaInsets = host.windowSafeAreaInsets
      container.frame = window.bounds
      window.addSubview(container)
      formerKeyWindow = host.world.application.keyWindow
      window.isHidden = false
      self.window = window
    } else if controller.shouldPresentInFullscreen {
      container.frame = host.bounds
      host.addSubview(container)
    } else if let view = presenter.viewIfLoaded, let outer = view.superview {
      container.frame = view.frame
      outer.insertSubview(container, aboveSubview: view)
    }
    controller.prepareContainer(container)
  }

  /// Takes the focus away from what is below, unless what is presented has it by now.
  private func takeFocus(in host: UIWindow) {
    if let window {
      let field = presented.firstTextInput
      if field?.becomeFirstResponder() != true { window.makeKey() }
      return
    }
    guard let first = host.firstResponder, !presented.owns(first) else { return }
    focus = first
    host.dropFirstResponder(inside: host, except: container)
  }

  private func didBegin(
    _ isComplete: Bool, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    completion: (() -> Void)?
  ) {
    transition = nil
    guard isComplete else {
      presented.leave(animated: animated)
      if controller.shouldRemovePresentersView { presenter?.enter(animated: animated) }
      end()
      presented.didLeave(animated: animated)
      if controller.shouldRemovePresentersView { presenter?.didEnter(animated: animated) }
      controller.presentationTransitionDidEnd(false)
      animator?.animationEnded(false)
      return
    }
    phase = .presented
    if controller.shouldRemovePresentersView {
      formerSuperview = presenter?.viewIfLoaded?.superview
      presenter?.viewIfLoaded?.removeFromSuperview()
    }
    container.setNeedsLayout()
    controller.presentationTransitionDidEnd(true)
    presented.didEnter(animated: animated)
    if controller.shouldRemovePresentersView { presenter?.didLeave(animated: animated) }
    animator?.animationEnded(true)
    completion?()
  }

  // MARK: Ending

  /// Takes the presented controller away, and all that it presents itself.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard phase == .presented else {
      container.world.layoutLog.write(
        "Trying to dismiss \(type(of: presented)) while its transition is under way; it stays.")
      return
    }
    if let inner = presented.presentation {
      guard inner.phase == .presented else {
        return inner.dismiss(animated: false, completion: nil)
      }
      // What is on top goes by itself; what is below it has gone by then.
      container.isHidden = true
      inner.dismiss(animated: animated) { self.dismiss(animated: false, completion: completion) }
      return
    }
    phase = .dismissing
    let animator =
      animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    UIView.performWithoutAnimation(bringPresenterBack)
    transition = presenter.map {
      makeTransition(from: presented, to: $0, isDismissal: true, animated: animated) {
        [weak self] isComplete in
        self?.didDismiss(isComplete, animated: animated, animator: animator, completion: completion)
      }
    }
    controller.dismissalTransitionWillBegin()
    presented.leave(animated: animated)
    if controller.shouldRemovePresentersView { presenter?.enter(animated: animated) }
    giveFocusBack()
    run(isThere: false, animated: animated, animator: animator)
  }

  private func bringPresenterBack() {
    guard let view = presenter?.viewIfLoaded, let superview = formerSuperview,
      view.superview == nil
    else { return }
    if container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.insertSubview(view, at: 0)
    }
    view.frame = superview is UIWindow ? superview.bounds : view.frame
    view.layoutIfNeeded()
  }

  private func giveFocusBack() {
    if let window {
      formerKeyWindow?.makeKey()
      window.dropFirstResponder(inside: window)
      return
    }
    guard let host = container.window else { return }
    let isFree = host.firstResponder.map { presented.owns($0) } ?? true
    if isFree, let focus, focus.responderWindow === host, focus.becomeFirstResponder() { return }
    host.dropFirstResponder(inside: container)
  }

  private func didDismiss(
    _ isComplete: Bool, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    completion: (() -> Void)?
  ) {
    transition = nil
    guard isComplete else {
      phase = .presented
      if controller.shouldRemovePresentersView {
        presenter?.leave(animated: animated)
        presenter?.viewIfLoaded?.removeFromSuperview()
        presenter?.didLeave(animated: animated)
      }
      presented.enter(animated: animated)
      presented.didEnter(animated: animated)
      controller.dismissalTransitionDidEnd(false)
      animator?.animationEnded(false)
      return
    }
    end()
    if controller.shouldRemovePresentersView { presenter?.didEnter(animated: animated) }
    presented.didLeave(animated: animated)
    controller.dismissalTransitionDidEnd(true)
    animator?.animationEnded(true)
    completion?()
  }

  /// Takes everything off the screen.
  private func end() {
    phase = .over
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    window?.isHidden = true
    window = nil
    presenter?.presentation = nil
    presented.presentationDidEnd()
  }

  /// Ends at once, whatever is under way, as when the presenting controller's window gets another root.
  func abandon() {
    presented.presentation?.abandon()
    guard phase != .over else { return }
    transition = nil
    presented.leave(animated: false)
    end()
    presented.didLeave(animated: false)
  }

  // MARK: Animation

  private func makeTransition(
    from: UIViewController, to: UIViewController, isDismissal: Bool, animated: Bool,
    end: @escaping (Bool) -> Void
  ) -> ControllerTransition {
    let frame = controller.frameOfPresentedViewInContainerView
    let whole = container.bounds
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[isDismissal ? .from : .to] = controller.presentedView
    if controller.shouldRemovePresentersView {
      views[isDismissal ? .to : .from] = presenter?.viewIfLoaded
    }
    let (own, other) = (ObjectIdentifier(presented), ObjectIdentifier(presenter ?? presented))
    return ControllerTransition(
      in: container, isAnimated: animated, style: controller.presentationStyle,
      controllers: [.from: from, .to: to], views: views,
      initialFrames: isDismissal
        ? [own: controller.presentedView?.frame ?? frame] : [other: whole],
      finalFrames: isDismissal ? [other: whole] : [own: frame], end: end)
  }

  /// How long a controller takes to come and to go; its pace is the keyboard's, so that both move in
  /// step.
  private static let duration = 0.5

  private func run(
    isThere: Bool, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    guard let transition else { return }
    if let animator, animated {
      transition.transitionDuration = animator.transitionDuration(using: transition)
      transition.beginAlongside(inOpenBlock: false)
      animator.animateTransition(using: transition)
      return
    }
    transition.transitionDuration = Self.duration
    let changes = {
      self.controller.setPresence(isThere)
      transition.beginAlongside(inOpenBlock: true)
    }
    guard animated else {
      UIView.performWithoutAnimation(changes)
      transition.completeTransition(true)
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.curveKeyboard, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: changes, completion: { _ in transition.completeTransition(true) })
  }
}

extension UIWindow {
  /// Takes the focus away from what is in the window, but not inside one view.
  fileprivate func dropFirstResponder(inside view: UIView, except exception: UIView) {
    guard
      let first = firstResponder as? UIView ?? (firstResponder as? UIViewController)?.viewIfLoaded,
      !first.isDescendant(of: exception)
    else {
      return
    }
    dropFirstResponder(inside: view)
  }
}

extension UIViewController {
  /// Whether a responder is the controller, its view or inside that.
  func owns(_ responder: UIResponder) -> Bool {
    var next: UIResponder? = responder
    while let current = next {
      if current === self { return true }
      next = current.next
    }
    return false
  }
}
