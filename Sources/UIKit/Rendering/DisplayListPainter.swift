import Drawing
import Foundation

/// Paints the steps of a display list that touch the damaged pixels.
@MainActor
struct DisplayListPainter {
  private let list: DisplayList
  private let scale: Double
  /// The damaged pixels that are being painted.
  private let part: PixelRect
  private let canvas: Canvas

  /// Paints into a bitmap whose first pixel is that of `origin`.
  static func paint(
    _ list: DisplayList, scale: Double, damage: Damage, into bitmap: Bitmap,
    origin: PixelRect = .empty
  ) {
    for part in damage.rects.flatMap(list.pieces) {
      let painter = DisplayListPainter(
        list, scale: scale, part: part,
        into: bitmap.part(part.offsetBy(x: -origin.x, y: -origin.y)))
      var index = list.firstVisible(in: part)
      painter.paint(from: &index)
      painter.canvas.flush()
    }
  }

  // A bitmap of its own for each part: what lies wholly inside comes out as it
  // would without a clip, to the last bit.
  private init(_ list: DisplayList, scale: Double, part: PixelRect, into bitmap: Bitmap) {
    self.list = list
    self.scale = scale
    self.part = part
    canvas = Canvas(bitmap, scale: scale)
    // What is behind all windows is black.
    if !bitmap.isOpaque || !list.hides(part) { canvas.clear() }
    canvas.translate(x: -Double(part.x) / scale, y: -Double(part.y) / scale)
  }

  /// Paints up to the end of the scope that `index` is in, or to where its mask begins.
  private func paint(from index: inout Int, inScope: Bool = false) {
    while index < list.items.count {
      let item = list.items[index]
      let layer = list.layers[index]
      index += 1
      switch item.kind {
      case .end, .mask: return
      case .beginClip, .beginOpacity, .beginMask:
        guard part.intersects(item.extent) else {
          skip(&index)
          continue
        }
        paintScope(item, from: &index)
      case .content, .border, .mark, .raster:
        guard part.intersects(item.extent) else { continue }
        let content = list.content(at: index - 1)
        canvas.withState { paint(item, of: layer, content) }
      case .transition:
        guard part.intersects(item.extent), let frame = list.transition(at: index - 1) else {
          continue
        }
        canvas.withState { paint(frame, at: item.matrix) }
      case .picture:
        guard let view = layer.host as? PictureView, part.intersects(item.extent) else { continue }
        paintPicture(item, of: view, inScope: inScope)
      }
    }
  }

  private func paintScope(_ item: DisplayItem, from index: inout Int) {
    if item.kind == .beginOpacity {
      canvas.withOpacity(item.values.opacity) { paint(from: &index, inScope: true) }
      return
    }
    if item.kind == .beginMask { return paintMasked(from: &index) }
    canvas.withState {
      canvas.concatenate(AffineMatrix(item.matrix))
      if item.values.isPlainBox {
        canvas.clip(to: item.values.bounds, cornerRadius: item.values.cornerRadius)
      } else {
        canvas.clip(to: item.values.outline())
      }
      canvas.concatenate(AffineMatrix(item.matrix.inverted()))
      paint(from: &index, inScope: true)
    }
  }

  private func paintMasked(from index: inout Int) {
    // The first time it ends where the mask begins.
    canvas.withMask { paint(from: &index, inScope: true) }
  }

  private func paintPicture(_ item: DisplayItem, of view: PictureView, inScope: Bool) {
    let seen = item.extent.intersection(part)
    let wanted = seen.offsetBy(x: -item.corner.x, y: -item.corner.y)
    let place = seen.offsetBy(x: -part.x, y: -part.y)
    if inScope {
      let pixels = Bitmap(width: seen.width, height: seen.height, isOpaque: true)
      view.paintPart(wanted, pixels)
      canvas.drawPixels(pixels, atPixel: place.x, place.y)
    } else {
      canvas.withBitmap { view.paintPart(wanted, $0.part(place)) }
    }
  }

  private func skip(_ index: inout Int) {
    var depth = 1
    while depth > 0, index < list.items.count {
      switch list.items[index].kind {
      case .beginClip, .beginOpacity, .beginMask: depth += 1
      case .end: depth -= 1
      case .content, .border, .mark, .raster, .picture, .transition, .mask: break
      }
      index += 1
    }
  }

  private func paint(_ frame: TransitionStep, at matrix: CGAffineTransform) {
    guard let picture = frame.picture else { return }
    canvas.concatenate(AffineMatrix(matrix))
    canvas.draw(picture, in: frame.extent.rect(scale: scale))
  }

  private func paint(_ item: DisplayItem, of layer: CALayer, _ content: LayerContent?) {
    let values = item.values
    if item.kind == .raster {
      if let cache = layer.rasterCache, let bitmap = cache.bitmap {
        canvas.drawPixels(bitmap, atPixel: item.corner.x - part.x, item.corner.y - part.y)
      }
      return
    }
    canvas.concatenate(AffineMatrix(item.matrix))
    if item.kind == .border {
      paintBorder(values)
      return
    }
    if item.kind == .mark {
      guard let color = values.backgroundColor else { return }
      canvas.fill(values.bounds, cornerRadius: values.cornerRadius, color: color)
      return
    }
    if values.hasShadow { paintShadow(of: layer, values, content) }
    if let color = values.backgroundColor, color.alpha > 0 {
      if values.isPlainBox {
        canvas.fill(values.bounds, cornerRadius: values.cornerRadius, color: color)
      } else {
        canvas.fill(values.outline(), color: color)
      }
    }
    content?.paint(on: canvas, values)
    layer.host?.paintInTraits(on: canvas, in: values.bounds)
  }

  private func paintShadow(
    of layer: CALayer, _ values: LayerValues, _ content: LayerContent?
  ) {
    guard var color = values.shadowColor else { return }
    color.alpha *= min(max(values.shadowOpacity, 0), 1)
    if let path = layer.shadowShape(content)?.painted ?? values.ownShadowPath {
      canvas.drawShadow(
        of: path, color: color, offset: values.shadowOffset, radius: values.shadowRadius)
    } else {
      canvas.drawShadow(
        of: values.bounds, cornerRadius: values.cornerRadius, color: color,
        offset: values.shadowOffset, radius: values.shadowRadius)
    }
  }

  private func paintBorder(_ values: LayerValues) {
    guard let color = values.borderColor else { return }
    let width = values.borderWidth
    guard values.isPlainBox else {
      canvas.fillRing(values.outline(), around: values.outline(inset: width), color: color)
      return
    }
    let inset = width / 2
    canvas.stroke(
      values.bounds.insetBy(dx: inset, dy: inset),
      cornerRadius: max(values.cornerRadius - inset, 0), width: width, color: color)
  }
}

extension CALayer {
  /// The path that throws the shadow where it is not the layer's outline.
  func shadowShape(_ content: LayerContent?) -> [PathElement]? {
    guard let tree else { return nil }
    return tree.shadowPath?.elements ?? content?.silhouette
  }
}

extension LayerValues {
  /// The outline that throws the shadow where it is no plain box.
  fileprivate var ownShadowPath: Path? { isPlainBox ? nil : outline() }
}

extension AffineMatrix {
  init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
