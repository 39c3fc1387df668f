import Captures
import Drawing
import Foundation
import Testing

@testable import Playground

@Suite("Pictures in memory")
struct KeptPicturesTests {
  private func picture(_ color: Color) -> Bitmap {
    let bitmap = Bitmap(width: 8, height: 6, isOpaque: true)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 6), color: color)
    canvas.flush()
    return bitmap
  }

  @Test("A picture that comes again, as that of a blinking caret, is kept once")
  func equalPictures() throws {
    let (on, off) = (picture(.black), picture(.white))
    var kept = KeptPictures()
    let places = try [on, on, off, on, off, off, on].map { try kept.keep($0) }
    #expect(places == [0, 0, 1, 0, 1, 1, 0])
    #expect(kept.count == 2)
    #expect(try Picture(decoding: kept[0].file()).bitmap.hasSamePixels(as: on))
    #expect(try Picture(decoding: kept[1].file()).bitmap.hasSamePixels(as: off))
  }

  @Test("What is painted over a picture afterwards is not kept")
  func reusedBitmap() throws {
    let frame = picture(.black)
    var kept = KeptPictures()
    let first = try kept.keep(frame)
    frame.copyPixels(from: picture(.white))
    let second = try kept.keep(frame)
    #expect(first == 0 && second == 1)
    #expect(try Picture(decoding: kept[0].file()).bitmap.hasSamePixels(as: picture(.black)))
  }
}
