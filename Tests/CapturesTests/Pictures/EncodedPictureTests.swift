import Captures
import Drawing
import TestSupport
import Testing

@Suite struct EncodedPictureTests {
  /// The encoder is ours, the decoder is libpng.
  @Test(arguments: [true, false], SeededGenerator.seeds(1))
  func whatIsEncodedIsDecoded(isOpaque: Bool, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let width = Int.random(in: 1...150, using: &generator)
      let height = Int.random(in: 1...40, using: &generator)
      let bitmap = Bitmap.random(
        width: width, height: height, isOpaque: isOpaque, using: &generator)
      let decoded = try Picture(decoding: EncodedPicture(bitmap).file()).bitmap
      #expect(decoded.isOpaque == isOpaque)
      #expect(
        decoded.hasSamePixels(as: bitmap), "round \(round) of seed \(seed), \(width) × \(height)")
    }
  }

  /// Rows longer than the format's window of 32 KiB, and runs longer than any match.
  @Test(arguments: [(11_000, 3), (1, 4000), (9000, 2), (8191, 4), (8192, 4), (10_922, 3)])
  func extremeShapesAreDecoded(width: Int, height: Int) throws {
    var generator = SeededGenerator(seed: 7)
    for isOpaque in [true, false] {
      let noisy = Bitmap.random(
        width: width, height: height, isOpaque: isOpaque, using: &generator)
      for bitmap in [noisy, Bitmap(width: width, height: height, isOpaque: isOpaque)] {
        let decoded = try Picture(decoding: EncodedPicture(bitmap).file()).bitmap
        #expect(decoded.hasSamePixels(as: bitmap))
      }
    }
  }

  @Test func signatureAndHeaderAreThoseOfTheSpecification() throws {
    let file = try EncodedPicture(Bitmap(width: 258, height: 3, isOpaque: true)).file()
    #expect(file.prefix(16) == [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
    #expect(file[16..<29] == [0, 0, 1, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0])
    // The checksum of an empty IEND, as every PNG file ends.
    #expect(file.suffix(12) == [0, 0, 0, 0, 73, 69, 78, 68, 0xae, 0x42, 0x60, 0x82])
  }

  @Test func flatPicturesAreSmall() throws {
    let file = try EncodedPicture(Bitmap(width: 780, height: 1688, isOpaque: true)).file()
    #expect(file.count < 780 * 1688 * 3 / 80)
  }

  @Test func aPictureWithoutPixelsIsRefused() {
    #expect(throws: CaptureError.cannotEncode(reason: "a picture has at least one pixel")) {
      try EncodedPicture(Bitmap(width: 0, height: 5))
    }
  }

  @Test func textsAreWrittenAndRead() throws {
    let texts = [
      PNGText("Scenario", "sign-up"), PNGText("Step", "tap #città – 都市 😀"),
      PNGText("Time", "0.250"),
      PNGText("Version", ""),
    ]
    let bitmap = Bitmap(width: 2, height: 2)
    let file = try EncodedPicture(bitmap).file(with: texts)
    let picture = try Picture(decoding: file)
    #expect(picture.texts == texts)
    #expect(picture.bitmap.hasSamePixels(as: bitmap))
  }

  @Test func textsStandWhereTheSpecificationWantsThem() throws {
    let file = try EncodedPicture(Bitmap(width: 1, height: 1)).file(with: [PNGText("A", "b")])
    // Length 3, type tEXt, keyword, NUL, text, and the checksum of "tEXtA\0b".
    #expect(
      file[33..<48] == [0, 0, 0, 3, 0x74, 0x45, 0x58, 0x74, 0x41, 0, 0x62, 0xe4, 0x04, 0xe4, 0xdb])
  }

  @Test func aNULInATextIsReplaced() {
    #expect(PNGText("Step", "a\0b").text == "a\u{fffd}b")
  }
}
