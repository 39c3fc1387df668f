import Drawing
import Foundation

enum ProjectFonts {
  /// Has the project's fonts in use, once for all tests.
  static let prepared: Result<Void, DrawingError> = Result { () throws(DrawingError) in
    let fonts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../assets/fonts.conf").standardizedFileURL
    try Fonts.prepare(configuration: fonts)
  }
}

extension Bitmap {
  /// A picture of one colour, 0xRRGGBB.
  static func filled(_ width: Int, _ height: Int, _ color: UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: true)
    for y in 0..<height {
      for x in 0..<width { bitmap.setPixel(x, y, color) }
    }
    return bitmap
  }

  /// The rectangle around all pixels of a colour, 0xRRGGBB; empty where there is none.
  func box(of color: UInt32) -> PixelRect {
    var box = PixelRect.empty
    // Plain loops: closures take long where nothing is optimised.
    for y in 0..<height {
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      var (left, right) = (0, width)
      while left < right, row[left] & 0xff_ffff != color { left += 1 }
      if left == right { continue }
      while row[right - 1] & 0xff_ffff != color { right -= 1 }
      box = box.union(PixelRect(x: left, y: y, width: right - left, height: 1))
    }
    return box
  }

  /// The rectangle around all pixels whose colour, 0xRRGGBB, is wanted.
  func box(where isWanted: (UInt32) -> Bool) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<height {
      let row = UnsafeBufferPointer(
        start: (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self), count: width)
      guard let first = row.firstIndex(where: { isWanted($0 & 0xff_ffff) }),
        let last = row.lastIndex(where: { isWanted($0 & 0xff_ffff) })
      else { continue }
      box = box.union(PixelRect(x: first, y: y, width: last + 1 - first, height: 1))
    }
    return box
  }

  /// The colour of the corner, on which everything stands.
  var ground: UInt32 { pixel(0, 0) & 0xff_ffff }

  /// Whether nothing at all is painted in a rectangle.
  func isBlank(_ rect: PixelRect) -> Bool {
    part(rect).box { [ground] in $0 != ground }.isEmpty
  }

  /// The pixels between the edge and everything that is painted.
  var blankMargins: (left: Int, top: Int, right: Int, bottom: Int) {
    let painted = box { [ground] in $0 != ground }
    return (painted.minX, painted.minY, width - painted.maxX, height - painted.maxY)
  }
}
