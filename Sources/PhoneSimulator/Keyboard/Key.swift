import Foundation

/// A key of the software keyboard.
struct Key: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case insert(String)
    /// Types into the field, also while letters go to the search for emoji.
    case emoji(String)
    /// Brings a category of emoji into sight.
    case category(EmojiIcon)
    /// Begins or ends the search for emoji.
    case search
    /// Would listen, were there a microphone.
    case dictation
    case backspace
    case shift
    case `return`
    /// Turns to another layer.
    case turn(KeyboardLayer)
    /// Puts the keyboard away, on an iPad.
    case dismiss
  }

  enum Face: Hashable, Sendable {
    /// A character to type.
    case character(String)
    /// A digit of a keypad with the letters under it; nil centres it.
    case digit(String, letters: String?)
    case emoji(String)
    case word(String)
    case icon(EmojiIcon, isSelected: Bool)
    /// The field for the search, with what is searched for or a prompt.
    case search(String, isActive: Bool)
    case shift, backspace, smile, dismiss, microphone
  }

  enum Style: Hashable, Sendable {
    /// White, as all keys that type.
    case light
    /// Grey, as the keys around them.
    case dark
    /// Without a body of its own.
    case bare
    /// Without a body and in dark grey, as the keys of the strip below.
    case strip
  }

  var action: Action
  var face: Face
  var style: Style

  /// In the keyboard's points, from its top left.
  var frame: CGRect

  /// Whether a finger on it raises a callout with its character.
  var hasCallout = false

  /// Tells the key apart from others of the same keyboard, such as `key-a` or `key-shift`.
  var identifier: String {
    switch action {
    case .insert(" "): "key-space"
    case .insert(let text), .emoji(let text): "key-\(text)"
    case .category(let icon): "key-category-\(icon.rawValue)"
    case .search: "key-search"
    case .dictation: "key-dictation"
    case .backspace: "key-backspace"
    case .shift: "key-shift"
    case .return: "key-return"
    case .turn(let layer): "key-\(layer.rawValue)"
    case .dismiss: "key-dismiss"
    }
  }
}

/// The set of keys that is in sight.
enum KeyboardLayer: String, Hashable, Sendable, CaseIterable {
  case letters, numbers, symbols, emoji, keypad, dialing
}

/// Which arrangement of keys a field asks for.
enum KeyboardKind: Hashable, Sendable, CaseIterable {
  case standard, numbersFirst, url, email, webSearch, twitter
  case numberPad, decimalPad, phonePad

  /// Whether a phone shows the small keypad, which has no bar above it.
  var isKeypad: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad: true
    case .standard, .numbersFirst, .url, .email, .webSearch, .twitter: false
    }
  }
}
