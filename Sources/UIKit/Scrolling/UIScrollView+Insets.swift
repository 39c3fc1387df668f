import Foundation

/// Where content may rest, and what the safe area takes of that.
extension UIScrollView {
  /// Whether the content is larger than the view along an axis, or is pulled along it all the same.
  private var scrollableAxes: (x: Bool, y: Bool) {
    let size = bounds.size
    return (
      contentSize.width > size.width || bounces && alwaysBounceHorizontal,
      contentSize.height > size.height || bounces && alwaysBounceVertical
    )
  }

  /// What the safe area adds to the content's insets.
  private var insetsOfSafeArea: UIEdgeInsets {
    var safeArea = safeAreaInsets
    safeArea.top += roomOfBar
    guard safeArea != .zero else { return .zero }
    let x: Bool
    var y: Bool
    (x, y) = scrollableAxes
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .scrollableAxes: break
    case .automatic: y = y || isContentOfNavigation
    }
    return UIEdgeInsets(
      top: y ? safeArea.top : 0, left: x ? safeArea.left : 0, bottom: y ? safeArea.bottom : 0,
      right: x ? safeArea.right : 0)
  }

  /// Whether this is what the controller of a navigation controller scrolls: its view, or the first
  /// one in that.
  private var isContentOfNavigation: Bool {
    let holder = controller == nil ? superview : self
    guard let controller = holder?.controller, controller.parent != nil else { return false }
    return holder === self || holder?.subviews.first === self
  }

  /// The insets of the content as they follow from everything they depend on.
  var insetsOfContent: UIEdgeInsets { contentInset.adding(insetsOfSafeArea) }

  /// What is left of the safe area for what is inside.
  var safeAreaBesideInsets: UIEdgeInsets {
    var safeArea = safeAreaInsets
    safeArea.top += roomOfBar
    return safeArea.adding(insetsOfSafeArea, times: -1)
  }

  /// The insets of a scroll indicator that are set, with those for the safe area.
  func indicatorInsets(_ given: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? given.adding(insetsOfSafeArea) : given
  }

  /// The horizontal offsets at which the content may rest, in points.
  var rangeOfX: ClosedRange<Double> {
    Self.range(
      content: contentSize.width, view: bounds.width, before: edgeInsets.left,
      after: edgeInsets.right)
  }

  /// The vertical offsets at which the content may rest, in points.
  var rangeOfY: ClosedRange<Double> {
    Self.range(
      content: contentSize.height, view: bounds.height, before: edgeInsets.top,
      after: edgeInsets.bottom)
  }

  private static func range(
    content: CGFloat, view: CGFloat, before: CGFloat, after: CGFloat
  ) -> ClosedRange<Double> {
    // More points than any content has.
    let most = 1e9
    let first = before.isFinite ? min(max(-before, -most), most) : 0
    let last = max(content.isNaN ? 0 : content, 0) + after - view
    return first...(last.isNaN ? first : min(max(last, first), most))
  }

  /// The nearest offset at which the content may rest, in points.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (rangeOfX, rangeOfY)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Lets insets and offset follow a change of the content, of the insets or of the safe area.
  func contentGeometryDidChange() {
    let (old, wereAtTop, wereAtLeft) = (
      edgeInsets, bounds.minY <= -edgeInsets.top, bounds.minX <= -edgeInsets.left
    )
    let insets = insetsOfContent
    edgeInsets = insets
    if drag == nil, run == nil {
      // Content that is at its beginning stays there, wherever that goes.
      var offset = bounds.origin
      if wereAtTop { offset.y -= insets.top - old.top }
      if wereAtLeft { offset.x -= insets.left - old.left }
      contentOffset = clamped(offset)
    }
    guard insets != old else { return }
    updateSafeAreaInside()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Follows a change of the bounds.
  func boundsDidChange(from old: CGRect) {
    let new = bounds
    if new.size != old.size { contentGeometryDidChange() }
    guard new.origin != old.origin else { return }
    if safeAreaBesideInsets != .zero { updateSafeAreaInside() }
    barObserver?.contentDidScroll()
    notifyOfScrolling()
  }

  private func updateSafeAreaInside() {
    for subview in subviews { subview.updateSafeArea() }
  }

  /// How often a delegate may scroll from inside the news of scrolling before it hears no more.
  private static let greatestDepth = 50

  private func notifyOfScrolling() {
    guard notificationDepth < Self.greatestDepth else { return }
    notificationDepth += 1
    defer { notificationDepth -= 1 }
    delegate?.scrollViewDidScroll(self)
  }
}

extension UIEdgeInsets {
  /// The sums of the insets on each side, the others taken some times.
  func adding(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top * factor, left: left + other.left * factor,
      bottom: bottom + other.bottom * factor, right: right + other.right * factor)
  }
}
