import Foundation

/// What a table asks its data source and its delegate about rows that are not shown yet.
extension UITableView {
  /// Notes that an answer is the table's own.
  func standard<Value>(_ value: Value) -> Value {
    hasAskedStandard = true
    return value
  }

  /// Asks the delegate; returns whether it has an answer of its own, too.
  func ask<Value>(
    _ question: (any UITableViewDelegate) -> Value, or standard: Value
  ) -> (value: Value, isOwn: Bool) {
    guard let tableDelegate else { return (standard, false) }
    hasAskedStandard = false
    let value = question(tableDelegate)
    return (value, !hasAskedStandard)
  }

  /// Data source or delegate are others.
  func askAgain() {
    needsReload = true
    setNeedsLayout()
  }

  func heightDidChange(_ old: CGFloat, _ new: CGFloat) { if old != new { askAgain() } }

  func reloadAll() {
    endSwipe(animated: false)
    move = nil
    selection = TableSelection()
    for (row, cell) in rows.cells.merging(rows.kept, uniquingKeysWith: { one, _ in one }) {
      putAway(cell, of: row, keepsFocus: false)
    }
    rows.kept = [:]
    putEdgesAway { _, _ in true }
    needsReload = true
    setNeedsLayout()
    load()
  }

  /// Asks how much there is, unless that is known.
  func load() {
    guard needsReload else { return }
    needsReload = false
    (prepared, hasOwnViews) = ([:], [:])
    let count = dataSource.map { max($0.numberOfSections(in: self), 0) } ?? 0
    geometry = TableGeometry(
      (0..<count).map(makeSection), start: tableHeaderView?.frame.height ?? 0)
    measuredWidth = bounds.width
    sizeContent()
  }

  private func makeSection(_ section: Int) -> TableGeometry.Section {
    makeSection(
      section, count: max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0))
  }

  func makeSection(_ section: Int, count: Int) -> TableGeometry.Section {
    var made = TableGeometry.Section(rows: makeRows(of: section, count: count))
    (made.header, made.isHeaderKnown) = firstHeight(of: .header, in: section)
    (made.footer, made.isFooterKnown) = firstHeight(of: .footer, in: section)
    made.padding = made.header > 0 ? padding : 0
    return made
  }

  /// The room above a header, in points.
  private var padding: CGFloat {
    guard sectionHeaderTopPadding == Self.automaticDimension else {
      return sectionHeaderTopPadding.isFinite ? max(sectionHeaderTopPadding, 0) : 0
    }
    return style == .plain ? 22 : 0
  }

  // MARK: Rows

  /// A height as an answer gives it: nil where content decides about it.
  func given(_ height: CGFloat) -> CGFloat? {
    if height == Self.automaticDimension || height.isNaN { return nil }
    return min(max(height, 0), 1e6)
  }

  func makeRows(of section: Int, count: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, standard: 0, isKnown: true) }
    let first = IndexPath(row: 0, section: section)
    let height = ask({ $0.tableView(self, heightForRowAt: first) }, or: rowHeight)
    let estimate = ask(
      { $0.tableView(self, estimatedHeightForRowAt: first) }, or: estimatedRowHeight)
    if !height.isOwn, let rowHeight = given(rowHeight) {
      return RowHeights(count: count, standard: rowHeight, isKnown: true)
    }
    if estimatedRowHeight == 0, !estimate.isOwn {
      let least = UITableViewCell.leastHeight
      guard height.isOwn else { return RowHeights(count: count, standard: least, isKnown: true) }
      let all = (0..<count).map { row in
        (ownHeight(of: TableRow(section: section, row: row)) ?? least, true)
      }
      return RowHeights(standard: all[0].0, heights: all)
    }
    if estimate.isOwn {
      let standard = given(estimate.value) ?? UITableViewCell.leastHeight
      let all = (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? standard
        return (given(estimate) ?? standard, false)
      }
      return RowHeights(standard: standard, heights: all)
    }
    let standard =
      given(estimatedRowHeight) ?? (height.isOwn ? given(height.value) : nil)
      ?? UITableViewCell.leastHeight
    return RowHeights(count: count, standard: standard, isKnown: false)
  }

  /// What the delegate, or else the table, says a row's height is; nil where its content decides.
  func ownHeight(of row: TableRow) -> CGFloat? {
    let path = row.indexPath
    return given(
      ask({ $0.tableView(self, heightForRowAt: path) }, or: rowHeight).value)
  }
}
