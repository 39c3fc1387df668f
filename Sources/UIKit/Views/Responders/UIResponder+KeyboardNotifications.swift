import Foundation

extension UIResponder {
  // MARK: Names

  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification =
    KeyboardNotificationNames.willShow

  /// Posted after the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification =
    KeyboardNotificationNames.didShow

  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification =
    KeyboardNotificationNames.willHide

  /// Posted after the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification =
    KeyboardNotificationNames.didHide

  /// Posted before the keyboard's frame changes, for showing and hiding too.
  public nonisolated static let keyboardWillChangeFrameNotification =
    KeyboardNotificationNames.willChangeFrame

  /// Posted after the keyboard's frame has changed, for showing and hiding too.
  public nonisolated static let keyboardDidChangeFrameNotification =
    KeyboardNotificationNames.didChangeFrame

  // MARK: Keys of `userInfo`

  /// The frame before the change: an `NSValue` of a `CGRect` in the screen's
  /// coordinates, in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = KeyboardNotificationNames.frameBegin

  /// The frame after the change: an `NSValue` of a `CGRect` in the screen's
  /// coordinates, in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = KeyboardNotificationNames.frameEnd

  /// The duration of the change: an `NSNumber`, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    KeyboardNotificationNames.animationDuration

  /// The curve of the change: an `NSNumber` with the raw value of a
  /// `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    KeyboardNotificationNames.animationCurve

  /// Whether the keyboard is this app's own: an `NSNumber`, a Boolean.
  public nonisolated static let keyboardIsLocalUserInfoKey = KeyboardNotificationNames.isLocal
}
