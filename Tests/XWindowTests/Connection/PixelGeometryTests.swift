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
}
