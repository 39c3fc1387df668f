import CPango
import Foundation

extension Canvas {
  /// Draws the shadow of a rectangle with rounded corners, also where the rectangle itself is.
  ///
  /// `radius` is the standard deviation of the blur and `offset` the shadow's displacement, both
  /// in points.
  public func drawShadow(
    of rect: CGRect, cornerRadius: CGFloat, color: Color, offset: CGSize, radius: CGFloat
  ) {
    guard let rect = rect.drawable, color.alpha > 0, radius.isFinite, offset.width.isFinite,
      offset.height.isFinite
    else { return }
    let matrix = deviceMatrix
    let deviceScale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    // What is blurred far has no detail, and what is huge no end: both are made smaller and
    // stretched, so that no blur takes more than some milliseconds.
    let maskScale = min(
      deviceScale, ShadowMask.greatestDeviation / max(radius, 0),
      ShadowMask.greatestSide / max(rect.width, rect.height))
    guard
      let mask = ShadowMask.mask(
        width: rect.width * maskScale, height: rect.height * maskScale,
        cornerRadius: cornerRadius * maskScale, deviation: max(0, radius) * maskScale)
    else { return }
    paint(mask, scale: maskScale, of: rect, offset: offset, color: color)
  }
}

extension Canvas {
  /// Draws the shadow of a filled path, in points, also where the path itself is.
  ///
  /// `radius` is the standard deviation of the blur and `offset` the shadow's displacement, both
  /// in points.
  public func drawShadow(of path: Path, color: Color, offset: CGSize, radius: CGFloat) {
    guard color.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite,
      let box = extent(of: path)
    else { return }
    let matrix = deviceMatrix
    let deviceScale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let maskScale = min(
      deviceScale, ShadowMask.greatestDeviation / max(radius, 0),
      ShadowMask.greatestPathSide / max(box.width, box.height))
    guard maskScale > 0, maskScale.isFinite,
      let mask = ShadowMask.mask(
        of: path, in: box, scale: maskScale, deviation: max(0, radius) * maskScale)
    else { return }
    paint(mask, scale: maskScale, of: box, offset: offset, color: color)
  }

  /// Paints the mask of what is inside a rectangle, with pixels of its own scale, at an offset.
  private func paint(
    _ mask: ShadowMask, scale: CGFloat, of rect: CGRect, offset: CGSize, color: Color
  ) {
    withState {
      translate(x: rect.minX + offset.width, y: rect.minY + offset.height)
      concatenate(AffineMatrix(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: 0))
      translate(x: -Double(mask.margin), y: -Double(mask.margin))
      snapTranslationToPixels()
      setSource(color)
      cairo_mask_surface(context, mask.surface, 0, 0)
    }
  }

  /// The rectangle around a filled path, in points; nil where there is nothing to fill.
  private func extent(of path: Path) -> CGRect? {
    cairo_new_path(context)
    append(path)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    cairo_new_path(context)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).drawable
  }
}
