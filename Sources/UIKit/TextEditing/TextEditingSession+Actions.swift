import Foundation

/// The standard edit actions.
extension TextEditingSession {
  func canPerform(_ action: StandardEditAction, for sender: Any? = nil) -> Bool {
    guard view.showsSelection else { return false }
    let hasSelection = !text.selection.isCaret
    switch action {
    // A secret stays where it is.
    case .cut: return view.isEditing && hasSelection && !view.isSecureTextEntry
    case .copy: return hasSelection && !view.isSecureTextEntry
    case .paste: return view.isEditing && view.world.generalPasteboard.hasStrings
    case .delete: return false
    // The menu is about what is selected.
    case .toggleBoldface, .toggleItalics, .toggleUnderline:
      return allowsStyling && (hasSelection || !(Self.isOfMenu(sender)))
    case .select: return !hasSelection && text.length > 0
    case .selectAll: return text.length > 0 && text.selection.range != 0..<text.length
    }
  }

  /// Whether an action comes from a menu, and so from a finger.
  private static func isOfMenu(_ sender: Any?) -> Bool {
    sender is UICommand || sender is UIMenuController
  }

  func copy() {
    guard canPerform(.copy) else { return }
    let (range, string) = (text.selection.range, text.selectedText)
    let styles = AttributeRuns(attributes.parts(of: range))
    if styles.areEmpty {
      view.world.generalPasteboard.string = string
    } else {
      view.world.generalPasteboard.put(string, styled: styles.attributedText(string))
    }
    view.world.generalPasteboard.holdsWords = selectsWords
  }

  func cut() {
    guard canPerform(.cut) else { return }
    copy()
    deleteSelection()
  }

  func paste() {
    guard canPerform(.paste), let string = view.world.generalPasteboard.string else { return }
    let board = view.world.generalPasteboard
    let styled = view.allowsEditingTextAttributes ? board.styledText.map(AttributeRuns.init) : nil
    let range = text.markedRange ?? text.selection.range
    let inserted = view.insertedForm(of: string)
    let isApart = board.holdsWords && usesSmartSpaces
    let pasted = isApart ? text.keptApart(inserted, in: range) : inserted
    // Added spaces look as what is pasted; in a line that some breaks have been taken out of, attributes
    // would stand elsewhere, and are left out.
    let start = pasted.utf16.count > inserted.utf16.count && pasted.first == " " ? 1 : 0
    let end = pasted.utf16.count - inserted.utf16.count - start
    insertWhole(pasted, attributes: styled?.lengthened(by: start, end))
  }

  func deleteSelection() {
    guard view.isEditing, !text.selection.isCaret else { return }
    let range = text.selection.range
    delete(
      selectsWords && usesSmartSpaces ? text.withSpareSpace(range) : range, as: .cutting)
  }

  /// Whether a finger has selected whole words.
  private var selectsWords: Bool { isSelectedByTouch && text.isOfWholeWords(text.selection.range) }

  /// Whether spaces come with words that are pasted, and go with those that are cut.
  ///
  /// Chosen: addresses of the web are as those of mail.
  private var usesSmartSpaces: Bool {
    switch view.smartInsertDeleteType {
    case .yes: true
    case .no: false
    case .default:
      !view.isSecureTextEntry && view.keyboardType != .emailAddress && view.keyboardType != .URL
    }
  }

  /// Selects the word at the caret, else the last one before it; all of a secret.
  func select(_ sender: Any?) {
    guard canPerform(.select) else { return }
    isSelectedByTouch = Self.isOfMenu(sender)
    change {
      if view.isSecureTextEntry { $0.selectAll() } else { $0.selectWordAtCaret() }
    }
    if isSelectedByTouch { showMenu() }
  }

  func selectAll(_ sender: Any?) {
    isSelectedByTouch = Self.isOfMenu(sender) || touchSelection != nil
    change { $0.selectAll() }
    if Self.isOfMenu(sender) { showMenu() }
  }

  // MARK: Menu

  /// Shows what can be done with the selection, or at the caret.
  func showMenu() {
    guard view.showsSelection, view.window != nil else { return }
    let range = TextOffsetRange(text.selection.range)
    let rects =
      text.selection.isCaret
      ? [view.caretRect(for: range.start)] : view.selectionRects(for: range).map(\.rect)
    let whole = rects.filter(\.isFinite).reduce(CGRect.null) { $0.union($1) }
    var rect = whole.intersection(view.visibleTextRect)
    if rect.isNull { rect = view.visibleTextRect }
    // The knobs of the handles stay in sight.
    if handles.areShown { rect = rect.insetBy(dx: 0, dy: -SelectionHandle.knobSize) }
    view.world.menuController.showMenu(from: view, rect: rect)
  }

  func hideMenu() {
    view.world.menuController.hideMenu(from: view)
  }
}
