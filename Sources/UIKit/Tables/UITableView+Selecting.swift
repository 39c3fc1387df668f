import Foundation

/// Rows that fingers and code select.
extension UITableView {
  /// Whether a finger can select rows at present.
  private var allowsAny: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether several rows can be selected at present.
  var allowsSeveralAtPresent: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectionRuleDidChange() {
    if !allowsAny || !allowsSeveralAtPresent && selection.rows.count > 1 {
      for row in selection.rows { deselect(row, animated: false) }
    }
    looksDidChange()
  }

  // MARK: Code

  func selectByCode(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    load()
    guard let path else {
      for row in selection.rows { deselect(row, animated: animated) }
      return
    }
    guard let row = path.tableRow, geometry.contains(row) else { return }
    if !allowsSeveralAtPresent {
      for other in selection.rows where other != row { deselect(other, animated: animated) }
    }
    select(row, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  private func select(_ row: TableRow, animated: Bool) {
    selection.insert(row)
    rows.cells[row]?.setSelected(true, animated: animated)
  }

  func deselect(_ row: TableRow, animated: Bool) {
    guard selection.contains(row) else { return }
    selection.remove(row)
    rows.cells[row]?.setSelected(false, animated: animated)
  }

  // MARK: Fingers

  private func row(of touch: UITouch) -> TableRow? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return rows.row(of: cell) }
      view = current.superview
    }
    return nil
  }

  func rowTouchBegan(_ touch: UITouch) {
    if let swipe, swipe.open > 0 { return endSwipe(animated: true) }
    guard selection.touched == nil, let row = row(of: touch), allowsAny else { return }
    let path = row.indexPath
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    selection.touched = row
    rows.cells[row]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// A finger that leaves the row takes it no more.
  func rowTouchMoved(_ touch: UITouch) {
    guard let row = selection.touched else { return }
    let place = touch.location(in: self)
    if !rect(of: row).insetBy(dx: -20, dy: -20).contains(place) { endHighlight() }
  }

  private func endHighlight() {
    guard let row = selection.touched else { return }
    selection.touched = nil
    rows.cells[row]?.setHighlighted(false, animated: true)
    tableDelegate?.tableView(self, didUnhighlightRowAt: row.indexPath)
  }

  func rowTouchCancelled() { endHighlight() }

  func rowTouchEnded() {
    guard let row = selection.touched else { return }
    selection.touched = nil
    // Selected in the same turn, so that the grey stays.
    rows.cells[row]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: row.indexPath)
    if selection.contains(row), allowsSeveralAtPresent {
      deselectByFinger(row)
    } else {
      selectByFinger(row)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func selectByFinger(_ row: TableRow) {
    var chosen = row.indexPath
    if let tableDelegate {
      guard let path = tableDelegate.tableView(self, willSelectRowAt: chosen) else { return }
      chosen = path
    }
    guard let row = chosen.tableRow, geometry.contains(row) else { return }
    if !allowsSeveralAtPresent {
      for other in selection.rows where other != row { deselectByFinger(other) }
    }
    select(row, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByFinger(_ row: TableRow) {
    var chosen = row.indexPath
    if let tableDelegate {
      guard let path = tableDelegate.tableView(self, willDeselectRowAt: chosen) else { return }
      chosen = path
    }
    guard let row = chosen.tableRow, selection.contains(row) else { return }
    deselect(row, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: chosen)
  }

  /// A button for details was tapped.
  func accessoryTapped(of cell: UITableViewCell) {
    guard let row = rows.row(of: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: row.indexPath)
  }
}
