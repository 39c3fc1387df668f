import Foundation
import UIKit

/// What a field asks of the keyboard, as the keyboard understands it.
struct KeyboardTraits: Hashable {
  var kind = KeyboardKind.standard
  var capitalisation = TypingContext.Capitalisation.sentences
  var returnTitle = "return"
  /// Whether the return key stands out in blue.
  var isReturnProminent = false
  /// Whether the return key does nothing while there is no text.
  var needsTextForReturn = false
  var isSecure = false
  /// Whether the bar with suggestions belongs above the keys.
  var hasBar = true

  /// Whether there are words to suggest: a password and an address are none.
  var hasSuggestions: Bool { !isSecure && kind != .email && kind != .url }

  /// Whether there is a key for dictation, which takes plain words alone.
  var hasDictation: Bool { hasSuggestions && !kind.isKeypad }

  init() {}

  @MainActor
  init(of input: any UIKeyInput) {
    kind = KeyboardKind(input.keyboardType)
    isSecure = input.isSecureTextEntry
    capitalisation =
      isSecure || kind == .email || kind == .url
      ? .none : TypingContext.Capitalisation(input.autocapitalizationType)
    (returnTitle, isReturnProminent) = Self.returnKey(input.returnKeyType)
    needsTextForReturn = input.enablesReturnKeyAutomatically
    hasBar = input.autocorrectionType != .no && !kind.isKeypad
  }

  /// The words on the return key, and whether it is blue.
  private static func returnKey(_ type: UIReturnKeyType) -> (String, Bool) {
    switch type {
    case .default: ("return", false)
    case .next: ("next", false)
    case .go: ("go", true)
    case .google, .search, .yahoo: ("search", true)
    case .join: ("join", true)
    case .route: ("route", true)
    case .send: ("send", true)
    case .done: ("done", true)
    case .emergencyCall: ("Emergency", true)
    case .continue: ("continue", true)
    }
  }
}

extension KeyboardKind {
  init(_ type: UIKeyboardType) {
    switch type {
    case .default, .asciiCapable, .namePhonePad: self = .standard
    case .numbersAndPunctuation: self = .numbersFirst
    case .URL: self = .url
    case .emailAddress: self = .email
    case .webSearch: self = .webSearch
    case .twitter: self = .twitter
    case .numberPad, .asciiCapableNumberPad: self = .numberPad
    case .decimalPad: self = .decimalPad
    case .phonePad: self = .phonePad
    }
  }
}

extension TypingContext.Capitalisation {
  init(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .none
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .all
    }
  }
}
