import PhoneSimulator

/// Words for how apps look.
package enum LookWords {
  /// All there are.
  package static let all = LookChange.all.map(\.name)

  /// A word that is none.
  package struct Unknown: Error {
    package let word: String
  }
}

extension Look {
  /// The look that some words say.
  ///
  /// Of two about the same the later one counts. Throws where one is unknown.
  package init(words: [Substring]) throws(LookWords.Unknown) {
    self.init()
    for word in words {
      guard let change = LookChange(name: String(word)) else {
        throw LookWords.Unknown(word: String(word))
      }
      take(change)
    }
  }

  /// The words that say what is not usual.
  package var words: [String] { changes.map(\.name) }
}
