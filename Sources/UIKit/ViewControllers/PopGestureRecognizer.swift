import Foundation

/// Recognises a finger that drags the topmost controller of a navigation stack off the screen.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var controller: UINavigationController?
  private let gate: PopGestureGate

  init(of controller: UINavigationController) {
    self.controller = controller
    gate = PopGestureGate(controller: controller)
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    edges = .left
    delegate = gate
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.isRightToLeft ?? false ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func mayPan(by way: SIMD2<Double>) -> Bool {
    super.mayPan(by: way) && controller?.canBeginPop ?? false
  }

  /// What is dragged inside waits until it is clear that the finger has not come from the edge.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let view, other is UIPanGestureRecognizer, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  override func sendActions() {
    controller?.popPanChanged(self)
    super.sendActions()
  }
}

/// The delegate of the recogniser, until an app gives it another one.
@MainActor
private final class PopGestureGate: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.offersWayBack ?? false
  }
}

/// Popping by a finger that drags from the edge of the screen.
extension UINavigationController {
  /// How far a finger's speed carries the page when it is let go, in seconds. (Chosen.)
  private static let momentum: CGFloat = 0.2

  /// How long the page takes for its whole way when no finger moves it any more, in seconds.
  static let interactiveDuration: TimeInterval = 0.35

  /// Whether there is a controller to go back to and nothing under way.
  var canBeginPop: Bool { stack.count > 1 && transition == nil && isOnScreen }

  /// Whether the bar is seen with a button back.
  var offersWayBack: Bool {
    guard let item = topViewController?.navigationItem, !isNavigationBarHidden else { return false }
    let left = item.leftBarButtonItems ?? []
    return !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
  }

  func popPanChanged(_ pan: PopGestureRecognizer) {
    switch pan.state {
    case .began:
      guard canBeginPop else { return }
      isPopInteractive = true
      popViewController(animated: true)
      rootView.layoutIfNeeded()
      isPopInteractive = false
      follow(pan)
    case .changed: follow(pan)
    case .ended: letGo(pan, velocity: pan.velocity(in: rootView).x * rootView.directionSign)
    case .cancelled: letGo(pan, velocity: -.infinity)
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: PopGestureRecognizer) {
    guard let animator = transition?.coordinator?.animator, transition?.isHeld ?? false else {
      return
    }
    animator.fractionComplete = min(max(way(of: pan), 0), 1)
  }

  /// How far the finger has brought the page, as a part of the width.
  private func way(of pan: PopGestureRecognizer) -> CGFloat {
    pan.translation(in: rootView).x * rootView.directionSign / max(rootView.bounds.width, 1)
  }

  private func letGo(_ pan: PopGestureRecognizer, velocity: CGFloat) {
    guard let transition, transition.isHeld, let coordinator = transition.coordinator,
      let animator = coordinator.animator
    else { return }
    transition.isHeld = false
    let fraction = animator.fractionComplete
    let width = max(rootView.bounds.width, 1)
    let isCancelled = fraction + velocity * Self.momentum / width <= 0.5
    let left = isCancelled ? fraction : 1 - fraction
    let pace = abs(velocity) / width * CGFloat(Self.interactiveDuration)
    coordinator.endInteraction(
      at: fraction, velocity: pace.isFinite ? max(1, pace) : 1, isCancelled: isCancelled)
    if !isCancelled {
      transition.leaving.child.letFocusGo()
      transition.leaving.window?.dropFirstResponder(inside: transition.leaving)
    }
    animator.isReversed = isCancelled
    animator.addCompletion { [weak self] position in
      self?.finish(transition, animated: true, isComplete: position == .end)
    }
    // A page that is at its goal already has a tick to go.
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
      durationFactor: max(left, 0.001))
  }
}
