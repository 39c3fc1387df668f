import Foundation

/// The beginning and the end of editing.
///
/// Changes are announced in this order: the delegate, the targets of the control event,
/// the observers of the notification.
extension UITextField {
  func beginEditing() {
    let isCleared =
      clearsOnBeginEditing && hasText && delegate?.textFieldShouldClear(self) ?? true
    model = isCleared ? TextEditing() : TextEditing(model.storage)
    if isSecureTextEntry, hasText { clearsOnInsertion = true }
    isEditing = true
    (linePart, scrollOffset) = (0..<0, 0)
    scrollToSeeCaret()
    appearanceDidChange()
    holdCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    isEditing = false
    model.unmarkText()
    touchSelection = nil
    if isSecureTextEntry { clearsOnInsertion = false }
    caretBlink.stop()
    hideRevealedCharacter()
    appearanceDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Changes text or selection and shows it.
  func change(_ body: (inout TextEditing) -> Void) {
    let old = model
    var new = model
    body(&new)
    guard new != old else { return }
    model = new
    hideRevealedCharacter()
    if model.storage != old.storage {
      followLine(changedBy: model.length - old.length)
      appearanceDidChange()
    }
    selectionDidChange(from: old)
  }

  private func selectionDidChange(from old: TextEditing) {
    setNeedsDisplay()
    guard isEditing else { return }
    scrollToSeeCaret()
    holdCaret()
    if model.selection.range != old.selection.range { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Shows the caret and starts its rhythm anew.
  func holdCaret() {
    if isEditing, let clock = window?.screen.clock { caretBlink.restart(on: clock) }
  }
}
