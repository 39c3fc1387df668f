import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct PixelRectTests {
  @Test func pointsAreCoveredByWholePixels() {
    #expect(
      PixelRect(covering: CGRect(x: 0.5, y: 1, width: 1.1, height: 2), scale: 2)
        == PixelRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      PixelRect(covering: CGRect(x: -0.1, y: -1, width: 0.2, height: 1), scale: 3)
        == PixelRect(x: -1, y: -3, width: 2, height: 3))
    #expect(
      PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), scale: 1).isEmpty)
    #expect(
      PixelRect(covering: .infinite, scale: 3).contains(
        PixelRect(x: -5, y: -5, width: 9, height: 9)))
  }

  /// Sets of pixels say what union, intersection and containment are.
  @Test func operationsAgreeWithSetsOfPixels() {
    let seed: UInt64 = 41
    var generator = SeededGenerator(seed: seed)
    func rect() -> PixelRect {
      PixelRect(
        x: .random(in: -3...3, using: &generator), y: .random(in: -3...3, using: &generator),
        width: .random(in: 0...4, using: &generator), height: .random(in: 0...4, using: &generator))
    }
    func pixels(_ rect: PixelRect) -> Set<[Int]> {
      var result: Set<[Int]> = []
      for y in -8...8 {
        for x in -8...8 where rect.contains(x: x, y: y) { result.insert([x, y]) }
      }
      return result
    }
    for round in 0..<300 {
      let (a, b) = (rect(), rect())
      let (inA, inB) = (pixels(a), pixels(b))
      let comment: Comment = "round \(round) of seed \(seed): \(a) \(b)"
      #expect(inA.count == a.area, comment)
      #expect(a.isEmpty == inA.isEmpty, comment)
      #expect(pixels(a.intersection(b)) == inA.intersection(inB), comment)
      #expect(a.intersects(b) == !inA.isDisjoint(with: inB), comment)
      #expect(a.contains(b) == inA.isSuperset(of: inB) || inB.isEmpty, comment)
      let union = a.union(b)
      #expect(pixels(union).isSuperset(of: inA.union(inB)), comment)
      if !a.isEmpty && !b.isEmpty {
        #expect(union.minX == min(a.minX, b.minX) && union.maxX == max(a.maxX, b.maxX), comment)
        #expect(union.minY == min(a.minY, b.minY) && union.maxY == max(a.maxY, b.maxY), comment)
      }
    }
  }

  @Test func offsetsMove() {
    #expect(
      PixelRect(x: 1, y: 2, width: 3, height: 4).offsetBy(x: -5, y: 6)
        == PixelRect(x: -4, y: 8, width: 3, height: 4))
  }
}
