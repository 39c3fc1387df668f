import Drawing
import Foundation

/// The pixels of a layer that is kept rasterised.
@MainActor
final class RasterCache {
  private var list = DisplayList()
  private(set) var scale = 0.0
  /// The version of the layer that was painted last, where nothing else is in the pixels.
  var leafVersion: UInt64?
  private(set) var bitmap: Bitmap?
  /// Where the pixels lie, the layer's origin being the origin.
  private(set) var extent = PixelRect.empty
  /// Differs whenever the pixels do.
  private(set) var version = LayerVersion.next()

  /// Paints again what has changed; false where no bitmap can hold the pixels, as they are too many
  /// for one or for the memory that is left.
  func update(_ new: DisplayList, scale: Double) -> Bool {
    let damage: Damage
    if scale != self.scale || new.extent != extent || bitmap == nil {
      self.scale = scale
      extent = new.extent
      bitmap =
        extent.isEmpty
        ? nil
        : try? Bitmap(
          validatedWidth: extent.width, height: extent.height, isOpaque: new.isOpaque(over: extent))
      damage = Damage(extent)
    } else {
      damage = new.damage(since: list)
    }
    list = new
    if let bitmap, !damage.isEmpty {
      version = LayerVersion.next()
      DisplayListPainter.paint(
        new, scale: scale, damage: new.grown(damage, within: extent), into: bitmap,
        origin: extent)
    }
    list.forgetLayers()
    return bitmap != nil || extent.isEmpty
  }
}

extension DisplayList {
  /// Whether the first step already covers everything with an opaque colour.
  fileprivate func isOpaque(over extent: PixelRect) -> Bool {
    guard let first = items.first, first.kind == .content else { return false }
    return first.isOpaqueBox && first.extent == extent
  }
}

extension CALayer {
  /// The layer's pixels where it is rasterised, made when first asked for.
  var rasterCache: RasterCache? {
    guard isRasterized else { return nil }
    if let cache = keptPixels as? RasterCache { return cache }
    let cache = RasterCache()
    keptPixels = cache
    return cache
  }
}
