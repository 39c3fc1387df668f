import CPango
import Foundation

/// Paints into a bitmap; user space is in points, y downwards.
///
/// Shapes whose coordinates are not finite paint nothing. A transform that is flat or not finite
/// hides whatever is painted under it.
public final class Canvas {
  /// The pixels that are painted into.
  public let bitmap: Bitmap
  /// Device pixels per point, before any transform.
  public let scale: Double
  let context: OpaquePointer

  /// A canvas on a bitmap, at a scale in pixels per point.
  public init(_ bitmap: Bitmap, scale: Double) {
    precondition(scale.isFinite && scale > 0, "a scale is a positive number")
    guard let context = cairo_create(bitmap.surface),
      cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { preconditionFailure("cairo cannot paint into the bitmap") }
    self.bitmap = bitmap
    self.scale = scale
    self.context = context
    cairo_scale(context, scale, scale)
    cairo_set_tolerance(context, Self.tolerance)
  }

  /// Curves become lines that stay this close, in pixels: cairo's own 0.1 shows in small corners.
  static let tolerance = 0.02

  deinit {
    cairo_destroy(context)
  }

  /// Runs `body` and puts transform and clip back as they were.
  public func withState<T>(_ body: () throws -> T) rethrows -> T {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body()
  }

  /// Keeps transform and clip for `restoreState()`.
  public func saveState() { cairo_save(context) }

  /// Puts transform and clip back as they were at the latest `saveState()` that was not put back.
  public func restoreState() { cairo_restore(context) }

  /// Moves the origin, in points.
  public func translate(x: CGFloat, y: CGFloat) {
    concatenate(AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  /// Puts a transform before the present one.
  public func concatenate(_ matrix: AffineMatrix) {
    guard matrix.isInvertible else { return clipEverything() }
    var matrix = matrix.cairo
    cairo_transform(context, &matrix)
  }

  /// The transform from user space to device pixels.
  public var deviceMatrix: AffineMatrix {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return AffineMatrix(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Rounds the present translation to whole device pixels.
  ///
  /// Glyphs are always placed on whole pixels; a view whose boxes are not would drift against
  /// its text.
  public func snapTranslationToPixels() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    // Halves go one way, whatever the sign: shapes that touch go on touching.
    matrix.x0 = (matrix.x0 + 0.5).rounded(.down)
    matrix.y0 = (matrix.y0 + 0.5).rounded(.down)
    cairo_set_matrix(context, &matrix)
  }

  /// Paints only inside a rectangle from here on, within the clip that holds already.
  ///
  /// Square corners on whole pixels are cheap; rounded ones cost a mask at every painting.
  public func clip(to rect: CGRect, cornerRadius: CGFloat = 0) {
    cairo_new_path(context)
    append(rect, cornerRadius: cornerRadius)
    cairo_clip(context)
  }

  /// Paints only inside a path, in points, from here on.
  public func clip(to path: Path) {
    cairo_new_path(context)
    append(path)
    cairo_clip(context)
  }

  /// Paints only inside the union of these device rectangles from here on, whatever the transform.
  public func clip(toPixels rects: [PixelRect]) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for rect in rects where !rect.isEmpty {
      let rect = rect.intersection(bitmap.bounds)
      cairo_rectangle(
        context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  /// The device pixels that painting can still reach.
  public var clipBounds: PixelRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    defer { cairo_set_matrix(context, &matrix) }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(
      covering: CGRect(x: left, y: top, width: right - left, height: bottom - top), scale: 1)
  }

  private func clipEverything() {
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, 0, 0)
    cairo_clip(context)
  }

  /// Paints what `body` paints as one picture with the given opacity, 0 to 1.
  public func withOpacity(_ opacity: Double, _ body: () throws -> Void) rethrows {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return try body() }
    cairo_push_group(context)
    defer {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
      cairo_set_source_rgb(context, 0, 0, 0)
    }
    try body()
  }

  /// Paints what a body paints in a first call as one picture, as opaque in each place as what it
  /// paints there in a second call.
  public func withMask(_ body: () -> Void) {
    cairo_push_group(context)
    body()
    let picture = cairo_pop_group(context)
    cairo_push_group(context)
    body()
    let shape = cairo_pop_group(context)
    cairo_set_source(context, picture)
    cairo_mask(context, shape)
    cairo_pattern_destroy(shape)
    cairo_pattern_destroy(picture)
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Paints what a body paints as one picture, inside which `erasing` takes away.
  public func withGroup(_ body: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Takes away what a body paints, as far as that is opaque, from what has been painted.
  public func erasing(_ body: () -> Void) {
    withState {
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      body()
    }
  }

  /// Waits until everything painted is in the bitmap's memory.
  public func flush() {
    cairo_surface_flush(bitmap.surface)
  }

  /// Lets `body` change the bitmap itself, with everything painted so far in it.
  public func withBitmap(_ body: (Bitmap) throws -> Void) rethrows {
    flush()
    defer { cairo_surface_mark_dirty(bitmap.surface) }
    try body(bitmap)
  }
}
