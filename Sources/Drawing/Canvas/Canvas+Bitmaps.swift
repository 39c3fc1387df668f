import CPango
import Foundation

extension Canvas {
  /// Paints a bitmap stretched over a rectangle in points.
  public func draw(_ bitmap: Bitmap, in rect: CGRect, opacity: Double = 1) {
    guard let rect = rect.drawable, bitmap.width > 0, bitmap.height > 0, opacity > 0 else {
      return
    }
    withState {
      setSource(bitmap, in: rect)
      paint(opacity: opacity)
    }
  }

  /// Paints a colour over a rectangle in points, as opaque in each place as a bitmap that is
  /// stretched over it.
  public func fill(_ rect: CGRect, maskedBy bitmap: Bitmap, color: Color) {
    guard let rect = rect.drawable, bitmap.width > 0, bitmap.height > 0, color.alpha > 0 else {
      return
    }
    withState {
      setSource(bitmap, in: rect)
      let mask = cairo_pattern_reference(cairo_get_source(context))
      setSource(color)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
  }

  /// Has a bitmap stretched over a rectangle, outside which nothing is painted, and changes the
  /// transform for it.
  private func setSource(_ bitmap: Bitmap, in rect: CGRect) {
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    translate(x: rect.minX, y: rect.minY)
    concatenate(
      AffineMatrix(
        a: rect.width / Double(bitmap.width), b: 0, c: 0,
        d: rect.height / Double(bitmap.height), tx: 0, ty: 0))
    cairo_set_source_surface(context, bitmap.surface, 0, 0)
    let matrix = deviceMatrix
    let isOneToOne =
      abs(matrix.a - 1) < 1e-9 && abs(matrix.d - 1) < 1e-9 && matrix.b == 0 && matrix.c == 0
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(
      pattern, isOneToOne ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    // Without this the rim would fade into transparency when stretched.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  /// Copies a bitmap pixel for pixel to a place in device pixels, whatever the transform.
  public func drawPixels(_ bitmap: Bitmap, atPixel x: Int, _ y: Int, opacity: Double = 1) {
    guard opacity > 0 else { return }
    withState {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, bitmap.surface, Double(x), Double(y))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_rectangle(
        context, Double(x), Double(y), Double(bitmap.width), Double(bitmap.height))
      cairo_clip(context)
      paint(opacity: opacity)
    }
  }

  private func paint(opacity: Double) {
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_paint(context)
    }
  }
}
