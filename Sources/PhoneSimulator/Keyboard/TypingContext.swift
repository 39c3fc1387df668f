import Foundation

/// What the keyboard can know about the text it types into.
struct TypingContext: Hashable, Sendable {
  enum Capitalisation: Hashable, Sendable {
    case none, words, sentences, all
  }

  /// What is looked at of a text, in UTF-16 units: a key must not cost more in a long text, and
  /// no word or gap between sentences that means anything is longer.
  static let greatestLength = 128

  /// The end of the text before the caret; empty where it must not be looked at.
  var textBeforeCaret = ""
  /// How much text there is before that, in UTF-16 units.
  var lengthBefore = 0
  var capitalisation = Capitalisation.sentences

  /// Whether shift comes on by itself here.
  var wantsShift: Bool {
    switch capitalisation {
    case .none: return false
    case .all: return true
    case .words: return textBeforeCaret.last?.isWhitespace ?? true
    case .sentences:
      let text = textBeforeCaret.reversed().drop { $0 == " " }
      guard let last = text.first else { return true }
      if last.isNewline { return true }
      return text.startIndex > textBeforeCaret.reversed().startIndex && ".!?".contains(last)
    }
  }

  /// The letters between the last space and the caret; nil for more than any word has.
  var currentWord: String? {
    let word = textBeforeCaret.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    if word.endIndex == textBeforeCaret.reversed().endIndex, lengthBefore > 0 { return nil }
    return String(word.reversed())
  }
}
