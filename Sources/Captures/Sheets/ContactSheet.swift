import Drawing
import Foundation

/// Several pictures with what was measured about each, on one page.
package struct ContactSheet {
  /// One picture with its name and numbers.
  package struct Cell {
    package var title: String
    package var picture: Bitmap
    package var lines: [Line]
    /// The sentence that says what failed, nil where nothing did.
    package var failure: String?

    package init(title: String, picture: Bitmap, lines: [Line], failure: String? = nil) {
      self.title = title
      self.picture = picture
      self.lines = lines
      self.failure = failure
    }
  }

  /// A number and what it is, such as "greatest gap" and "12.0 pt".
  package struct Line: Hashable, Sendable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// What stands above everything.
  package var title: String
  package var subtitle: String
  package var cells: [Cell]
  /// How many cells stand in a row; nil for what gives a page a little wider than high.
  package var columns: Int?

  package init(title: String, subtitle: String, cells: [Cell], columns: Int? = nil) {
    precondition(columns.map { $0 > 0 } ?? true, "a row has at least one cell")
    self.title = title
    self.subtitle = subtitle
    self.cells = cells
    self.columns = columns
  }

  /// Paints the sheet, opaque, with the pictures pixel for pixel and texts at a scale in pixels per
  /// point.
  ///
  /// Throws where it is empty or would have too many pixels.
  package func bitmap(scale: Double) throws(CaptureError) -> Bitmap {
    guard !cells.isEmpty else {
      throw .cannotEncode(reason: "a contact sheet has at least one picture")
    }
    let layout = ContactSheetLayout(outline, scale: SheetScale(scale))
    let sheet = try Sheet(width: layout.width, height: layout.height, scale: layout.scale)
    for text in layout.texts {
      sheet.draw(text.layout, x: text.x, y: text.y, color: text.color)
    }
    for (cell, picture) in zip(cells, layout.pictures) {
      sheet.place(
        cell.picture, x: picture.x, y: picture.y,
        rim: cell.failure == nil ? .plain : .failed)
    }
    for badge in layout.badges {
      sheet.fill(
        badge.rect, cornerRadius: layout.scale.points(badge.rect.height) / 2,
        color: SheetStyle.failure)
      sheet.draw(badge.text.layout, x: badge.text.x, y: badge.text.y, color: badge.text.color)
    }
    return sheet.finish()
  }
}
