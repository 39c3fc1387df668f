/// What keys and input methods do.
extension TextEditingSession {
  /// Puts typed or pasted text in the place of the marked text, else of the selection, if the view
  /// allows it.
  func insert(_ string: String) {
    let range = text.markedRange ?? text.selection.range
    guard replace(range, with: string, as: .typing) else { return }
    if view.isSecureTextEntry, string.count == 1 {
      reveal(text.boundary(before: text.selection.head)..<text.selection.head)
    }
    view.textDidChange()
  }

  func delete(_ range: Range<Int>, as kind: EditKind = .deleting) {
    guard !range.isEmpty, replace(range, with: "", as: kind) else { return }
    view.textDidChange()
  }

  /// Puts a text that was not typed in the place of the marked text, else of the selection, if the
  /// view allows it.
  func insertWhole(_ string: String, attributes: AttributeRuns? = nil) {
    let range = text.markedRange ?? text.selection.range
    let inserted = view.insertedForm(of: string)
    guard replace(range, with: inserted, as: .pasting, attributes: attributes) else { return }
    view.textDidChange()
  }

  func replace(
    _ range: Range<Int>, with string: String, as kind: EditKind, attributes: AttributeRuns? = nil
  ) -> Bool {
    guard view.isChangeAllowed(in: range, to: string) else { return false }
    let isReplacingAll = clearsOnInsertion
    clearsOnInsertion = false
    change(as: kind, attributes: attributes) {
      $0.replace(isReplacingAll ? 0..<$0.length : range, with: string)
    }
    return true
  }

  /// Takes the place of the marked text, else of the selection, with text an input method is
  /// composing; an empty one ends the composition.
  ///
  /// The view is asked when the composition is committed, by inserting it.
  func mark(_ string: String, selecting selectedRange: Range<Int>) {
    let isReplacingAll = clearsOnInsertion
    clearsOnInsertion = false
    change(as: .composing) {
      if isReplacingAll { $0.selectAll() }
      $0.setMarkedText(string, selectedRange: selectedRange)
    }
    view.textDidChange()
  }

  func perform(_ command: TextEditingCommand) {
    switch command {
    case .insert(let string): insertWhole(string)
    case .move(let motion, let extendingSelection):
      clearsOnInsertion = false
      isSelectedByTouch = false
      move(motion, extendingSelection: extendingSelection)
      holdCaret()
    case .deleteForward: delete(text.rangeDeletedForward)
    // The word boundaries of a secret stay secret.
    case .deleteWordBackward where view.isSecureTextEntry:
      delete(text.selection.isCaret ? 0..<text.selection.head : text.selection.range)
    case .deleteWordForward where view.isSecureTextEntry:
      delete(text.selection.isCaret ? text.selection.head..<text.length : text.selection.range)
    case .deleteWordBackward: delete(text.rangeDeletedWordBackward)
    case .deleteWordForward: delete(text.rangeDeletedWordForward)
    case .selectAll: view.selectAll(nil)
    }
  }

  private func move(_ motion: TextEditingCommand.Motion, extendingSelection: Bool) {
    var column = column
    let target = view.lineDestination(of: motion, from: text.selection.head, column: &column)
    guard let target else {
      return change { $0.move(movement(for: motion), extendingSelection: extendingSelection) }
    }
    change {
      if extendingSelection { $0.extendSelection(to: target) } else { $0.placeCaret(at: target) }
    }
    self.column = column
  }

  /// The movement in the text that goes a way on the screen.
  private func movement(for motion: TextEditingCommand.Motion) -> EditableText.Movement {
    let isLeftBackward = view.direction(at: text.selection.head) == .leftToRight
    switch motion {
    case .left: return isLeftBackward ? .characterBackward : .characterForward
    case .right: return isLeftBackward ? .characterForward : .characterBackward
    case .wordLeft where view.isSecureTextEntry: return .start
    case .wordRight where view.isSecureTextEntry: return .end
    case .wordLeft: return isLeftBackward ? .wordBackward : .wordForward
    case .wordRight: return isLeftBackward ? .wordForward : .wordBackward
    case .up, .lineStart, .documentStart: return .start
    case .down, .lineEnd, .documentEnd: return .end
    }
  }

  // MARK: Secrets

  /// Seconds for which a character typed into a secret is seen.
  private static let revealDuration = 2.0

  private func reveal(_ range: Range<Int>) {
    guard let clock = view.window?.screen.clock else { return }
    let world = view.world
    world.revealedText?.hideRevealedCharacter()
    world.revealedText = self
    revealedRange = range
    revealedUntil = clock.schedule(after: Self.revealDuration) { [weak self] in
      self?.hideRevealedCharacter()
    }
    view.setNeedsDisplay()
  }

  /// Shows a bullet for the character that is still seen.
  func hideRevealedCharacter() {
    revealedUntil?.cancel()
    revealedUntil = nil
    guard revealedRange != nil else { return }
    revealedRange = nil
    view.setNeedsDisplay()
  }
}
