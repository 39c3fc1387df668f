import Foundation

/// The standard edit actions.
extension TextEditingSession {
  func canPerform(_ action: StandardEditAction, for sender: Any? = nil) -> Bool {
    guard view.isEditing else { return false }
    let hasSelection = !text.selection.isCaret
    switch action {
    // A secret stays where it is.
    case .cut, .copy: return hasSelection && !view.isSecureTextEntry
    case .paste: return view.world.generalPasteboard.hasStrings
    case .delete: return false
    // The menu is about what is selected.
    case .toggleBoldface, .toggleItalics, .toggleUnderline:
      return allowsStyling && (hasSelection || !(sender is UIMenuController))
    case .select: return !hasSelection && text.length > 0
    case .selectAll: return text.length > 0 && text.selection.range != 0..<text.length
    }
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
  }

  func cut() {
    guard canPerform(.cut) else { return }
    copy()
    delete(text.selection.range, as: .cutting)
  }

  func paste() {
    guard canPerform(.paste), let string = view.world.generalPasteboard.string else { return }
    let styled = view.allowsEditingTextAttributes ? view.world.generalPasteboard.styledText : nil
    // In a line that some breaks have been taken out of, attributes would stand elsewhere.
    let isWhole = styled?.string.utf16.count == view.insertedForm(of: string).utf16.count
    insertWhole(string, attributes: isWhole ? styled.map(AttributeRuns.init) : nil)
  }

  func deleteSelection() {
    guard view.isEditing, !text.selection.isCaret else { return }
    delete(text.selection.range, as: .cutting)
  }

  /// Selects the word at the caret, else the last one before it; all of a secret.
  func select(_ sender: Any?) {
    guard canPerform(.select) else { return }
    isSelectedByTouch = sender is UIMenuController
    change {
      if view.isSecureTextEntry { $0.selectAll() } else { $0.selectWordAtCaret() }
    }
    if isSelectedByTouch { showMenu() }
  }

  func selectAll(_ sender: Any?) {
    isSelectedByTouch = sender is UIMenuController || touchSelection != nil
    change { $0.selectAll() }
    if sender is UIMenuController { showMenu() }
  }

  // MARK: Menu

  /// Shows what can be done with the selection, or at the caret.
  func showMenu() {
    guard view.isEditing, view.window != nil else { return }
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
