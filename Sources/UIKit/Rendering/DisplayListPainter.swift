import Drawing
import Foundation

/// Paints the steps of a display list that touch the damaged pixels.
@MainActor
struct DisplayListPainter {
  let list: DisplayList
  let scale: Double
  /// What the first pixel of the bitmap shows.
  var origin = PixelRect.empty

  func paint(_ damage: Damage, into bitmap: Bitmap) {
    let canvas = Canvas(bitmap, scale: scale)
    canvas.clip(toPixels: damage.rects.map { $0.offsetBy(x: -origin.x, y: -origin.y) })
    if !bitmap.isOpaque { canvas.clear() }
    canvas.translate(x: -Double(origin.x) / scale, y: -Double(origin.y) / scale)
    var index = 0
    paint(from: &index, damage, on: canvas)
    canvas.flush()
  }

  /// Paints up to the end of the scope that `index` is in.
  private func paint(from index: inout Int, _ damage: Damage, on canvas: Canvas) {
    while index < list.items.count {
      let item = list.items[index]
      let view = list.views[index]
      index += 1
      switch item.kind {
      case .end: return
      case .beginClip, .beginOpacity:
        guard damage.intersects(item.extent) else {
          skip(&index)
          continue
        }
        paintScope(item, from: &index, damage, on: canvas)
      case .content, .border, .raster:
        guard let view, damage.intersects(item.extent) else { continue }
        canvas.withState { paint(item, of: view, on: canvas) }
      }
    }
  }

  private func paintScope(
    _ item: DisplayItem, from index: inout Int, _ damage: Damage, on canvas: Canvas
  ) {
    if item.kind == .beginOpacity {
      canvas.withOpacity(item.values.opacity) { paint(from: &index, damage, on: canvas) }
      return
    }
    canvas.withState {
      canvas.concatenate(AffineMatrix(item.matrix))
      canvas.clip(to: item.values.bounds, cornerRadius: item.values.cornerRadius)
      canvas.concatenate(AffineMatrix(item.matrix.inverted()))
      paint(from: &index, damage, on: canvas)
    }
  }

  private func skip(_ index: inout Int) {
    var depth = 1
    while depth > 0, index < list.items.count {
      switch list.items[index].kind {
      case .beginClip, .beginOpacity: depth += 1
      case .end: depth -= 1
      case .content, .border, .raster: break
      }
      index += 1
    }
  }

  private func paint(_ item: DisplayItem, of view: UIView, on canvas: Canvas) {
    let values = item.values
    if item.kind == .raster {
      if let cache = view.layer.rasterCache, let bitmap = cache.bitmap {
        canvas.drawPixels(bitmap, atPixel: item.corner.x - origin.x, item.corner.y - origin.y)
      }
      return
    }
    canvas.concatenate(AffineMatrix(item.matrix))
    if item.kind == .border {
      paintBorder(values, on: canvas)
      return
    }
    if values.hasShadow, var color = values.shadowColor {
      color.alpha *= min(max(values.shadowOpacity, 0), 1)
      canvas.drawShadow(
        of: values.bounds, cornerRadius: values.cornerRadius, color: color,
        offset: values.shadowOffset, radius: values.shadowRadius)
    }
    if let color = values.backgroundColor, color.alpha > 0 {
      canvas.fill(values.bounds, cornerRadius: values.cornerRadius, color: color)
    }
    view.paintContent(on: canvas, in: values.bounds)
  }

  private func paintBorder(_ values: LayerValues, on canvas: Canvas) {
    guard let color = values.borderColor else { return }
    let inset = values.borderWidth / 2
    canvas.stroke(
      values.bounds.insetBy(dx: inset, dy: inset),
      cornerRadius: max(values.cornerRadius - inset, 0), width: values.borderWidth, color: color)
  }
}

extension AffineMatrix {
  init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
