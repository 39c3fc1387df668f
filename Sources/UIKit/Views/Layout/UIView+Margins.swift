import Foundation

extension UIView {
  /// The margin of a view on each side unless others are set, in points.
  private static let standardMargin: CGFloat = 8

  /// The widest that text is comfortable to read at the size a phone is sold with, in points.
  private static let readableWidth: CGFloat = 672

  var effectiveMargins: UIEdgeInsets {
    var margins = UIEdgeInsets(ownMargins, isRightToLeft: isRightToLeft)
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, frame, bounds) = (superview.layoutMargins, frame, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - bounds.minY)),
      left: max(margins.left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// The margins without safe area and superview.
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let controller else {
      let standard = Self.standardMargin
      return ownLayout?.margins
        ?? NSDirectionalEdgeInsets(
          top: standard, leading: standard, bottom: standard, trailing: standard)
    }
    let least = controller.systemMinimumLayoutMargins
    guard var margins = ownLayout?.margins else { return least }
    if controller.viewRespectsSystemMinimumLayoutMargins {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    return margins
  }

  /// Sets the margins without the safe area's part.
  ///
  /// Code that changes one margin sets the others to what they are, with the safe area in them: these
  /// stay as they are.
  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    let seen = NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: isRightToLeft)
    var own = ownLayout?.margins ?? ownMargins
    if margins.top != seen.top { own.top = margins.top }
    if margins.leading != seen.leading { own.leading = margins.leading }
    if margins.bottom != seen.bottom { own.bottom = margins.bottom }
    if margins.trailing != seen.trailing { own.trailing = margins.trailing }
    guard layout.margins != own else { return }
    layout.margins = own
    marginsDidChange()
  }

  /// The margins may be others, here and where they are preserved.
  func marginsDidChange() {
    ownLayout?.safeAreaDidChange()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }

  /// The margins, and at the sides what is left of a wide view besides a readable width.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let rest = bounds.width - insets.left - insets.right - Self.readableWidth
    if rest > 0 {
      insets.left += rest / 2
      insets.right += rest / 2
    }
    return insets
  }
}
