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
    let layer = view.ownLayer
    // Most of what scrolls is out of sight.
    if view.subviews.isEmpty || layer.model.masksToBounds, let frame = layer.frameOfAllPixels,
      !sees(frame.applying(parent), in: clip)
    {
      return
    }
    add(layer, of: view, under: parent, clip: clip)
  }

  /// Adds a layer: a view's with that, another one without.
  private mutating func add(
    _ layer: CALayer, of view: UIView?, under parent: CGAffineTransform, clip: PixelRect
  ) {
    let values = layer.values(at: tick)
    guard !values.isHidden, values.opacity > 0 else { return }
    let matrix = snapped(values.transformToSuperlayer.concatenating(parent), values.bounds.origin)
    let place = Place(layer: layer, view: view, values: values, matrix: matrix, clip: clip)
    if values.opacity < 1 {
      addScope(.beginOpacity, place) { $0.addMasked(place) }
    } else {
      addMasked(place)
    }
  }

  /// A layer, and how it is seen.
  private struct Place {
    let layer: CALayer
    let view: UIView?
    let values: LayerValues
    let matrix: CGAffineTransform
    var clip: PixelRect
  }

  /// Adds a beginning and an end around some steps; the beginning has the extent of all of them.
  private mutating func addScope(
    _ kind: DisplayItem.Kind, _ place: Place, _ addInside: (inout DisplayListBuilder) -> Void
  ) {
    let index = list.items.count
    append(kind, place, place.clip)
    addInside(&self)
    append(.end, place, .empty)
    list.widen(index)
  }

  private mutating func addMasked(_ place: Place) {
    guard let mask = place.layer.tree?.mask else { return addVisible(place) }
    addScope(.beginMask, place) {
      $0.addVisible(place)
      $0.append(.mask, place, .empty)
      $0.add(mask, of: mask.host as? UIView, under: place.matrix, clip: place.clip)
    }
  }

  private mutating func addVisible(_ place: Place) {
    if let (transition, progress) = place.layer.transition(at: tick) {
      addTransition(place, transition, progress)
      return
    }
    if let cache = place.layer.rasterCache, place.matrix.keepsPixels {
      addRaster(place, cache)
    } else {
      addPainted(place)
    }
  }

  private mutating func addPainted(_ place: Place) {
    let (layer, values, matrix) = (place.layer, place.values, place.matrix)
    let bounds = PixelRect(covering: values.bounds.applying(matrix), scale: scale)
    var painted = bounds
    let content = layer.tree.flatMap { _ in layer.content(at: tick) }
    if let content {
      painted = painted.union(
        PixelRect(covering: content.extent(in: values.bounds).applying(matrix), scale: scale))
    }
    if values.hasShadow {
      let shape = layer.shadowShape(content)?.bounds ?? values.bounds
      painted = painted.union(
        PixelRect(covering: values.shadowExtent(of: shape).applying(matrix), scale: scale))
    }
    let hasContent = content != nil || (place.view?.hasContent ?? false)
    if values.backgroundColor != nil || values.hasShadow || hasContent {
      append(.content, place, painted.intersection(place.clip), content, hasContent: hasContent)
    }
    addSublayers(place, bounds)
    if let scrolling = layer.scrolling {
      for mark in scrolling.marks(over: values.bounds, at: tick) { addMark(mark, place) }
    }
    if values.borderWidth > 0, values.borderColor != nil {
      append(.border, place, bounds.intersection(place.clip))
    }
  }

  private mutating func addSublayers(_ place: Place, _ bounds: PixelRect) {
    let view = place.view
    if let view, type(of: view) == PictureView.self, let view = view as? PictureView {
      addPicture(view, place.values, place.matrix, place.clip)
    }
    if place.layer.tree?.sublayers == nil, view?.subviews.isEmpty ?? true { return }
    guard place.values.masksToBounds else { return addInside(place) }
    var inner = place
    inner.clip = bounds.intersection(place.clip)
    guard !inner.clip.isEmpty else { return }
    append(.beginClip, place, inner.clip)
    addInside(inner)
    append(.end, place, .empty)
  }

  private mutating func addInside(_ place: Place) {
    guard let layers = place.layer.paintingOrder(at: tick) else {
      for subview in place.view?.subviews ?? [] {
        add(subview, under: place.matrix, clip: place.clip)
      }
      return
    }
    for layer in layers {
      if let view = layer.host as? UIView {
        add(view, under: place.matrix, clip: place.clip)
      } else {
        add(layer, of: nil, under: place.matrix, clip: place.clip)
      }
    }
  }

  private mutating func addMark(_ mark: LayerMark, _ place: Place) {
    var values = LayerValues()
    (values.bounds, values.backgroundColor) = (mark.rect, mark.color)
    values.cornerRadius = min(mark.rect.width, mark.rect.height) / 2
    var item = DisplayItem(
      kind: .mark, version: 0, values: values, matrix: place.matrix,
      extent: PixelRect(covering: mark.rect.applying(place.matrix), scale: scale)
        .intersection(place.clip))
    item.hasSlantedEdges = true
    if !item.extent.isEmpty { list.append(item, layer: place.layer) }
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
    if !item.extent.isEmpty {
      list.append(item, layer: view.ownLayer, changes: view.change.rects)
    }
  }

  /// Returns the steps that paint a layer and what is inside it around its own origin.
  private func stepsAroundOrigin(_ place: Place) -> DisplayList {
    let origin = place.values.bounds.origin
    var inner = DisplayListBuilder(tick: tick, scale: scale)
    var resting = place.values
    resting.position = .zero
    inner.addPainted(
      Place(
        layer: place.layer, view: place.view, values: resting,
        matrix: CGAffineTransform(translationX: -origin.x, y: -origin.y), clip: .everything))
    return inner.list
  }

  /// Paints a layer and what is inside it, as seen at an instant, into a bitmap of its own, with `scale`
  /// pixels in a point.
  ///
  /// Returns it with where it lies, in points from the layer's origin; nil where there is nothing.
  static func picture(
    of layer: CALayer, at tick: Double, scale: Double
  ) -> (bitmap: Bitmap, rect: CGRect)? {
    let values = layer.values(at: tick)
    let list = DisplayListBuilder(tick: tick, scale: scale).stepsAroundOrigin(
      Place(
        layer: layer, view: layer.host as? UIView, values: values, matrix: .identity,
        clip: .everything))
    let bounds = CGRect(origin: .zero, size: values.bounds.size)
    let sheet = PixelRect(covering: bounds, scale: scale)
    let slack = CGFloat(max(sheet.width, sheet.height)) / scale
    let most = PixelRect(covering: bounds.insetBy(dx: -slack, dy: -slack), scale: scale)
    let extent = list.extent.union(sheet).intersection(most)
    guard !extent.isEmpty,
      let picture = try? Bitmap(validatedWidth: extent.width, height: extent.height)
    else { return nil }
    DisplayListPainter.paint(
      list, scale: scale, damage: Damage(extent), into: picture, origin: extent)
    return (picture, extent.rect(scale: scale))
  }

  private mutating func addTransition(
    _ place: Place, _ transition: LayerTransition, _ progress: Double
  ) {
    let bounds = place.values.bounds
    let step = TransitionStep(
      transition, progress: progress, list: stepsAroundOrigin(place), bounds: bounds, scale: scale)
    let origin = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    var item = DisplayItem(
      kind: .transition, version: LayerVersion.next(), values: LayerValues(),
      matrix: origin.concatenating(place.matrix), extent: .empty)
    item.extent = PixelRect(
      covering: step.extent.rect(scale: scale).applying(item.matrix), scale: scale
    )
    .intersection(place.clip)
    item.hasSlantedEdges = true
    if !item.extent.isEmpty { list.append(item, layer: place.layer, frame: step) }
  }

  /// Brings the kept pixels up to date and notes the copy of them; what cannot be kept is
  /// painted like any other view.
  private mutating func addRaster(_ place: Place, _ cache: RasterCache) {
    let bounds = place.values.bounds
    guard update(cache, of: place) else { return addPainted(place) }
    var item = DisplayItem(
      kind: .raster, version: cache.version, values: LayerValues(), matrix: place.matrix,
      extent: .empty)
    let corner = bounds.origin.applying(place.matrix)
    let (x, y) = (Int((corner.x * scale).rounded()), Int((corner.y * scale).rounded()))
    item.corner = cache.extent.offsetBy(x: x, y: y)
    item.extent = item.corner.intersection(place.clip)
    item.isOpaqueBox = cache.bitmap?.isOpaque ?? false
    list.append(item, layer: place.layer)
  }

  /// Paints anew what has changed in kept pixels; false where they cannot be kept.
  private func update(_ cache: RasterCache, of place: Place) -> Bool {
    let layer = place.layer
    let isLeaf = layer.isStill && layer.tree == nil && place.view?.subviews.isEmpty ?? true
    if isLeaf, cache.leafVersion == layer.version, cache.scale == scale { return true }
    guard cache.update(stepsAroundOrigin(place), scale: scale) else { return false }
    cache.leafVersion = isLeaf ? layer.version : nil
    return true
  }

  private mutating func append(
    _ kind: DisplayItem.Kind, _ place: Place, _ extent: PixelRect, _ content: LayerContent? = nil,
    hasContent: Bool = false
  ) {
    let (values, matrix) = (place.values, place.matrix)
    var item = DisplayItem(
      kind: kind, version: place.layer.version, values: values, matrix: matrix, extent: extent)
    switch kind {
    case .content:
      item.hasSlantedEdges = !values.isBox || !matrix.isUpright || hasContent
      item.isResampled = values.hasShadow && !matrix.isUpright
      item.isOpaqueBox =
        values.isBox && matrix.isUpright && values.backgroundColor?.alpha == 1
        && content?.isInsideBounds ?? true && values.bounds.applying(matrix).isAligned(scale: scale)
      if item.isOpaqueBox {
        // What is a rounding error beyond the edge is not painted.
        item.extent = extent.intersection(
          PixelRect(nearest: values.bounds.applying(matrix), scale: scale))
      }
    case .border, .beginClip: item.hasSlantedEdges = !values.isBox || !matrix.isUpright
    case .raster, .picture, .transition, .mark, .beginOpacity, .beginMask, .mask, .end: break
    }
    guard let content else { return list.append(item, layer: place.layer) }
    // What moves by itself is another step in every frame.
    if place.layer.movesContent { item.version = LayerVersion.next() }
    list.append(item, layer: place.layer, content: content)
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
  init(nearest rect: CGRect, scale: Double) {
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

extension PixelRect {
  /// The rectangle in points, of which a pixel is a part.
  func rect(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension LayerValues {
  /// Whether only the edges of an upright rectangle are painted for the layer
  /// itself.
  fileprivate var isBox: Bool { cornerRadius == 0 && !hasShadow }

  var hasShadow: Bool { shadowOpacity > 0 && shadowColor != nil }

  /// Where the shadow of a shape is, in the layer's coordinates.
  func shadowExtent(of shape: CGRect) -> CGRect {
    shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -3 * shadowRadius, dy: -3 * shadowRadius)
  }
}
