import Foundation

extension UITextField {
  /// The text before the caret or the selection, from at most `length` UTF-16 units before it on,
  /// for the keyboard to know what it types into.
  package func textBeforeCaret(atMost length: Int) -> String {
    let end = model.selection.range.lowerBound
    return model.text(in: max(0, end - length)..<end)
  }

  /// How much text there is before the caret or the selection, in UTF-16 units.
  package var lengthBeforeCaret: Int { model.selection.range.lowerBound }
}
