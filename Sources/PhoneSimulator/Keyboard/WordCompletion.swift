/// Completes words from a list ordered by frequency.
struct WordCompletion: Sendable {
  private struct Word: Hashable {
    var spelling: String
    var lowercased: String
  }

  private let openers: [String]
  private let words: [Word]
  private let quotes: [String]
  private var last: (word: String, completions: [String])?

  /// Completes words of a layout's language.
  init(_ layout: KeyboardLayout) {
    self.init(words: layout.words, openers: layout.openers, quotes: layout.quotes)
  }

  init(words: [String], openers: [String], quotes: [String]) {
    self.quotes = quotes
    self.openers = Array(openers.prefix(SuggestionBar.places))
    self.words = words.map { Word(spelling: $0, lowercased: $0.lowercased()) }
  }

  /// What the bar offers for a word begun: the word itself, then the likeliest
  /// completions; for no word, ways to begin a sentence.
  ///
  /// Linear in the number of words, and at once for the word asked about last.
  mutating func suggestions(for word: String, atSentenceStart: Bool) -> [String] {
    if word.isEmpty { return atSentenceStart ? openers : [] }
    if let last, last.word == word { return last.completions }
    let completions = [quotes.joined(separator: word)] + completions(of: word)
    last = (word, completions)
    return completions
  }

  private func completions(of word: String) -> [String] {
    let beginning = word.lowercased()
    let isCapitalised = word.first?.isUppercase ?? false
    var found: [String] = []
    for candidate in words
    where candidate.lowercased.hasPrefix(beginning) && candidate.lowercased != beginning {
      let spelling = candidate.spelling
      found.append(
        isCapitalised ? spelling.prefix(1).uppercased() + spelling.dropFirst() : spelling)
      if found.count == 2 { break }
    }
    return found
  }
}
