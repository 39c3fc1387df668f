import Foundation

/// Who is asked and told about the editing of a text field; every method has a default.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the text field may become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The text field has become first responder; the keyboard has not moved yet.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether the text field may stop being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// The text field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The text field is no longer first responder; where this is implemented, the method
  /// without a reason is not called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether the characters in a range of UTF-16 units may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The text field's selection, or the place of its caret, has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text field's text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns the menu for characters, in UTF-16 units, made of what can be done; nil for that itself.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns whether the return key is to do what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows editing.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows the end of editing.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Allows every change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Has what can be done.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Allows the clear button.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Allows the action of the return key.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
