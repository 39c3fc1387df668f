import Foundation

/// What keys do.
extension UITextField {
  /// Puts typed or pasted text in the place of the selection; a line break alone is the return
  /// key.
  func insert(_ text: String) {
    if text.count == 1, text.first?.isNewline == true {
      returnKeyPressed()
      return
    }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let range = model.markedRange ?? model.selection.range
    guard replace(range, with: line) else { return }
    if isSecureTextEntry, line.count == 1 {
      reveal(model.boundary(before: model.selection.head)..<model.selection.head)
    }
    textDidChange()
  }

  func delete(_ range: Range<Int>) {
    guard !range.isEmpty, replace(range, with: "") else { return }
    textDidChange()
  }

  /// Replaces a range if the delegate allows it.
  private func replace(_ range: Range<Int>, with string: String) -> Bool {
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: string) ?? true
    guard isAllowed else { return false }
    let isReplacingAll = clearsOnInsertion
    clearsOnInsertion = false
    change { $0.replace(isReplacingAll ? 0..<$0.length : range, with: string) }
    return true
  }

  private func textDidChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Ends editing where an action for the return key is registered.
  private func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isExpectedToEnd = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isExpectedToEnd { resignFirstResponder() }
  }

  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change { $0 = TextEditing() }
    textDidChange()
    becomeFirstResponder()
  }

  /// Takes the place of the marked text, else of the selection, with text an input method is
  /// composing; an empty one ends the composition.
  ///
  /// The delegate is asked when the composition is committed, by inserting it.
  package func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    let isReplacingAll = clearsOnInsertion
    clearsOnInsertion = false
    change {
      if isReplacingAll { $0.selectAll() }
      $0.setMarkedText(text, selectedRange: selectedRange)
    }
    textDidChange()
  }

  func edit(by command: TextEditingCommand) {
    switch command {
    case .move(let motion, let extendingSelection):
      clearsOnInsertion = false
      change { $0.move(movement(for: motion), extendingSelection: extendingSelection) }
      holdCaret()
    case .deleteForward: delete(model.rangeDeletedForward)
    case .selectAll: selectAll(nil)
    }
  }

  /// The movement in the text that goes a way on the screen.
  private func movement(for motion: TextEditingCommand.Motion) -> TextEditing.Movement {
    let isLeftBackward = shownDirection == .leftToRight
    switch motion {
    case .left: return isLeftBackward ? .characterBackward : .characterForward
    case .right: return isLeftBackward ? .characterForward : .characterBackward
    // The word boundaries of a secure text stay secret.
    case .wordLeft where isSecureTextEntry: return .start
    case .wordRight where isSecureTextEntry: return .end
    case .wordLeft: return isLeftBackward ? .wordBackward : .wordForward
    case .wordRight: return isLeftBackward ? .wordForward : .wordBackward
    case .up, .lineStart: return .start
    case .down, .lineEnd: return .end
    }
  }

  // MARK: Secure entry

  /// Seconds for which a character typed into a secure field is visible.
  private static let revealDuration = 2.0

  private func reveal(_ range: Range<Int>) {
    guard let clock = window?.screen.clock else { return }
    world.revealingField?.hideRevealedCharacter()
    world.revealingField = self
    revealedRange = range
    revealedUntil = clock.schedule(after: Self.revealDuration) { [weak self] in
      self?.hideRevealedCharacter()
    }
    setNeedsDisplay()
  }

  func hideRevealedCharacter() {
    revealedUntil?.cancel()
    revealedUntil = nil
    guard revealedRange != nil else { return }
    revealedRange = nil
    setNeedsDisplay()
  }
}
