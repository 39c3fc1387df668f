/// What a text input asks of the keyboard.
///
/// A responder that says nothing about a trait gets the default.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var spellCheckingType: UITextSpellCheckingType { get }
  var smartQuotesType: UITextSmartQuotesType { get }
  var smartDashesType: UITextSmartDashesType { get }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  var enablesReturnKeyAutomatically: Bool { get }
  var isSecureTextEntry: Bool { get }
  var textContentType: UITextContentType? { get }
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// Sentences begin with a capital.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Correction as the keyboard decides.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Spelling is checked as the keyboard decides; this one has no dictionary, and marks nothing.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Quotes are curled where the keyboard is for prose.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// Hyphens become dashes where the keyboard is for prose.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// Spaces come and go with words where the keyboard is for prose.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The light keyboard.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The usual letters.
  public var keyboardType: UIKeyboardType { .default }
  /// The usual return key.
  public var returnKeyType: UIReturnKeyType { .default }
  /// The return key is enabled without text, too.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The text is shown.
  public var isSecureTextEntry: Bool { false }
  /// A new password may be anything.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The text may mean anything.
  public var textContentType: UITextContentType? { nil }
}

/// When the keyboard shifts by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether typed quotes become curled ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// They do where the keyboard is for prose.
  case `default` = 0
  /// They stay as they are.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether two typed hyphens become an en dash and three an em dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// They do where the keyboard is for prose.
  case `default` = 0
  /// They stay as they are.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether a space comes with words that are pasted beside others, and goes with those that are cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// It does where the keyboard is for prose.
  case `default` = 0
  /// What is selected is all that goes and comes.
  case no = 1
  /// It does.
  case yes = 2
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Light letters on dark keys.
  case dark = 1
  /// Dark letters on light keys.
  case light = 2

  /// Another name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The keys a keyboard starts with.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// Another name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}
