import Drawing

/// Finds words in a text of any length by looking at no more of it than it takes.
///
/// Offsets are in UTF-16 units and lie inside the text.
struct WordSearch {
  let length: Int

  /// Returns a part of the text with the range that it really is, which may be wider than asked
  /// for, as no character is cut.
  let part: (Range<Int>) -> (text: String, range: Range<Int>)

  /// How much is looked at around a place at first, in UTF-16 units.
  private static let firstReach = 256

  /// How far from a cut the words are those of the whole text, in UTF-16 units.
  private static let margin = 16

  /// The last word that begins before an offset.
  func last(before offset: Int) -> Range<Int>? {
    search(around: offset) { $0.last { $0.lowerBound < offset } }
  }

  /// The first word that ends after an offset.
  func first(after offset: Int) -> Range<Int>? {
    search(around: offset) { $0.first { $0.upperBound > offset } }
  }

  /// The word that has the character behind an offset in it.
  func word(at offset: Int) -> Range<Int>? {
    // A place between two words needs no further look.
    search(around: offset, goesFurther: false) { $0.first { $0.contains(offset) } }
  }

  private func search(
    around offset: Int, goesFurther: Bool = true, _ pick: ([Range<Int>]) -> Range<Int>?
  ) -> Range<Int>? {
    var reach = Self.firstReach
    while true {
      let (text, range) = part(max(0, offset - reach)..<min(length, offset + reach))
      let start = range.lowerBound
      let found = pick(
        TextBreaks(text).words.map { $0.lowerBound + start..<$0.upperBound + start })
      if range == 0..<length { return found }
      if let found, isUncut(found, in: range) { return found }
      if found == nil, !goesFurther { return nil }
      reach *= 4
    }
  }

  private func isUncut(_ word: Range<Int>, in part: Range<Int>) -> Bool {
    (part.lowerBound == 0 || word.lowerBound >= part.lowerBound + Self.margin)
      && (part.upperBound == length || word.upperBound <= part.upperBound - Self.margin)
  }
}
