import Drawing
import Foundation
import Testing

@testable import XWindow

@Suite struct PixelFormatTests {
  private static let rgb565 = PixelFormat(
    redMask: 0xf800, greenMask: 0x07e0, blueMask: 0x001f, bitsPerPixel: 16, isBigEndian: false)
  private static let rgb555 = PixelFormat(
    redMask: 0x7c00, greenMask: 0x03e0, blueMask: 0x001f, bitsPerPixel: 16, isBigEndian: true)
  private static let rgb101010 = PixelFormat(
    redMask: 0x3ff0_0000, greenMask: 0x000f_fc00, blueMask: 0x0000_03ff, bitsPerPixel: 32,
    isBigEndian: false)
  private static let rgb888 = PixelFormat(
    redMask: 0xff0000, greenMask: 0xff00, blueMask: 0xff, bitsPerPixel: 32, isBigEndian: false)
  private static let packed = PixelFormat(
    redMask: 0xff0000, greenMask: 0xff00, blueMask: 0xff, bitsPerPixel: 24, isBigEndian: true)

  @Test func blackAndWhiteReachTheEnds() {
    for format in [Self.rgb565, Self.rgb555, Self.rgb101010, Self.rgb888, Self.packed] {
      #expect(format.pixel(red: 0, green: 0, blue: 0) == 0)
      #expect(
        format.pixel(red: 255, green: 255, blue: 255)
          == format.redMask | format.greenMask | format.blueMask)
    }
  }

  @Test func channelsGoToTheirBits() {
    #expect(Self.rgb565.pixel(red: 0x12, green: 0x34, blue: 0x56) == 2 << 11 | 13 << 5 | 10)
    #expect(Self.rgb555.pixel(red: 0xff, green: 0, blue: 0x08) == 31 << 10 | 1)
    // 0x80 in ten bits repeats its top bits: 0b10_0000_0010.
    #expect(Self.rgb101010.pixel(red: 0x80, green: 0, blue: 0x80) == 0x202 << 20 | 0x202)
    #expect(
      Self.rgb888.pixel(Color(red: 1, green: 0.2, blue: 2, alpha: 0)) == 0xff33ff)
  }

  @Test func convertsOnlyTheRectangle() {
    let bitmap = Bitmap(width: 3, height: 2, isOpaque: true)
    for index in 0..<6 {
      bitmap.bytes.storeBytes(of: 0x00ff_8000, toByteOffset: index * 4, as: UInt32.self)
    }
    var memory = [UInt8](repeating: 0xaa, count: 2 * 12)
    let rect = PixelRect(x: 1, y: 1, width: 1, height: 1)
    memory.withUnsafeMutableBytes {
      Self.packed.convert(rect, of: bitmap, into: $0.baseAddress!, bytesPerRow: 12)
    }
    var expected = [UInt8](repeating: 0xaa, count: 24)
    expected.replaceSubrange(15..<18, with: [0xff, 0x80, 0x00])
    #expect(memory == expected)

    memory.withUnsafeMutableBytes {
      Self.rgb565.convert(rect, of: bitmap, into: $0.baseAddress!, bytesPerRow: 8)
    }
    // 31 << 11 | 32 << 5, low byte first, at row 1 and column 1.
    expected.replaceSubrange(10..<12, with: [0x00, 0xfc])
    #expect(memory == expected)
  }
}
