import Drawing
import Foundation

/// Moments of a motion side by side, each with its time and the keyboard's top.
package struct FilmStrip {
  /// Strips that would be wider continue in another row, in pixels.
  package static let greatestWidth = 16_000

  private struct Cell {
    let picture: FrozenBitmap
    let seconds: Double
    /// The picture's row where the keyboard begins, nil where it is not in sight.
    let line: Line?
    let views: [NamedRect]
  }

  private struct Line {
    let row: Int
    let label: TextLayout
  }

  private let scale: Double
  private var cells: [Cell] = []
  private var pixelCount = 0

  /// Begins a strip of pictures at a scale in pixels per point.
  package init(scale: Double) {
    precondition(scale.isFinite && scale > 0, "a scale is a positive number")
    self.scale = scale
  }

  /// Adds a copy of a picture.
  ///
  /// - Parameters:
  ///   - picture: What was seen.
  ///   - seconds: When it was seen.
  ///   - keyboardTop: Where the keyboard begins, in points from the picture's top; nil while it is
  ///     hidden.
  ///   - views: Where the views are in the picture, in points.
  package mutating func append(
    _ picture: Bitmap, seconds: Double, keyboardTop: Double?, views: [NamedRect] = []
  ) {
    pixelCount += picture.width * picture.height
    // A strip that cannot be made need not be remembered.
    guard pixelCount <= Picture.maximumPixels else { return }
    var line: Line?
    if let keyboardTop, keyboardTop.isFinite {
      let row = (keyboardTop * scale).rounded()
      if row >= 0, row < Double(picture.height) {
        line = Line(
          row: Int(row), label: .layout(keyboardTop.shortText, font: SheetStyle.small))
      }
    }
    cells.append(
      Cell(picture: FrozenBitmap(copying: picture), seconds: seconds, line: line, views: views))
  }

  /// Where each picture is in the strip, in points from its top left, by the time as it is written
  /// below.
  package var pictures: [NamedRect] {
    let layout = Layout(cells, scale: SheetScale(scale))
    let times = TimeText.texts(for: cells.map(\.seconds))
    return zip(zip(cells, times), layout.places).map { cell, place in
      let bitmap = cell.0.picture.bitmap
      return NamedRect(
        name: cell.1,
        rect: CGRect(
          x: Double(place.x) / scale, y: Double(place.y) / scale,
          width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale))
    }
  }

  /// Where the views of all pictures are in the strip, in points from its top left.
  package var views: [NamedRect] {
    zip(pictures, cells).flatMap { picture, cell in
      cell.views.map { $0.offsetBy(dx: picture.rect.minX, dy: picture.rect.minY) }
    }
  }

  /// Paints the strip, opaque; throws where it is empty or would have too many pixels.
  package func bitmap() throws(CaptureError) -> Bitmap {
    guard !cells.isEmpty else {
      throw .cannotEncode(reason: "a film strip has at least one picture")
    }
    guard pixelCount <= Picture.maximumPixels else {
      throw .cannotEncode(
        reason: "the pictures of the film strip have \(pixelCount) pixels together, and "
          + "\(Picture.maximumPixels) fit; fewer moments or a film do")
    }
    let layout = Layout(cells, scale: SheetScale(scale))
    let sheet = try Sheet(width: layout.width, height: layout.height, scale: layout.scale)
    for (cell, place) in zip(cells, layout.places) { paint(cell, place, on: sheet, layout) }
    return sheet.finish()
  }

  private func paint(_ cell: Cell, _ place: Place, on sheet: Sheet, _ layout: Layout) {
    let (picture, scale) = (cell.picture.bitmap, layout.scale)
    sheet.place(picture, x: place.x, y: place.y)
    let timeWidth = scale.pixelsCovering(place.time.size.width)
    sheet.draw(
      place.time, x: place.x + (picture.width - timeWidth) / 2,
      y: place.y + picture.height + scale.pixels(Layout.timeDistance), color: SheetStyle.dim)
    guard let line = cell.line else { return }
    let thickness = scale.pixels(1)
    sheet.fill(
      PixelRect(
        x: place.x, y: place.y + min(line.row, max(0, picture.height - thickness)),
        width: picture.width + scale.pixels(Layout.stub), height: thickness),
      color: SheetStyle.keyboard)
    // Beside the line, but never beyond the picture's ends, where other things stand.
    let height = scale.pixelsCovering(line.label.size.height)
    let top = line.row + (thickness - height) / 2
    sheet.draw(
      line.label, x: place.x + picture.width + scale.pixels(Layout.stub + Layout.labelDistance),
      y: place.y + max(0, min(top, picture.height - height)), color: SheetStyle.keyboard)
  }

  /// Where a picture stands, in pixels, and its time as it is written below.
  private struct Place {
    var x: Int
    var y: Int
    let time: TextLayout
  }

  /// The places of all pictures, in as few rows as possible and those about equally long.
  private struct Layout {
    static let margin = 16.0
    static let stub = 5.0
    static let labelDistance = 3.0
    static let timeDistance = 6.0
    static let distance = 12.0

    let scale: SheetScale
    private(set) var places: [Place]
    private(set) var width = 0
    private(set) var height = 0

    init(_ cells: [Cell], scale: SheetScale) {
      self.scale = scale
      places = TimeText.texts(for: cells.map(\.seconds)).map {
        Place(x: 0, y: 0, time: .layout($0, font: SheetStyle.small))
      }
      let labelWidth = cells.compactMap { $0.line?.label.size.width }.max()
      let besides =
        labelWidth.map {
          scale.pixels(Self.stub + Self.labelDistance) + scale.pixelsCovering($0)
        } ?? 0
      // A time that is wider than its picture stands out to both sides, a label to the right.
      let overhangs = zip(cells, places).map { cell, place in
        max(0, (scale.pixelsCovering(place.time.size.width) - cell.picture.bitmap.width + 1) / 2)
      }
      let widths = zip(cells, overhangs).map { cell, overhang in
        overhang + cell.picture.bitmap.width + max(overhang, besides)
      }
      let (margin, distance) = (scale.pixels(Self.margin), scale.pixels(Self.distance))
      var y = margin
      for row in Self.rows(
        of: widths, distance: distance, limit: FilmStrip.greatestWidth - 2 * margin)
      {
        var x = margin
        var below = 0
        for index in row {
          let picture = cells[index].picture.bitmap
          places[index].x = x + overhangs[index]
          places[index].y = y
          x += widths[index] + distance
          below = max(
            below,
            y + picture.height + scale.pixels(Self.timeDistance)
              + scale.pixelsCovering(places[index].time.size.height))
        }
        width = max(width, x - distance + margin)
        height = below + margin
        y = below + distance
      }
    }

    /// Breaks widths into rows, and then makes the rows as short as their number allows.
    private static func rows(of widths: [Int], distance: Int, limit: Int) -> [Range<Int>] {
      var best = broken(widths, distance: distance, limit: limit)
      var (tooShort, longEnough) = (0, limit)
      while longEnough - tooShort > 1 {
        let middle = (tooShort + longEnough) / 2
        let rows = broken(widths, distance: distance, limit: middle)
        if rows.count > best.count {
          tooShort = middle
        } else {
          (longEnough, best) = (middle, rows)
        }
      }
      return best
    }

    private static func broken(
      _ widths: [Int], distance: Int, limit: Int
    ) -> [Range<Int>] {
      var rows: [Range<Int>] = []
      var (start, length) = (0, 0)
      for (index, width) in widths.enumerated() {
        if index > start, length + distance + width > limit {
          rows.append(start..<index)
          (start, length) = (index, width)
        } else {
          length += (index > start ? distance : 0) + width
        }
      }
      rows.append(start..<widths.count)
      return rows
    }
  }
}
