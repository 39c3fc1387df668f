import Foundation

/// How one picture becomes another, pixel by pixel.
public struct PictureTransition: Hashable, Sendable {
  /// A side of a picture.
  public enum Side: Hashable, Sendable {
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
  }

  /// The ways there are.
  public enum Style: Hashable, Sendable {
    /// One fades out as the other fades in.
    case dissolve
    /// Both are sides of a sheet, which turns with one of its sides to the front.
    case flip(Side)
    /// The old picture is a page that curls up from below, and is gone.
    case curlUp
    /// The new picture is a page that comes down from above.
    case curlDown
  }

  /// The way.
  public let style: Style

  /// A transition of a style.
  public init(_ style: Style) {
    self.style = style
  }

  /// How far a sheet reaches beyond its edges on its way, in parts of its greater side.
  public static let reach = 0.15

  /// Paints what is seen on the way.
  ///
  /// - Parameters:
  ///   - old: The picture at the beginning.
  ///   - new: The picture at the end, of the same size.
  ///   - progress: How far it is, from 0 to 1; beyond that what lies at the ends.
  ///   - sheet: The part of the pictures that turns or curls, in their pixels.
  /// - Returns: A picture of the same size; one of both at the ends.
  public func picture(
    from old: Bitmap, to new: Bitmap, progress: Double, sheet: PixelRect
  ) -> Bitmap {
    precondition(
      old.width == new.width && old.height == new.height, "both pictures are of one size")
    if progress <= 0 { return old }
    if progress >= 1 { return new }
    switch style {
    case .dissolve: return Self.mix(old, new, progress)
    case .flip(let side):
      let turn = SheetTurn(sheet: sheet, side: side, progress: progress)
      let picture = PixelSampler(turn.showsBack ? new : old)
      return Self.painted(like: old) { x, y in
        turn.place(x: x, y: y).map { picture.color(x: $0.x, y: $0.y) } ?? .zero
      }
    case .curlUp: return Self.curl(old, over: new, progress, sheet)
    case .curlDown: return Self.curl(new, over: old, 1 - progress, sheet)
    }
  }

  private static func mix(_ old: Bitmap, _ new: Bitmap, _ progress: Double) -> Bitmap {
    let result = Bitmap(width: old.width, height: old.height)
    let part = UInt32((progress * 256).rounded())
    for y in 0..<old.height {
      let (left, right) = (old.bytes + y * old.bytesPerRow, new.bytes + y * new.bytesPerRow)
      let row = result.bytes + y * result.bytesPerRow
      for index in 0..<(old.width * 4) {
        let (from, to) = (
          UInt32(left.load(fromByteOffset: index, as: UInt8.self)),
          UInt32(right.load(fromByteOffset: index, as: UInt8.self))
        )
        let mixed = (from * (256 - part) + to * part + 128) >> 8
        row.storeBytes(of: UInt8(truncatingIfNeeded: mixed), toByteOffset: index, as: UInt8.self)
      }
    }
    return result
  }

  private static func curl(
    _ page: Bitmap, over ground: Bitmap, _ progress: Double, _ sheet: PixelRect
  ) -> Bitmap {
    let curl = PageCurl(sheet: sheet, progress: progress)
    let (front, below) = (PixelSampler(page), PixelSampler(ground))
    return painted(like: page) { x, y in curl.color(x: x, y: y, front, below) }
  }

  /// Makes a picture by the colour, components premultiplied from 0 to 255, at each pixel's middle.
  private static func painted(
    like other: Bitmap, _ color: (Double, Double) -> SIMD4<Double>
  ) -> Bitmap {
    let result = Bitmap(width: other.width, height: other.height)
    let pixels = result.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<other.height {
      for x in 0..<other.width {
        let bytes = SIMD4<UInt32>(
          color(Double(x) + 0.5, Double(y) + 0.5).rounded(.toNearestOrAwayFromZero)
            .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
        pixels[y * other.width + x] = bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
      }
    }
    return result
  }
}

/// The colours of a picture between its pixels; outside of it there is none.
struct PixelSampler {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Blue, green, red and alpha from 0 to 255, premultiplied, at a place in pixels.
  func color(x: Double, y: Double) -> SIMD4<Double> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (column, row) = (x - 0.5 - left, y - 0.5 - top)
    guard left >= -1, top >= -1, left < Double(bitmap.width), top < Double(bitmap.height) else {
      return .zero
    }
    let (i, j) = (Int(left), Int(top))
    let upper = pixel(i, j) * (1 - column) + pixel(i + 1, j) * column
    if row == 0 { return upper }
    let lower = pixel(i, j + 1) * (1 - column) + pixel(i + 1, j + 1) * column
    return upper * (1 - row) + lower * row
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return .zero }
    let pixel = bitmap.bytes.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
    return SIMD4(
      Double(pixel & 0xff), Double(pixel >> 8 & 0xff), Double(pixel >> 16 & 0xff),
      bitmap.isOpaque ? 255 : Double(pixel >> 24))
  }
}
