import Drawing
import TestSupport
import Testing

@testable import Captures

@Suite(.seeded) struct ContactSheetTests {
  init() throws { try ProjectFonts.prepared.get() }

  private let colors: [UInt32] = [
    0xff00ff, 0x00ff00, 0xffff00, 0x00ffff, 0xff0080, 0x80ff00, 0x8000ff,
  ]

  private func cell(
    _ color: UInt32, width: Int = 200, height: Int = 100,
    lines: [ContactSheet.Line] = [.init("gap", "12.0 pt")], failure: String? = nil
  ) -> ContactSheet.Cell {
    ContactSheet.Cell(
      title: "engine", picture: .filled(width, height, color), lines: lines, failure: failure)
  }

  private func places(_ sheet: ContactSheet, scale: Double = 1) throws -> [PixelRect] {
    let bitmap = try sheet.bitmap(scale: scale)
    return colors.prefix(sheet.cells.count).map { bitmap.box(of: $0) }
  }

  @Test(arguments: [1, 2, 3, 7])
  func picturesStandInAGrid(columns: Int) throws {
    let sheet = ContactSheet(
      title: "All", subtitle: "of them", cells: colors.map { cell($0) }, columns: columns)
    let places = try places(sheet)
    #expect(places.allSatisfy { $0.width == 200 && $0.height == 100 })
    #expect(Set(places.map(\.x)).count == columns)
    #expect(Set(places.map(\.y)).count == (7 + columns - 1) / columns)
    for (index, place) in places.enumerated() {
      #expect(place.x == places[index % columns].x)
      #expect(place.y == places[index / columns * columns].y)
    }
  }

  @Test func everyColumnAndRowHasASizeOfItsOwn() throws {
    let sizes = [(200, 300), (250, 100), (600, 400), (220, 40), (210, 60), (500, 50)]
    let cells = zip(colors, sizes).map { color, size in
      cell(color, width: size.0, height: size.1, lines: [])
    }
    let sheet = ContactSheet(title: "", subtitle: "", cells: cells, columns: 3)
    let (bitmap, places) = (try sheet.bitmap(scale: 1), try places(sheet))
    // Margins of 24 points, 28 between columns: 220 and 250 are the widest of the first two.
    #expect(places.map(\.x) == [24, 272, 550, 24, 272, 550])
    #expect(bitmap.width == 550 + 600 + 24)
    // Rows begin at one height each, the second behind the tallest picture of the first.
    #expect(Set(places[..<3].map(\.y)).count == 1 && Set(places[3...].map(\.y)).count == 1)
    let distance = places[3].y - places[2].maxY
    #expect((40...80).contains(distance))
    #expect(bitmap.height - places[4].maxY < 40)
  }

  @Test func withoutAWishPhonesAndTabletsStandInColumnsOfTheirOwn() throws {
    // Two of each, as a matrix over three devices and two screens has them.
    let devices = [(320, 568), (390, 844), (1032, 1376)]
    let cells = zip(colors, devices + devices).map { color, size in
      cell(color, width: size.0, height: size.1)
    }
    let sheet = ContactSheet(title: "All", subtitle: "", cells: cells)
    #expect(try places(sheet).map(\.x) == [24, 372, 790, 24, 372, 790])
  }

  @Test func withoutAWishThePageIsNotWiderThanAStrip() throws {
    // Sixteen columns, which the mean width asks for, would be 16 × 1000 + 15 × 28 pixels.
    let wide = Array(repeating: cell(0xff00ff, width: 1000, height: 1), count: 22)
    let narrow = Array(repeating: cell(0x00ff00, width: 1, height: 1500), count: 42)
    let bitmap = try ContactSheet(title: "", subtitle: "", cells: wide + narrow).bitmap(scale: 1)
    #expect(bitmap.width <= 16_000 && bitmap.width > 10_000)
  }

  @Test func withoutAWishThePageIsNoStripAndItsRowsAreEven() throws {
    let sheet = ContactSheet(
      title: "All", subtitle: "", cells: colors.map { cell($0, height: 400) })
    let bitmap = try sheet.bitmap(scale: 1)
    #expect(bitmap.width < 2 * bitmap.height && bitmap.height < bitmap.width * 3 / 2)
    // Seven are four and three, not five and two.
    let places = try places(sheet)
    #expect(places.map { $0.y == places[0].y } == [true, true, true, true, false, false, false])
  }

  @Test func valuesEndInOneColumn() throws {
    let lines = ["1.0 pt", "−100.0 pt", "12.5 pt"].map { ContactSheet.Line("gap", $0) }
    let bitmap = try ContactSheet(
      title: "", subtitle: "", cells: [cell(0xff00ff, lines: lines)]
    ).bitmap(scale: 2)
    let picture = bitmap.box(of: 0xff00ff)
    // Bands of text below the picture, with blank rows between them.
    var ends: [Int] = []
    var isInBand = false
    for y in (picture.maxY + 4)..<bitmap.height {
      let row = bitmap.part(PixelRect(x: 0, y: y, width: bitmap.width, height: 1))
        .box { [ground = bitmap.ground] in $0 != ground }
      if row.isEmpty {
        isInBand = false
      } else {
        if !isInBand { ends.append(0) }
        isInBand = true
        ends[ends.count - 1] = max(ends[ends.count - 1], row.maxX)
      }
    }
    // The lower reach of "g" and "p" may leave no blank row between lines, but the ends agree.
    #expect(ends.count == 3)
    #expect(Set(ends).count == 1, "\(ends)")
  }

  @Test func whatFailedIsRed() throws {
    func isRed(_ color: UInt32) -> Bool {
      color >> 16 > 160 && color >> 8 & 0xff < 90 && color & 0xff < 90
    }
    let passed = ContactSheet(title: "", subtitle: "", cells: [cell(0x00ff00)])
    let failed = ContactSheet(
      title: "", subtitle: "",
      cells: [cell(0x00ff00, failure: "The field is covered, which it should not be at all.")])
    let (green, red) = (try passed.bitmap(scale: 1), try failed.bitmap(scale: 1))
    #expect(green.box(where: isRed).isEmpty)
    let picture = red.box(of: 0x00ff00)
    let marked = red.box(where: isRed)
    #expect(marked.contains(PixelRect(x: picture.x - 2, y: picture.y - 2, width: 204, height: 104)))
    // The mark is above the picture and the sentence, which breaks, below.
    #expect(marked.minY < picture.minY - 10 && marked.maxY > picture.maxY + 20)
    #expect(red.height >= green.height + 28)
  }

  @Test(arguments: [1.0, 2])
  func whatIsSaidOfAPictureStandsAtIt(scale: Double) throws {
    let cells = [
      cell(0xff00ff, width: 900, height: 900),
      cell(0x00ff00, width: 300, height: 60, failure: "No"),
      cell(0xffff00, width: 900, height: 400),
    ]
    let bitmap = try ContactSheet(title: "", subtitle: "", cells: cells, columns: 3)
      .bitmap(scale: scale)
    let boxes = colors.prefix(3).map { bitmap.box(of: $0) }
    #expect(Set(boxes.map(\.y)).count == 1)
    // The mark is filled with one red, of which its own picture has a rim.
    let red = bitmap.pixel(boxes[1].x - 1, boxes[1].y - 1) & 0xff_ffff
    let above = PixelRect(x: 0, y: 0, width: bitmap.width, height: boxes[1].y - Int(3 * scale))
    let mark = bitmap.part(above).box(of: red)
    #expect(!mark.isEmpty && mark.minX >= boxes[1].minX && mark.maxX <= boxes[1].maxX)
    // Every picture's numbers are between it and 80 points further down; then comes nothing.
    for box in boxes {
      let near = Int(12 * scale)
      func column(_ y: Int, _ height: Int) -> PixelRect {
        PixelRect(x: box.x, y: y, width: 300, height: height)
      }
      #expect(!bitmap.isBlank(column(box.maxY + near, near)))
      let end = box.maxY + Int(80 * scale)
      if end < bitmap.height { #expect(bitmap.isBlank(column(end, bitmap.height - end))) }
    }
  }

  /// A sentence that is a little too long for its column breaks before the number.
  @Test(arguments: [
    ("1 pt.", "\n1 pt."), ("−0.25 s, or so", "\n−0.25 s, or so"), ("3 steps", " 3\nsteps"),
    ("xpt s", " xpt\ns"),
  ])
  func unitsStayWithTheirNumbers(end: String, broken: String) throws {
    func width(_ text: String) -> Double {
      TextLayout.layout(text, font: SheetStyle.text).size.width
    }
    // The last word is longer than what the sentence is too long by.
    let unit = try #require(end.split(separator: " ").dropFirst().first)
    let first = String(end.prefix(upTo: unit.endIndex))
    var start = "expect"
    while width("\(start) \(first)") <= 200 { start += "i" }
    func sheet(_ failure: String) throws -> Bitmap {
      try ContactSheet(title: "", subtitle: "", cells: [cell(0x00ff00, failure: failure)])
        .bitmap(scale: 1)
    }
    #expect(try sheet("\(start) \(end)").hasSamePixels(as: sheet(start + broken)))
  }

  @Test func longTextsBreakAndNothingIsCutOff() throws {
    try forAll(rounds: 10) { generator in
      func words(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator)).map { _ in
          String(repeating: "m", count: .random(in: 1...9, using: &generator))
        }.joined(separator: " ")
      }
      let cells = colors.map { color in
        var cell = cell(
          color, width: .random(in: 1...300, using: &generator),
          height: .random(in: 1...200, using: &generator),
          lines: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            .init(words(0...6), words(0...6))
          }, failure: Bool.random(using: &generator) ? words(1...40) : nil)
        cell.title = words(0...12)
        return cell
      }
      let scale = Double.random(in: 0.5...2.5, using: &generator)
      let sheet = ContactSheet(
        title: words(0...20), subtitle: words(0...20), cells: cells,
        columns: Bool.random(using: &generator) ? .random(in: 1...9, using: &generator) : nil)
      let bitmap = try sheet.bitmap(scale: scale)
      let margins = bitmap.blankMargins
      #expect(min(margins.left, margins.top, margins.right, margins.bottom) >= 20)
      for cell in cells {
        // No text and no other picture lies over any of them.
        let color = cell.picture.pixel(0, 0) & 0xff_ffff
        let box = bitmap.box(of: color)
        #expect(box.width == cell.picture.width && box.height == cell.picture.height)
        #expect(bitmap.part(box).hasSamePixels(as: cell.picture))
      }
    }
  }

  @Test func theSameCellsGiveTheSamePixels() throws {
    let sheet = ContactSheet(
      title: "Engines", subtitle: "on a phone", cells: colors.map { cell($0, failure: "No.") })
    #expect(try sheet.bitmap(scale: 2).hasSamePixels(as: sheet.bitmap(scale: 2)))
  }

  @Test func whatCannotBeMadeIsSaid() {
    #expect(
      throws: CaptureError.cannotEncode(reason: "a contact sheet has at least one picture")
    ) { try ContactSheet(title: "", subtitle: "", cells: []).bitmap(scale: 1) }
    let wide = ContactSheet(
      title: "", subtitle: "",
      cells: [cell(0, width: 20_000, height: 1), cell(0, width: 20_000)],
      columns: 2)
    #expect(throws: CaptureError.self) { try wide.bitmap(scale: 1) }
  }
}
