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
  /// What becomes of quotes and hyphens.
  var punctuation = SmartPunctuation()
  /// What the text means.
  var content: UITextContentType?
  /// What a new password has to be like.
  var passwordRules = PasswordRules()
  /// Whether letters are light on dark keys.
  var isDark = false
  /// Whether the bar with suggestions belongs above the keys.
  var hasBar = true

  /// Whether there are words to suggest: a password, an address and a name of a user are none.
  var hasSuggestions: Bool { !isSecure && kind != .email && kind != .url && !hasLiteralContent }

  /// Whether the text is no words of a language, so that none are suggested and no capital begins it.
  private var hasLiteralContent: Bool {
    switch content {
    case .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL, .telephoneNumber,
      .creditCardNumber, .postalCode:
      true
    default: false
    }
  }

  /// Whether there is a key for dictation, which takes plain words alone.
  var hasDictation: Bool { hasSuggestions && !kind.isKeypad }

  init() {}

  @MainActor
  init(of input: any UIKeyInput) {
    kind = KeyboardKind(input.keyboardType)
    isSecure = input.isSecureTextEntry
    content = input.textContentType
    passwordRules =
      input.passwordRules.map { PasswordRules($0.passwordRulesDescriptor) } ?? passwordRules
    capitalisation =
      isSecure || kind == .email || kind == .url || hasLiteralContent
      ? .none : TypingContext.Capitalisation(input.autocapitalizationType)
    returnKey = KeyboardLayout.ReturnKey(input.returnKeyType)
    needsTextForReturn = input.enablesReturnKeyAutomatically
    hasBar = input.autocorrectionType != .no && !kind.isKeypad
    isDark =
      input.keyboardAppearance == .dark
      || input.keyboardAppearance == .default && Self.isDark(around: input)
    let isForProse = Self.isForProse(input.keyboardType) && !isSecure
    punctuation.quotes =
      input.smartQuotesType == .yes || input.smartQuotesType == .default && isForProse
    punctuation.dashes =
      input.smartDashesType == .yes || input.smartDashesType == .default && isForProse
  }

  /// Whether the interface is dark that an input is in.
  @MainActor
  private static func isDark(around input: any UIKeyInput) -> Bool {
    let traits =
      (input as? UIView)?.traitCollection ?? (input as? UIViewController)?.traitCollection
    return traits?.userInterfaceStyle == .dark
  }

  /// Whether sentences are typed with a keyboard, whose quotes and dashes need not be plain.
  ///
  /// Chosen but for addresses of mail and passwords, which are documented.
  private static func isForProse(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .default, .twitter, .webSearch, .namePhonePad: true
    case .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .emailAddress,
      .decimalPad, .asciiCapableNumberPad:
      false
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
