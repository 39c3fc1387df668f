/// A responder that takes typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }

  /// Inserts `text` at the caret, in place of the selection.
  func insertText(_ text: String)

  /// Deletes the selection, else the character before the caret.
  func deleteBackward()
}
