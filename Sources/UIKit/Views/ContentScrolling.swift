import Foundation

/// A view that scrolls what is inside it, as far as plain views need to know.
@MainActor
protocol ContentScrolling: UIView {
  /// What is left of the safe area for the views inside, in points.
  var safeAreaForContent: UIEdgeInsets { get }

  /// The superview or the window has changed.
  func placeDidChange()

  /// Whether touches that are about to begin may go to a view inside.
  func allows(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool

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
