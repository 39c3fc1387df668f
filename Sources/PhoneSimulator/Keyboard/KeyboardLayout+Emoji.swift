extension KeyboardLayout {
  package struct Emoji: Hashable, Sendable {
    package var text: String

    /// What it is found by, with spaces in between, as the layout's file says it.
    package var names: String

    /// What it is found by, in lower case.
    package var words: [String] { names.lowercased().split(separator: " ").map(String.init) }
  }

  package struct EmojiCategory: Hashable, Sendable {
    package var icon: EmojiIcon
    package var name: String

    /// In the order in which the emoji layer shows them.
    package var emoji: [Emoji]
  }

  /// What the emoji layer has on it.
  package struct EmojiLayer: Hashable, Sendable {
    /// What the empty search field says.
    package var searchPrompt: String

    package var frequentName: String

    /// What counts as used often until something is.
    package var frequent: [String]
    package var categories: [EmojiCategory]

    /// The emoji one of whose words begins with a text, without regard to case; those
    /// whose first word does come first.
    package func found(by text: String) -> [String] {
      let beginning = text.lowercased()
      guard !beginning.isEmpty else { return frequent }
      var (named, others): ([String], [String]) = ([], [])
      for emoji in categories.lazy.flatMap(\.emoji) {
        switch emoji.words.firstIndex(where: { $0.hasPrefix(beginning) }) {
        case 0: named.append(emoji.text)
        case _?: others.append(emoji.text)
        case nil: break
        }
      }
      return named + others
    }
  }

  /// A key of a small keypad: what it types, and what stands below that.
  package struct KeypadKey: Hashable, Sendable {
    package var character: String
    package var caption: String
  }

  /// The small keypads of a phone, three rows of keys each.
  package struct Keypad: Hashable, Sendable {
    /// Above the row with 0.
    package var digits: [[KeypadKey]]

    /// What else belongs into phone numbers.
    package var dialing: [[KeypadKey]]
  }
}
