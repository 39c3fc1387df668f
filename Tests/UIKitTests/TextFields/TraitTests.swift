import TestSupport
import Testing
import UIKit

@MainActor struct TraitTests {
  @Test(
    .covers(
      "NSLineBreakMode", "NSLineBreakMode.byTruncatingHead", "NSLineBreakMode.byTruncatingMiddle",
      "NSLineBreakMode.byWordWrapping", "UIKeyboardType", "UIKeyboardType.URL",
      "UIKeyboardType.alphabet", "UIKeyboardType.asciiCapable",
      "UIKeyboardType.asciiCapableNumberPad", "UIKeyboardType.decimalPad",
      "UIKeyboardType.emailAddress", "UIKeyboardType.namePhonePad", "UIKeyboardType.numberPad",
      "UIKeyboardType.numbersAndPunctuation", "UIKeyboardType.phonePad", "UIKeyboardType.twitter",
      "UIKeyboardType.webSearch", "UIReturnKeyType", "UIReturnKeyType.continue",
      "UIReturnKeyType.done", "UIReturnKeyType.emergencyCall", "UIReturnKeyType.go",
      "UIReturnKeyType.google", "UIReturnKeyType.join", "UIReturnKeyType.next",
      "UIReturnKeyType.route", "UIReturnKeyType.search", "UIReturnKeyType.send",
      "UIReturnKeyType.yahoo", "UITextAutocapitalizationType",
      "UITextAutocapitalizationType.allCharacters", "UITextAutocapitalizationType.none",
      "UITextAutocapitalizationType.words", "UITextAutocorrectionType",
      "UITextAutocorrectionType.no", "UITextAutocorrectionType.yes", "UITextField.BorderStyle",
      "UITextField.BorderStyle.bezel", "UITextField.ViewMode", "UITextField.ViewMode.never",
      "UITextSpellCheckingType", "UITextSpellCheckingType.no", "UITextSpellCheckingType.yes"))
  func `traits have UIKit's raw values`() {
    let keyboards: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    #expect(keyboards.map(\.rawValue) == Array(0...11))
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    let returnKeys: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    #expect(returnKeys.map(\.rawValue) == Array(0...11))
    let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    #expect(capitals.map(\.rawValue) == Array(0...3))
    let corrections: [UITextAutocorrectionType] = [.default, .no, .yes]
    #expect(corrections.map(\.rawValue) == Array(0...2))
    let spelling: [UITextSpellCheckingType] = [.default, .no, .yes]
    #expect(spelling.map(\.rawValue) == Array(0...2))
    let alignments: [NSTextAlignment] = [.left, .center, .right, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 4])
    let breaks: [NSLineBreakMode] = [
      .byWordWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    #expect(breaks.map(\.rawValue) == [0, 2, 3, 4, 5])
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    #expect(borders.map(\.rawValue) == Array(0...3))
    let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    #expect(modes.map(\.rawValue) == Array(0...3))
  }

  @Test(
    .covers(
      "UIKeyInput", "UIKeyboardType.default", "UIReturnKeyType.default",
      "UITextAutocapitalizationType.sentences", "UITextAutocorrectionType.default",
      "UITextInputTraits", "UITextInputTraits.autocapitalizationType",
      "UITextInputTraits.autocorrectionType", "UITextInputTraits.isSecureTextEntry",
      "UITextInputTraits.keyboardType", "UITextInputTraits.returnKeyType",
      "UITextInputTraits.spellCheckingType", "UITextSpellCheckingType.default"))
  func `a text field and a responder that says nothing have UIKit's defaults`() {
    final class Plain: UIView, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    for input in [UITextField(), UITextView(), Plain()] as [any UITextInputTraits] {
      #expect(input.autocapitalizationType == .sentences)
      #expect(input.autocorrectionType == .default)
      #expect(input.spellCheckingType == .default)
      #expect(input.keyboardType == .default)
      #expect(input.returnKeyType == .default)
      #expect(!input.isSecureTextEntry)
      #expect(!input.enablesReturnKeyAutomatically)
      #expect(input.textContentType == nil)
      #expect(input.keyboardAppearance == .default)
      #expect(input.smartDashesType == .default && input.smartQuotesType == .default)
      #expect(input.smartInsertDeleteType == .default)
    }
  }

  @Test(
    .covers(
      "UITextField.passwordRules", "UITextInputPasswordRules", "UITextInputTraits.passwordRules",
      "UITextInputPasswordRules.copy(with:)", "UITextInputPasswordRules.init(descriptor:)",
      "UITextInputPasswordRules.passwordRulesDescriptor", "UITextView.passwordRules"))
  func `rules of passwords are kept by their words, and copied`() {
    let rules = UITextInputPasswordRules(descriptor: "required: digit;")
    #expect(rules.passwordRulesDescriptor == "required: digit;")
    let copy = rules.copy() as? UITextInputPasswordRules
    #expect(copy !== rules && copy?.passwordRulesDescriptor == "required: digit;")
    let (field, view) = (UITextField(), UITextView())
    for input in [field, view] as [any UITextInputTraits] { #expect(input.passwordRules == nil) }
    (field.passwordRules, view.passwordRules) = (rules, rules)
    for input in [field, view] as [any UITextInputTraits] {
      #expect(input.passwordRules?.passwordRulesDescriptor == "required: digit;")
      #expect(input.passwordRules !== rules)
    }
  }

  @Test(
    .covers(
      "UITextField.enablesReturnKeyAutomatically", "UITextField.keyboardType",
      "UITextField.returnKeyType", "UITextField.spellCheckingType", "UITextField.textContentType",
      "UITextInputTraits.enablesReturnKeyAutomatically", "UITextInputTraits.textContentType",
      "UITextView.autocapitalizationType", "UITextView.autocorrectionType",
      "UITextView.enablesReturnKeyAutomatically", "UITextView.isSecureTextEntry",
      "UITextView.keyboardAppearance", "UITextView.keyboardType", "UITextView.returnKeyType",
      "UITextView.smartDashesType", "UITextView.smartInsertDeleteType",
      "UITextView.smartQuotesType", "UITextView.spellCheckingType", "UITextView.textContentType"))
  func `the keyboard reads the traits that are set`() {
    let (field, view) = (UITextField(), UITextView())
    field.autocapitalizationType = .words
    view.autocapitalizationType = .words
    field.autocorrectionType = .no
    view.autocorrectionType = .no
    field.spellCheckingType = .yes
    view.spellCheckingType = .yes
    field.keyboardType = .emailAddress
    view.keyboardType = .emailAddress
    field.returnKeyType = .send
    view.returnKeyType = .send
    field.enablesReturnKeyAutomatically = true
    view.enablesReturnKeyAutomatically = true
    field.isSecureTextEntry = true
    view.isSecureTextEntry = true
    field.textContentType = .emailAddress
    view.textContentType = .emailAddress
    view.keyboardAppearance = .dark
    field.keyboardAppearance = .dark
    view.smartDashesType = .no
    field.smartDashesType = .no
    view.smartQuotesType = .yes
    field.smartQuotesType = .yes
    view.smartInsertDeleteType = .no
    field.smartInsertDeleteType = .no
    for traits in [field, view] as [any UITextInputTraits] {
      #expect(traits.keyboardAppearance == .dark)
      #expect(traits.smartDashesType == .no && traits.smartQuotesType == .yes)
      #expect(traits.smartInsertDeleteType == .no)
      #expect(traits.autocapitalizationType == .words)
      #expect(traits.autocorrectionType == .no)
      #expect(traits.spellCheckingType == .yes)
      #expect(traits.keyboardType == .emailAddress)
      #expect(traits.returnKeyType == .send)
      #expect(traits.enablesReturnKeyAutomatically)
      #expect(traits.isSecureTextEntry)
      #expect(traits.textContentType == .emailAddress)
    }
  }

  @Test(
    .covers(
      "UITextField.textDidBeginEditingNotification", "UITextField.textDidChangeNotification",
      "UITextField.textDidEndEditingNotification"))
  func `notifications have UIKit's names`() {
    #expect(
      UITextField.textDidBeginEditingNotification.rawValue
        == "UITextFieldTextDidBeginEditingNotification")
    #expect(
      UITextField.textDidEndEditingNotification.rawValue
        == "UITextFieldTextDidEndEditingNotification")
    #expect(
      UITextField.textDidChangeNotification.rawValue == "UITextFieldTextDidChangeNotification")
  }
}
