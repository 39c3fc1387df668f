import Drawing
import Foundation
import Synchronization

/// A picture of pixels, which never change.
public final class CGImage: Hashable, @unchecked Sendable {
  // Unchecked: painted by its maker alone before it is here, and only read from then on.
  package let bitmap: Bitmap

  /// The latest smaller copy, so that a photo in a small place is not worked out in every frame.
  private let smaller = Mutex<SmallerCopy?>(nil)

  // Unchecked for the same reason.
  private struct SmallerCopy: @unchecked Sendable {
    let bitmap: Bitmap
  }

  /// Takes over a bitmap that is not painted into any more.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// The bits of each of a pixel's components.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The distance from one row to the next, in bytes.
  public var bytesPerRow: Int { bitmap.bytesPerRow }

  /// Returns the part of the picture inside a rectangle of pixels; nil where nothing is.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap.part(
        PixelRect(
          x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))))
  }

  /// Returns the same picture.
  public func copy() -> CGImage? { CGImage(bitmap) }

  /// Whether both are the same picture.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || left.bitmap === right.bitmap
  }

  /// Feeds the picture's identity to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(bitmap))
  }

  /// Returns the pixels for a place of a size in pixels: a copy of that size where it is smaller.
  func bitmap(forWidth width: Double, height: Double) -> Bitmap {
    guard width.isFinite, height.isFinite else { return bitmap }
    let (columns, rows) = (Int(max(width.rounded(), 1)), Int(max(height.rounded(), 1)))
    guard columns <= bitmap.width, rows <= bitmap.height,
      columns * 4 < bitmap.width * 3 || rows * 4 < bitmap.height * 3
    else { return bitmap }
    let copy = smaller.withLock { smaller in
      if let smaller, smaller.bitmap.width == columns, smaller.bitmap.height == rows {
        return smaller
      }
      let small = Bitmap(width: columns, height: rows, isOpaque: bitmap.isOpaque)
      let canvas = Canvas(small, scale: 1)
      canvas.draw(bitmap, in: CGRect(x: 0, y: 0, width: columns, height: rows))
      canvas.flush()
      let copy = SmallerCopy(bitmap: small)
      smaller = copy
      return copy
    }
    return copy.bitmap
  }
}
