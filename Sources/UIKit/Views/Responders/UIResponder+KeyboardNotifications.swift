import Foundation

extension UIResponder {
  // MARK: Names

  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")

  /// Posted after the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")

  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")

  /// Posted after the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")

  /// Posted before the keyboard's frame changes, for showing and hiding too.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")

  /// Posted after the keyboard's frame has changed, for showing and hiding too.
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  // MARK: Keys of `userInfo`

  /// The frame before the change: an `NSValue` of a `CGRect` in the screen's
  /// coordinates, in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The frame after the change: an `NSValue` of a `CGRect` in the screen's
  /// coordinates, in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The duration of the change: an `NSNumber`, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The curve of the change: an `NSNumber` with the raw value of a
  /// `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// Whether the keyboard is this app's own: an `NSNumber`, a Boolean.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
