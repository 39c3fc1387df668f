import Foundation

/// What a person does with a link or another item of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

/// Who is asked and told about the editing of a text view; every method has a default.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the text view may become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns whether the text view may stop being first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The text view has become first responder; the keyboard's notifications have been posted.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// The text view is no longer first responder.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether the characters in a range of UTF-16 units may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The text view's selection, or the place of its caret, has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns the menu for characters, in UTF-16 units, made of what can be done; nil for that itself.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns whether a link is followed, which has been tapped where the text is not edited.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Allows editing.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Allows the end of editing.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Allows every change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Has what can be done.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
