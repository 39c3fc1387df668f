import Foundation

/// Places of rows and items.
extension IndexPath {
  /// Creates the path of a table's row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  public var section: Int {
    get { part(0) }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { part(1) }
    set { self[1] = newValue }
  }

  private func part(_ place: Int) -> Int {
    precondition(
      count == 2, "an index path of a row has a section and a row, and this has \(count) indexes")
    return self[place]
  }

  /// The row of a table; nil where this is no path of a row.
  var tableRow: TableRow? {
    count == 2 ? TableRow(section: self[0], row: self[1]) : nil
  }
}

/// A row of a table by its section and its place in that.
struct TableRow: Hashable, Comparable {
  var section: Int
  var row: Int

  static func < (one: TableRow, other: TableRow) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
