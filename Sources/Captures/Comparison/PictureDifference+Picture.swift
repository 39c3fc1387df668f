import Drawing

extension PictureDifference {
  /// The new picture as a pale grey, over it each differing pixel in orange where the difference is
  /// weak to dark red where it is strong, and a blue frame around them all.
  package func picture(old: Bitmap, new: Bitmap) -> Bitmap {
    precondition(
      PixelSize(of: old) == size && PixelSize(of: new) == size,
      "the pictures are those that were compared")
    let result = Bitmap(width: size.width, height: size.height, isOpaque: true)
    for y in 0..<size.height {
      let row = PixelRow(new, y)
      let target = result.row(y)
      for x in 0..<size.width { target[x] = Self.faded(row[x]) }
    }
    outline(in: result)
    // Over the frame, so that no difference at the picture's edge is hidden.
    let ignored = ColorDistance.square(withinShare: tolerance / 100)
    for y in box.minY..<box.maxY {
      let (oldRow, newRow, target) = (PixelRow(old, y), PixelRow(new, y), result.row(y))
      for x in box.minX..<box.maxX where oldRow[x] != newRow[x] {
        let square = ColorDistance.square(oldRow[x], newRow[x])
        if square > ignored { target[x] = Self.signal(ColorDistance.share(ofSquare: square)) }
      }
    }
    return result
  }

  private func outline(in bitmap: Bitmap) {
    // Large pictures are looked at made smaller; the frame should still be seen.
    let thickness = max(2, max(size.width, size.height) / 400)
    let distance = 3 * thickness
    let frame = PixelRect(
      x: box.x - distance, y: box.y - distance, width: box.width + 2 * distance,
      height: box.height + 2 * distance)
    // At the picture's edge the frame moves inwards, so that it is always closed.
    let outer = frame.intersection(bitmap.bounds)
    let inner = PixelRect(
      x: outer.x + thickness, y: outer.y + thickness, width: outer.width - 2 * thickness,
      height: outer.height - 2 * thickness)
    for y in outer.minY..<outer.maxY {
      let row = bitmap.row(y)
      for x in outer.minX..<outer.maxX where !inner.contains(x: x, y: y) { row[x] = 0xff00_64ff }
    }
  }

  /// A pixel before white, as a grey between white and two thirds of it.
  @inline(__always)
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
    let luma = (77 * red + 150 * green + 29 * blue) >> 8 + (255 - pixel >> 24)
    let grey = 255 - (255 - min(luma, 255)) / 3
    return 0xff00_0000 | grey << 16 | grey << 8 | grey
  }

  /// The colour of a difference whose strength is from 0 to 1.
  private static func signal(_ strength: Double) -> UInt32 {
    // Most differences of interest are weak; the root spreads them.
    let share = strength.squareRoot()
    func channel(_ weak: Double, _ strong: Double) -> UInt32 {
      UInt32((weak + (strong - weak) * share).rounded())
    }
    return 0xff00_0000 | channel(255, 176) << 16 | channel(149, 0) << 8 | channel(0, 32)
  }
}

extension Bitmap {
  /// One row's pixels; valid as long as the bitmap lives.
  fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }
}
