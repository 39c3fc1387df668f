/// How far two colours are apart to the eye.
///
/// Luma `Y` counts whole, the two chroma differences less: the square of the distance is
/// `Y² + 0.12 (B − Y)² + 0.19 (R − Y)²` of the channels' differences, with the luma weights of
/// BT.601. No pair is further apart than black and white, whose distance is 1; two greys that are n
/// of 255 steps apart have the distance n / 255. Colours that let shine through what is behind are
/// as far apart as they are before black or before white, whichever is more.
enum ColorDistance {
  /// The square of the distance between two premultiplied pixels (alpha in the highest byte, blue
  /// in the lowest), exactly, in units of `1 / greatestSquare`; 0 for equal pixels alone.
  @inline(__always)
  static func square(_ first: UInt32, _ second: UInt32) -> Int {
    let alpha = channel(first, 24) - channel(second, 24)
    let red = channel(first, 16) - channel(second, 16)
    let green = channel(first, 8) - channel(second, 8)
    let blue = channel(first, 0) - channel(second, 0)
    let beforeBlack = square(red: red, green: green, blue: blue)
    if alpha == 0 { return beforeBlack }
    return max(
      beforeBlack, square(red: red - alpha, green: green - alpha, blue: blue - alpha))
  }

  /// The square of the distance from black to white.
  static let greatestSquare = 100 * (255 * 1000) * (255 * 1000)

  /// A squared distance as a share of the greatest, from 0 to 1.
  static func share(ofSquare square: Int) -> Double {
    min(1, (Double(square) / Double(greatestSquare)).squareRoot())
  }

  /// The greatest squared distance that is still within a share of the greatest distance.
  static func square(withinShare share: Double) -> Int {
    let share = min(max(share, 0), 1)
    // A share that was worked out as a quotient, such as 1 / 255, includes what it means.
    return Int(share * share * Double(greatestSquare) * (1 + 1e-9))
  }

  @inline(__always)
  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int {
    Int(pixel >> shift & 0xff)
  }

  @inline(__always)
  private static func square(red: Int, green: Int, blue: Int) -> Int {
    let luma = 299 * red + 587 * green + 114 * blue
    let blueness = 1000 * blue - luma
    let redness = 1000 * red - luma
    return 100 * luma * luma + 12 * blueness * blueness + 19 * redness * redness
  }
}
