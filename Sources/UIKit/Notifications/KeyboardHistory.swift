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

  private static let names: Set<Notification.Name> = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]
  private static let keys: Set<String> = [
    UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    UIResponder.keyboardAnimationDurationUserInfoKey,
    UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
  ]

  /// Eight motions' worth; what was under way before them has long ended.
  private static let capacity = 32

  private(set) var excerpts: [Excerpt] = []

  mutating func record(_ excerpt: Excerpt) {
    if excerpts.count == Self.capacity { excerpts.removeFirst() }
    excerpts.append(excerpt)
  }
}
