import Foundation

/// What a view is about, as far as it matters where lines begin at the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing special: the view is turned round.
  case unspecified = 0
  /// Controls of something that plays, which are never turned round.
  case playback = 1
  /// A choice of directions, which is never turned round.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

/// The direction in which an interface is put together.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// The direction of a view that is about something.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    layout.semanticContentAttribute = attribute
    for node in layout.nodes { node.placementDidChange() }
    marginsDidChange()
    setNeedsLayout()
  }
}
