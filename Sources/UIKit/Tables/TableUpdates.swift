import Foundation

/// Changes of a table's rows and sections that are made together.
///
/// What goes, moves or is asked for again is named by its place before all changes, what comes by its place
/// after them.
struct TableUpdates {
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [Int: Int] = [:]
  var deletedRows: [TableRow: UITableView.RowAnimation] = [:]
  var insertedRows: [TableRow: UITableView.RowAnimation] = [:]
  var reloadedRows: [TableRow: UITableView.RowAnimation] = [:]
  var movedRows: [TableRow: TableRow] = [:]

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }
}

/// Where each row and section after some changes has been before them.
struct TableCorrespondence {
  /// For each section the one that it was; nil for one that is new.
  let sections: [Int?]
  /// For each section its rows' former places; nil for rows that are new or asked for again.
  let rows: [[TableRow?]]
  /// Places of rows that are asked for again, after the changes.
  let reloaded: [TableRow: UITableView.RowAnimation]

  /// Finds it out.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - old: The numbers of rows of each section before.
  ///   - new: The numbers of rows of each section after.
  /// - Throws: `InvalidUpdate` where the numbers do not agree.
  init(_ updates: TableUpdates, from old: [Int], to new: [Int]) throws(InvalidUpdate) {
    let sections = try Self.sections(updates, from: old.count, to: new.count)
    self.sections = sections
    let targets = Dictionary(grouping: updates.movedRows, by: \.value.section)
    let inserted = Dictionary(grouping: updates.insertedRows.keys, by: \.section)
    let gone = Dictionary(
      grouping: Array(updates.deletedRows.keys) + Array(updates.movedRows.keys), by: \.section)
    var rows: [[TableRow?]] = []
    var reloaded: [TableRow: UITableView.RowAnimation] = [:]
    for (section, count) in new.enumerated() {
      guard let source = sections[section], updates.reloadedSections[source] == nil else {
        rows.append(Array(repeating: nil, count: count))
        continue
      }
      let goneHere = Set((gone[source] ?? []).map(\.row))
      let movedHere = Dictionary(
        (targets[section] ?? []).map { ($0.value.row, $0.key) }, uniquingKeysWith: { one, _ in one }
      )
      let insertedHere = Set((inserted[section] ?? []).map(\.row))
      let expected =
        old[source] - goneHere.filter { $0 < old[source] }.count + insertedHere.count
        + movedHere.count
      guard expected == count else {
        throw InvalidUpdate(
          "section \(section) has \(count) rows after the update, and \(old[source]) before it with"
            + " \(insertedHere.count) inserted, \(movedHere.count) moved in and \(goneHere.count)"
            + " deleted or moved out, which makes \(expected)")
      }
      var next = 0
      var sources: [TableRow?] = []
      sources.reserveCapacity(count)
      for row in 0..<count {
        if insertedHere.contains(row) {
          sources.append(nil)
        } else if let moved = movedHere[row] {
          sources.append(moved)
        } else {
          while goneHere.contains(next) { next += 1 }
          let from = TableRow(section: source, row: next)
          if let animation = updates.reloadedRows[from] {
            reloaded[TableRow(section: section, row: row)] = animation
          }
          sources.append(from)
          next += 1
        }
      }
      rows.append(sources)
    }
    (self.rows, self.reloaded) = (rows, reloaded)
  }

  private static func sections(
    _ updates: TableUpdates, from old: Int, to new: Int
  ) throws(InvalidUpdate) -> [Int?] {
    let gone = Set(updates.deletedSections.keys).union(updates.movedSections.keys)
      .filter { $0 < old }
    let arrivals = Dictionary(
      updates.movedSections.map { ($0.value, $0.key) }, uniquingKeysWith: { one, _ in one })
    let expected = old - gone.count + updates.insertedSections.count + arrivals.count
    guard expected == new else {
      throw InvalidUpdate(
        "there are \(new) sections after the update, and \(old) before it with"
          + " \(updates.insertedSections.count) inserted and \(updates.deletedSections.count)"
          + " deleted, which makes \(expected)")
    }
    var next = 0
    return (0..<new).map { section in
      if updates.insertedSections[section] != nil { return nil }
      if let moved = arrivals[section] { return moved }
      while gone.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  /// Where rows that were somewhere before are now.
  func places(of wanted: Set<TableRow>) -> [TableRow: TableRow] {
    guard !wanted.isEmpty else { return [:] }
    var found: [TableRow: TableRow] = [:]
    for (section, rows) in rows.enumerated() {
      for (row, source) in rows.enumerated() {
        guard let source, wanted.contains(source) else { continue }
        found[source] = TableRow(section: section, row: row)
      }
    }
    return found
  }
}

/// Why changes of a table do not agree with its data source.
struct InvalidUpdate: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
