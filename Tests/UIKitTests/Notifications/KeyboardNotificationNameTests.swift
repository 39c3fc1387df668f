import Foundation
import TestSupport
import Testing
import UIKit

/// The raw strings that an iPhone uses.
struct KeyboardNotificationNameTests {
  @Test(
    .covers(
      "UIResponder.keyboardDidChangeFrameNotification", "UIResponder.keyboardDidShowNotification",
      "UIResponder.keyboardWillHideNotification"),
    arguments: [
      (UIResponder.keyboardWillShowNotification, "UIKeyboardWillShowNotification"),
      (UIResponder.keyboardDidShowNotification, "UIKeyboardDidShowNotification"),
      (UIResponder.keyboardWillHideNotification, "UIKeyboardWillHideNotification"),
      (UIResponder.keyboardDidHideNotification, "UIKeyboardDidHideNotification"),
      (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
      (UIResponder.keyboardDidChangeFrameNotification, "UIKeyboardDidChangeFrameNotification"),
    ])
  func `names are those of a phone`(name: Notification.Name, text: String) {
    #expect(name.rawValue == text)
  }

  @Test(
    .covers(
      "UIResponder.keyboardAnimationCurveUserInfoKey",
      "UIResponder.keyboardAnimationDurationUserInfoKey",
      "UIResponder.keyboardFrameBeginUserInfoKey", "UIResponder.keyboardIsLocalUserInfoKey"),
    arguments: [
      (UIResponder.keyboardFrameBeginUserInfoKey, "UIKeyboardFrameBeginUserInfoKey"),
      (UIResponder.keyboardFrameEndUserInfoKey, "UIKeyboardFrameEndUserInfoKey"),
      (UIResponder.keyboardAnimationDurationUserInfoKey, "UIKeyboardAnimationDurationUserInfoKey"),
      (UIResponder.keyboardAnimationCurveUserInfoKey, "UIKeyboardAnimationCurveUserInfoKey"),
      (UIResponder.keyboardIsLocalUserInfoKey, "UIKeyboardIsLocalUserInfoKey"),
    ])
  func `keys are those of a phone`(key: String, text: String) {
    #expect(key == text)
  }

  @Test(.covers("UIResponder.keyboardFrameEndUserInfoKey"))
  func `subclasses give the same names`() {
    #expect(UIWindow.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
    #expect(UIView.keyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
  }

  @Test(.covers("UIView.AnimationCurve"), arguments: [0, 1, 2, 3, 7, 8, -1])
  func `a curve of any number is a value of the type`(raw: Int) {
    #expect(UIView.AnimationCurve(rawValue: raw)?.rawValue == raw)
  }
}
