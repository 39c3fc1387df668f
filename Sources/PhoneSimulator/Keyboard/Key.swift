import Foundation

/// A key of the software keyboard.
struct Key: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case insert(String)
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
    /// A digit of a keypad with the letters under it.
    case digit(String, letters: String)
    case emoji(String)
    case word(String)
    case shift, backspace, smile, dismiss
  }

  enum Style: Hashable, Sendable {
    /// White, as all keys that type.
    case light
    /// Grey, as the keys around them.
    case dark
    /// Without a body of its own, as the keys of the strip below.
    case bare
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
    case .insert(let text): "key-\(text)"
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
  case letters, numbers, symbols, emoji, keypad
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
