import Drawing
import Foundation
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)

@Suite struct CanvasTests {
  @Test func aFillCoversItsPixelsAndNoOther() {
    let bitmap = painted(10, 10, scale: 2) {
      $0.fill(CGRect(x: 1, y: 2, width: 2, height: 1.5), color: red)
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<6).contains(x) && (4..<7).contains(y)
        #expect(bitmap.pixel(x, y) == (isInside ? 0xffff_0000 : 0xffff_ffff), "\(x), \(y)")
      }
    }
  }

  @Test func aPixelCoveredInPartIsMixed() {
    let bitmap = painted(3, 1) {
      $0.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1), color: .black)
    }
    // Half of white's 255, rounded either way.
    #expect([0xff7f_7f7f, 0xff80_8080].contains(bitmap.pixel(0, 0)))
    #expect(bitmap.pixel(1, 0) == 0xff00_0000)
    #expect(bitmap.pixel(0, 0) == bitmap.pixel(2, 0))
  }

  @Test func aTranslucentFillMixesWithWhatIsThere() {
    let bitmap = painted(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: half) }
    #expect([0xff7f_7f7f, 0xff80_8080].contains(bitmap.pixel(0, 0)))
  }

  @Test func aTransparentBitmapHoldsPremultipliedColors() {
    let bitmap = painted(1, 1, isOpaque: false) {
      $0.fill(
        CGRect(x: 0, y: 0, width: 1, height: 1),
        color: Color(red: 1, green: 0.2, blue: 0, alpha: 0.4))
    }
    // 0.4 · 255 = 102, 0.4 · 0.2 · 255 = 20.4.
    #expect(bitmap.pixel(0, 0) == 0x6666_1400)
  }

  /// Two overlapping shapes at half opacity: each on its own shows the other through, as a group
  /// they do not.
  @Test func anOpacityGroupIsMixedAsOnePicture() {
    func twoSquares(_ canvas: Canvas) {
      canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), color: .black)
      canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1), color: red)
    }
    let bitmap = painted(4, 1) { canvas in canvas.withOpacity(0.5) { twoSquares(canvas) } }
    #expect([0xff7f_7f7f, 0xff80_8080].contains(bitmap.pixel(0, 0)))
    #expect([0xffff_7f7f, 0xffff_8080].contains(bitmap.pixel(1, 0)))
    #expect(bitmap.pixel(1, 0) == bitmap.pixel(2, 0))
    #expect(bitmap.pixel(3, 0) == 0xffff_ffff)
  }

  @Test func opacityOfNothingAndOfAll() {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let bitmap = painted(2, 1) { canvas in
      canvas.withOpacity(0) { canvas.fill(square, color: red) }
      canvas.withOpacity(1) { canvas.fill(square.offsetBy(dx: 1, dy: 0), color: red) }
    }
    #expect(bitmap.pixel(0, 0) == 0xffff_ffff)
    #expect(bitmap.pixel(1, 0) == 0xffff_0000)
  }

  @Test func transformsAreThoseOfCoreGraphics() {
    let bitmap = painted(8, 8) { canvas in
      canvas.withState {
        canvas.translate(x: 4, y: 4)
        // A quarter turn clockwise as seen: x goes down, y goes left.
        canvas.concatenate(AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1), color: red)
      }
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .black)
    }
    // x from 1 to 3 becomes y from 5 to 7, y from 0 to 1 becomes x from 3 to 4.
    for y in 0..<8 {
      for x in 0..<8 {
        let expected: UInt32 =
          (x, y) == (0, 0) ? 0xff00_0000 : x == 3 && (5..<7).contains(y) ? 0xffff_0000 : 0xffff_ffff
        #expect(bitmap.pixel(x, y) == expected, "\(x), \(y)")
      }
    }
  }

  @Test func theDeviceMatrixIsTheProductOfAllTransforms() {
    let canvas = Canvas(Bitmap(width: 1, height: 1), scale: 2)
    canvas.translate(x: 3, y: 5)
    canvas.concatenate(AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 0))
    #expect(
      canvas.deviceMatrix == AffineMatrix(a: 0, b: 2, c: -2, d: 0, tx: 20, ty: 10))
  }

  @Test(arguments: [
    (1.26, 3.0), (1.24, 2.0), (0.25, 1.0), (-0.25, 0.0), (-0.3, -1.0), (-1.26, -3.0), (7, 14),
  ])
  func translationsAreRoundedToPixels(_ points: Double, pixels: Double) {
    let canvas = Canvas(Bitmap(width: 1, height: 1), scale: 2)
    canvas.translate(x: points, y: -7)
    canvas.snapTranslationToPixels()
    #expect(canvas.deviceMatrix == AffineMatrix(a: 2, b: 0, c: 0, d: 2, tx: pixels, ty: -14))
  }

  @Test(arguments: [
    AffineMatrix(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    AffineMatrix(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    AffineMatrix(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    AffineMatrix(a: 1e-300, b: 0, c: 0, d: 1e-300, tx: 0, ty: 0),
  ])
  func aTransformThatCannotBeUndoneHidesAndHarmsNothing(_ matrix: AffineMatrix) {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let bitmap = painted(2, 1) { canvas in
      canvas.withState {
        canvas.concatenate(matrix)
        canvas.fill(square, color: red)
        canvas.withOpacity(0.5) { canvas.fill(square, color: red) }
        canvas.drawShadow(of: square, cornerRadius: 1, color: red, offset: .zero, radius: 1)
        canvas.draw(Bitmap(width: 1, height: 1, isOpaque: true), in: square)
        canvas.snapTranslationToPixels()
      }
      canvas.fill(square.offsetBy(dx: 1, dy: 0), color: .black)
    }
    #expect(bitmap.pixel(0, 0) == 0xffff_ffff)
    #expect(bitmap.pixel(1, 0) == 0xff00_0000)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), .null,
    CGRect(x: 0, y: 0, width: 0, height: 1),
    CGRect(x: -CGFloat.infinity, y: 0, width: 1, height: 1),
  ])
  func rectanglesOfNoSizePaintNothing(_ rect: CGRect) {
    let bitmap = painted(2, 1) { canvas in
      canvas.fill(rect, color: red)
      canvas.fill(rect, cornerRadius: 1, color: red)
      canvas.stroke(rect, width: 1, color: red)
      canvas.drawShadow(of: rect, cornerRadius: 1, color: red, offset: .zero, radius: 1)
      canvas.withState {
        canvas.clip(to: rect)
        canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: red)
      }
      canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1), color: .black)
    }
    #expect(bitmap.pixel(0, 0) == 0xffff_ffff)
    #expect(bitmap.pixel(1, 0) == 0xff00_0000)
  }

  /// Long and thin: small in area, and yet too long for a picture.
  @Test(arguments: [40_000.0, 1e12])
  func aLongThinBarHarmsNothing(length: Double) {
    let bitmap = painted(2, 2) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: length, height: 0.25), cornerRadius: 0.1, color: red)
      canvas.withState {
        canvas.concatenate(AffineMatrix(a: 1e6, b: 0, c: 0, d: 1e6, tx: 0, ty: 0))
        canvas.fill(CGRect(x: 0, y: 0, width: length, height: 1e-9), cornerRadius: 1, color: red)
      }
      canvas.fill(CGRect(x: 1, y: 1, width: 1, height: 1), color: .black)
    }
    #expect(bitmap.pixel(1, 1) == 0xff00_0000)
  }

  @Test(arguments: [CGRect.infinite, CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)])
  func endlessRectanglesCoverEverything(_ rect: CGRect) {
    let bitmap = painted(3, 3, scale: 3) { $0.fill(rect, color: red) }
    #expect(bitmap.pixel(0, 0) == 0xffff_0000)
    #expect(bitmap.pixel(2, 2) == 0xffff_0000)
  }
}
