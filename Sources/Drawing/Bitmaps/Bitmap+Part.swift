extension Bitmap {
  /// Returns a rectangle of the bitmap as a bitmap of its own, over the same
  /// memory.
  public func part(_ rect: PixelRect) -> Bitmap {
    precondition(bounds.contains(rect), "a part lies inside its bitmap")
    return Bitmap(
      width: rect.width, height: rect.height, bytesPerRow: bytesPerRow,
      memory: bytes + rect.y * bytesPerRow + rect.x * 4, owner: self, isOpaque: isOpaque)
  }
}
