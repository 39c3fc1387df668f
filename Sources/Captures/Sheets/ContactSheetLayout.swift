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

  private let column: Int
  private let labelWidth: Double
  private let valueWidth: Double

  private static let margin = 24.0
  private static let columnDistance = 28.0
  private static let rowDistance = 30.0
  /// Between parts of a cell.
  private static let distance = 8.0
  private static let lineDistance = 3.0
  private static let valueDistance = 14.0
  /// A column narrower than this, in points, would break numbers.
  private static let narrowestColumn = 190.0

  init(_ sheet: ContactSheet, scale: SheetScale) {
    self.scale = scale
    let widestPicture = sheet.cells.map(\.picture.width).max() ?? 0
    column = max(widestPicture, scale.pixels(Self.narrowestColumn))
    let columnWidth = scale.points(column)
    func widest(_ texts: [String]) -> Double {
      texts.map { TextLayout.layout($0, font: SheetStyle.text).size.width }.max() ?? 0
    }
    let lines = sheet.cells.flatMap(\.lines)
    let widestValue = widest(lines.map(\.value)).rounded(.up)
    // A long label breaks sooner than a number, but a number must not take everything.
    labelWidth = min(
      widest(lines.map(\.label)).rounded(.up),
      max(columnWidth - Self.valueDistance - widestValue, columnWidth * 0.4))
    valueWidth = min(widestValue, columnWidth - Self.valueDistance - labelWidth)
    place(sheet)
  }

  private mutating func place(_ sheet: ContactSheet) {
    let margin = scale.pixels(Self.margin)
    let pitch = column + scale.pixels(Self.columnDistance)
    let columns = Self.columns(of: sheet, pitch: pitch, scale: scale)
    width = 2 * margin + columns * pitch - scale.pixels(Self.columnDistance)
    var y = margin
    for (text, font, color) in [
      (sheet.title, SheetStyle.heading, SheetStyle.ink),
      (sheet.subtitle, SheetStyle.text, SheetStyle.dim),
    ] where !text.isEmpty {
      y += add(text, font, color, x: margin, y: y, width: width - 2 * margin)
      y += scale.pixels(Self.lineDistance)
    }
    if y > margin { y += scale.pixels(Self.distance * 2) }
    for start in stride(from: 0, to: sheet.cells.count, by: columns) {
      let row = Array(sheet.cells[start..<min(start + columns, sheet.cells.count)])
      y = placeRow(row, x: margin, pitch: pitch, y: y) + scale.pixels(Self.rowDistance)
    }
    height = y - scale.pixels(Self.rowDistance) + margin
  }

  /// Places a row, whose titles and pictures begin at one height each while every cell's numbers
  /// follow right under its own picture, and returns where the row ends.
  private mutating func placeRow(_ row: [ContactSheet.Cell], x: Int, pitch: Int, y: Int) -> Int {
    let places = row.indices.map { x + $0 * pitch }
    let titles = zip(row, places).map { addTitle(of: $0, x: $1, y: y) }
    let pictureTop = y + (titles.max() ?? 0) + scale.pixels(Self.distance)
    let ends = zip(row, places).map { cell, place in
      pictures.append((place, pictureTop))
      var end = pictureTop + cell.picture.height + scale.pixels(Self.distance)
      if let failure = cell.failure {
        end += add(failure, SheetStyle.text, SheetStyle.failure, x: place, y: end, width: column)
        end += scale.pixels(Self.distance / 2)
      }
      for line in cell.lines {
        end += add(line, x: place, y: end) + scale.pixels(Self.lineDistance)
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

  private mutating func add(_ line: ContactSheet.Line, x: Int, y: Int) -> Int {
    let label = add(
      line.label, SheetStyle.text, SheetStyle.dim, x: x, y: y,
      width: scale.pixelsCovering(labelWidth))
    let value = add(
      line.value, SheetStyle.text, SheetStyle.ink,
      x: x + scale.pixelsCovering(labelWidth + Self.valueDistance), y: y,
      width: scale.pixelsCovering(valueWidth), alignment: .right)
    return max(label, value)
  }

  /// Adds a title, with a mark right behind it where the cell failed, and returns its height.
  private mutating func addTitle(of cell: ContactSheet.Cell, x: Int, y: Int) -> Int {
    guard cell.failure != nil else {
      return add(cell.title, SheetStyle.title, SheetStyle.ink, x: x, y: y, width: column)
    }
    let text = TextLayout.layout("failed", font: SheetStyle.small)
    let (padding, rise) = (scale.pixels(7), scale.pixels(2))
    let size = (
      width: scale.pixelsCovering(text.size.width) + 2 * padding,
      height: scale.pixelsCovering(text.size.height) + rise
    )
    let height = add(
      cell.title, SheetStyle.title, SheetStyle.failure, x: x, y: y,
      width: column - size.width - padding)
    let titleWidth = texts.last.map { scale.pixelsCovering($0.layout.size.width) } ?? 0
    let rect = PixelRect(
      x: x + (titleWidth > 0 ? titleWidth + padding : 0), y: y, width: size.width,
      height: size.height)
    badges.append(
      Badge(
        rect: rect, text: Text(layout: text, x: rect.x + padding, y: y + rise / 2, color: .white)))
    return max(height, size.height)
  }

  /// As many columns as give a page about 1.6 times as wide as high, unless the sheet says more.
  private static func columns(of sheet: ContactSheet, pitch: Int, scale: SheetScale) -> Int {
    if let columns = sheet.columns { return min(columns, sheet.cells.count) }
    let tallest = sheet.cells.map { cell in
      cell.picture.height + scale.pixels(Double(cell.lines.count + 3) * 18 + rowDistance)
    }
    let ratio = Double(sheet.cells.count) * Double(tallest.max() ?? 1) / Double(pitch)
    let wanted = Int((ratio * 1.6).squareRoot().rounded())
    let possible = (FilmStrip.greatestWidth - 2 * scale.pixels(margin)) / pitch
    let columns = min(max(1, wanted), max(1, possible), sheet.cells.count)
    // Rows are filled evenly: seven cells are four and three, not five and two.
    let rows = (sheet.cells.count + columns - 1) / columns
    return (sheet.cells.count + rows - 1) / rows
  }
}
