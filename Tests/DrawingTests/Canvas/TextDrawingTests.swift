import Drawing
import Foundation
import Testing

@Suite struct TextDrawingTests {
  private func ink(_ bitmap: Bitmap) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixel(x, y) != 0xffff_ffff {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// A capital I of Inter is a bar on the baseline.
  ///
  /// It reaches from 248 to 496 of the 744 units of its advance and is 2048 units high. At 28.16
  /// points and scale 10 a unit is a tenth of a pixel.
  @Test func glyphsStandOnTheBaseline() throws {
    let text = try makeLayout("I", font: FontDescription(size: 28.16))
    let bitmap = painted(400, 500, scale: 10) {
      $0.draw(text, at: CGPoint(x: 10, y: 5), color: .black)
    }
    let box = ink(bitmap)
    let baseline = 50 + 10 * text.baseline
    #expect(abs(Double(box.minX) - (100 + 24.8)) <= 1)
    #expect(abs(Double(box.maxX) - (100 + 49.6)) <= 1)
    #expect(abs(Double(box.maxY) - baseline) <= 1)
    #expect(abs(Double(box.minY) - (baseline - 204.8)) <= 1)
    #expect(bitmap.pixel(137, box.minY + 100) == 0xff00_0000)
  }

  @Test func textTakesItsColorAndItsAlpha() throws {
    let text = try makeLayout("I", font: FontDescription(size: 28.16))
    let bitmap = painted(400, 500, scale: 10) {
      $0.draw(text, at: CGPoint(x: 10, y: 5), color: Color(red: 1, green: 0, blue: 0, alpha: 0.4))
    }
    // White loses 0.4 of its green and blue.
    #expect(bitmap.pixel(137, 250) == 0xffff_9999)
  }

  @Test func emojiKeepTheirColorsAndFadeWithTheText() throws {
    let text = try makeLayout("😀", font: FontDescription(size: 40))
    func face(alpha: Double) -> UInt32 {
      painted(60, 60) {
        $0.draw(text, at: .zero, color: Color(red: 0, green: 0, blue: 1, alpha: alpha))
      }.pixel(25, 12)
    }
    let (full, faded) = (face(alpha: 1), face(alpha: 0.4))
    #expect(full >> 16 & 0xff > 0xe0 && full & 0xff < 0x80, "yellow")
    for shift in [16, 8, 0] {
      let expected = 255 - 0.4 * (255 - Double(full >> shift & 0xff))
      #expect(abs(Double(faded >> shift & 0xff) - expected) <= 1.5)
    }
  }

  @Test func aCharacterThatNoFontHasIsABox() throws {
    let text = try makeLayout("\u{0f40}", font: FontDescription(size: 40))
    let bitmap = painted(60, 60) { $0.draw(text, at: .zero, color: .black) }
    let box = ink(bitmap)
    #expect(box.width > 10 && box.height > 20)
    #expect(bitmap.pixel((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2) == 0xffff_ffff)
  }

  @Test func turnedTextIsTurned() throws {
    let text = try makeLayout("III", font: FontDescription(size: 28.16))
    let bitmap = painted(100, 100) { canvas in
      canvas.translate(x: 80, y: 10)
      canvas.concatenate(AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      canvas.draw(text, at: .zero, color: .black)
    }
    let box = ink(bitmap)
    // Three bars of 20 points, one below the other.
    #expect(abs(box.width - 21) <= 1)
    #expect(abs(box.height - 17) <= 2)
    #expect(box.minX >= 80 - Int(text.lineHeight) && box.maxX <= 80)
  }

  @Test func textOutsideTheClipIsNotDrawn() throws {
    let text = try makeLayout("IIII")
    let bitmap = painted(40, 40) { canvas in
      canvas.clip(to: CGRect(x: 0, y: 0, width: 8, height: 40))
      canvas.draw(text, at: .zero, color: .black)
    }
    #expect(ink(bitmap).maxX == 8 || ink(bitmap).maxX == 7)
    #expect(!ink(bitmap).isEmpty)
  }
}
