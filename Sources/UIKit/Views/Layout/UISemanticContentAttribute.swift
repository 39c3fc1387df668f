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
  /// The direction of a view that is about something, in the app's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view that is about something, inside what has a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    layout.semanticContentAttribute = attribute
    directionDidChange()
  }
}
