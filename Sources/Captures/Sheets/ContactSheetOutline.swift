import Drawing

/// What is known of a contact sheet before there are pictures, which is how large it gets.
package struct ContactSheetOutline {
  /// A cell without its picture.
  package struct Cell {
    package var title: String
    /// The picture's size in pixels.
    package var size: PixelSize
    package var lines: [ContactSheet.Line]
    package var failure: String?

    package init(
      title: String, size: PixelSize, lines: [ContactSheet.Line], failure: String? = nil
    ) {
      self.title = title
      self.size = size
      self.lines = lines
      self.failure = failure
    }
  }

  package var title: String
  package var subtitle: String
  package var cells: [Cell]
  /// How many cells stand in a row; nil for what gives a page a little wider than high.
  package var columns: Int?

  package init(title: String, subtitle: String, cells: [Cell], columns: Int? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.cells = cells
    self.columns = columns
  }

  /// The size of the whole sheet in pixels, nil where it is too large for a picture.
  package func size(scale: Double) -> PixelSize? {
    if cells.isEmpty { return nil }
    let layout = ContactSheetLayout(self, scale: SheetScale(scale))
    guard Sheet.isPossible(width: layout.width, height: layout.height) else { return nil }
    return PixelSize(width: layout.width, height: layout.height)
  }
}

extension ContactSheet {
  package var outline: ContactSheetOutline {
    ContactSheetOutline(
      title: title, subtitle: subtitle,
      cells: cells.map { cell in
        ContactSheetOutline.Cell(
          title: cell.title,
          size: PixelSize(width: cell.picture.width, height: cell.picture.height),
          lines: cell.lines, failure: cell.failure)
      }, columns: columns)
  }
}
