import Foundation

/// What the keyboard can know about the text it types into.
struct TypingContext: Hashable, Sendable {
  enum Capitalisation: Hashable, Sendable {
    case none, words, sentences, all
  }

  /// The text from the start to the caret; empty where it must not be looked at.
  var textBeforeCaret = ""
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

  /// The letters between the last space and the caret.
  var currentWord: String {
    let word = textBeforeCaret.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    return String(word.reversed())
  }
}
