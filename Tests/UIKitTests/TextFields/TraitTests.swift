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
    for input in [UITextField(), Plain()] as [any UITextInputTraits] {
      #expect(input.autocapitalizationType == .sentences)
      #expect(input.autocorrectionType == .default)
      #expect(input.spellCheckingType == .default)
      #expect(input.keyboardType == .default)
      #expect(input.returnKeyType == .default)
      #expect(!input.isSecureTextEntry)
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
