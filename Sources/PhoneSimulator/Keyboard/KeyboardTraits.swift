import Foundation
import UIKit

/// What a field asks of the keyboard, as the keyboard understands it.
struct KeyboardTraits: Hashable {
  var kind = KeyboardKind.standard
  var capitalisation = TypingContext.Capitalisation.sentences
  var returnKey = KeyboardLayout.ReturnKey.default
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
    returnKey = KeyboardLayout.ReturnKey(input.returnKeyType)
    needsTextForReturn = input.enablesReturnKeyAutomatically
    hasBar = input.autocorrectionType != .no && !kind.isKeypad
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
