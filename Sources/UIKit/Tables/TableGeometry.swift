import Foundation

/// What stands above or below a section's rows.
enum SectionEdge: Hashable {
  case header
  case footer
}

/// Where a table's sections and rows lie from top to bottom, in points.
struct TableGeometry {
  struct Section {
    /// Room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0
    /// Whether the heights of header and footer are no estimates.
    var isHeaderKnown = true
    var isFooterKnown = true

    /// Takes over the height of a header or footer that is shown.
    mutating func keep(_ height: CGFloat, of edge: SectionEdge) {
      if edge == .header {
        (header, isHeaderKnown) = (height, true)
      } else {
        (footer, isFooterKnown) = (height, true)
      }
    }

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// Where each section begins, and at last where the last one ends.
  private var tops: [CGFloat] = [0]
  /// The height of the view above the sections.
  var start: CGFloat = 0 { didSet { shift(from: 0, by: start - oldValue) } }

  init() {}

  init(_ sections: [Section], start: CGFloat) {
    self.sections = sections
    tops = [start]
    tops.reserveCapacity(sections.count + 1)
    for section in sections { tops.append((tops.last ?? start) + section.height) }
    self.start = start
  }

  private mutating func shift(from index: Int, by change: CGFloat) {
    guard change != 0 else { return }
    for index in index..<tops.count { tops[index] += change }
  }

  /// Where the last section ends.
  var end: CGFloat { tops.last ?? start }

  // MARK: Heights

  /// Notes a row's height.
  mutating func set(_ height: CGFloat, of row: TableRow) {
    let change = sections[row.section].rows.set(height, of: row.row)
    shift(from: row.section + 1, by: change)
  }

  /// Notes the height of a section's header or footer.
  mutating func set(_ height: CGFloat, of edge: SectionEdge, in section: Int) {
    let change = height - self.height(of: edge, in: section)
    if edge == .header {
      (sections[section].header, sections[section].isHeaderKnown) = (height, true)
    } else {
      (sections[section].footer, sections[section].isFooterKnown) = (height, true)
    }
    shift(from: section + 1, by: change)
  }

  func height(of edge: SectionEdge, in section: Int) -> CGFloat {
    edge == .header ? sections[section].header : sections[section].footer
  }

  func isKnown(_ edge: SectionEdge, in section: Int) -> Bool {
    edge == .header ? sections[section].isHeaderKnown : sections[section].isFooterKnown
  }

  /// Forgets what rows were measured to; their heights stay as estimates.
  mutating func forgetRows() {
    for index in sections.indices { sections[index].rows.forget() }
  }

  /// Forgets what a row was measured to; its height stays as an estimate.
  mutating func forget(_ row: TableRow) { sections[row.section].rows.forget(row.row) }

  func height(of row: TableRow) -> CGFloat { sections[row.section].rows.height(of: row.row) }

  func isKnown(_ row: TableRow) -> Bool { sections[row.section].rows.isKnown(row.row) }

  func contains(_ row: TableRow) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rows.count
  }

  // MARK: Places

  /// Where a section begins, with the room above its header, and where it ends.
  func extent(of section: Int) -> (top: CGFloat, bottom: CGFloat) {
    (tops[section], tops[section + 1])
  }

  func headerTop(of section: Int) -> CGFloat { tops[section] + sections[section].padding }

  func rowsTop(of section: Int) -> CGFloat {
    headerTop(of: section) + sections[section].header
  }

  func footerTop(of section: Int) -> CGFloat { tops[section + 1] - sections[section].footer }

  func top(of row: TableRow) -> CGFloat {
    rowsTop(of: row.section) + sections[row.section].rows.top(of: row.row)
  }

  /// The section at a height; the nearest one where there is none, nil without sections.
  func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first row that ends below a height.
  func firstRow(endingBelow y: CGFloat) -> TableRow? {
    guard var section = section(at: y) else { return nil }
    let rows = sections[section].rows
    if rows.count > 0 {
      var row = TableRow(section: section, row: rows.row(at: y - rowsTop(of: section)))
      while row.row < rows.count {
        if top(of: row) + height(of: row) > y { return row }
        row.row += 1
      }
    }
    section += 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return TableRow(section: section, row: 0) }
      section += 1
    }
    return nil
  }

  func row(after row: TableRow) -> TableRow? {
    if row.row + 1 < sections[row.section].rows.count {
      return TableRow(section: row.section, row: row.row + 1)
    }
    return (row.section + 1..<sections.count).lazy.first { sections[$0].rows.count > 0 }
      .map { TableRow(section: $0, row: 0) }
  }

  /// The row at a height; nil where there is a header, a footer or nothing.
  func row(at y: CGFloat) -> TableRow? {
    guard let row = firstRow(endingBelow: y), top(of: row) <= y else { return nil }
    return row
  }

  /// The sections that a stretch touches.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard let first = section(at: low), let last = section(at: high) else { return 0..<0 }
    return first..<last + 1
  }
}
