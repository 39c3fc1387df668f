extension EditableText {
  /// The offset that a position stands for, moved into the text; nil for one of another class.
  @MainActor
  func offset(of position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max($0.value, 0), length) }
  }

  /// The offsets that a range stands for, moved into the text; nil for one of other classes.
  ///
  /// A range may be of any class that answers with our positions.
  @MainActor
  func offsets(of range: UITextRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return min(start, end)..<max(start, end)
  }
}
