/// How many columns there are, and how wide each is.
extension ContactSheetLayout {
  /// A column narrower than this, in points, would break numbers.
  private static let narrowestColumn = 190.0

  /// The cells in rows, of which the last may be shorter.
  static func rows(
    of cells: [ContactSheetOutline.Cell], columns: Int
  ) -> [ArraySlice<ContactSheetOutline.Cell>] {
    stride(from: 0, to: cells.count, by: columns).map {
      cells[$0..<min($0 + columns, cells.count)]
    }
  }

  /// The width of each column in pixels, which is that of its widest picture.
  static func columnWidths(of sheet: ContactSheetOutline, scale: SheetScale) -> [Int] {
    let cells = sheet.cells
    if let columns = sheet.columns {
      return widths(of: cells, columns: min(columns, cells.count), scale: scale)
    }
    let possible = FilmStrip.greatestWidth - 2 * scale.pixels(margin)
    var columns = wantedColumns(of: cells, scale: scale)
    while true {
      // Rows are filled evenly: seven cells are four and three, not five and two.
      let rows = (cells.count + columns - 1) / columns
      columns = (cells.count + rows - 1) / rows
      let widths = widths(of: cells, columns: columns, scale: scale)
      let distances = (columns - 1) * scale.pixels(columnDistance)
      if columns == 1 || widths.reduce(distances, +) <= possible { return widths }
      columns -= 1
    }
  }

  private static func widths(
    of cells: [ContactSheetOutline.Cell], columns: Int, scale: SheetScale
  ) -> [Int] {
    var widths = Array(repeating: scale.pixels(narrowestColumn), count: columns)
    for (index, cell) in cells.enumerated() {
      widths[index % columns] = max(widths[index % columns], cell.size.width)
    }
    return widths
  }

  /// As many columns as give a page about 1.6 times as wide as high.
  private static func wantedColumns(of cells: [ContactSheetOutline.Cell], scale: SheetScale) -> Int
  {
    let heights = cells.map { cell in
      cell.size.height + scale.pixels(Double(cell.lines.count + 3) * 18 + rowDistance)
    }
    let widths = cells.map { max($0.size.width, scale.pixels(narrowestColumn)) }
    let mean = widths.reduce(0, +) / cells.count + scale.pixels(columnDistance)
    let ratio = Double(cells.count) * Double(heights.max() ?? 1) / Double(mean)
    return min(max(1, Int((ratio * 1.6).squareRoot().rounded())), cells.count)
  }
}
