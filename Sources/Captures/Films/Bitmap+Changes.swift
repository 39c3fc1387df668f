import Drawing
import Foundation

extension Bitmap {
  /// The smallest rectangle around all pixels that differ from a bitmap of the same size.
  ///
  /// Padding is no difference where both are opaque.
  func changedPixels(from other: Bitmap) -> PixelRect {
    precondition(width == other.width && height == other.height, "equal sizes are compared")
    let mask: UInt32 = isOpaque && other.isOpaque ? 0x00ff_ffff : 0xffff_ffff
    var changes = PixelRect.empty
    for y in 0..<height {
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let otherRow = (other.bytes + y * other.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      if memcmp(row, otherRow, width * 4) == 0 { continue }
      var left = 0
      while left < width, (row[left] ^ otherRow[left]) & mask == 0 { left += 1 }
      if left == width { continue }
      var right = width
      while (row[right - 1] ^ otherRow[right - 1]) & mask == 0 { right -= 1 }
      changes = changes.union(PixelRect(x: left, y: y, width: right - left, height: 1))
    }
    return changes
  }
}
