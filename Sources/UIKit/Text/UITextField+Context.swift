import Foundation

extension UITextField {
  /// The text before the caret or the selection, for the keyboard to know what it
  /// types into.
  package var textBeforeCaret: String { model.text(in: 0..<model.selection.range.lowerBound) }
}
