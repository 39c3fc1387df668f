import Drawing
import Foundation

/// What comes out when a picture is compared with an earlier one.
package enum PictureComparison: Hashable, Sendable {
  /// Every pixel is equal, or within the tolerance.
  case same
  /// The pictures cannot be laid over each other; sizes in pixels.
  case otherSize(old: PixelSize, new: PixelSize)
  case different(PictureDifference)

  /// Compares two pictures; `tolerance` is in percent of the distance from black to white, and
  /// pixels that are no further apart count as equal.
  ///
  /// The fourth byte of opaque pictures is padding and ignored. With a `part`, in pixels, only that
  /// is looked at.
  package init(old: Bitmap, new: Bitmap, tolerance: Double = 0, in part: PixelRect? = nil) {
    let (oldSize, newSize) = (PixelSize(of: old), PixelSize(of: new))
    guard oldSize == newSize else {
      self = .otherSize(old: oldSize, new: newSize)
      return
    }
    var census = Census(tolerance: tolerance)
    let whole = PixelRect(x: 0, y: 0, width: old.width, height: old.height)
    let part = part.map { $0.intersection(whole) } ?? whole
    for y in part.y..<part.y + part.height {
      let (oldRow, newRow) = (PixelRow(old, y), PixelRow(new, y))
      if !oldRow.isEqual(to: newRow) {
        census.add(oldRow, newRow, columns: part.x..<part.x + part.width, y: y)
      }
    }
    self = census.difference(size: oldSize, tolerance: tolerance).map(Self.different) ?? .same
  }
}

/// One row of a bitmap, with the padding of opaque pixels filled in.
struct PixelRow {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  /// What is added to each pixel: full alpha where the fourth byte is padding.
  let filling: UInt32

  /// Valid as long as the bitmap lives.
  init(_ bitmap: Bitmap, _ y: Int) {
    pixels = UnsafePointer(
      (bitmap.bytes + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    width = bitmap.width
    filling = bitmap.isOpaque ? 0xff00_0000 : 0
  }

  subscript(x: Int) -> UInt32 { pixels[x] | filling }

  func isEqual(to other: PixelRow) -> Bool {
    if filling == other.filling, memcmp(pixels, other.pixels, width * 4) == 0 { return true }
    if filling == 0, other.filling == 0 { return false }
    // Without a way out of the loop the compiler takes several pixels at a time.
    var difference: UInt32 = 0
    for x in 0..<width { difference |= self[x] ^ other[x] }
    return difference == 0
  }
}

/// Counts differing pixels and remembers where they were.
private struct Census {
  private let ignored: Int
  private let limits: [Int]
  /// How many pixels are beyond this many of the limits.
  private var beyond: [Int]
  private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

  init(tolerance: Double) {
    precondition(tolerance >= 0, "a tolerance is not negative")
    ignored = ColorDistance.square(withinShare: tolerance / 100)
    limits = PictureDifference.thresholds.map { ColorDistance.square(withinShare: $0) }
    beyond = Array(repeating: 0, count: limits.count + 1)
  }

  mutating func add(_ old: PixelRow, _ new: PixelRow, columns: Range<Int>, y: Int) {
    for x in columns where old[x] != new[x] {
      let square = ColorDistance.square(old[x], new[x])
      if square <= ignored { continue }
      var count = 0
      while count < limits.count, square > limits[count] { count += 1 }
      beyond[count] += 1
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
  }

  func difference(size: PixelSize, tolerance: Double) -> PictureDifference? {
    if right < left { return nil }
    return PictureDifference(
      counts: limits.indices.map { beyond[($0 + 1)...].reduce(0, +) },
      box: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
      size: size, tolerance: tolerance)
  }
}
