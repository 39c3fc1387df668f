import Foundation

/// A view that puts a caret where a finger taps.
@MainActor package protocol CaretPlacing: UIView {
  /// Whether taps at two points, in the view's coordinates, put the caret at the same place.
  func placesCaretAlike(at one: CGPoint, and other: CGPoint) -> Bool
}
