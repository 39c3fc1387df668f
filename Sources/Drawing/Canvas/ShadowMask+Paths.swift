import CPango
import Foundation
import Synchronization

extension ShadowMask {
  /// Everything the mask of a path depends on.
  private struct Outline: Hashable {
    let path: Path
    let scale: Double
    let deviation: Double
  }

  private static let paths = Mutex(BoundedCache<Outline, ShadowMask>(limit: 4 << 20))

  /// The greatest side of a path's mask, in pixels; unlike a rectangle's it is blurred as a whole.
  static let greatestPathSide = 2048.0

  /// The mask of a path that fills a box in points, at a number of pixels in a point; nil where there
  /// is nothing to see.
  static func mask(
    of path: Path, in box: CGRect, scale: Double, deviation: Double
  ) -> ShadowMask? {
    let boxes = boxes(deviation: deviation)
    let margin = boxes.reduce(0) { $0 + $1 / 2 }
    let width = Int((box.width * scale).rounded(.up)) + 2 * margin
    let height = Int((box.height * scale).rounded(.up)) + 2 * margin
    let outline = Outline(path: path, scale: scale, deviation: deviation)
    return paths.withLock { cache in
      if let mask = cache.value(for: outline, cost: width * height) { return mask }
      let coverage = coverage(width: width, height: height) {
        $0.translate(x: Double(margin), y: Double(margin))
        $0.concatenate(AffineMatrix(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        $0.translate(x: -box.minX, y: -box.minY)
        $0.fill(path, color: .black)
      }
      let blurred = blurred(coverage, width: width, height: height, boxes: boxes)
      guard let surface = surface(blurred, width: width, height: height) else { return nil }
      let mask = ShadowMask(surface: surface, margin: margin)
      cache.insert(mask, for: outline, cost: width * height)
      return mask
    }
  }

  private static func surface(_ coverage: [UInt8], width: Int, height: Int) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    coverage.withUnsafeBufferPointer { coverage in
      guard let first = coverage.baseAddress else { return }
      for y in 0..<height { memcpy(data + y * stride, first + y * width, width) }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
