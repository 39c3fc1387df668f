import Foundation

/// What a table shows: cells, headers and footers by their places.
@MainActor
struct ShownRows {
  var cells: [TableRow: UITableViewCell] = [:]
  /// Headers and footers by their sections.
  var edges: [SectionEdge: [Int: UIView]] = [.header: [:], .footer: [:]]
  /// Cells that are out of sight and kept, as what has the focus is in them.
  var kept: [TableRow: UITableViewCell] = [:]

  var sorted: [TableRow] { cells.keys.sorted() }

  /// The row that a cell shows.
  func row(of cell: UITableViewCell) -> TableRow? {
    (cells.first { $0.value === cell } ?? kept.first { $0.value === cell })?.key
  }
}

/// The rows that are selected, and the one that a finger is on.
struct TableSelection {
  /// In the order in which they were selected.
  private(set) var rows: [TableRow] = []
  private var members: Set<TableRow> = []
  /// The row that a finger is on.
  var touched: TableRow?

  init(_ rows: [TableRow] = []) {
    self.rows = rows
    members = Set(rows)
  }

  func contains(_ row: TableRow) -> Bool { members.contains(row) }

  mutating func insert(_ row: TableRow) {
    if members.insert(row).inserted { rows.append(row) }
  }

  mutating func remove(_ row: TableRow) {
    if members.remove(row) != nil { rows.removeAll { $0 == row } }
  }
}
