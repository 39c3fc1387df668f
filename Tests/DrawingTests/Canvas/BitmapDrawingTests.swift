import Drawing
import Foundation
import Testing

@Suite struct BitmapDrawingTests {
  /// Red, green over blue, half transparent black.
  private let picture = painted(2, 2, isOpaque: false) {
    $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: Color(red: 1, green: 0, blue: 0))
    $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1), color: Color(red: 0, green: 1, blue: 0))
    $0.fill(CGRect(x: 0, y: 1, width: 1, height: 1), color: Color(red: 0, green: 0, blue: 1))
    $0.fill(
      CGRect(x: 1, y: 1, width: 1, height: 1), color: Color(red: 0, green: 0, blue: 0, alpha: 0.6))
  }

  @Test func pixelsAreCopiedWhateverTheTransform() {
    let bitmap = painted(5, 5, scale: 3) { canvas in
      canvas.translate(x: 7.3, y: -2)
      canvas.drawPixels(picture, atPixel: 2, 1)
    }
    for y in 0..<5 {
      for x in 0..<5 {
        let expected: UInt32 =
          switch (x, y) {
          case (2, 1): 0xffff_0000
          case (3, 1): 0xff00_ff00
          case (2, 2): 0xff00_00ff
          // 0.4 · 255
          case (3, 2): 0xff66_6666
          default: 0xffff_ffff
          }
        #expect(bitmap.pixel(x, y) == expected, "\(x), \(y)")
      }
    }
  }

  @Test func whatIsOutsideIsLeftOut() {
    let bitmap = painted(2, 2) { canvas in
      canvas.clip(toPixels: [PixelRect(x: 0, y: 0, width: 1, height: 2)])
      canvas.drawPixels(picture, atPixel: -1, 0)
    }
    #expect(bitmap.pixel(0, 0) == 0xff00_ff00)
    #expect(bitmap.pixel(1, 0) == 0xffff_ffff)
  }

  @Test func aBitmapFillsItsRectangle() {
    let bitmap = painted(6, 6, scale: 2) {
      $0.draw(picture, in: CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(bitmap.pixel(2, 2) == 0xffff_0000)
    #expect(bitmap.pixel(3, 2) == 0xff00_ff00)
    #expect(bitmap.pixel(2, 3) == 0xff00_00ff)
    #expect(bitmap.pixel(3, 3) == 0xff66_6666)
    #expect(bitmap.pixel(4, 4) == 0xffff_ffff)
    #expect(bitmap.pixel(1, 1) == 0xffff_ffff)
  }

  @Test func aStretchedBitmapReachesItsEdges() {
    let flat = painted(2, 2) { _ in }
    let bitmap = painted(12, 12) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 12, height: 12), color: .black)
      canvas.draw(flat, in: CGRect(x: 1, y: 1, width: 10, height: 9))
    }
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = (1..<11).contains(x) && (1..<10).contains(y)
        #expect(bitmap.pixel(x, y) == (isInside ? 0xffff_ffff : 0xff00_0000), "\(x), \(y)")
      }
    }
  }

  @Test func opacityMixes() {
    let black = Bitmap(width: 1, height: 1, isOpaque: true)
    let bitmap = painted(3, 1) { canvas in
      canvas.drawPixels(black, atPixel: 0, 0, opacity: 0.4)
      canvas.draw(black, in: CGRect(x: 1, y: 0, width: 1, height: 1), opacity: 0.4)
      canvas.drawPixels(black, atPixel: 2, 0, opacity: 0)
    }
    #expect(bitmap.pixel(0, 0) == 0xff99_9999)
    #expect(bitmap.pixel(1, 0) == 0xff99_9999)
    #expect(bitmap.pixel(2, 0) == 0xffff_ffff)
  }

  @Test func anOpaqueBitmapCoversWhateverItsPaddingIs() {
    let source = Bitmap(width: 1, height: 1, isOpaque: true)
    source.bytes.storeBytes(of: 0x0012_3456, as: UInt32.self)
    let bitmap = painted(1, 1) { $0.drawPixels(source, atPixel: 0, 0) }
    #expect(bitmap.pixel(0, 0) == 0xff12_3456)
  }
}
