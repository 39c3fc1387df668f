/// Where grapheme clusters and words begin and end; offsets are in UTF-16 units and may lie
/// outside the text.
extension TextEditing {
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
    let end = start(ofRunBefore: boundary(atOrAfter: offset)) { $0 != .word }
    return start(ofRunBefore: end) { $0 == .word }
  }

  /// The end of the word that starts at, contains, or lies nearest after `offset`; the length
  /// where there is none.
  package func wordEnd(after offset: Int) -> Int {
    let start = end(ofRunAfter: boundary(atOrBefore: offset)) { $0 != .word }
    return end(ofRunAfter: start) { $0 == .word }
  }

  /// The word or the run of spaces around the character at `offset`, or that character alone when
  /// it is neither; at the end of the text, around the last character.
  package func wordRange(at offset: Int) -> Range<Int> {
    let boundary = boundary(atOrBefore: offset)
    let start = boundary == length ? self.boundary(before: length) : boundary
    guard let kind = kind(at: start) else { return 0..<0 }
    guard kind != .other else { return start..<self.boundary(after: start) }
    return self.start(ofRunBefore: start) { $0 == kind }..<end(ofRunAfter: start) { $0 == kind }
  }

  private func start(ofRunBefore offset: Int, where matches: (CharacterKind) -> Bool) -> Int {
    var start = offset
    while let previous = storage.start(ofCharacterBefore: start),
      let kind = kind(at: previous), matches(kind)
    {
      start = previous
    }
    return start
  }

  private func end(ofRunAfter offset: Int, where matches: (CharacterKind) -> Bool) -> Int {
    var end = offset
    while let kind = kind(at: end), matches(kind) { end = boundary(after: end) }
    return end
  }

  /// The word that an offset lies inside of, between two of its characters; nil anywhere else.
  package func wordAround(_ offset: Int) -> Range<Int>? {
    let offset = boundary(atOrBefore: offset)
    guard kind(at: offset) == .word, let previous = storage.start(ofCharacterBefore: offset),
      kind(at: previous) == .word
    else { return nil }
    return wordRange(at: offset)
  }

  private enum CharacterKind {
    case word
    case space
    case other
  }

  /// What the character that begins at `offset` is; nil at the text's end.
  private func kind(at offset: Int) -> CharacterKind? {
    guard let character = storage.character(at: offset) else { return nil }
    if character.isWhitespace { return .space }
    if character.isPartOfWord { return .word }
    // An apostrophe inside a word belongs to it: don't, l’heure.
    if character == "'" || character == "’",
      let previous = storage.start(ofCharacterBefore: offset),
      storage.character(at: previous)?.isLetter == true,
      storage.character(at: boundary(after: offset))?.isLetter == true
    {
      return .word
    }
    return .other
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
