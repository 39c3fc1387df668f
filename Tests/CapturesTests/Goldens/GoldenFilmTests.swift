import Captures
import Drawing
import Foundation
import Testing

/// Films in the form of animated PNG, whose first frame is all that a plain reader sees.
@Suite struct GoldenFilmTests {
  /// A still with the chunks of an animation put before its end: what counts the frames, and data
  /// of a second one.
  private func film(second: [UInt8], version: String) throws -> [UInt8] {
    let still = try EncodedPicture(Pairs.screen()).file(with: [PNGText("Version", version)])
    return still.dropLast(12) + chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]) + chunk("fdAT", second)
      + still.suffix(12)
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC of the PNG specification, bit by bit.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { state, byte in
      (0..<8).reduce(state ^ UInt32(byte)) { state, _ in
        state & 1 == 1 ? 0xedb8_8320 ^ state >> 1 : state >> 1
      }
    }
  }

  @Test func laterFramesCount() throws {
    let folders = try Folders()
    try FileOutput.write(film(second: [1, 2, 3], version: "1"), to: "\(folders.goldens)/a.png")
    try FileOutput.write(film(second: [1, 2, 3], version: "2"), to: "\(folders.results)/a.png")
    #expect(try folders.outcome() == .same)
    try FileOutput.write(film(second: [1, 2, 4], version: "2"), to: "\(folders.results)/a.png")
    #expect(try folders.outcome() == .film)
    #expect(try folders.outcome(.init(tolerance: 5)) == .film)
    #expect(try folders.outcome(.init(tolerance: 5, isSameRenderer: false)) == .notCompared)
    #expect(
      try folders.comparison().files.map(\.description)
        == ["a.png differs from its golden in a later frame; the first is the same."])
  }

  @Test func aStillInPlaceOfAFilmDiffers() throws {
    let folders = try Folders()
    try FileOutput.write(film(second: [1], version: "1"), to: "\(folders.goldens)/a.png")
    try folders.write(Pairs.screen(), to: folders.results, "a.png")
    #expect(try folders.outcome() == .film)
  }

  @Test func anotherFirstFrameIsShown() throws {
    let folders = try Folders()
    try FileOutput.write(film(second: [1], version: "1"), to: "\(folders.goldens)/a.png")
    try folders.write(Pairs.screen(hasCaret: false), to: folders.results, "a.png")
    guard case .picture(let picture) = try folders.outcome() else {
      Issue.record("the first frame differs")
      return
    }
    #expect(picture.difference.pixelCount == 40)
  }
}
