import Captures
import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct PictureTests {
  /// One bit per pixel with a palette of two, the first half transparent.
  static let palette =
    "89504e470d0a1a0a0000000d4948445200000002000000010103000000ceecedc900000006504c54450a141ec8643277"
    + "a0b39c0000000174524e5380ad5e5b460000000a4944415478da637000000042004184bf8e620000000049454e44ae"
    + "426082"
  static let grayOf16Bits =
    "89504e470d0a1a0a0000000d49484452000000010000000110000000006aee47160000000b4944415478da6368600000"
    + "01030081ade8b2740000000049454e44ae426082"
  static let interlaced =
    "89504e470d0a1a0a0000000d49484452000000020000000208020000018ad3aae5000000174944415478da6360646266"
    + "6061656360e7e0e4e2e601000196004f280bd2370000000049454e44ae426082"
  /// 32767 × 32767 pixels in a file of 68 bytes.
  static let bomb =
    "89504e470d0a1a0a0000000d4948445200007fff00007fff0802000000c690916a0000000b49444154789c6360800100"
    + "000a00017f80745e0000000049454e44ae426082"
  static let beyondLimits =
    "89504e470d0a1a0a0000000d494844527fffffff7fffffff080600000014c90b660000000b49444154789c6360800100"
    + "000a00017f80745e0000000049454e44ae426082"

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(hex.dropFirst($0).prefix(2), radix: 16)
    }
  }

  @Test func palettesBecomePremultipliedPixels() throws {
    let bitmap = try Picture(decoding: bytes(Self.palette)).bitmap
    #expect(!bitmap.isOpaque)
    // 10, 20, 30 with alpha 128, and 200, 100, 50.
    #expect(bitmap.pixel(0, 0) == 0x8005_0a0f)
    #expect(bitmap.pixel(1, 0) == 0xffc8_6432)
  }

  @Test func sixteenBitsBecomeEight() throws {
    #expect(try Picture(decoding: bytes(Self.grayOf16Bits)).bitmap.pixel(0, 0) == 0xff80_8080)
  }

  @Test func interlacedPicturesAreRead() throws {
    let bitmap = try Picture(decoding: bytes(Self.interlaced)).bitmap
    #expect(bitmap.pixel(0, 0) == 0xff01_0203)
    #expect(bitmap.pixel(1, 0) == 0xff04_0506)
    #expect(bitmap.pixel(0, 1) == 0xff07_0809)
    #expect(bitmap.pixel(1, 1) == 0xff0a_0b0c)
  }

  @Test(arguments: [bomb, beyondLimits])
  func absurdSizesAreErrors(_ hex: String) {
    #expect(throws: CaptureError.self) { try Picture(decoding: bytes(hex)) }
  }

  @Test func everyTruncationIsAnError() throws {
    let bitmap = Bitmap(width: 20, height: 10)
    for y in 0..<10 { bitmap.setPixel(y, y, 0xff00_0000 | UInt32(y * 1234)) }
    let file = try EncodedPicture(bitmap).file(with: [PNGText("Step", "one")])
    for count in 0..<file.count {
      #expect(throws: CaptureError.self, "\(count) of \(file.count) bytes") {
        try Picture(decoding: Array(file.prefix(count)))
      }
    }
  }

  @Test func damageIsFoundOrHarmless() throws {
    let bitmap = Bitmap(width: 20, height: 10, isOpaque: true)
    for y in 0..<10 { bitmap.setPixel(y, y, UInt32(y * 1234)) }
    let file = try EncodedPicture(bitmap).file()
    var found = 0
    for position in file.indices {
      var damaged = file
      damaged[position] ^= 0xff
      do {
        let picture = try Picture(decoding: damaged)
        #expect(picture.bitmap.hasSamePixels(as: bitmap), "byte \(position)")
      } catch {
        found += 1
      }
    }
    // Every byte is under a checksum, or is one.
    #expect(found == file.count)
  }

  @Test func whatIsNoPictureIsAnError() {
    #expect(throws: CaptureError.damaged(path: "x", reason: "Not a PNG file")) {
      try Picture(decoding: Array("GIF89a, surely".utf8), path: "x")
    }
    #expect(throws: CaptureError.damaged(path: "x", reason: "it is empty")) {
      try Picture(decoding: [], path: "x")
    }
  }

  @Test func filesThatCannotBeReadSayWhy() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CaptureError.file(.cannotRead(path: "/nowhere/a.png", code: ENOENT))) {
      try Picture(contentsOf: "/nowhere/a.png")
    }
    #expect(throws: CaptureError.file(.cannotRead(path: folder.path, code: EISDIR))) {
      try Picture(contentsOf: folder.path)
    }
    // A chunk that says it has 2 GB takes no memory for them.
    var claims = try EncodedPicture(Pairs.screen()).file()
    claims.insert(contentsOf: [0x7f, 0xff, 0xff, 0xff] + Array("tEXt".utf8), at: 33)
    #expect(throws: CaptureError.damaged(path: "a.png", reason: "the file ends too early")) {
      try Picture(decoding: claims, path: "a.png")
    }
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    #expect(throws: CaptureError.file(.notAFile(path: "\(folder.path)/pipe"))) {
      try Picture(contentsOf: "\(folder.path)/pipe")
    }
    #expect(
      "\(CaptureError.file(.cannotRead(path: "a.png", code: ENOENT)))"
        == "a.png cannot be read: no such file or directory.")
  }
}
