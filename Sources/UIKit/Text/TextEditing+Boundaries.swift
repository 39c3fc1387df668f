/// Where grapheme clusters and words begin and end; offsets are in UTF-16 units and may lie
/// outside the text.
extension TextEditing {
  func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: min(max(offset, 0), length), in: text)
  }

  private func offset(_ index: String.Index) -> Int {
    index.utf16Offset(in: text)
  }

  /// The start of the grapheme cluster that contains `offset`.
  package func boundary(atOrBefore offset: Int) -> Int {
    let index = index(offset)
    guard index < text.endIndex else { return length }
    // From inside a cluster, `index(after:)` counts from the cluster's start.
    return self.offset(text.index(before: text.index(after: index)))
  }

  /// `offset` where it lies between grapheme clusters, else the end of the one it lies in.
  package func boundary(atOrAfter offset: Int) -> Int {
    let start = boundary(atOrBefore: offset)
    return start >= offset ? start : boundary(after: start)
  }

  /// The nearest boundary of a grapheme cluster before `offset`; 0 at the text's start.
  package func boundary(before offset: Int) -> Int {
    let end = index(boundary(atOrAfter: offset))
    return end == text.startIndex ? 0 : self.offset(text.index(before: end))
  }

  /// The nearest boundary of a grapheme cluster after `offset`; the length at the text's end.
  package func boundary(after offset: Int) -> Int {
    let start = index(offset)
    return start == text.endIndex ? length : self.offset(text.index(after: start))
  }

  /// `range` widened to whole grapheme clusters; an empty range stays empty.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let end = boundary(atOrAfter: range.upperBound)
    return range.isEmpty ? end..<end : boundary(atOrBefore: range.lowerBound)..<end
  }

  /// The start of the word that ends at, contains, or lies nearest before `offset`; 0 where there
  /// is none.
  package func wordStart(before offset: Int) -> Int {
    var index = self.index(boundary(atOrAfter: offset))
    while index > text.startIndex, kind(at: text.index(before: index)) != .word {
      index = text.index(before: index)
    }
    while index > text.startIndex, kind(at: text.index(before: index)) == .word {
      index = text.index(before: index)
    }
    return self.offset(index)
  }

  /// The end of the word that starts at, contains, or lies nearest after `offset`; the length
  /// where there is none.
  package func wordEnd(after offset: Int) -> Int {
    var index = self.index(boundary(atOrBefore: offset))
    while index < text.endIndex, kind(at: index) != .word {
      index = text.index(after: index)
    }
    while index < text.endIndex, kind(at: index) == .word {
      index = text.index(after: index)
    }
    return self.offset(index)
  }

  /// The word or the run of spaces around the character at `offset`, or that character alone when
  /// it is neither; at the end of the text, around the last character.
  package func wordRange(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var start = index(boundary(atOrBefore: offset))
    if start == text.endIndex { start = text.index(before: start) }
    let kind = kind(at: start)
    var end = text.index(after: start)
    guard kind != .other else { return self.offset(start)..<self.offset(end) }
    while start > text.startIndex, self.kind(at: text.index(before: start)) == kind {
      start = text.index(before: start)
    }
    while end < text.endIndex, self.kind(at: end) == kind {
      end = text.index(after: end)
    }
    return self.offset(start)..<self.offset(end)
  }

  private enum CharacterKind {
    case word
    case space
    case other
  }

  private func kind(at index: String.Index) -> CharacterKind {
    let character = text[index]
    if character.isWhitespace { return .space }
    if character.isPartOfWord { return .word }
    // An apostrophe inside a word belongs to it: don't, l’heure.
    let next = text.index(after: index)
    if character == "'" || character == "’", index > text.startIndex, next < text.endIndex,
      text[text.index(before: index)].isLetter, text[next].isLetter
    {
      return .word
    }
    return .other
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
