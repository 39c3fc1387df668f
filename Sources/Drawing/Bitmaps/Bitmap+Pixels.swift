import CPango
import Foundation

extension Bitmap {
  /// Returns a rectangle of the bitmap as a bitmap of its own, over the same
  /// memory.
  public func part(_ rect: PixelRect) -> Bitmap {
    precondition(bounds.contains(rect), "a part lies inside its bitmap")
    return Bitmap(
      width: rect.width, height: rect.height, bytesPerRow: bytesPerRow,
      memory: bytes + rect.y * bytesPerRow + rect.x * 4, owner: self, isOpaque: isOpaque)
  }

  /// One pixel as it is stored: premultiplied, 255 for alpha where the bitmap is opaque.
  public func color(
    x: Int, y: Int
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(bounds.contains(x: x, y: y), "pixel (\(x), \(y)) is outside the bitmap")
    let pixel = bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    return (
      UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
      UInt8(truncatingIfNeeded: pixel), isOpaque ? 255 : UInt8(truncatingIfNeeded: pixel >> 24)
    )
  }

  /// Whether both have the same size and the same colour at every pixel, padding aside.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let alpha: UInt32 = isOpaque || other.isOpaque ? 0 : 0xff00_0000
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      let otherRow = other.bytes + y * other.bytesPerRow
      if memcmp(row, otherRow, width * 4) == 0 { continue }
      if alpha != 0 { return false }
      let pixels = row.assumingMemoryBound(to: UInt32.self)
      let otherPixels = otherRow.assumingMemoryBound(to: UInt32.self)
      // Without a way out of the loop the compiler takes several pixels at a time.
      var difference: UInt32 = 0
      for x in 0..<width { difference |= pixels[x] ^ otherPixels[x] }
      if difference & 0x00ff_ffff != 0 { return false }
    }
    return true
  }

  /// A bitmap with the same pixels in memory of its own, rows without a gap.
  public func copy() -> Bitmap {
    let result = Bitmap(width: width, height: height, isOpaque: isOpaque)
    result.copyPixels(from: self)
    return result
  }

  /// Takes over all pixels of a bitmap of the same size.
  public func copyPixels(from other: Bitmap) {
    precondition(
      width == other.width && height == other.height, "pixels are copied between equal sizes")
    for y in 0..<height {
      memcpy(bytes + y * bytesPerRow, other.bytes + y * other.bytesPerRow, width * 4)
    }
  }
}
