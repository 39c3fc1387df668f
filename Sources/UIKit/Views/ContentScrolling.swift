import Foundation

/// A view that scrolls what is inside it, as far as plain views need to know.
@MainActor
protocol ContentScrolling: UIView {
  /// What is left of the safe area for the views inside, in points.
  var safeAreaForContent: UIEdgeInsets { get }

  /// The size of the content, in points.
  var contentSize: CGSize { get }

  /// Constraints have another size for the content, in points; none along an axis is zero.
  func constraintsDidSize(_ content: CGSize)

  /// The superview or the window has changed.
  func placeDidChange()

  /// Whether touches that are about to begin may go to a view inside.
  func allows(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool

  /// Whether a tap on the status bar is to scroll it to the top.
  var wantsScrollToTop: Bool { get }

  /// Scrolls to the top, where its delegate lets it.
  func scrollToTop()

  /// Scrolls by some points as a wheel asks for; returns false where there is nothing to come.
  func turnWheel(by way: CGSize) -> Bool

  /// Scrolls to where a rectangle of a view inside, in that view's points, is seen.
  func reveal(_ rect: CGRect, of view: UIView)
}

extension UIView {
  /// The nearest view around this one that scrolls.
  var enclosingScroller: (any ContentScrolling)? {
    var view = superview
    while let current = view {
      if let scroller = current.contentScroller { return scroller }
      view = current.superview
    }
    return nil
  }

  /// Whether the views around this one that scroll let touches begin in it.
  func mayBegin(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    var scroller = enclosingScroller
    while let current = scroller {
      guard current.allows(touches, with: event, in: self) else { return false }
      scroller = current.enclosingScroller
    }
    return true
  }
}

extension UIWindow {
  /// Scrolls what is seen of the window to the top, where exactly one view asks for it.
  func scrollToTop() {
    var found: [any ContentScrolling] = []
    func look(in view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let scroller = view.contentScroller, scroller.wantsScrollToTop,
        bounds.intersects(scroller.convert(scroller.bounds, to: nil))
      {
        found.append(scroller)
      }
      for subview in view.subviews { look(in: subview) }
    }
    look(in: self)
    if found.count == 1 { found[0].scrollToTop() }
  }

  /// Hands the turn of a wheel, in points of content that come into sight to the right and below, to
  /// what is at a point of the screen: the innermost view that has something to come that way.
  package func deliverWheel(by way: CGSize, at location: CGPoint) {
    let hit = hitTest(location.applying(transformToScreen.inverted()), with: nil)
    var scroller = hit?.contentScroller ?? hit?.enclosingScroller
    while let current = scroller, !current.turnWheel(by: way) {
      scroller = current.enclosingScroller
    }
  }

  /// Whether a finger that was lifted has tapped the status bar.
  func isStatusBarTap(_ touch: UITouch) -> Bool {
    let (start, end) = (touch.startLocation, touch.screenLocation)
    return touch.phase == .ended && start.distance(to: end) <= TapSequence.slop
      && start.applying(transformToScreen.inverted()).y < windowSafeAreaInsets.top
  }
}
