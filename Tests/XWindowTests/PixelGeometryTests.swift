import Drawing
import TestSupport
import Testing

@testable import XWindow

@Suite struct PixelGeometryTests {
  @Test func piecesOutsideAHoleTileTheRest() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      func rect() -> PixelRect {
        PixelRect(
          x: .random(in: -3...9, using: &random), y: .random(in: -3...9, using: &random),
          width: .random(in: 0...9, using: &random), height: .random(in: 0...9, using: &random))
      }
      let (whole, hole) = (rect(), rect())
      let pieces = whole.pieces(outside: hole)
      for y in -4...20 {
        for x in -4...20 {
          let expected = whole.contains(x: x, y: y) && !hole.contains(x: x, y: y) ? 1 : 0
          #expect(
            pieces.count { $0.contains(x: x, y: y) } == expected, "\(whole) \(hole) \(x) \(y)")
        }
      }
    }
  }

  @Test func firstScaleFitsNineTenthsInQuarterSteps() {
    let area = PixelRect(x: 0, y: 0, width: 1600, height: 1800)
    // 0.9 · 1800 / 844 = 1.919…; 0.9 · 1600 / 390 = 3.69…
    #expect(initialScale(contentWidth: 390, contentHeight: 844, in: area) == 1.75)
    // Exactly one half of the area's nine tenths.
    #expect(initialScale(contentWidth: 720, contentHeight: 100, in: area) == 2)
    #expect(initialScale(contentWidth: 1e6, contentHeight: 1, in: area) == 0.25)
    #expect(initialScale(contentWidth: 0, contentHeight: 0, in: area) == 1)
  }
}
