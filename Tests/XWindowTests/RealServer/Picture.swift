/// What the probe's pictures look like on a screen, pixel by pixel.
struct Picture {
  /// How the screen keeps a pixel: the bits of each channel, red highest.
  enum Depth: Int {
    case rgb555 = 15
    case rgb565 = 16
    case rgb888 = 24
    case rgb101010 = 30
  }

  let seed: Int
  var depth = Depth.rgb888

  func pixel(x: Int, y: Int) -> UInt {
    pixel(
      red: (x * 7 + seed * 31) % 256, green: (y * 5 + seed * 17) % 256, blue: (x ^ y ^ seed) % 256)
  }

  func pixels(x: Int = 0, y: Int = 0, width: Int, height: Int) -> [[UInt]] {
    (y..<y + height).map { row in (x..<x + width).map { pixel(x: $0, y: row) } }
  }

  /// The colour of the window around a picture: no red, a fifth of green, two fifths of blue.
  var background: UInt { pixel(red: 0, green: 51, blue: 102) }

  /// Narrow channels keep the upper bits; wide ones repeat them below.
  private func pixel(red: Int, green: Int, blue: Int) -> UInt {
    switch depth {
    case .rgb555: UInt((red >> 3) << 10 | (green >> 3) << 5 | blue >> 3)
    case .rgb565: UInt((red >> 3) << 11 | (green >> 2) << 5 | blue >> 3)
    case .rgb888: UInt(red << 16 | green << 8 | blue)
    case .rgb101010:
      UInt(
        (red << 2 | red >> 6) << 20 | (green << 2 | green >> 6) << 10 | (blue << 2 | blue >> 6))
    }
  }
}
