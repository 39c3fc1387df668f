import Foundation

/// A scroll view under a navigation bar with a large title, which gets smaller as the content goes up.
extension UIScrollView: BarContentScroller {
  var contentOffsetOfTop: CGFloat { -adjustedContentInset.top }
  var distanceFromTop: CGFloat { contentOffset.y + adjustedContentInset.top }

  func reachesUnderBars(of view: UIView) -> Bool {
    contentInsetAdjustmentBehavior != .never && convert(bounds, to: view).minY < 0.5
  }
}

extension UIViewController {
  /// Names what scrolls under the bars at some edges; the controller's view, or what is first in it, for
  /// nil.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    if edge.contains(.top) { barContentScroller = scrollView }
    if edge.contains(.bottom) { bottomContentScroller = scrollView }
    viewIfLoaded?.superview?.superview?.setNeedsLayout()
  }

  /// Returns what was named for an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch edge {
    case .top: barContentScroller as? UIScrollView
    case .bottom: bottomContentScroller as? UIScrollView
    default: nil
    }
  }
}
