import Drawing

/// Pixels that nobody changes any more, to be handed to another thread.
///
/// Sendable because the bitmap is a copy of its own, and whoever holds it only reads.
struct FrozenBitmap: @unchecked Sendable {
  let bitmap: Bitmap

  init(copying bitmap: Bitmap) {
    self.bitmap = bitmap.copy()
  }

  /// Takes a bitmap that was just made and that nobody else knows.
  init(consuming bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}
