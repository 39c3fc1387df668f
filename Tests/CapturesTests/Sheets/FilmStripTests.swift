import Captures
import Drawing
import TestSupport
import Testing

@Suite(.seeded) struct FilmStripTests {
  init() throws { try ProjectFonts.prepared.get() }

  /// Colours that nothing else on a strip has.
  private let colors: [UInt32] = [0xff00ff, 0x00ff00, 0xffff00, 0x00ffff, 0xff0080, 0x80ff00]

  @Test func picturesStandSideBySideUnchanged() throws {
    var generator = SeededGenerator(seed: 11)
    let picture = Bitmap.random(width: 60, height: 90, isOpaque: true, using: &generator)
    var strip = FilmStrip(scale: 1)
    strip.append(.filled(60, 90, 0xff00ff), seconds: 0, keyboardTop: nil)
    strip.append(picture, seconds: 0.05, keyboardTop: nil)
    // What is painted afterwards is not in the strip.
    let copy = picture.copy()
    picture.setPixel(0, 0, 0x123456)
    let bitmap = try strip.bitmap()
    let first = bitmap.box(of: 0xff00ff)
    #expect(first.width == 60 && first.height == 90)
    let second = try #require(
      (first.maxX..<(bitmap.width - 60)).first { x in
        bitmap.part(PixelRect(x: x, y: first.y, width: 60, height: 90)).hasSamePixels(as: copy)
      })
    // Between them is nothing but their rims.
    #expect(
      bitmap.isBlank(
        PixelRect(x: first.maxX + 1, y: 0, width: second - first.maxX - 2, height: first.maxY)))
    #expect(bitmap.isOpaque)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func theLineStandsAtTheKeyboardsTop(scale: Double) throws {
    let picture = Bitmap.filled(Int(60 * scale), Int(90 * scale), 0xff00ff)
    var plain = FilmStrip(scale: scale)
    var lined = plain
    plain.append(picture, seconds: 1, keyboardTop: nil)
    lined.append(picture, seconds: 1, keyboardTop: 50)
    let box = try plain.bitmap().box(of: 0xff00ff)
    let bitmap = try lined.bitmap()
    #expect(bitmap.box(of: 0xff00ff) == box)
    for x in [box.minX, box.maxX - 1] {
      let rows = (box.minY..<box.maxY).filter { bitmap.pixel(x, $0) & 0xff_ffff != 0xff00ff }
      let first = box.minY + Int(50 * scale)
      #expect(rows == Array(first..<(first + Int(scale))))
    }
    // The label beside it takes room that a strip without one does not need.
    #expect(bitmap.width > (try plain.bitmap().width))
  }

  /// A keyboard that is out of sight has no line, and one at the edge keeps its label whole.
  @Test func labelsAreNeverCutOff() throws {
    for top in [0, 0.4, 1, 45, 88, 89, 89.4] {
      var strip = FilmStrip(scale: 1)
      strip.append(.filled(40, 90, 0xff00ff), seconds: 1, keyboardTop: top)
      let bitmap = try strip.bitmap()
      let box = bitmap.box(of: 0xff00ff)
      let beside = PixelRect(
        x: box.maxX + 8, y: 0, width: bitmap.width - box.maxX - 8, height: bitmap.height)
      let label = bitmap.part(beside).box { [ground = bitmap.ground] in $0 != ground }
      #expect(label.height >= 7, "the label of \(top)")
      #expect(label.minY >= box.minY - 1 && label.maxY <= box.maxY + 1, "the label of \(top)")
      #expect(beside.width - label.maxX >= 15)
    }
    for top in [-1.0, 90, 400, .nan, .infinity] {
      var strip = FilmStrip(scale: 1)
      strip.append(.filled(40, 90, 0xff00ff), seconds: 1, keyboardTop: top)
      let box = try strip.bitmap().box(of: 0xff00ff)
      #expect(box.width == 40 && box.height == 90)
    }
  }

  @Test func nothingTouchesTheEdgesOrTheNextPicture() throws {
    try forAll(rounds: 30) { generator in
      let scale = Double.random(in: 0.2...3, using: &generator)
      var strip = FilmStrip(scale: scale)
      var sizes: [(Int, Int)] = []
      for color in colors {
        let size = (
          Int.random(in: 20...200, using: &generator), Int.random(in: 20...200, using: &generator)
        )
        sizes.append(size)
        strip.append(
          .filled(size.0, size.1, color),
          seconds: .random(in: 0...10_000, using: &generator),
          keyboardTop: Bool.random(using: &generator)
            ? .random(in: 0...(Double(size.1) / scale), using: &generator) : nil)
      }
      let bitmap = try strip.bitmap()
      let margins = bitmap.blankMargins
      #expect(min(margins.left, margins.top, margins.right, margins.bottom) >= 12)
      var end = 0
      for (color, size) in zip(colors, sizes) {
        let box = bitmap.box(of: color)
        #expect(box.width == size.0 && size.1 - box.height <= Int(scale) + 1)
        #expect(box.minX >= end)
        let rim = Int((max(1, scale) / 2).rounded()) + 1
        if end > 0 {
          #expect(
            bitmap.isBlank(
              PixelRect(x: box.minX - rim - 6, y: 0, width: 6, height: box.maxY)))
        }
        end = box.maxX
      }
    }
  }

  @Test func longStripsContinueInRowsOfOneLength() throws {
    var strip = FilmStrip(scale: 1)
    for index in 0..<45 {
      strip.append(
        .filled(700, 20, index == 0 ? 0xff00ff : index == 44 ? 0x00ff00 : 0),
        seconds: Double(index), keyboardTop: nil)
    }
    let bitmap = try strip.bitmap()
    // 45 × 712 pixels are 32,040: three rows of 15.
    #expect(bitmap.width == 15 * 700 + 14 * 12 + 2 * 16)
    #expect(bitmap.width <= FilmStrip.greatestWidth)
    #expect(bitmap.box(of: 0x00ff00).maxX == bitmap.width - 16)
    #expect(bitmap.box(of: 0xff00ff).minX == 16)
  }

  @Test func theSameMomentsGiveTheSamePixels() throws {
    func make() throws -> Bitmap {
      var strip = FilmStrip(scale: 2)
      for (index, color) in colors.enumerated() {
        strip.append(
          .filled(90, 160, color), seconds: Double(index) / 60, keyboardTop: 70 - Double(index))
      }
      return try strip.bitmap()
    }
    #expect(try make().hasSamePixels(as: make()))
  }

  @Test func whatCannotBeMadeIsSaid() throws {
    #expect(
      throws: CaptureError.cannotEncode(reason: "a film strip has at least one picture")
    ) { try FilmStrip(scale: 1).bitmap() }
    var strip = FilmStrip(scale: 1)
    let large = Bitmap(width: 10_000, height: 4000, isOpaque: true)
    for _ in 0..<3 { strip.append(large, seconds: 0, keyboardTop: nil) }
    #expect(
      throws: CaptureError.cannotEncode(
        reason: "the pictures of the film strip have 120000000 pixels together, and "
          + "100000000 fit; fewer moments or a film do")
    ) { try strip.bitmap() }
    // Few pixels, but more rows than a picture can be high.
    var tall = FilmStrip(scale: 1)
    tall.append(Bitmap(width: 1, height: 32_767, isOpaque: true), seconds: 0, keyboardTop: nil)
    #expect(throws: CaptureError.self) { try tall.bitmap() }
  }
}
