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
    replaceStored(range, with: string)
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

  /// What a deletion up to the beginning of a word removes: the selection, else everything from there
  /// to the caret.
  package var rangeDeletedWordBackward: Range<Int> {
    selection.isCaret ? wordStart(before: selection.head)..<selection.head : selection.range
  }

  /// What a deletion up to the end of a word removes: the selection, else everything from the caret to
  /// there.
  package var rangeDeletedWordForward: Range<Int> {
    selection.isCaret ? selection.head..<wordEnd(after: selection.head) : selection.range
  }

  package mutating func deleteBackward() {
    replace(rangeDeletedBackward, with: "")
  }

  package mutating func deleteForward() {
    replace(rangeDeletedForward, with: "")
  }
}

extension EditableText {
  /// Puts what was there before an edit back in its place, with the caret behind it; a cluster that
  /// it cuts keeps the rest of itself.
  mutating func revert(_ edit: TextEdit) {
    let inserted = edit.location..<edit.location + edit.inserted.utf16.count
    let whole = boundary(atOrBefore: inserted.lowerBound)..<boundary(atOrAfter: inserted.upperBound)
    let text = storage.text(in: whole).utf16
    let before = text.prefix(inserted.lowerBound - whole.lowerBound)
    let after = text.suffix(whole.upperBound - inserted.upperBound)
    replaceStored(
      whole,
      with: String(decoding: before, as: UTF16.self) + edit.removed
        + String(decoding: after, as: UTF16.self))
    markedRange = nil
    placeCaret(at: edit.location + edit.removed.utf16.count)
  }
}
