import Foundation
import UIKit

extension SoftwareKeyboard {
  /// What is known about the text before the caret; nil where nothing tells.
  ///
  /// Of a secure text nothing is known: neither shift nor suggestions may give it away.
  var typingContext: TypingContext? {
    guard let client else { return nil }
    // The search field is none of the app's.
    guard !isSecret, !emoji.isSearching else { return TypingContext(capitalisation: .none) }
    guard let before = client.textBeforeCaret(atMost: TypingContext.greatestLength) else {
      return nil
    }
    return TypingContext(
      textBeforeCaret: before.text, lengthBefore: before.lengthBefore,
      capitalisation: traits.capitalisation)
  }

  /// Whether what is typed is a secret; a field may become secure while it is edited.
  var isSecret: Bool { traits.isSecure || input?.isSecureTextEntry ?? false }

  /// Whether the return key does something; a field may want it to only where there is text.
  var isReturnEnabled: Bool {
    emoji.isSearching || !traits.needsTextForReturn || input?.hasText ?? true
  }

  /// Where the caret is seen at present, in the window's points; nil where nothing tells.
  package var caretRect: CGRect? { client?.caretRect }

  /// Whether it must not be seen which keys type.
  var hidesTypedKeys: Bool { isSecret && !(screen.world?.revealsTypedCharacters ?? true) }
}
