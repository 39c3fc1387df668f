import Drawing
import Foundation

/// Walks the views of a screen and notes what to paint, as seen at one
/// instant.
@MainActor
struct DisplayListBuilder {
  /// The instant, in ticks of the screen whose views are walked.
  private let tick: Double
  /// Pixels in a point of the canvas.
  let scale: Double

  private(set) var list = DisplayList()

  init(tick: Double, scale: Double) {
    self.tick = tick
    self.scale = scale
  }

  mutating func add(_ view: UIView, under parent: CGAffineTransform, clip: PixelRect) {
    // Most of what scrolls is out of sight.
    if view.subviews.isEmpty || view.ownLayer.model.masksToBounds,
      let frame = view.ownLayer.frameOfAllPixels, !sees(frame.applying(parent), in: clip)
    {
      return
    }
    let values = view.ownLayer.values(at: tick)
    guard !values.isHidden, values.opacity > 0 else { return }
    let matrix = snapped(values.transformToSuperlayer.concatenating(parent), values.bounds.origin)
    if values.opacity < 1 {
      let index = list.items.count
      append(.beginOpacity, of: view, values, matrix, clip)
      addVisible(view, values, matrix, clip)
      append(.end, of: view, values, matrix, .empty)
      list.widen(index)
    } else {
      addVisible(view, values, matrix, clip)
    }
  }

  private mutating func addVisible(
    _ view: UIView, _ values: LayerValues, _ matrix: CGAffineTransform, _ clip: PixelRect
  ) {
    if let cache = view.ownLayer.rasterCache, matrix.keepsPixels {
      addRaster(view, values, matrix, clip, cache)
    } else {
      addPainted(view, values, matrix, clip)
    }
  }

  private mutating func addPainted(
    _ view: UIView, _ values: LayerValues, _ matrix: CGAffineTransform, _ clip: PixelRect
  ) {
    let bounds = PixelRect(covering: values.bounds.applying(matrix), scale: scale)
    let painted =
      values.hasShadow
      ? PixelRect(covering: values.shadowExtent.applying(matrix), scale: scale).union(bounds)
      : bounds
    if values.backgroundColor != nil || values.hasShadow || view.hasContent {
      append(.content, of: view, values, matrix, painted.intersection(clip))
    }
    addSubviews(view, values, matrix, bounds, clip)
    if let scrolling = view.ownLayer.scrolling {
      for mark in scrolling.marks(over: values.bounds, at: tick) {
        addMark(mark, of: view, matrix, clip)
      }
    }
    if values.borderWidth > 0, values.borderColor != nil {
      append(.border, of: view, values, matrix, bounds.intersection(clip))
    }
  }

  private mutating func addSubviews(
    _ view: UIView, _ values: LayerValues, _ matrix: CGAffineTransform, _ bounds: PixelRect,
    _ clip: PixelRect
  ) {
    if type(of: view) == PictureView.self, let view = view as? PictureView {
      addPicture(view, values, matrix, clip)
    }
    let subviews = view.subviews
    guard !subviews.isEmpty else { return }
    guard values.masksToBounds else {
      for subview in subviews { add(subview, under: matrix, clip: clip) }
      return
    }
    let inner = bounds.intersection(clip)
    guard !inner.isEmpty else { return }
    append(.beginClip, of: view, values, matrix, inner)
    for subview in subviews { add(subview, under: matrix, clip: inner) }
    append(.end, of: view, values, matrix, .empty)
  }

  private mutating func addMark(
    _ mark: LayerMark, of view: UIView, _ matrix: CGAffineTransform, _ clip: PixelRect
  ) {
    var values = LayerValues()
    (values.bounds, values.backgroundColor) = (mark.rect, mark.color)
    values.cornerRadius = min(mark.rect.width, mark.rect.height) / 2
    var item = DisplayItem(
      kind: .mark, version: 0, values: values, matrix: matrix,
      extent: PixelRect(covering: mark.rect.applying(matrix), scale: scale).intersection(clip))
    item.hasSlantedEdges = true
    if !item.extent.isEmpty { list.append(item, view: view) }
  }

  /// Whether a rectangle of the canvas, in points, may touch some pixels, wherever it is snapped to.
  private func sees(_ rect: CGRect, in clip: PixelRect) -> Bool {
    let slack = 1.0
    return rect.minX * scale <= Double(clip.maxX) + slack
      && rect.maxX * scale >= Double(clip.minX) - slack
      && rect.minY * scale <= Double(clip.maxY) + slack
      && rect.maxY * scale >= Double(clip.minY) - slack
  }

  private mutating func addPicture(
    _ view: PictureView, _ values: LayerValues, _ matrix: CGAffineTransform, _ clip: PixelRect
  ) {
    var item = DisplayItem(
      kind: .picture, version: view.ownLayer.version, values: LayerValues(), matrix: matrix,
      extent: .empty)
    item.corner = PixelRect(nearest: values.bounds.applying(matrix), scale: scale)
    item.extent = item.corner.intersection(clip)
    item.frameNumber = view.change.number
    item.isOpaqueBox = true
    if !item.extent.isEmpty { list.append(item, view: view, changes: view.change.rects) }
  }

  /// Brings the kept pixels up to date and notes the copy of them; what cannot be kept is
  /// painted like any other view.
  private mutating func addRaster(
    _ view: UIView, _ values: LayerValues, _ matrix: CGAffineTransform, _ clip: PixelRect,
    _ cache: RasterCache
  ) {
    guard update(cache, of: view, values) else {
      addPainted(view, values, matrix, clip)
      return
    }
    var item = DisplayItem(
      kind: .raster, version: cache.version, values: LayerValues(), matrix: matrix, extent: .empty)
    let corner = values.bounds.origin.applying(matrix)
    let (x, y) = (Int((corner.x * scale).rounded()), Int((corner.y * scale).rounded()))
    item.corner = cache.extent.offsetBy(x: x, y: y)
    item.extent = item.corner.intersection(clip)
    item.isOpaqueBox = cache.bitmap?.isOpaque ?? false
    list.append(item, view: view)
  }

  /// Paints anew what has changed in kept pixels; false where they cannot be kept.
  private func update(_ cache: RasterCache, of view: UIView, _ values: LayerValues) -> Bool {
    let isLeaf = view.subviews.isEmpty && view.ownLayer.isStill
    if isLeaf, cache.leafVersion == view.ownLayer.version, cache.scale == scale { return true }
    // Inside, the layer's own origin is the origin of the pixels.
    let origin = CGAffineTransform(
      translationX: -values.bounds.origin.x, y: -values.bounds.origin.y)
    var inner = DisplayListBuilder(tick: tick, scale: scale)
    var resting = values
    resting.position = .zero
    inner.addPainted(view, resting, origin, .everything)
    guard cache.update(inner.list, scale: scale) else { return false }
    cache.leafVersion = isLeaf ? view.ownLayer.version : nil
    return true
  }

  private mutating func append(
    _ kind: DisplayItem.Kind, of view: UIView, _ values: LayerValues, _ matrix: CGAffineTransform,
    _ extent: PixelRect
  ) {
    var item = DisplayItem(
      kind: kind, version: view.ownLayer.version, values: values, matrix: matrix, extent: extent)
    switch kind {
    case .content:
      item.hasSlantedEdges = !values.isBox || !matrix.isUpright || view.hasContent
      item.isResampled = values.hasShadow && !matrix.isUpright
      item.isOpaqueBox =
        values.isBox && matrix.isUpright && values.backgroundColor?.alpha == 1
        && values.bounds.applying(matrix).isAligned(scale: scale)
      if item.isOpaqueBox {
        // What is a rounding error beyond the edge is not painted.
        item.extent = extent.intersection(
          PixelRect(nearest: values.bounds.applying(matrix), scale: scale))
      }
    case .border, .beginClip: item.hasSlantedEdges = !values.isBox || !matrix.isUpright
    case .raster, .picture, .mark, .beginOpacity, .end: break
    }
    list.append(item, view: view)
  }

  /// Moves the origin of the bounds onto a whole pixel, as long as pixels stay
  /// upright: glyphs are snapped, and boxes would drift against them.
  private func snapped(_ matrix: CGAffineTransform, _ origin: CGPoint) -> CGAffineTransform {
    guard matrix.isUpright else { return matrix }
    let corner = origin.applying(matrix)
    var matrix = matrix
    matrix.tx += (corner.x * scale).rounded() / scale - corner.x
    matrix.ty += (corner.y * scale).rounded() / scale - corner.y
    return matrix
  }
}

extension CGAffineTransform {
  /// Whether it only shifts, so that kept pixels can be copied as they are.
  fileprivate var keepsPixels: Bool { a == 1 && d == 1 && isUpright }

  /// Whether it takes upright rectangles to upright rectangles.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension CGRect {
  /// Whether all edges lie on whole pixels.
  fileprivate func isAligned(scale: Double) -> Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 }
  }
}

extension PixelRect {
  /// The pixels whose edges are nearest to a rectangle's, in points.
  fileprivate init(nearest rect: CGRect, scale: Double) {
    let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
    let (right, bottom) = (
      Int((rect.maxX * scale).rounded()), Int((rect.maxY * scale).rounded())
    )
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Far more than any screen has.
  fileprivate static let everything = PixelRect(
    x: -8192, y: -8192, width: 16_384, height: 16_384)
}

extension LayerValues {
  /// Whether only the edges of an upright rectangle are painted for the layer
  /// itself.
  fileprivate var isBox: Bool { cornerRadius == 0 && !hasShadow }

  var hasShadow: Bool { shadowOpacity > 0 && shadowColor != nil }

  /// The layer's bounds and its shadow, in the layer's coordinates.
  var shadowExtent: CGRect {
    bounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -3 * shadowRadius, dy: -3 * shadowRadius)
  }
}
