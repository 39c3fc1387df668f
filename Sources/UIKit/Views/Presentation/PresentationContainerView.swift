import Foundation

/// What a presentation happens in: as large as the window, or as the context of a controller.
@MainActor
final class PresentationContainerView: UIView {
  weak var owner: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.containerViewWillLayoutSubviews()
    if owner?.presentation?.isAtRest ?? false { owner?.placePresentedView() }
    owner?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner?.passesTouch(at: point) ?? false ? nil : hit
  }
}

/// Holds a presented view, so that no transition moves that itself: where it is inside, is the
/// controller's own business.
@MainActor
class PresentedWrapperView: UIView {
  /// What is covered of the view while nothing moves, in points.
  var restingInsets = UIEdgeInsets.zero {
    didSet { if restingInsets != oldValue { updateSafeArea() } }
  }

  override var inheritedSafeArea: UIEdgeInsets { restingInsets }

  func hold(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// Hears where the keyboard goes, for a presentation that keeps out of its way.
@MainActor
final class PresentationKeyboardGuide: UIKeyboardLayoutGuide {
  func follow(for container: PresentationContainerView) {
    owningView = container
    startFollowing()
  }

  override func keyboardDidMove() {
    super.keyboardDidMove()
    owningView?.setNeedsLayout()
  }
}
