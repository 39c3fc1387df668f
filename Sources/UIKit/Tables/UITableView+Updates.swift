import Foundation

extension UITableView {
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right and go there.
    case right = 1
    /// They come from the left and go there.
    case left = 2
    /// They come from the row above and go there.
    case top = 3
    /// They come from the row below and go there.
    case bottom = 4
    /// At once.
    case none = 5
    /// They fade.
    case middle = 6
    /// As the table has it: they fade.
    case automatic = 100
  }
}

/// Changes of rows and sections.
///
/// (Chosen: the animation takes 0.3 s, and as far as the names leave it open what it looks like.)
extension UITableView {
  static let updateDuration = 0.3

  /// Notes a change, and makes it unless more are to come.
  func change(_ note: (inout TableUpdates) -> Void) {
    if updateDepth > 0 { return note(&updates) }
    openUpdates()
    note(&updates)
    closeUpdates()
  }

  func openUpdates() {
    if updateDepth == 0 { load() }
    updateDepth += 1
  }

  /// Makes the changes that were noted, when this is the outermost call.
  func closeUpdates(completion: ((Bool) -> Void)? = nil) {
    precondition(updateDepth > 0, "endUpdates() without beginUpdates()")
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    guard updateDepth == 0 else { return }
    let (changes, completions) = (updates, updateCompletions)
    (updates, updateCompletions) = (TableUpdates(), [])
    make(together: changes) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  /// Makes changes of rows and sections that the data source has made already.
  func make(together updates: TableUpdates, completion: @escaping (Bool) -> Void) {
    endSwipe(animated: false)
    // What has not been shown yet has nothing to animate.
    guard window != nil, !needsReload else {
      needsReload = true
      setNeedsLayout()
      load()
      return completion(true)
    }
    let old = geometry
    let count = dataSource.map { max($0.numberOfSections(in: self), 0) } ?? 0
    let counts = (0..<count).map {
      max(dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0, 0)
    }
    let found: TableCorrespondence
    do {
      found = try TableCorrespondence(
        updates, from: old.sections.map(\.rows.count), to: counts)
    } catch {
      preconditionFailure("invalid update of a table: \(error)")
    }
    apply(found, updates, from: old, completion: completion)
  }

  private func apply(
    _ found: TableCorrespondence, _ updates: TableUpdates, from old: TableGeometry,
    completion: @escaping (Bool) -> Void
  ) {
    let shown = Set(rows.cells.keys).union(rows.kept.keys).union(selection.rows)
    let places = found.places(of: shown)
    let reloaded = Set(updates.reloadedRows.keys)
    // Rows that go, with how they do.
    var leaving: [(cell: UITableViewCell, animation: RowAnimation)] = []
    var staying: [TableRow: UITableViewCell] = [:]
    for (row, cell) in rows.cells {
      if let place = places[row], !reloaded.contains(row) {
        staying[place] = cell
      } else {
        let animation =
          updates.deletedRows[row] ?? updates.reloadedRows[row]
          ?? updates.deletedSections[row.section] ?? updates.reloadedSections[row.section]
        leaving.append((cell, animation ?? .automatic))
        if holdsFocus(cell) { cell.endEditing(true) }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
      }
    }
    var kept: [TableRow: UITableViewCell] = [:]
    for (row, cell) in rows.kept {
      if let place = places[row], !reloaded.contains(row) {
        kept[place] = cell
      } else {
        cell.endEditing(true)
        recycle(cell)
      }
    }
    (rows.cells, rows.kept) = (staying, kept)
    selection = TableSelection(
      selection.rows.compactMap { reloaded.contains($0) ? nil : places[$0] })
    let gone = moveEdges(found, updates)
    // No layout meanwhile may bring the cells to their new places.
    isTiling = true
    rebuild(found, from: old, reloaded: Set(found.reloaded.keys))
    let arriving = showArrivals(found, updates, from: old)
    isTiling = false
    animate(leaving, arriving, gone, completion: completion)
  }

  /// Works the places of rows out anew: those that stay keep the heights that they have.
  private func rebuild(
    _ found: TableCorrespondence, from old: TableGeometry, reloaded: Set<TableRow>
  ) {
    (prepared, hasOwnViews) = ([:], [:])
    var sections: [TableGeometry.Section] = []
    for (section, sources) in found.rows.enumerated() {
      var made = makeSection(section, count: sources.count)
      if !made.rows.areAllKnown {
        let heights = sources.enumerated().map { row, source in
          guard let source else { return (made.rows.height(of: row), made.rows.isKnown(row)) }
          let isReloaded = reloaded.contains(TableRow(section: section, row: row))
          return (old.height(of: source), !isReloaded && made.rows.isKnown(row))
        }
        made.rows = RowHeights(standard: made.rows.standard, heights: heights)
      }
      if let source = found.sections[section] {
        for edge in [SectionEdge.header, .footer] {
          guard rows.edges[edge]?[section] != nil, old.isKnown(edge, in: source) else { continue }
          made.keep(old.height(of: edge, in: source), of: edge)
        }
      }
      sections.append(made)
    }
    geometry = TableGeometry(sections, start: tableHeaderView?.frame.height ?? 0)
    for (row, cell) in rows.cells { measure(cell, of: row) }
  }

  /// Takes headers and footers to the new numbers of their sections; returns those of sections that go.
  private func moveEdges(_ found: TableCorrespondence, _ updates: TableUpdates) -> [UIView] {
    var gone: [UIView] = []
    for (edge, views) in rows.edges {
      var moved: [Int: UIView] = [:]
      for (section, view) in views {
        let isReloaded = updates.reloadedSections[section] != nil
        if !isReloaded, let place = found.sections.firstIndex(of: section) {
          moved[place] = view
        } else {
          gone.append(view)
        }
      }
      rows.edges[edge] = moved
    }
    return gone
  }

  /// Makes the cells that will be seen, where they come from.
  private func showArrivals(
    _ found: TableCorrespondence, _ updates: TableUpdates, from old: TableGeometry
  ) -> [UITableViewCell] {
    var arriving: [UITableViewCell] = []
    for _ in 0..<5 {
      let end = geometry.end
      for row in rowsToBeSeen() where rows.cells[row] == nil {
        guard let cell = makeCell(of: row) else { return arriving }
        rows.cells[row] = cell
        measure(cell, of: row)
        UIView.performWithoutAnimation {
          var start = rect(of: row)
          if let source = found.rows[row.section][row.row], found.reloaded[row] == nil {
            start.origin.y = old.top(of: source)
          } else {
            let animation =
              updates.insertedRows[row] ?? found.reloaded[row]
              ?? updates.insertedSections[row.section] ?? .automatic
            if animation != .none { cell.alpha = 0 }
            start = animation.place(of: start)
          }
          cell.frame = start
          cell.layoutIfNeeded()
        }
        arriving.append(cell)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.indexPath)
      }
      if geometry.end == end { break }
    }
    return arriving
  }

  private func rowsToBeSeen() -> [TableRow] {
    let height = geometry.end + (tableFooterView?.frame.height ?? 0)
    let lowest = max(
      height + adjustedContentInset.bottom - bounds.height, -adjustedContentInset.top)
    let y = min(contentOffset.y, lowest)
    return rows(from: y, to: y + bounds.height)
  }

  private func animate(
    _ leaving: [(cell: UITableViewCell, animation: RowAnimation)], _ arriving: [UITableViewCell],
    _ gone: [UIView], completion: @escaping (Bool) -> Void
  ) {
    for (cell, animation) in leaving where animation == .none { recycle(cell) }
    let leaving = leaving.filter { $0.animation != .none }
    for (cell, _) in leaving { sendSubviewToBack(cell) }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        self.sizeContent()
        for cell in arriving { cell.alpha = 1 }
        for (row, cell) in self.rows.cells {
          cell.surroundings = self.surroundings(of: row)
          self.place(cell, of: row)
        }
        for (cell, animation) in leaving {
          cell.alpha = 0
          cell.frame = animation.place(of: cell.frame)
        }
        for view in gone { view.alpha = 0 }
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { [weak self] isFinished in
        for (cell, _) in leaving {
          cell.alpha = 1
          if let self { recycle(cell) }
        }
        for view in gone {
          view.removeFromSuperview()
          view.alpha = 1
        }
        self?.setNeedsLayout()
        completion(isFinished)
      })
  }

  /// Asks for rows again, for the cells that are shown.
  func reconfigure(_ paths: [IndexPath]) {
    load()
    for path in paths {
      guard let row = path.tableRow, let cell = rows.cells[row] ?? rows.kept[row] else { continue }
      queues.reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      queues.reconfigured = nil
      geometry.forget(row)
      measure(cell, of: row)
    }
    setNeedsLayout()
  }
}

extension UITableView.RowAnimation {
  /// Where a row that stands at a rectangle comes from, or goes.
  fileprivate func place(of rect: CGRect) -> CGRect {
    switch self {
    case .right: rect.offsetBy(dx: rect.width, dy: 0)
    case .left: rect.offsetBy(dx: -rect.width, dy: 0)
    case .top: rect.offsetBy(dx: 0, dy: -rect.height)
    case .bottom: rect.offsetBy(dx: 0, dy: rect.height)
    case .fade, .none, .middle, .automatic: rect
    }
  }
}
