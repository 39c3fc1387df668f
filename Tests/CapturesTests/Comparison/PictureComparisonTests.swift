import Captures
import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct PictureComparisonTests {
  @Test func equalPicturesAreTheSame() {
    #expect(PictureComparison(old: Pairs.screen(), new: Pairs.screen()) == .same)
    let empty = Bitmap(width: 0, height: 0)
    #expect(PictureComparison(old: empty, new: empty) == .same)
  }

  @Test func paddingIsIgnored() {
    let (old, new) = (Pairs.screen(), Pairs.screen())
    for y in 0..<Pairs.size.height {
      for x in 0..<Pairs.size.width {
        new.setPixel(x, y, new.pixel(x, y) & 0xff_ffff | 0x1200_0000)
      }
    }
    #expect(PictureComparison(old: old, new: new) == .same)
    #expect(PictureComparison(old: Pairs.screen(isOpaque: false), new: new) == .same)
  }

  @Test func rowsMayLieApart() {
    let around = Bitmap.flat(0xff12_3456, width: 130, height: 80)
    let part = around.part(PixelRect(x: 7, y: 0, width: 120, height: 80))
    part.copyPixels(from: Pairs.screen())
    #expect(PictureComparison(old: Pairs.screen(), new: part) == .same)
  }

  @Test func anotherSizeIsACaseOfItsOwn() {
    #expect(
      PictureComparison(
        old: .flat(0, width: 390, height: 844), new: .flat(0, width: 844, height: 390))
        == .otherSize(
          old: PixelSize(width: 390, height: 844), new: PixelSize(width: 844, height: 390)))
  }

  /// What has to be found, with the number of pixels and the box worked out by hand.
  ///
  /// Text one pixel further: of each of the six bars, 3 × 12, one column goes and one comes.
  @Test(arguments: [
    ("missing caret", 40, PixelRect(x: 64, y: 28, width: 2, height: 20)),
    ("moved text", 6 * 2 * 12, PixelRect(x: 20, y: 32, width: 5 * 7 + 4, height: 12)),
    // The field without text (six bars) and caret.
    ("one step of colour", 100 * 40 - 6 * 36 - 40, PixelRect(x: 10, y: 20, width: 100, height: 40)),
    ("one pixel", 1, PixelRect(x: 119, y: 79, width: 1, height: 1)),
  ])
  func aChangeIsFound(_ name: String, count: Int, box: PixelRect) throws {
    let changed: [String: Bitmap] = [
      "missing caret": Pairs.screen(hasCaret: false), "moved text": Pairs.screen(textAt: 21),
      "one step of colour": Pairs.screen(field: 0xfff0_f0f1), "one pixel": Pairs.screen(),
    ]
    let new = try #require(changed[name])
    if name == "one pixel" { new.setPixel(119, 79, 0xffff_fffe) }
    let difference = try #require(PictureComparison(old: Pairs.screen(), new: new).difference)
    #expect(difference.pixelCount == count)
    #expect(difference.box == box)
    #expect(difference.size == Pairs.size)
  }

  @Test func swappedHalvesAreFound() throws {
    let difference = try #require(
      PictureComparison(old: Pairs.screen(), new: Pairs.swapped).difference)
    // The field spans rows 20 to 59; swapped it covers 0 to 19 and 60 to 79.
    #expect(difference.box == PixelRect(x: 10, y: 0, width: 100, height: 80))
  }

  @Test func alphaAloneIsFound() throws {
    // Black that covers all, and black that covers half: far apart before white.
    let comparison = PictureComparison(
      old: .flat(0xff00_0000, isOpaque: false), new: .flat(0x8000_0000, isOpaque: false))
    #expect(try #require(comparison.difference).counts == [12, 12, 12, 12, 12])
    // An opaque picture has no alpha to differ in, so nothing is black everywhere.
    #expect(
      PictureComparison(old: .flat(0, isOpaque: false), new: .flat(0)).difference?.pixelCount == 12)
  }

  /// Greys are apart by their share of 255: 2 is 0.8 %, 3 is 1.2 %, 13 is 5.1 %, 26 is 10.2 %,
  /// 64 is 25.1 %.
  @Test(
    arguments: [
      (1, [1, 0, 0, 0, 0]), (2, [1, 0, 0, 0, 0]), (3, [1, 1, 0, 0, 0]), (12, [1, 1, 0, 0, 0]),
      (13, [1, 1, 1, 0, 0]), (25, [1, 1, 1, 0, 0]), (26, [1, 1, 1, 1, 0]), (63, [1, 1, 1, 1, 0]),
      (64, [1, 1, 1, 1, 1]), (255, [1, 1, 1, 1, 1]),
    ] as [(UInt32, [Int])])
  func differencesAreCountedByStrength(_ step: UInt32, counts: [Int]) throws {
    let new = Bitmap.flat(0xff00_0000)
    new.setPixel(2, 1, 0xff00_0000 | step << 16 | step << 8 | step)
    let difference = try #require(
      PictureComparison(old: .flat(0xff00_0000), new: new).difference)
    #expect(difference.counts == counts)
  }

  @Test(
    arguments: [
      (0, 1, false), (0.39, 1, false), (100.0 / 255, 1, true), (0.4, 1, true),
      (100.0 / 255, 2, false),
      (10, 25, true), (10, 26, false), (100, 255, true),
    ] as [(Double, UInt32, Bool)])
  func aToleranceIncludesItsEdge(_ tolerance: Double, step: UInt32, isSame: Bool) {
    let comparison = PictureComparison(
      old: .flat(0xff00_0000), new: .flat(0xff00_0000 | step << 16 | step << 8 | step),
      tolerance: tolerance)
    #expect((comparison == .same) == isSame)
  }

  @Test func whatIsWithinTheToleranceIsNeitherCountedNorBoxed() throws {
    let new = Bitmap.flat(0xff00_0000)
    new.setPixel(0, 0, 0xff01_0101)
    new.setPixel(3, 2, 0xff40_4040)
    let difference = try #require(
      PictureComparison(old: .flat(0xff00_0000), new: new, tolerance: 1).difference)
    #expect(difference.counts == [1, 1, 1, 1, 1])
    #expect(difference.box == PixelRect(x: 3, y: 2, width: 1, height: 1))
  }

  /// 0.299 · 255 = 76.2 of luma, and chroma 178.8 and −76.2: 76.2² + 0.19 · 178.8² + 0.12 · 76.2²
  /// is 12 585, or 44 % of 255; blue by the same sum is 33 %.
  @Test func coloursAreWeighed() throws {
    for (color, share) in [(0xffff_0000 as UInt32, 43.99), (0xff00_00ff, 33.12)] {
      let (old, new) = (Bitmap.flat(0xff00_0000), Bitmap.flat(color))
      #expect(PictureComparison(old: old, new: new, tolerance: share - 0.05) != .same)
      #expect(PictureComparison(old: old, new: new, tolerance: share + 0.05) == .same)
    }
  }

  @Test(.seeded) func comparingIsSymmetricMonotoneAndExact() {
    forAll { generator in
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 1...20, using: &generator)
      let isOpaque = Bool.random(using: &generator)
      let old = Bitmap.random(width: width, height: height, isOpaque: isOpaque, using: &generator)
      let new = old.copy()
      var changed: Set<[Int]> = []
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let (x, y) = (
          Int.random(in: 0..<width, using: &generator),
          Int.random(in: 0..<height, using: &generator)
        )
        let value = old.pixel(x, y) ^ (1 << UInt32.random(in: 0..<24, using: &generator))
        new.setPixel(x, y, value)
        changed.insert([x, y])
      }
      let forth = PictureComparison(old: old, new: new)
      #expect(forth == PictureComparison(old: new, new: old))
      #expect((forth == .same) == changed.isEmpty)
      guard let difference = forth.difference else { return }
      #expect(difference.counts == difference.counts.sorted(by: >))
      #expect(difference.pixelCount == changed.count)
      let columns = changed.map { $0[0] }.sorted()
      let rows = changed.map { $0[1] }.sorted()
      #expect(difference.box.minX == columns.first && difference.box.maxX - 1 == columns.last)
      #expect(difference.box.minY == rows.first && difference.box.maxY - 1 == rows.last)
    }
  }
}
