import Drawing
import Foundation

/// Where everything on a contact sheet stands, in pixels.
struct ContactSheetLayout {
  struct Text {
    let layout: TextLayout
    let x: Int
    let y: Int
    let color: Color
  }

  struct Badge {
    let rect: PixelRect
    let text: Text
  }

  let scale: SheetScale
  private(set) var width = 0
  private(set) var height = 0
  private(set) var texts: [Text] = []
  private(set) var badges: [Badge] = []
  /// The top left of every cell's picture, in the order of the cells.
  private(set) var pictures: [(x: Int, y: Int)] = []

  /// A column with the width of its widest picture, in pixels; text widths are in points.
  private struct Column {
    var x: Int
    var width: Int
    var labelWidth: Double
    var valueWidth: Double
  }

  /// In points, on one line.
  private let widestLabel: Double
  private let widestValue: Double

  static let margin = 24.0
  static let columnDistance = 28.0
  static let rowDistance = 30.0
  /// Between parts of a cell.
  private static let distance = 8.0
  private static let lineDistance = 3.0
  private static let valueDistance = 14.0

  init(_ sheet: ContactSheetOutline, scale: SheetScale) {
    self.scale = scale
    func widest(_ texts: [String]) -> Double {
      texts.map { TextLayout.layout($0, font: SheetStyle.text).size.width.rounded(.up) }.max() ?? 0
    }
    let lines = sheet.cells.flatMap(\.lines)
    widestLabel = widest(lines.map(\.label))
    widestValue = widest(lines.map(\.value))
    place(sheet)
  }

  private func column(x: Int, width: Int) -> Column {
    let points = scale.points(width)
    // A long label breaks sooner than a number, but a number must not take everything.
    let labelWidth = min(
      widestLabel, max(points - Self.valueDistance - widestValue, points * 0.4))
    return Column(
      x: x, width: width, labelWidth: labelWidth,
      valueWidth: min(widestValue, points - Self.valueDistance - labelWidth))
  }

  private mutating func place(_ sheet: ContactSheetOutline) {
    let margin = scale.pixels(Self.margin)
    let widths = Self.columnWidths(of: sheet, scale: scale)
    var columns: [Column] = []
    for columnWidth in widths {
      let x = columns.last.map { $0.x + $0.width + scale.pixels(Self.columnDistance) } ?? margin
      columns.append(column(x: x, width: columnWidth))
    }
    width = margin + (columns.last.map { $0.x + $0.width } ?? margin)
    var y = margin
    for (text, font, color) in [
      (sheet.title, SheetStyle.heading, SheetStyle.ink),
      (sheet.subtitle, SheetStyle.text, SheetStyle.dim),
    ] where !text.isEmpty {
      y += add(text, font, color, x: margin, y: y, width: width - 2 * margin)
      y += scale.pixels(Self.lineDistance)
    }
    if y > margin { y += scale.pixels(Self.distance * 2) }
    for row in Self.rows(of: sheet.cells, columns: columns.count) {
      y = placeRow(row, in: columns, y: y) + scale.pixels(Self.rowDistance)
    }
    height = y - scale.pixels(Self.rowDistance) + margin
  }

  /// Places a row, whose titles and pictures begin at one height each while every cell's numbers
  /// follow right under its own picture, and returns where the row ends.
  private mutating func placeRow(
    _ row: ArraySlice<ContactSheetOutline.Cell>, in columns: [Column], y: Int
  ) -> Int {
    let titles = zip(row, columns).map { addTitle(of: $0, in: $1, y: y) }
    let pictureTop = y + (titles.max() ?? 0) + scale.pixels(Self.distance)
    let ends = zip(row, columns).map { cell, column in
      pictures.append((column.x, pictureTop))
      var end = pictureTop + cell.size.height + scale.pixels(Self.distance)
      if let failure = cell.failure {
        end += add(
          failure, SheetStyle.text, SheetStyle.failure, x: column.x, y: end, width: column.width)
        end += scale.pixels(Self.distance / 2)
      }
      for line in cell.lines {
        end += add(line, in: column, y: end) + scale.pixels(Self.lineDistance)
      }
      return end
    }
    return ends.max() ?? pictureTop
  }

  /// Adds a text that breaks at a width in pixels, and returns its height in pixels.
  private mutating func add(
    _ text: String, _ font: FontDescription, _ color: Color, x: Int, y: Int, width: Int,
    alignment: TextAlignment = .left
  ) -> Int {
    let layout = TextLayout.layout(
      text.keepingUnits, font: font, width: scale.points(width), alignment: alignment,
      lineLimit: 0)
    texts.append(Text(layout: layout, x: x, y: y, color: color))
    return scale.pixelsCovering(layout.size.height)
  }

  private mutating func add(_ line: ContactSheet.Line, in column: Column, y: Int) -> Int {
    let label = add(
      line.label, SheetStyle.text, SheetStyle.dim, x: column.x, y: y,
      width: scale.pixelsCovering(column.labelWidth))
    let value = add(
      line.value, SheetStyle.text, SheetStyle.ink,
      x: column.x + scale.pixelsCovering(column.labelWidth + Self.valueDistance), y: y,
      width: scale.pixelsCovering(column.valueWidth), alignment: .right)
    return max(label, value)
  }

  /// Adds a title, with a mark right behind it where the cell failed, and returns its height.
  private mutating func addTitle(of cell: ContactSheetOutline.Cell, in column: Column, y: Int)
    -> Int
  {
    guard cell.failure != nil else {
      return add(
        cell.title, SheetStyle.title, SheetStyle.ink, x: column.x, y: y, width: column.width)
    }
    let text = TextLayout.layout("failed", font: SheetStyle.small)
    let (padding, rise) = (scale.pixels(7), scale.pixels(2))
    let size = (
      width: scale.pixelsCovering(text.size.width) + 2 * padding,
      height: scale.pixelsCovering(text.size.height) + rise
    )
    let height = add(
      cell.title, SheetStyle.title, SheetStyle.failure, x: column.x, y: y,
      width: column.width - size.width - padding)
    let titleWidth = texts.last.map { scale.pixelsCovering($0.layout.size.width) } ?? 0
    let rect = PixelRect(
      x: column.x + (titleWidth > 0 ? titleWidth + padding : 0), y: y, width: size.width,
      height: size.height)
    badges.append(
      Badge(
        rect: rect, text: Text(layout: text, x: rect.x + padding, y: y + rise / 2, color: .white)))
    return max(height, size.height)
  }
}
