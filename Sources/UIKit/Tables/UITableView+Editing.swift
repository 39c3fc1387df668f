import Foundation

/// Rows that are edited: taken away, put in and moved.
extension UITableView {
  /// How long rows take to show and hide the controls for editing, in seconds. (Chosen.)
  static let editingDuration = 0.3

  func canEdit(_ row: TableRow) -> Bool {
    dataSource?.tableView(self, canEditRowAt: row.indexPath) ?? false
  }

  /// Whether a swipe shows the button that deletes a row by the data source.
  ///
  /// Swift does not say whether a data source implements `commit`, so a table asks whether it says that
  /// the row can be edited.
  func deletesBySwipe(_ row: TableRow) -> Bool {
    guard let dataSource else { return false }
    hasAskedStandard = false
    let can = dataSource.tableView(self, canEditRowAt: row.indexPath)
    return can && !hasAskedStandard && editingStyle(of: row) == .delete
  }

  func editingStyle(of row: TableRow) -> UITableViewCell.EditingStyle {
    guard canEdit(row) else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: row.indexPath) ?? .delete
  }

  /// Whether a row has a handle: as the data source says, or else its cell.
  private func canMove(_ row: TableRow) -> Bool {
    guard let dataSource else { return false }
    hasAskedStandard = false
    let can = dataSource.tableView(self, canMoveRowAt: row.indexPath)
    return hasAskedStandard ? rows.cells[row]?.showsReorderControl ?? false : can
  }

  func edit(_ editing: Bool, animated: Bool) {
    guard editing != ownIsEditing else { return }
    endSwipe(animated: animated)
    for row in selection.rows { deselect(row, animated: false) }
    let animated = animated && window != nil
    if animated { layoutIfNeeded() }
    ownIsEditing = editing
    guard animated else { return showEditing() }
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        self.showEditing(animated: true)
        self.layoutIfNeeded()
      })
  }

  private func showEditing(animated: Bool = false) {
    for (row, cell) in rows.cells where geometry.contains(row) {
      cell.surroundings = surroundings(of: row)
      showEditing(of: cell, at: row, animated: animated)
    }
    setNeedsLayout()
  }

  /// Lets a cell show whether its row is edited.
  func showEditing(of cell: UITableViewCell, at row: TableRow, animated: Bool) {
    let editing = isEditing && canEdit(row)
    if cell.isEditing != editing { cell.setEditing(editing, animated: animated) }
  }

  /// Fills in what the surroundings of a row's cell say of editing.
  func noteEditing(in surroundings: inout CellSurroundings, of row: TableRow) {
    guard isEditing else { return }
    let path = row.indexPath
    surroundings.isEditing = canEdit(row)
    surroundings.editingStyle = editingStyle(of: row)
    surroundings.indentsWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    surroundings.canMove = canMove(row)
    surroundings.showsTicks = allowsMultipleSelectionDuringEditing
  }

  /// The sign in front of a row was tapped.
  func editingControlTapped(of cell: UITableViewCell) {
    guard let row = rows.row(of: cell) else { return }
    switch cell.surroundings.editingStyle {
    case .delete: openDeletion(of: cell)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: row.indexPath)
    case .none: break
    }
  }

  // MARK: Moving

  /// A finger has taken a row by its handle.
  func moveBegan(of cell: UITableViewCell) {
    guard let row = rows.row(of: cell) else { return }
    endSwipe(animated: true)
    move = RowMove(row: row, place: row, cell: cell)
    bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.25
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowColor = UIColor.black.cgColor
  }

  /// The finger has gone some points since it took the row.
  func moveChanged(by way: CGFloat) {
    guard var move else { return }
    let rect = rect(of: move.row)
    move.offset = way
    let middle = rect.midY + way
    let place = target(of: move, middle: middle)
    let hasChanged = place != move.place
    move.place = place
    self.move = move
    UIView.performWithoutAnimation {
      move.cell.frame = rect.offsetBy(dx: 0, dy: way)
    }
    guard hasChanged else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction],
      animations: {
        for (row, cell) in self.rows.cells where row != move.row { self.place(cell, of: row) }
      })
  }

  /// Where the row would go, as the delegate has it.
  private func target(of move: RowMove, middle: CGFloat) -> TableRow {
    let proposed = geometry.firstRow(endingBelow: middle) ?? move.place
    guard proposed != move.row else { return proposed }
    let path = tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: move.row.indexPath,
      toProposedIndexPath: proposed.indexPath)
    return path?.tableRow.flatMap { geometry.contains($0) ? $0 : nil } ?? proposed
  }

  /// The finger is lifted.
  func moveEnded(isCancelled: Bool) {
    guard let move else { return }
    self.move = nil
    let isMoved = !isCancelled && move.place != move.row
    let cell = move.cell
    if isMoved {
      dataSource?.tableView(
        self, moveRowAt: move.row.indexPath, to: move.place.indexPath)
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction],
      animations: { if !isMoved { self.place(cell, of: move.row) } },
      completion: { _ in cell.layer.shadowOpacity = 0 })
    if isMoved { moveRow(at: move.row.indexPath, to: move.place.indexPath) }
  }
}

/// A row that a finger moves.
struct RowMove {
  let row: TableRow
  /// Where it would go.
  var place: TableRow
  let cell: UITableViewCell
  /// How far the finger has gone, in points.
  var offset: CGFloat = 0

  /// How far a row makes room for the one that is moved, in points.
  func shift(of other: TableRow, height: CGFloat) -> CGFloat {
    if other == row { return offset }
    if other > row, other <= place { return -height }
    return other < row && other >= place ? height : 0
  }
}
