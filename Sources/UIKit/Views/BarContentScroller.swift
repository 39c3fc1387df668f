import Foundation

/// A scroll view whose content goes under a bar, as the bar sees it.
@MainActor
protocol BarContentScroller: UIView {
  /// Hears that the content has moved.
  var barObserver: (any BarContentObserver)? { get set }

  /// How much of its room above the content a bar has given up, in points: the insets keep it.
  var roomOfBar: CGFloat { get set }

  /// The offset at which the content is at its top, in points.
  var contentOffsetOfTop: CGFloat { get }

  /// How far the content is from its top, in points; negative where it is pulled down.
  var distanceFromTop: CGFloat { get }

  /// Whether the content goes under what covers a view at its top.
  func reachesUnderBars(of view: UIView) -> Bool
}

/// What follows content that goes under a bar.
@MainActor
protocol BarContentObserver: AnyObject {
  /// The content has moved.
  func contentDidScroll()

  /// Where content that is let go comes to rest, for an offset in points at which it would.
  func restingOffset(for offset: CGFloat, of scroller: any BarContentScroller) -> CGFloat
}
