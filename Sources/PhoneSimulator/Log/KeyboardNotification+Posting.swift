import Foundation
import UIKit

extension KeyboardNotification.Name {
  /// The name under which UIKit posts it.
  package var notificationName: NSNotification.Name {
    switch self {
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .willShow: UIResponder.keyboardWillShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    }
  }
}

extension KeyboardNotification {
  /// The five documented entries and the three that real dictionaries still carry.
  package var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: beginFrame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: endFrame.size)),
      "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: beginFrame.middle),
      "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: endFrame.middle),
    ]
    info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
    return info
  }

  /// Posts the notification in the name of a screen, to the observers of its world; the log has it
  /// before what follows from it.
  @MainActor
  func post(for screen: UIScreen, in log: PhoneLog) {
    log.add(.notification(self))
    (screen.world ?? .current).enter {
      NotificationCenter.default.post(
        name: name.notificationName, object: screen, userInfo: userInfo)
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
