import Foundation
import UIKit

extension SoftwareKeyboard {
  /// What is known about the text before the caret; nil where there is no text
  /// field to ask.
  ///
  /// Of a secure text nothing is known: neither shift nor suggestions may give it away.
  var typingContext: TypingContext? {
    guard let field = firstResponder as? UITextField else { return nil }
    // The search field is none of the app's.
    guard !isSecret, !emoji.isSearching else { return TypingContext(capitalisation: .none) }
    let text = field.textBeforeCaret(atMost: TypingContext.greatestLength)
    return TypingContext(
      textBeforeCaret: text, lengthBefore: field.lengthBeforeCaret - text.utf16.count,
      capitalisation: traits.capitalisation)
  }

  /// Whether what is typed is a secret; a field may become secure while it is edited.
  var isSecret: Bool { traits.isSecure || input?.isSecureTextEntry ?? false }

  /// Whether it must not be seen which keys type.
  var hidesTypedKeys: Bool { isSecret && !(screen.world?.revealsTypedCharacters ?? true) }
}

extension UIView {
  /// Whether the view shows exactly a text.
  func shows(_ text: String) -> Bool {
    switch self {
    case let label as UILabel: label.text == text
    case let field as UITextField:
      field.hasText ? !field.isSecureTextEntry && field.text == text : field.placeholder == text
    default: false
    }
  }
}
