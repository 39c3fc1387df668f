/// Where grapheme clusters and words begin and end; offsets are in UTF-16 units and may lie
/// outside the text.
extension EditableText {
  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), length) }

  /// The start of the grapheme cluster that contains `offset`.
  package func boundary(atOrBefore offset: Int) -> Int {
    storage.boundary(atOrBefore: clamped(offset))
  }

  /// `offset` where it lies between grapheme clusters, else the end of the one it lies in.
  package func boundary(atOrAfter offset: Int) -> Int {
    let start = boundary(atOrBefore: offset)
    return start >= offset ? start : boundary(after: start)
  }

  /// The nearest boundary of a grapheme cluster before `offset`; 0 at the text's start.
  package func boundary(before offset: Int) -> Int {
    storage.start(ofCharacterBefore: boundary(atOrAfter: offset)) ?? 0
  }

  /// The nearest boundary of a grapheme cluster after `offset`; the length at the text's end.
  package func boundary(after offset: Int) -> Int {
    storage.boundary(after: clamped(offset))
  }

  /// `range` widened to whole grapheme clusters; an empty range stays empty.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let end = boundary(atOrAfter: range.upperBound)
    return range.isEmpty ? end..<end : boundary(atOrBefore: range.lowerBound)..<end
  }

  /// The start of the word that ends at, contains, or lies nearest before `offset`; 0 where there
  /// is none.
  package func wordStart(before offset: Int) -> Int {
    words.last(before: boundary(atOrAfter: offset))?.lowerBound ?? 0
  }

  /// The end of the word that starts at, contains, or lies nearest after `offset`; the length
  /// where there is none.
  package func wordEnd(after offset: Int) -> Int {
    words.first(after: boundary(atOrBefore: offset))?.upperBound ?? length
  }

  /// The word or the run of spaces around the character at `offset`, or that character alone when
  /// it is neither; at the end of the text, around the last character.
  package func wordRange(at offset: Int) -> Range<Int> {
    let boundary = boundary(atOrBefore: offset)
    let start = boundary == length ? self.boundary(before: length) : boundary
    guard start < length else { return 0..<0 }
    if let word = words.word(at: start) { return word }
    guard isSpace(at: start) else { return start..<self.boundary(after: start) }
    var (first, end) = (start, start)
    while let previous = storage.start(ofCharacterBefore: first), isSpace(at: previous) {
      first = previous
    }
    while isSpace(at: end) { end = self.boundary(after: end) }
    return first..<end
  }

  /// The word that an offset lies inside of, between two of its characters; nil anywhere else.
  package func wordAround(_ offset: Int) -> Range<Int>? {
    let offset = boundary(atOrBefore: offset)
    guard offset < length, let word = words.word(at: offset), word.lowerBound < offset else {
      return nil
    }
    return word
  }

  /// Whether a range begins where a word does and ends where one does.
  func isOfWholeWords(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.upperBound <= length else { return false }
    return words.word(at: range.lowerBound)?.lowerBound == range.lowerBound
      && words.word(at: boundary(before: range.upperBound))?.upperBound == range.upperBound
  }

  /// Whole words with the space that would be left over where they go: one of two, or one before the end
  /// of a sentence or a line.
  func withSpareSpace(_ range: Range<Int>) -> Range<Int> {
    let (before, after) = neighbours(of: range)
    if before == " ", after.map({ !$0.isLetter && !$0.isNumber }) ?? true {
      return boundary(before: range.lowerBound)..<range.upperBound
    }
    if after == " ", before?.isNewline ?? true {
      return range.lowerBound..<boundary(after: range.upperBound)
    }
    return range
  }

  /// Whole words with spaces where they would touch others in the place of a range.
  func keptApart(_ words: String, in range: Range<Int>) -> String {
    func joins(_ one: Character?, _ other: Character?) -> Bool {
      guard let one, let other else { return false }
      return (one.isLetter || one.isNumber) && (other.isLetter || other.isNumber)
    }
    let (before, after) = neighbours(of: range)
    return (joins(before, words.first) ? " " : "") + words
      + (joins(words.last, after) ? " " : "")
  }

  private func neighbours(of range: Range<Int>) -> (before: Character?, after: Character?) {
    let before = storage.start(ofCharacterBefore: range.lowerBound)
    return (before.flatMap(storage.character), storage.character(at: range.upperBound))
  }

  private var words: WordSearch {
    WordSearch(length: length) { range in
      let whole = wholeCharacters(range)
      return (storage.text(in: whole), whole)
    }
  }

  private func isSpace(at offset: Int) -> Bool {
    storage.character(at: offset)?.isWhitespace ?? false
  }
}
