import Foundation

/// The last notifications of the keyboard that a centre has posted.
///
/// An app's first object that cares for the keyboard may be made while it is up,
/// and nothing is posted again until it changes.
struct KeyboardHistory {
  /// What is kept of a notification: no poster and no foreign entries, which
  /// must not be kept alive.
  ///
  /// Unchecked because of the values: they are only handed on, as they are by
  /// the post itself.
  struct Excerpt: @unchecked Sendable {
    let notification: Notification

    /// Excerpts a notification; nil when it is not one of the keyboard's.
    init?(_ notification: Notification) {
      guard KeyboardHistory.names.contains(notification.name) else { return nil }
      let userInfo = notification.userInfo.map { userInfo in
        userInfo.filter { key, _ in (key as? String).map(KeyboardHistory.keys.contains) ?? false }
      }
      self.notification = Notification(name: notification.name, object: nil, userInfo: userInfo)
    }
  }

  private static let names = Set(KeyboardNotificationNames.all)
  private static let keys = Set(KeyboardNotificationNames.allKeys)

  /// Eight motions' worth; what was under way before them has long ended.
  private static let capacity = 32

  private(set) var excerpts: [Excerpt] = []

  mutating func record(_ excerpt: Excerpt) {
    if excerpts.count == Self.capacity { excerpts.removeFirst() }
    excerpts.append(excerpt)
  }
}

/// The names of the keyboard's notifications and the keys of what they carry.
enum KeyboardNotificationNames {
  static let willShow = NSNotification.Name("UIKeyboardWillShowNotification")
  static let didShow = NSNotification.Name("UIKeyboardDidShowNotification")
  static let willHide = NSNotification.Name("UIKeyboardWillHideNotification")
  static let didHide = NSNotification.Name("UIKeyboardDidHideNotification")
  static let willChangeFrame = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  static let didChangeFrame = NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  static let all = [willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame]

  static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
  static let animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
  static let animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
  static let isLocal = "UIKeyboardIsLocalUserInfoKey"

  static let allKeys = [frameBegin, frameEnd, animationDuration, animationCurve, isLocal]
}
