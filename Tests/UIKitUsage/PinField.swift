import UIKit

/// Four digits in boxes, as an app would write it: it takes keys and nothing else.
open class PinField: UIView, UIKeyInput {
  public var digits = ""
  /// What has been asked of the field, in order.
  public var calls: [String] = []
  public var whenTyped: ((PinField) -> Void)?

  public var keyboardType = UIKeyboardType.numberPad
  public var returnKeyType = UIReturnKeyType.done
  public var enablesReturnKeyAutomatically = false
  public var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  public var hasText: Bool { !digits.isEmpty }

  open func insertText(_ text: String) {
    calls.append("insert \(text)")
    digits += text
    whenTyped?(self)
  }

  open func deleteBackward() {
    calls.append("delete")
    if hasText { digits.removeLast() }
  }
}
