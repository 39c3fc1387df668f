import CPango
import Foundation
import Synchronization

/// The coverage of a small rounded rectangle, one byte per device pixel.
///
/// A keyboard is made of a few sizes of key: each is worked out once and then
/// only copied.
final class RoundedMask: Sendable {
  /// Everything a mask depends on, in device pixels.
  private struct Shape: Hashable {
    var width: Double
    var height: Double
    var cornerRadius: Double
  }

  /// Owned here and never changed after it is made.
  nonisolated(unsafe) let surface: OpaquePointer

  private static let cache = Mutex(BoundedCache<Shape, RoundedMask>(limit: 2 << 20))

  /// Larger ones are filled faster than copied, in pixels.
  private static let largest = 20_000.0

  /// The mask of a rectangle that begins on a whole pixel; nil for one that is
  /// better filled.
  static func mask(width: Double, height: Double, cornerRadius: Double) -> RoundedMask? {
    let side = 0...Double(Bitmap.maximumSide)
    guard side.contains(width), side.contains(height), width > 0, height > 0,
      width * height <= largest
    else { return nil }
    let shape = Shape(width: width, height: height, cornerRadius: cornerRadius)
    let cost = Int(width.rounded(.up) * height.rounded(.up))
    return cache.withLock { cache in
      if let mask = cache.value(for: shape, cost: cost) { return mask }
      guard let mask = RoundedMask(shape) else { return nil }
      cache.insert(mask, for: shape, cost: cost)
      return mask
    }
  }

  private init?(_ shape: Shape) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(shape.width.rounded(.up)), Int32(shape.height.rounded(.up))),
      let context = cairo_create(surface)
    else { return nil }
    cairo_set_tolerance(context, Canvas.tolerance)
    Canvas.append(
      CGRect(x: 0, y: 0, width: shape.width, height: shape.height),
      cornerRadius: shape.cornerRadius, to: context)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
