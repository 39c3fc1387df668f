/// Text that an input method is composing.
extension EditableText {
  /// Puts `string` in the place of the marked text, else of the selection, and marks it.
  ///
  /// `selectedRange` is in UTF-16 units from the start of `string`. An empty string ends the
  /// composition with nothing.
  package mutating func setMarkedText(_ string: String, selectedRange: Range<Int>) {
    let start = wholeCharacters(markedRange ?? selection.range).lowerBound
    insert(string)
    let marked = boundary(atOrBefore: start)..<selection.head
    let selected = selectedRange.clamped(to: 0..<string.utf16.count)
    select(start + selected.lowerBound..<start + selected.upperBound)
    markedRange = string.isEmpty ? nil : marked
  }

  /// Ends the composition and keeps its text.
  package mutating func unmarkText() {
    markedRange = nil
  }
}
