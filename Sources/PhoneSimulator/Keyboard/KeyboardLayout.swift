import Foundation

/// What the keys of a keyboard say and type, as data a user may edit.
package struct KeyboardLayout: Hashable, Sendable {
  /// The layers of one arrangement; each has three rows of keys above the
  /// row with the space bar.
  package struct Layers: Hashable, Sendable {
    package var letters: [[String]]

    /// What the letter keys are while shift is on, key by key.
    package var shifted: [[String]]

    package var numbers: [[String]]
    package var symbols: [[String]]
  }

  package var name: String

  /// The language's code, such as `en`.
  package var language: String

  package var keys: KeyWords

  package var phone: Layers
  package var pad: Layers

  package var keypad: Keypad
  package var emoji: EmojiLayer

  /// What to suggest at the start of a sentence, the likeliest first.
  package var openers: [String]

  /// Words to suggest, the most frequent first.
  package var words: [String]

  /// What stands before and behind a word that is suggested as it was typed.
  package var quotes: [String]
}
