/// Completes words from a list ordered by frequency.
struct WordCompletion: Hashable, Sendable {
  static let openers = ["I", "The", "I'm"]

  let words: [String]

  /// What the bar offers for a word begun: the word itself, then the likeliest
  /// completions; for no word, ways to begin a sentence.
  ///
  /// Linear in the number of words.
  func suggestions(for word: String, atSentenceStart: Bool) -> [String] {
    guard let first = word.first else { return atSentenceStart ? Self.openers : [] }
    let beginning = word.lowercased()
    var found: [String] = []
    for candidate in words
    where candidate.count > word.count && candidate.lowercased().hasPrefix(beginning) {
      found.append(first.isUppercase ? Self.capitalised(candidate) : candidate)
      if found.count == 2 { break }
    }
    return ["“\(word)”"] + found
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
