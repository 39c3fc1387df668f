import Captures
import Drawing
import Foundation
import Testing

@Suite struct SideBySideTests {
  init() throws { try ProjectFonts.prepared.get() }

  private func layout(
    scale: Double = 1, left: (Int, Int) = (90, 160), right: (Int, Int) = (101, 61)
  ) throws -> SideBySide {
    try SideBySide(
      left: .init(title: "old", width: left.0, height: left.1),
      right: .init(title: "new and improved", width: right.0, height: right.1), scale: scale)
  }

  private func paint(
    _ layout: SideBySide, seconds: Double, captions: (String, String) = ("gap 1 pt", "gap 2 pt"),
    into frame: Bitmap
  ) {
    layout.paint(
      left: .filled(90, 160, 0xff00ff), right: .filled(101, 61, 0x00ff00),
      leftCaption: captions.0, rightCaption: captions.1, seconds: seconds, into: frame)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func bothPicturesStandBesideEachOther(scale: Double) throws {
    let layout = try layout(scale: scale)
    let frame = layout.makeFrame()
    paint(layout, seconds: 0.5, into: frame)
    let (left, right) = (frame.box(of: 0xff00ff), frame.box(of: 0x00ff00))
    #expect(left.width == 90 && left.height == 160)
    #expect(right.width == 101 && right.height == 61)
    #expect(left.minY == right.minY && left.maxX < right.minX)
    #expect(frame.width == layout.width && frame.height == layout.height)
    #expect(frame.width % 2 == 0 && frame.height % 2 == 0)
    let margins = frame.blankMargins
    #expect(min(margins.left, margins.top, margins.right, margins.bottom) >= 8)
  }

  /// Whatever stood in the frame before, only the moment decides what stands there now.
  @Test func framesDoNotDependOnTheOneBefore() throws {
    let layout = try layout(scale: 2)
    let (used, fresh) = (layout.makeFrame(), layout.makeFrame())
    let long = String(repeating: "a long caption ", count: 10)
    paint(layout, seconds: 1000, captions: (long, long), into: used)
    let before = used.copy()
    paint(layout, seconds: 0.25, into: used)
    paint(layout, seconds: 0.25, into: fresh)
    #expect(used.hasSamePixels(as: fresh))
    #expect(!used.hasSamePixels(as: before))
  }

  @Test func captionsStayUnderTheirPictures() throws {
    let layout = try layout()
    let (without, with) = (layout.makeFrame(), layout.makeFrame())
    let long = String(repeating: "m", count: 100)
    paint(layout, seconds: 0, captions: ("", ""), into: without)
    paint(layout, seconds: 0, captions: (long, ""), into: with)
    let picture = with.box(of: 0xff00ff)
    var changes = PixelRect.empty
    for y in 0..<with.height {
      for x in 0..<with.width where with.pixel(x, y) != without.pixel(x, y) {
        changes = changes.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(changes.minX >= picture.minX && changes.maxX <= picture.maxX)
    #expect(changes.minY > picture.maxY && changes.height > 5)
  }

  @Test func anAbsurdSizeIsAnError() {
    #expect(throws: CaptureError.self) { try layout(left: (20_000, 10), right: (20_000, 10)) }
  }
}
