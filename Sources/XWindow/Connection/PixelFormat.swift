internal import CXlib
import Drawing

/// How the root's pixels are laid out in memory.
struct PixelFormat: Sendable {
  let redMask, greenMask, blueMask: UInt32
  let bitsPerPixel: Int
  let isBigEndian: Bool

  /// The bits of each value of 8 bits, by channel.
  private let reds, greens, blues: [UInt32]

  init(redMask: UInt32, greenMask: UInt32, blueMask: UInt32, bitsPerPixel: Int, isBigEndian: Bool) {
    self.redMask = redMask
    self.greenMask = greenMask
    self.blueMask = blueMask
    self.bitsPerPixel = bitsPerPixel
    self.isBigEndian = isBigEndian
    reds = (0...255).map { Self.spread($0, over: redMask) }
    greens = (0...255).map { Self.spread($0, over: greenMask) }
    blues = (0...255).map { Self.spread($0, over: blueMask) }
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
    reds[Int(red)] | greens[Int(green)] | blues[Int(blue)]
  }

  /// The pixel for a colour of the drawing room, which is opaque here.
  func pixel(_ color: Color) -> UInt32 {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return pixel(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// Spreads 8 bits over the mask's width, so that 255 becomes all ones: the upper bits where it is
  /// narrow, and repeated where it is wide.
  private static func spread(_ value: UInt32, over mask: UInt32) -> UInt32 {
    let width = mask.nonzeroBitCount
    let repeated = value << 24 | value << 16 | value << 8 | value
    return width == 0 ? 0 : (repeated >> (32 - width)) << mask.trailingZeroBitCount
  }

  /// Writes a part of the bitmap in this format.
  func convert(
    _ rect: PixelRect, of bitmap: Bitmap, into destination: UnsafeMutableRawPointer,
    bytesPerRow: Int
  ) {
    let bytesPerPixel = bitsPerPixel / 8
    let isSwapped = isBigEndian != (Int(bigEndian: 1) == 1)
    for y in rect.y..<rect.y + rect.height {
      let source = bitmap.bytes + y * bitmap.bytesPerRow
      let row = destination + y * bytesPerRow
      for x in rect.x..<rect.x + rect.width {
        let color = source.load(fromByteOffset: x * 4, as: UInt32.self)
        let value = pixel(
          red: UInt8(truncatingIfNeeded: color >> 16),
          green: UInt8(truncatingIfNeeded: color >> 8), blue: UInt8(truncatingIfNeeded: color))
        let target = row + x * bytesPerPixel
        switch bytesPerPixel {
        case 2:
          let narrow = UInt16(truncatingIfNeeded: value)
          target.storeBytes(of: isSwapped ? narrow.byteSwapped : narrow, as: UInt16.self)
        case 4:
          target.storeBytes(of: isSwapped ? value.byteSwapped : value, as: UInt32.self)
        default:
          for index in 0..<3 {
            let byte = UInt8(truncatingIfNeeded: value >> (8 * (isBigEndian ? 2 - index : index)))
            target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
          }
        }
      }
    }
  }
}
