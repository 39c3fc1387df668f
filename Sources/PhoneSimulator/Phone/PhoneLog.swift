import Foundation
import UIKit

/// Writes down what happens in the phone, in order.
@MainActor
final class PhoneLog {
  private var events: [PhoneEvent] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    for name in KeyboardNotification.Name.allCases {
      tokens.append(
        NotificationCenter.default.addObserver(
          forName: name.notificationName, object: nil, queue: nil
        ) { @MainActor [weak self] notification in
          if let notification = KeyboardNotification(name: name, notification) {
            self?.add(.notification(notification))
          }
        })
    }
  }

  func add(_ event: PhoneEvent) {
    events.append(event)
  }

  func take() -> [PhoneEvent] {
    defer { events = [] }
    return events
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}

extension KeyboardNotification {
  /// Reads a notification as it was posted; nil when it is not the keyboard's own.
  fileprivate init?(name: Name, _ notification: Notification) {
    guard let info = notification.userInfo,
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    else { return nil }
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
    self.init(
      name: name, beginFrame: begin.cgRectValue, endFrame: end.cgRectValue,
      duration: duration.doubleValue, curve: curve?.intValue, isLocal: isLocal?.boolValue ?? true)
  }
}
