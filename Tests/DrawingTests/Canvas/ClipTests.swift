import Drawing
import Foundation
import Testing

@Suite struct ClipTests {
  private let all = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func clipsIntersectAndEndWithTheirState() {
    let bitmap = painted(10, 10) { canvas in
      canvas.withState {
        canvas.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
        canvas.clip(to: CGRect(x: 5, y: 0, width: 5, height: 10))
        canvas.fill(all, color: .black)
      }
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .black)
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isBlack = (5..<8).contains(x) && (2..<8).contains(y) || (x, y) == (0, 0)
        #expect(bitmap.pixel(x, y) == (isBlack ? 0xff00_0000 : 0xffff_ffff), "\(x), \(y)")
      }
    }
  }

  @Test func pixelsAreClippedToTheirUnionWhateverTheTransform() {
    let bitmap = painted(10, 10, scale: 2) { canvas in
      canvas.translate(x: 1, y: 1)
      let before = canvas.deviceMatrix
      canvas.clip(toPixels: [
        PixelRect(x: 1, y: 1, width: 2, height: 2), PixelRect(x: 2, y: 2, width: 3, height: 1),
        PixelRect(x: 8, y: 8, width: 100, height: 100), .empty,
      ])
      #expect(canvas.deviceMatrix == before)
      #expect(canvas.clipBounds == PixelRect(x: 1, y: 1, width: 9, height: 9))
      canvas.fill(CGRect(x: -1, y: -1, width: 10, height: 10), color: .black)
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isBlack =
          (1..<3).contains(x) && (1..<3).contains(y) || (2..<5).contains(x) && y == 2
          || x >= 8 && y >= 8
        #expect(bitmap.pixel(x, y) == (isBlack ? 0xff00_0000 : 0xffff_ffff), "\(x), \(y)")
      }
    }
  }

  @Test func noPixelsClipEverything() {
    let bitmap = painted(1, 1) { canvas in
      canvas.clip(toPixels: [])
      #expect(canvas.clipBounds.isEmpty)
      canvas.fill(all, color: .black)
    }
    #expect(bitmap.pixel(0, 0) == 0xffff_ffff)
  }

  @Test func aRoundedClipCutsTheCorners() {
    let bitmap = painted(10, 10) { canvas in
      canvas.clip(to: all, cornerRadius: 5)
      canvas.fill(all, color: .black)
    }
    #expect(bitmap.pixel(0, 0) == 0xffff_ffff)
    #expect(bitmap.pixel(5, 5) == 0xff00_0000)
    #expect(bitmap.pixel(5, 1) == 0xff00_0000)
  }
}
