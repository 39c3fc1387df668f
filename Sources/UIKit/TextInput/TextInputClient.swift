import Foundation

/// What has the focus and takes typed text, as the keyboard and the phone see it: through UIKit's
/// public protocols, whatever its class.
///
/// What a text input answers is never trusted: positions may be missing, distances negative,
/// rectangles without numbers.
@MainActor
package final class TextInputClient: NSObject, UITextInputDelegate {
  private weak var responder: UIResponder?
  private let inputDidChange: () -> Void
  /// Where an extended selection began, and the selection that it has led to.
  private var extended: (anchor: UITextPosition, selection: UITextRange)?

  /// Takes the text input's news until `end()`; nil for a responder that takes no text.
  package init?(of responder: UIResponder?, inputDidChange: @escaping @MainActor () -> Void) {
    guard responder is any UIKeyInput, responder?.takesTypedText == true else { return nil }
    self.responder = responder
    self.inputDidChange = inputDidChange
    super.init()
    editor?.inputDelegate = self
  }

  /// Lets the text input go.
  package func end() {
    if editor?.inputDelegate === self { editor?.inputDelegate = nil }
  }

  /// What text is typed into; nil when it is freed.
  package var input: (any UIKeyInput)? { responder as? any UIKeyInput }

  private var editor: (any UITextInput)? { responder as? any UITextInput }

  // MARK: Around the caret

  /// Text that ends at the caret or where the selection begins.
  package struct Beginning {
    /// The text.
    package let text: String

    /// How much text there is before it, in UTF-16 units.
    package let lengthBefore: Int

    /// Where it ends, in UTF-16 units from the start of the whole text.
    package var end: Int { lengthBefore + text.utf16.count }
  }

  /// Returns the text before the caret or the selection, from at most `length` UTF-16 units before
  /// it on; nil where it is not to be had.
  package func textBeforeCaret(atMost length: Int) -> Beginning? {
    guard let editor, let caret = editor.selectedTextRange?.start else { return nil }
    let beginning = editor.beginningOfDocument
    let distance = max(0, editor.offset(from: beginning, to: caret))
    let start = editor.position(from: caret, offset: -min(length, distance)) ?? beginning
    guard let range = editor.textRange(from: start, to: caret) else { return nil }
    var text = editor.text(in: range) ?? ""
    if text.utf16.count > length { text = String(text.suffix(length)) }
    return Beginning(text: text, lengthBefore: max(0, distance - text.utf16.count))
  }

  /// The selected text; nil for a caret, a secret, and more than `length` UTF-16 units.
  package func selectedText(atMost length: Int) -> String? {
    guard let editor, !editor.isSecureTextEntry, let range = editor.selectedTextRange,
      !range.isEmpty, editor.offset(from: range.start, to: range.end) <= length
    else { return nil }
    return editor.text(in: range)
  }

  /// Whether an input method is composing text.
  package var hasMarkedText: Bool { editor?.markedTextRange?.isEmpty == false }

  /// Where the caret, or the end of the selection, is seen at present, in the window's points; nil
  /// where nothing tells.
  package var caretRect: CGRect? {
    guard let editor, let end = editor.selectedTextRange?.end else { return nil }
    let (rect, view) = (editor.caretRect(for: end), editor.textInputView)
    guard rect.isFinite, !rect.isNull, view.window != nil else { return nil }
    let seen = view.presentationRect(rect)
    return seen.isFinite ? seen : nil
  }

  // MARK: Changes

  /// Types text in the place of the marked text, else of the selection.
  package func insertText(_ text: String) {
    if let editor, hasMarkedText, !(editor is any TextEditingCommandTarget) {
      // What is composed goes before what has come of it; inserting it need not do that.
      editor.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
      editor.unmarkText()
    }
    input?.insertText(text)
  }

  /// Puts a text in the place of some UTF-16 units before the caret, if the text input allows it.
  package func replace(beforeCaret length: Int, with text: String) {
    guard length > 0, let editor, let caret = editor.selectedTextRange?.start,
      let start = editor.position(from: caret, offset: -length),
      let range = editor.textRange(from: start, to: caret)
    else { return insertText(text) }
    guard editor.shouldChangeText(in: range, replacementText: text) else { return }
    editor.replace(range, withText: text)
  }

  /// Puts in a text that was not typed, at once.
  package func insertWhole(_ text: String) {
    if let target = responder as? any TextEditingCommandTarget {
      target.perform(.insert(text))
    } else {
      insertText(text)
    }
  }

  /// Shows what an input method is composing; an empty text ends the composition.
  ///
  /// `caret` is in UTF-16 units. Returns whether the text input can.
  package func setMarkedText(_ text: String, caret: Int) -> Bool {
    guard let editor else { return false }
    editor.setMarkedText(text, selectedRange: NSRange(location: caret, length: 0))
    if text.isEmpty { editor.unmarkText() }
    return true
  }

  /// Does what a hardware key asks for; returns whether the text input can.
  package func perform(_ command: TextEditingCommand) -> Bool {
    if let target = responder as? any TextEditingCommandTarget {
      target.perform(command)
      return true
    }
    guard let editor else { return false }
    switch command {
    case .insert(let text): insertText(text)
    case .move(let motion, let extendingSelection):
      move(motion, extendingSelection: extendingSelection, in: editor)
    case .deleteForward: deleteForward(in: editor)
    case .deleteWordBackward: deleteWord(.backward, in: editor)
    case .deleteWordForward: deleteWord(.forward, in: editor)
    case .selectAll:
      editor.selectedTextRange = editor.textRange(
        from: editor.beginningOfDocument, to: editor.endOfDocument)
    }
    return true
  }

  private func deleteForward(in editor: any UITextInput) {
    guard let selection = editor.selectedTextRange else { return }
    guard selection.isEmpty else { return editor.deleteBackward() }
    guard let end = editor.position(from: selection.end, offset: 1),
      let range = editor.textRange(from: selection.start, to: end),
      editor.shouldChangeText(in: range, replacementText: "")
    else { return }
    editor.replace(range, withText: "")
  }

  private func deleteWord(_ direction: UITextStorageDirection, in editor: any UITextInput) {
    guard let selection = editor.selectedTextRange else { return }
    guard selection.isEmpty else { return editor.deleteBackward() }
    let isForward = direction == .forward
    let caret = isForward ? selection.end : selection.start
    let target = editor.position(
      from: caret, moving: isForward ? .wordRight : .wordLeft, isForward: isForward)
    guard let target, editor.compare(caret, to: target) != .orderedSame,
      let range = editor.textRange(from: caret, to: target),
      editor.shouldChangeText(in: range, replacementText: "")
    else { return }
    editor.replace(range, withText: "")
  }

  // MARK: Moving the caret

  private func move(
    _ motion: TextEditingCommand.Motion, extendingSelection: Bool, in editor: any UITextInput
  ) {
    guard let selection = editor.selectedTextRange else { return }
    let (start, end) = (selection.start, selection.end)
    let isRightToLeft = editor.baseWritingDirection(for: end, in: .forward) == .rightToLeft
    let isForward = motion.isForward(isRightToLeft: isRightToLeft)
    if !extendingSelection, !selection.isEmpty, motion.isOfCharacters {
      editor.selectedTextRange = isForward ? editor.caret(at: end) : editor.caret(at: start)
      return
    }
    let anchor = extendingSelection ? self.anchor(of: selection, isForward, in: editor) : nil
    let head = anchor.map { editor.compare($0, to: start) == .orderedSame ? end : start }
    guard
      let target = editor.position(
        from: head ?? (isForward ? end : start), moving: motion, isForward: isForward)
    else { return }
    let changed = editor.textRange(from: anchor ?? target, to: target)
    editor.selectedTextRange = changed
    extended = anchor.flatMap { anchor in changed.map { (anchor, $0) } }
  }

  /// The end of a selection that stays when it is extended: the one where that began, as long as
  /// the selection is still what came of it.
  private func anchor(
    of selection: UITextRange, _ isForward: Bool, in editor: any UITextInput
  ) -> UITextPosition {
    if let extended,
      editor.compare(extended.selection.start, to: selection.start) == .orderedSame,
      editor.compare(extended.selection.end, to: selection.end) == .orderedSame
    {
      return extended.anchor
    }
    return isForward ? selection.start : selection.end
  }

  // MARK: News

  package func selectionWillChange(_ textInput: (any UITextInput)?) {}
  package func selectionDidChange(_ textInput: (any UITextInput)?) { inputDidChange() }
  package func textWillChange(_ textInput: (any UITextInput)?) {}
  package func textDidChange(_ textInput: (any UITextInput)?) { inputDidChange() }
}

extension UITextInput {
  fileprivate func caret(at position: UITextPosition) -> UITextRange? {
    textRange(from: position, to: position)
  }

  fileprivate func position(
    from position: UITextPosition, moving motion: TextEditingCommand.Motion, isForward: Bool
  ) -> UITextPosition? {
    let direction = UITextDirection.storage(isForward ? .forward : .backward)
    switch motion {
    case .left: return self.position(from: position, in: .left, offset: 1)
    case .right: return self.position(from: position, in: .right, offset: 1)
    case .up: return self.position(from: position, in: .up, offset: 1)
    case .down: return self.position(from: position, in: .down, offset: 1)
    case .wordLeft, .wordRight:
      return tokenizer.position(from: position, toBoundary: .word, inDirection: direction)
        ?? (isForward ? endOfDocument : beginningOfDocument)
    case .lineStart, .lineEnd:
      return tokenizer.position(from: position, toBoundary: .line, inDirection: direction)
    case .documentStart: return beginningOfDocument
    case .documentEnd: return endOfDocument
    }
  }
}

extension TextEditingCommand.Motion {
  fileprivate var isOfCharacters: Bool { self == .left || self == .right }

  fileprivate func isForward(isRightToLeft: Bool) -> Bool {
    switch self {
    case .left, .wordLeft: isRightToLeft
    case .right, .wordRight: !isRightToLeft
    case .up, .lineStart, .documentStart: false
    case .down, .lineEnd, .documentEnd: true
    }
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
