internal import CXlib
import Drawing

/// How the root's pixels are laid out in memory.
struct PixelFormat: Hashable, Sendable {
  let redMask, greenMask, blueMask: UInt32
  let bitsPerPixel: Int
  let isBigEndian: Bool

  init(redMask: UInt32, greenMask: UInt32, blueMask: UInt32, bitsPerPixel: Int, isBigEndian: Bool) {
    self.redMask = redMask
    self.greenMask = greenMask
    self.blueMask = blueMask
    self.bitsPerPixel = bitsPerPixel
    self.isBigEndian = isBigEndian
  }

  /// The format of the default screen; nil for palettes and fewer than 15 bits of colour.
  init?(rootOf connection: OpaquePointer) {
    let screen = XDefaultScreen(connection)
    let depth = XDefaultDepth(connection, screen)
    guard let visual = XDefaultVisual(connection, screen), depth >= 15 else { return nil }
    guard visual.pointee.class == TrueColor else { return nil }
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(connection, &count) else { return nil }
    defer { XFree(formats) }
    let all = UnsafeBufferPointer(start: formats, count: Int(count))
    guard let match = all.first(where: { $0.depth == depth }),
      [16, 24, 32].contains(match.bits_per_pixel)
    else { return nil }
    self.init(
      redMask: UInt32(truncatingIfNeeded: visual.pointee.red_mask),
      greenMask: UInt32(truncatingIfNeeded: visual.pointee.green_mask),
      blueMask: UInt32(truncatingIfNeeded: visual.pointee.blue_mask),
      bitsPerPixel: Int(match.bits_per_pixel),
      isBigEndian: XImageByteOrder(connection) == MSBFirst)
  }

  /// Whether a bitmap's own memory can be sent as it is.
  var isBitmapFormat: Bool {
    redMask == 0xff0000 && greenMask == 0xff00 && blueMask == 0xff && bitsPerPixel == 32
      && isBigEndian == (Int(bigEndian: 1) == 1)
  }

  /// The pixel for a colour of 8 bits a channel.
  func pixel(red: UInt8, green: UInt8, blue: UInt8) -> UInt32 {
    Self.scale(red, into: redMask) | Self.scale(green, into: greenMask)
      | Self.scale(blue, into: blueMask)
  }

  /// The pixel for a colour of the drawing room, which is opaque here.
  func pixel(_ color: Color) -> UInt32 {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return pixel(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// Spreads 8 bits over the mask's width, so that 255 becomes all ones and nothing is lost between.
  private static func scale(_ value: UInt8, into mask: UInt32) -> UInt32 {
    let width = mask.nonzeroBitCount
    let shift = mask.trailingZeroBitCount
    let value = UInt32(value)
    let wide = value << 24 | value << 16 | value << 8 | value
    return width == 0 ? 0 : (wide >> UInt32(32 - width)) << UInt32(shift)
  }

  /// Writes a part of the bitmap in this format.
  func convert(
    _ rect: PixelRect, of bitmap: Bitmap, into destination: UnsafeMutableRawPointer,
    bytesPerRow: Int
  ) {
    let bytesPerPixel = bitsPerPixel / 8
    for y in rect.y..<rect.y + rect.height {
      let row = bitmap.bytes + y * bitmap.bytesPerRow
      for x in rect.x..<rect.x + rect.width {
        let source = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let value = pixel(
          red: UInt8(truncatingIfNeeded: source >> 16),
          green: UInt8(truncatingIfNeeded: source >> 8), blue: UInt8(truncatingIfNeeded: source))
        let target = destination + y * bytesPerRow + x * bytesPerPixel
        for index in 0..<bytesPerPixel {
          let position = isBigEndian ? bytesPerPixel - 1 - index : index
          target.storeBytes(
            of: UInt8(truncatingIfNeeded: value >> UInt32(8 * index)), toByteOffset: position,
            as: UInt8.self)
        }
      }
    }
  }
}
