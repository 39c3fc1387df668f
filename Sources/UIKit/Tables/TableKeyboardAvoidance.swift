import Foundation

/// Makes room for the keyboard below a table's rows, and brings the row into sight that is edited.
///
/// (Facts: the class has done so since iOS 3. Chosen: with the will-show notification, so that rows move
/// along with the keyboard, and by the content's inset, to which the app's own is left.)
@MainActor
final class TableKeyboardAvoidance {
  private weak var table: UITableView?
  /// What was added to the insets, in points.
  private var added: CGFloat = 0

  init(of table: UITableView) {
    self.table = table
    // Held weakly, so that nothing has to be removed.
    NotificationCenter.default.addObserver(
      self, selector: Selector(TableKeyboardAvoidance.willShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(TableKeyboardAvoidance.willHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  func end() {
    NotificationCenter.default.removeObserver(self)
    add(0)
  }

  private func add(_ room: CGFloat) {
    guard let table, room != added else { return }
    let change = room - added
    added = room
    table.contentInset.bottom += change
    table.verticalScrollIndicatorInsets.bottom += change
  }

  private func willShow(_ notification: Notification) {
    guard let table, let window = table.window,
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let keyboard = table.convert(
      window.convert(frame, from: window.screen.coordinateSpace), from: window)
    let overlap = keyboard.isEmpty ? 0 : table.bounds.maxY - keyboard.minY
    let safeArea = table.adjustedContentInset.bottom - table.contentInset.bottom
    add(min(max(overlap - safeArea, 0), table.bounds.height))
    showFocus()
  }

  private func willHide(_ notification: Notification) { add(0) }

  /// Scrolls to the row of what has the focus, or to that alone where the row is too high.
  private func showFocus() {
    guard let table,
      let focus = table.window?.focusWindow.firstResponder as? UIView,
      focus.isDescendant(of: table)
    else { return }
    var rect = table.convert(focus.bounds, from: focus)
    if let path = table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) {
      let row = table.rectForRow(at: path)
      let room = table.bounds.inset(by: table.adjustedContentInset).height
      if row.height <= room, row.contains(rect) { rect = row }
    }
    table.scrollRectToVisible(rect, animated: false)
  }
}
