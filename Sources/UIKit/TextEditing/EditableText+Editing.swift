/// What changes the text. Every edit ends an input method's composition.
extension EditableText {
  /// Puts `string` in the place of the marked text, else of the selection; the caret follows it.
  package mutating func insert(_ string: String) {
    replace(markedRange ?? selection.range, with: string)
  }

  /// Puts `string` in the place of `range`, widened to whole grapheme clusters; the caret
  /// follows it.
  package mutating func replace(_ range: Range<Int>, with string: String) {
    let range = wholeCharacters(range)
    storage.replace(range, with: string)
    markedRange = nil
    placeCaret(at: range.lowerBound + string.utf16.count)
  }

  /// What `deleteBackward()` removes: the selection, else the grapheme cluster before the caret.
  package var rangeDeletedBackward: Range<Int> {
    selection.isCaret ? boundary(before: selection.head)..<selection.head : selection.range
  }

  /// What `deleteForward()` removes: the selection, else the grapheme cluster after the caret.
  package var rangeDeletedForward: Range<Int> {
    selection.isCaret ? selection.head..<boundary(after: selection.head) : selection.range
  }

  package mutating func deleteBackward() {
    replace(rangeDeletedBackward, with: "")
  }

  package mutating func deleteForward() {
    replace(rangeDeletedForward, with: "")
  }
}
