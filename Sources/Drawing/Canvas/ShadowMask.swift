import CPango
import Foundation
import Synchronization

/// The blurred coverage of a rounded rectangle, one byte per device pixel.
///
/// A mask's corners do not depend on the rectangle's size once that is larger than the blur
/// reaches, so a small mask is blurred once and stretched by repeating its middle row and column.
final class ShadowMask: Sendable {
  /// Everything a mask depends on, in device pixels.
  struct Shape: Hashable {
    var width: Int
    var height: Int
    var cornerRadius: Double
    var deviation: Double
  }

  /// Owned here and never changed after it is made.
  nonisolated(unsafe) let surface: OpaquePointer
  /// How far the mask reaches over the rectangle on every side, in device pixels.
  let margin: Int

  /// Masks by shape, and blurred corners by the small shape they come from; both in pixels.
  private struct Cache {
    var masks = BoundedCache<Shape, ShadowMask>(limit: 8 << 20)
    var corners = BoundedCache<Shape, [UInt8]>(limit: 1 << 20)
  }

  private static let cache = Mutex(Cache())

  /// The greatest blur and the greatest side that a mask is made for, in pixels.
  static let greatestDeviation = 64.0
  static let greatestSide = 8192.0

  /// The mask for a rectangle within these limits, in pixels; nil where there is nothing to see.
  static func mask(
    width: Double, height: Double, cornerRadius: Double, deviation: Double
  ) -> ShadowMask? {
    guard width.rounded() >= 1, height.rounded() >= 1 else { return nil }
    let shape = Shape(
      width: Int(width.rounded()), height: Int(height.rounded()),
      cornerRadius: max(0, min(cornerRadius, width / 2, height / 2)), deviation: deviation)
    let cost = shape.width * shape.height
    return cache.withLock { cache in
      if let mask = cache.masks.value(for: shape, cost: cost) { return mask }
      let mask = ShadowMask(shape, corners: &cache.corners)
      cache.masks.insert(mask, for: shape, cost: cost)
      return mask
    }
  }

  private init(_ shape: Shape, corners: inout BoundedCache<Shape, [UInt8]>) {
    let boxes = Self.boxes(deviation: shape.deviation)
    let margin = boxes.reduce(0) { $0 + $1 / 2 }
    // What the blur and the corner leave untouched in the middle needs one row and column only.
    let reach = 2 * (margin + Int(shape.cornerRadius.rounded(.up))) + 1
    var small = shape
    small.width = min(shape.width, reach)
    small.height = min(shape.height, reach)
    let width = small.width + 2 * margin
    let height = small.height + 2 * margin
    let blurred: [UInt8]
    if let known = corners.value(for: small, cost: width * height) {
      blurred = known
    } else {
      blurred = Self.blurred(
        Self.coverage(of: small, margin: margin), width: width, height: height, boxes: boxes)
      corners.insert(blurred, for: small, cost: width * height)
    }
    self.margin = margin
    surface = Self.stretched(
      blurred, width: width, height: height, toWidth: shape.width + 2 * margin,
      height: shape.height + 2 * margin)
  }

  /// Takes over a surface with a shadow.
  init(surface: OpaquePointer, margin: Int) {
    self.surface = surface
    self.margin = margin
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Blurs a shape of 16-bit coverage; the result is one byte a pixel.
  static func blurred(_ coverage: [Int32], width: Int, height: Int, boxes: [Int]) -> [UInt8] {
    var coverage = coverage
    for box in boxes where box > 1 {
      coverage = blurredRowsTransposed(coverage, width: width, height: height, box: box)
      coverage = blurredRowsTransposed(coverage, width: height, height: width, box: box)
    }
    return coverage.map { UInt8(($0 + 128) / 257) }
  }

  /// Three odd box widths whose succession is close to a Gaussian blur of this deviation.
  static func boxes(deviation: Double) -> [Int] {
    guard deviation > 0 else { return [] }
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let low = Double(lower)
    let exact = (12 * deviation * deviation - 3 * low * low - 12 * low - 9) / (-4 * low - 4)
    let count = Int(exact.rounded())
    return (0..<3).map { $0 < count ? lower : lower + 2 }
  }

  /// The unblurred shape with an empty margin, in 16-bit coverage.
  private static func coverage(of shape: Shape, margin: Int) -> [Int32] {
    let width = shape.width + 2 * margin
    let height = shape.height + 2 * margin
    return coverage(width: width, height: height) {
      $0.fill(
        CGRect(x: margin, y: margin, width: shape.width, height: shape.height),
        cornerRadius: shape.cornerRadius, color: .black)
    }
  }

  /// Returns the coverage of what is painted into a bitmap of a size in pixels, in 16 bits.
  static func coverage(width: Int, height: Int, _ paint: (Canvas) -> Void) -> [Int32] {
    let bitmap = Bitmap(width: width, height: height)
    let canvas = Canvas(bitmap, scale: 1)
    paint(canvas)
    canvas.flush()
    let pixels = bitmap.bytes.assumingMemoryBound(to: UInt32.self)
    return (0..<(width * height)).map { Int32(pixels[$0] >> 24) * 257 }
  }

  /// Averages `box` neighbours along every row and writes rows as columns.
  private static func blurredRowsTransposed(
    _ source: [Int32], width: Int, height: Int, box: Int
  ) -> [Int32] {
    let half = box / 2
    let divisor = Int32(box)
    return [Int32](unsafeUninitializedCapacity: width * height) { result, count in
      source.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y * width
          var sum: Int32 = 0
          for x in 0..<min(half, width) { sum += source[row + x] }
          for x in 0..<width {
            if x + half < width { sum += source[row + x + half] }
            if x - half - 1 >= 0 { sum -= source[row + x - half - 1] }
            result[x * height + y] = (sum + divisor / 2) / divisor
          }
        }
      }
      count = width * height
    }
  }

  /// An 8-bit surface in which the middle row and column are repeated.
  private static func stretched(
    _ source: [UInt8], width: Int, height: Int, toWidth: Int, height toHeight: Int
  ) -> OpaquePointer {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(toWidth), Int32(toHeight)),
      let data = cairo_image_surface_get_data(surface)
    else { preconditionFailure("cairo has no memory for a shadow") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let extraColumns = toWidth - width
    let extraRows = toHeight - height
    var previous = -1
    for y in 0..<toHeight {
      let row = y <= height / 2 ? y : max(height / 2, y - extraRows)
      let target = data + y * stride
      if row == previous {
        memcpy(target, target - stride, toWidth)
        continue
      }
      previous = row
      for x in 0..<toWidth {
        let column = x <= width / 2 ? x : max(width / 2, x - extraColumns)
        target[x] = source[row * width + column]
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
