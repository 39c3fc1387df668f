import Drawing
import Foundation

/// The beginning and the end of editing, and who hears of it: first the delegate, then
/// the targets of the control event, then the observers of the notification.
extension UITextField {
  func beginEditing() {
    session.begin(
      clearing: clearsOnBeginEditing && hasText && delegate?.textFieldShouldClear(self) ?? true)
    isEditing = true
    (linePart, scrollOffset) = (0..<0, 0)
    scrollToSeeCaret()
    appearanceDidChange()
    session.holdCaret()
    // Chosen: before the news, and so over the insets that are set by then. A keyboard that comes up
    // afterwards is the app's to make room for.
    enclosingScroller?.reveal(bounds, of: self)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    isEditing = false
    session.end()
    session.forgetEdits()
    appearanceDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Puts typed or pasted text in the place of the selection; a line break alone is the return
  /// key.
  func insert(_ text: String) {
    if text.count == 1, text.first?.isNewline == true {
      returnKeyPressed()
    } else {
      session.insert(Self.line(text))
    }
  }

  /// A text as it stands in one line.
  static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// Ends editing where the app listens for the return key's doing so.
  private func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isExpectedToEnd = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isExpectedToEnd { resignFirstResponder() }
  }

  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    session.change { $0 = EditableText() }
    textDidChange()
    becomeFirstResponder()
  }
}

extension UITextField: TextEditingView {
  var showsSelection: Bool { isEditing }

  func isChangeAllowed(in range: Range<Int>, to string: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: string) ?? true
  }

  func textWasReplaced(_ edit: TextEdit?, lengthenedBy difference: Int) {
    followLine(changedBy: difference)
    appearanceDidChange()
  }

  func attributesDidChange(in range: Range<Int>) {
    appearanceDidChange()
    scrollToSeeCaret()
  }

  func showSelection() {
    scrollToSeeCaret()
  }

  func selectionDidChange() {
    delegate?.textFieldDidChangeSelection(self)
  }

  func textDidChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func insertedForm(of string: String) -> String { Self.line(string) }

  func lineDestination(
    of motion: TextEditingCommand.Motion, from offset: Int, column: inout CGFloat?
  ) -> Int? { nil }

  func direction(at offset: Int) -> TextDirection { session.direction }

  func showsCaret(at offset: Int) -> Bool { editedLine(in: bounds).showsCaret(at: offset) }

  var visibleTextRect: CGRect { editingRect(forBounds: bounds) }

  func offset(at point: CGPoint) -> Int {
    editedLine(in: bounds).offset(at: point)
  }

  func end(of word: Range<Int>, nearestTo offset: Int) -> Int {
    let line = editedLine(in: bounds)
    // Of a very long word only a part is set.
    let seen = word.clamped(to: line.part)
    let place = line.caretRect(at: offset).minX
    let toStart = abs(place - line.caretRect(at: seen.lowerBound).minX)
    let toEnd = abs(line.caretRect(at: seen.upperBound).minX - place)
    return toStart < toEnd ? word.lowerBound : word.upperBound
  }
}

extension UITextField: TextEditingCommandTarget {
  package func perform(_ command: TextEditingCommand) {
    session.perform(command)
  }
}

extension UITextField: CaretPlacing {
  package func placesCaretAlike(at one: CGPoint, and other: CGPoint) -> Bool {
    let line = editedLine(in: bounds)
    // A longer line scrolls under the finger.
    return line.isSeenWhole && line.offset(at: one) == line.offset(at: other)
  }
}
