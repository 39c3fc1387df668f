import Drawing

/// A picture in which every pixel follows from its place and a number.
struct Pattern {
  let seed: Int

  func draw(in bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      let row = bitmap.bytes + y * bitmap.bytesPerRow
      for x in 0..<bitmap.width {
        row.storeBytes(of: pixel(x: x, y: y), toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  private func pixel(x: Int, y: Int) -> UInt32 {
    let red = (x * 7 + seed * 31) & 0xff
    let green = (y * 5 + seed * 17) & 0xff
    let blue = (x ^ y ^ seed) & 0xff
    return 0xff00_0000 | UInt32(red << 16 | green << 8 | blue)
  }
}
