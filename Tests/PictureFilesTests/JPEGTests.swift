import Drawing
import Foundation
import TestSupport
import Testing

@testable import PictureFiles

@Suite struct JPEGTests {
  /// 16 × 8 red pixels.
  static let red =
    "ffd8ffe000104a46494600010200000100010000fffe00104c61766335392e33372e31303000ffdb004300080404"
    + "04040405050505050506060606060606060606060606070707080808070707060607070808080809090908080808"
    + "09090a0a0a0c0c0b0b0e0e0e111114ffc4004c000101000000000000000000000000000000060101010000000000"
    + "00000000000000000006071001000000000000000000000000000000001101000000000000000000000000000000"
    + "00ffc00011080008001003012200021100031100ffda000c03010002110311003f008b00517f7fffd9"

  private var file: [UInt8] { Self.bytes(Self.red) }

  static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  private func decode(_ bytes: [UInt8], maximum: Int = 1000) throws -> PictureFile {
    try PictureFile(decoding: bytes, maximumPixels: maximum)
  }

  @Test func `another program's file is read`() throws {
    let bitmap = try decode(file).bitmap
    #expect(bitmap.width == 16 && bitmap.height == 8 && bitmap.isOpaque)
    let color = bitmap.color(x: 3, y: 5)
    // Pure red has no exact place among the colours of JPEG.
    #expect(color.red >= 252 && color.green <= 3 && color.blue <= 3 && color.alpha == 255)
  }

  @Test(arguments: 0...9)
  func `the camera's turn is read in either order of bytes`(number: Int) throws {
    for order in ["II", "MM"] {
      let (low, high) = order == "II" ? (0, 1) : (1, 0)
      func number16(_ value: Int) -> [UInt8] {
        let bytes = [UInt8(value & 255), UInt8(value >> 8)]
        return [bytes[low], bytes[high]]
      }
      func number32(_ value: Int) -> [UInt8] {
        order == "II" ? number16(value) + [0, 0] : [0, 0] + number16(value)
      }
      let entry = number16(0x0112) + number16(3) + number32(1) + number16(number) + [0, 0]
      let other = number16(0x010f) + number16(2) + number32(2) + [65, 0, 0, 0]
      let tiff =
        Array(order.utf8) + number16(42) + number32(8) + number16(2) + other + entry + number32(0)
      let body = Array("Exif\0\0".utf8) + tiff
      let marker: [UInt8] = [0xff, 0xe1, 0, UInt8(body.count + 2)]
      let turned = Array(file.prefix(2)) + marker + body + file.dropFirst(2)
      #expect(try decode(turned).orientation == ((1...8).contains(number) ? number : 1))
      // Cut off anywhere inside it the file has no turn, and nothing is read beyond it.
      for count in 0..<body.count {
        let cut: [UInt8] = [0xff, 0xe1, 0, UInt8(count + 2)]
        let file = Array(file.prefix(2)) + cut + body.prefix(count) + file.dropFirst(2)
        #expect((1...8).contains(try decode(file).orientation))
      }
    }
  }

  @Test func `too many pixels are refused before they have memory`() throws {
    #expect(throws: PictureFileError.damaged(reason: "16 × 8 pixels are too many")) {
      try decode(file, maximum: 127)
    }
    #expect(try decode(file, maximum: 128).bitmap.width == 16)
    // The header says 65,500 × 65,500 pixels.
    var large = file
    let header = try #require(large.indices.first { large[$0...].starts(with: [0xff, 0xc0]) })
    large.replaceSubrange(header + 5..<header + 9, with: [0xff, 0xdc, 0xff, 0xdc])
    #expect(throws: PictureFileError.self) { try decode(large, maximum: 50_000_000) }
  }

  @Test(.seeded) func `damaged files are errors or pictures, never crashes`() {
    #expect(throws: PictureFileError.self) { try decode([]) }
    #expect(throws: PictureFileError.self) { try decode(Array("GIF89a".utf8)) }
    for count in 0..<file.count { _ = try? decode(Array(file.prefix(count))) }
    forAll(rounds: 100) { generator in
      var damaged = file
      for _ in 0..<3 {
        damaged[Int.random(in: 2..<damaged.count, using: &generator)] = .random(
          in: .min ... .max, using: &generator)
      }
      _ = try? decode(damaged)
    }
  }

  @Test func `a written picture is read again, on white where it was seen through`() throws {
    let bitmap = Bitmap(width: 32, height: 16)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: 16, height: 16), color: Color(red: 0.2, green: 0.4, blue: 0.8))
    canvas.flush()
    let file = try #require(JPEG.encode(bitmap, quality: 1))
    let read = try PictureFile(decoding: file, maximumPixels: 1000).bitmap
    #expect(read.width == 32 && read.height == 16)
    let (left, right) = (read.color(x: 4, y: 8), read.color(x: 28, y: 8))
    #expect(abs(Int(left.red) - 51) <= 3 && abs(Int(left.green) - 102) <= 3)
    #expect(abs(Int(left.blue) - 204) <= 3)
    #expect(right.red >= 252 && right.green >= 252 && right.blue >= 252)
    let small = try #require(JPEG.encode(bitmap, quality: 0))
    #expect(small.count < file.count)
    #expect(JPEG.encode(Bitmap(width: 0, height: 4), quality: 1) == nil)
  }

  @Test func `a written PNG file is read again`() throws {
    let bitmap = Bitmap(width: 3, height: 2)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.fill(
      CGRect(x: 1, y: 0, width: 1, height: 2),
      color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    canvas.flush()
    let file = try #require(PNGFile.encode(bitmap))
    let read = try PictureFile(decoding: file, maximumPixels: 6)
    #expect(read.orientation == 1 && read.bitmap.hasSamePixels(as: bitmap))
  }
}
