import Foundation
import UIKit

extension KeyboardChange {
  /// Reads a notification; nil when it is not one of the keyboard's.
  public init?(_ notification: Notification) {
    guard let event = Event(notification.name) else { return nil }
    var reader = UserInfoReader(userInfo: notification.userInfo ?? [:])
    // Apple promises duration and curve for what will happen only.
    let isTimed = event.isWill
    let beginFrame = reader.frame(.beginFrame, UIResponder.keyboardFrameBeginUserInfoKey)
    let endFrame = reader.frame(.endFrame, UIResponder.keyboardFrameEndUserInfoKey)
    let duration = reader.duration(
      UIResponder.keyboardAnimationDurationUserInfoKey, isRequired: isTimed)
    let rawCurve = reader.curve(
      UIResponder.keyboardAnimationCurveUserInfoKey, isRequired: isTimed)
    let isLocal = reader.flag(.isLocal, UIResponder.keyboardIsLocalUserInfoKey)
    self.init(
      event: event, beginFrame: beginFrame, endFrame: endFrame,
      duration: duration ?? Self.usualDuration, rawCurve: rawCurve, isLocal: isLocal ?? true,
      defects: reader.defects)
  }
}

extension KeyboardChange.Event {
  /// The event of a notification's name; nil when it is not the keyboard's.
  public init?(_ name: Notification.Name) {
    guard let event = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = event
  }

  /// The name of the notification.
  public var name: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }

  /// Whether the change is still to come.
  var isWill: Bool { self == .willShow || self == .willHide || self == .willChangeFrame }
}
