import Foundation

/// Which rows are shown, and where.
extension UITableView {
  /// The margin of rows at the sides, in points.
  var rowMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// How far groups stand from the sides, in points.
  var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return rowMargin + max(safeAreaInsets.left, safeAreaInsets.right)
  }

  func rect(of row: TableRow) -> CGRect {
    guard geometry.contains(row) else { return .zero }
    return CGRect(
      x: sideInset, y: geometry.top(of: row), width: max(bounds.width - 2 * sideInset, 0),
      height: geometry.height(of: row))
  }

  /// The rows that a stretch touches.
  func rows(from low: CGFloat, to high: CGFloat) -> [TableRow] {
    var found: [TableRow] = []
    var next = geometry.firstRow(endingBelow: low)
    while let row = next, geometry.top(of: row) < high {
      found.append(row)
      next = geometry.row(after: row)
    }
    return found
  }

  /// What is seen of the table, and will be while it is animated, in points.
  private var stretch: (low: CGFloat, high: CGFloat) {
    var rect = bounds
    if !layer.animations.isEmpty { rect = rect.union(presentation.bounds) }
    return (rect.minY, rect.maxY)
  }

  func showIfNeeded() {
    if needsReload || needsLayout, window != nil { layoutIfNeeded() }
  }

  /// Shows the rows that are seen, and nothing else.
  func show() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    // A data source may reload while it is asked for cells; one that always does has a bug.
    for _ in 0..<5 {
      load()
      adaptToWidth()
      placeEnds()
      if settleRows() { break }
    }
    sizeContent()
    if swipe != nil { placeSwipe() }
  }

  /// Rows that were measured are measured anew in another width.
  private func adaptToWidth() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    geometry.forgetRows()
    for (row, cell) in rows.cells { measure(cell, of: row) }
    looksDidChange()
  }

  /// Shows rows until those that are shown have the height that they ask for; returns whether nothing
  /// was reloaded meanwhile.
  private func settleRows() -> Bool {
    for _ in 0..<10 {
      // What is seen stays where it is when rows above turn out to be of another height.
      let (low, high) = stretch
      let anchor = rows.cells.keys.filter { geometry.contains($0) && rect(of: $0).maxY > low }.min()
      let anchorTop = anchor.map(geometry.top)
      var hasChanged = showEdges(from: low, to: high)
      if needsReload { return false }
      guard let shown = showRows(from: low, to: high, hasChanged: &hasChanged) else { return false }
      putAway(except: shown)
      if let anchor, let anchorTop, geometry.contains(anchor) {
        let shift = geometry.top(of: anchor) - anchorTop
        if shift != 0, contentOffset.y > rangeOfY.lowerBound { shiftContent(by: shift) }
      }
      guard hasChanged else { break }
      sizeContent()
    }
    return true
  }

  /// Returns the rows that are shown then; nil where the table was reloaded meanwhile.
  private func showRows(
    from low: CGFloat, to high: CGFloat, hasChanged: inout Bool
  ) -> Set<TableRow>? {
    var shown: Set<TableRow> = []
    var next = geometry.firstRow(endingBelow: low)
    while let row = next, geometry.top(of: row) < high {
      let height = geometry.height(of: row)
      if let cell = rows.cells[row] {
        place(cell, of: row)
      } else {
        guard let cell = makeCell(of: row) else { return nil }
        rows.cells[row] = cell
        measure(cell, of: row)
        UIView.performWithoutAnimation {
          place(cell, of: row)
          cell.layoutIfNeeded()
        }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.indexPath)
      }
      if needsReload { return nil }
      if geometry.height(of: row) != height { hasChanged = true }
      shown.insert(row)
      next = geometry.row(after: row)
    }
    return shown
  }

  // MARK: Cells

  /// Takes the cell of a row from those that are kept, or asks for it; nil where the table was reloaded.
  func makeCell(of row: TableRow) -> UITableViewCell? {
    if let kept = rows.kept.removeValue(forKey: row) {
      kept.isHidden = false
      return kept
    }
    guard let dataSource else { return nil }
    return UIView.withoutAnimation {
      // An own height is asked for before the cell.
      if !geometry.isKnown(row), let height = ownHeight(of: row) { geometry.set(height, of: row) }
      let cell = dataSource.tableView(self, cellForRowAt: row.indexPath)
      guard !needsReload else { return nil }
      // One cell stands in one place.
      if let old = rows.row(of: cell) { (rows.cells[old], rows.kept[old]) = (nil, nil) }
      prepare(cell, for: row)
      return cell
    }
  }

  private func prepare(_ cell: UITableViewCell, for row: TableRow) {
    cell.table = self
    var frame = rect(of: row)
    if !geometry.isKnown(row) { frame.size.height = cell.bounds.height }
    cell.frame = frame
    let level = ask(
      { $0.tableView(self, indentationLevelForRowAt: row.indexPath) }, or: cell.indentationLevel)
    if level.isOwn { cell.indentationLevel = level.value }
    cell.surroundings = surroundings(of: row)
    cell.setSelected(selection.contains(row), animated: false)
    cell.setHighlighted(selection.touched == row, animated: false)
    cell.isHidden = false
    showEditing(of: cell, at: row, animated: false)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
  }

  /// Brings a cell to where its row is.
  func place(_ cell: UITableViewCell, of row: TableRow) {
    var rect = rect(of: row)
    if let swipe, swipe.cell === cell { rect.origin.x += swipe.offset }
    if let move { rect.origin.y += move.shift(of: row, height: geometry.height(of: move.row)) }
    if cell.frame != rect { cell.frame = rect }
  }

  /// Finds out the height of a row by its cell, where nothing else says it.
  func measure(_ cell: UITableViewCell, of row: TableRow) {
    guard geometry.contains(row), !geometry.isKnown(row) else { return }
    if let height = ownHeight(of: row) { return geometry.set(height, of: row) }
    let width = rect(of: row).width
    let height = UIView.withoutAnimation {
      if cell.bounds.width != width { cell.bounds.size.width = width }
      return cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // Constraints that leave the height open suggest none.
    geometry.set(
      height > 0 && height.isFinite ? roundUpToPixel(height) : UITableViewCell.leastHeight, of: row)
  }

  private func putAway(except shown: Set<TableRow>) {
    for (row, cell) in rows.cells where !shown.contains(row) && !isOnItsWay(cell) {
      putAway(cell, of: row)
    }
    for (row, cell) in rows.kept where !holdsFocus(cell) {
      rows.kept[row] = nil
      recycle(cell)
    }
    for (row, cell) in rows.kept where geometry.contains(row) { place(cell, of: row) }
  }

  /// Whether a cell is seen although its row is not where it can be.
  private func isOnItsWay(_ cell: UITableViewCell) -> Bool {
    move?.cell === cell || !cell.layer.animations.isEmpty
  }

  /// Whether what has the focus is in a cell.
  func holdsFocus(_ cell: UITableViewCell) -> Bool {
    (window?.focusWindow.firstResponder as? UIView)?.isDescendant(of: cell) ?? false
  }

  /// Puts a cell away that is out of sight; what has the focus in it keeps that, as far as it may.
  func putAway(_ cell: UITableViewCell, of row: TableRow, keepsFocus: Bool = true) {
    rows.cells[row] = nil
    if swipe?.cell === cell { endSwipe(animated: false) }
    if holdsFocus(cell) {
      if keepsFocus {
        rows.kept[row] = cell
        return
      }
      cell.endEditing(true)
    }
    recycle(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
  }

  func recycle(_ cell: UITableViewCell) {
    if queues.keep(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
  }

  // MARK: Looks

  func surroundings(of row: TableRow) -> CellSurroundings {
    var new = CellSurroundings()
    new.style = style
    new.margin = rowMargin
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      (new.safeLeft, new.safeRight) = (safeAreaInsets.left, safeAreaInsets.right)
    }
    new.isFirst = row.row == 0
    new.isLast = row.row == geometry.sections[row.section].rows.count - 1
    new.separatorStyle = separatorStyle
    new.separatorColor = separatorColor
    new.separatorInset = ownSeparatorInset
    new.isSeparatorInsetAdded = separatorInsetReference == .fromAutomaticInsets
    noteEditing(in: &new, of: row)
    return new
  }

  /// Shows cells as they look in the table by now.
  func looksDidChange() {
    for (row, cell) in rows.cells where geometry.contains(row) {
      cell.surroundings = surroundings(of: row)
    }
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    if !needsReload { geometry.start = tableHeaderView?.frame.height ?? 0 }
    placeEnds()
    sizeContent()
    setNeedsLayout()
  }

  /// Brings what stands behind, above and below all rows to its place.
  private func placeEnds() {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      if geometry.start != header.frame.height { geometry.start = header.frame.height }
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let frame = CGRect(
        x: 0, y: geometry.end, width: bounds.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
    }
  }

  /// Makes the content as high as everything together.
  func sizeContent() {
    let size = CGSize(
      width: bounds.width, height: geometry.end + (tableFooterView?.frame.height ?? 0))
    if let footer = tableFooterView, footer.frame.minY != geometry.end {
      footer.frame.origin.y = geometry.end
    }
    guard size != contentSize else { return }
    contentSize = size
    rangeDidChange()
  }
}

extension UIView {
  /// Returns what a closure does, without animating its changes.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    guard let result else { preconditionFailure("the closure was not called") }
    return result
  }
}
