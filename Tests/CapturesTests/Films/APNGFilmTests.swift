import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

@Suite(.seeded) struct APNGFilmTests {
  /// What was appended, equal frames together, and how often each came.
  private func runs(_ bitmaps: [Bitmap]) -> [(bitmap: Bitmap, count: Int)] {
    bitmaps.reduce(into: []) { runs, bitmap in
      if let last = runs.last, last.bitmap.hasSamePixels(as: bitmap) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((bitmap, 1))
      }
    }
  }

  private func read(_ folder: TemporaryFolder, _ name: String = "film.png") throws -> APNGReader {
    try APNGReader(folder.bytes(name))
  }

  @Test func whatIsAppendedIsShown() throws {
    try forAll(rounds: 60) { generator in
      let folder = try TemporaryFolder()
      let width = Int.random(in: 1...24, using: &generator)
      let height = Int.random(in: 1...24, using: &generator)
      let isOpaque = Bool.random(using: &generator)
      let rate = Int.random(in: 1...1000, using: &generator)
      var bitmaps: [Bitmap] = []
      let bitmap = Bitmap.random(
        width: width, height: height, isOpaque: isOpaque, using: &generator)
      let film = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: rate)
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: break
        case 1:
          bitmap.copyPixels(
            from: .random(width: width, height: height, isOpaque: isOpaque, using: &generator))
        default:
          let x = Int.random(in: 0..<width, using: &generator)
          let y = Int.random(in: 0..<height, using: &generator)
          // The fourth byte is padding or full alpha.
          bitmap.setPixel(x, y, 0xff00_0000 | .random(in: 0...0xff_ffff, using: &generator))
        }
        bitmaps.append(bitmap.copy())
        try film.append(bitmap)
      }
      try film.finish()
      let result = try read(folder)
      let expected = runs(bitmaps)
      #expect(result.plays == 0)
      #expect(result.frames.map(\.numerator) == expected.map(\.count))
      #expect(result.frames.allSatisfy { $0.denominator == rate })
      for (frame, run) in zip(result.frames, expected) {
        #expect(frame.bitmap.hasSamePixels(as: run.bitmap))
      }
      #expect(try folder.names() == ["film.png"])
    }
  }

  @Test func onlyWhatChangesIsStored() throws {
    let folder = try TemporaryFolder()
    let bitmap = Bitmap(width: 50, height: 40, isOpaque: true)
    let film = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60)
    try film.append(bitmap)
    // Padding is no change.
    bitmap.setPixel(3, 3, 0x7700_0000)
    try film.append(bitmap)
    bitmap.setPixel(10, 7, 0xff_0000)
    bitmap.setPixel(4, 30, 0x00_ff00)
    try film.append(bitmap)
    bitmap.setPixel(49, 39, 0x00_00ff)
    try film.append(bitmap)
    try film.finish()
    let result = try read(folder)
    #expect(
      result.frames.map(\.part) == [
        PixelRect(x: 0, y: 0, width: 50, height: 40),
        PixelRect(x: 4, y: 7, width: 7, height: 24),
        PixelRect(x: 49, y: 39, width: 1, height: 1),
      ])
    #expect(result.frames.map(\.numerator) == [2, 1, 1])
  }

  @Test func viewersThatKnowNoFilmsShowTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    let texts = [PNGText("Scenario", "città"), PNGText("Version", "1")]
    let film = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60, texts: texts)
    let first = Bitmap(width: 9, height: 5)
    first.setPixel(8, 4, 0xff12_3456)
    try film.append(first)
    try film.append(Bitmap(width: 9, height: 5))
    try film.finish()
    let picture = try Picture(contentsOf: "\(folder.path)/film.png")
    #expect(picture.bitmap.hasSamePixels(as: first))
    #expect(picture.texts == texts)
  }

  /// A delay is a fraction of 16-bit numbers.
  @Test func aLongStandstillIsSplit() throws {
    let folder = try TemporaryFolder()
    let film = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60)
    let bitmap = Bitmap(width: 3, height: 2, isOpaque: true)
    bitmap.setPixel(0, 0, 0x12_3456)
    for _ in 0..<140_000 { try film.append(bitmap) }
    try film.finish()
    let frames = try read(folder).frames
    #expect(frames.map(\.numerator) == [65_535, 65_535, 8930])
    #expect(frames.allSatisfy { $0.bitmap.hasSamePixels(as: bitmap) })
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] {
      var generator = SeededGenerator(seed: 5)
      let film = try APNGFilm(path: "\(folder.path)/\(name)", framesPerSecond: 30)
      for _ in 0..<10 {
        try film.append(.random(width: 20, height: 20, isOpaque: true, using: &generator))
      }
      try film.finish()
    }
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test func aFilmThatIsDroppedLeavesWhatWasThere() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1], to: "\(folder.path)/film.png")
    var film: APNGFilm? = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60)
    for index in 0..<10 {
      let bitmap = Bitmap(width: 30, height: 30, isOpaque: true)
      bitmap.setPixel(index, 0, 0xffffff)
      try film?.append(bitmap)
    }
    film = nil
    #expect(try folder.names() == ["film.png"])
    #expect(try folder.bytes("film.png") == [1])
  }

  @Test func aFilmWithoutFramesIsRefused() throws {
    let folder = try TemporaryFolder()
    var film: APNGFilm? = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60)
    #expect(throws: CaptureError.cannotEncode(reason: "a film has at least one frame")) {
      try film?.finish()
    }
    film = nil
    #expect(try folder.names() == [])
  }

  @Test func framesThatDoNotFitAreRefusedAndTheFilmGoesOn() throws {
    let folder = try TemporaryFolder()
    let film = try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60)
    #expect(throws: CaptureError.cannotEncode(reason: "a picture has at least one pixel")) {
      try film.append(Bitmap(width: 0, height: 3))
    }
    try film.append(Bitmap(width: 3, height: 2))
    #expect(
      throws: CaptureError.cannotEncode(
        reason: "the frames of a film have one size, but after 3 × 2 pixels come 2 × 3")
    ) { try film.append(Bitmap(width: 2, height: 3)) }
    #expect(
      throws: CaptureError.cannotEncode(
        reason: "the frames of a film are all opaque or none is")
    ) { try film.append(Bitmap(width: 3, height: 2, isOpaque: true)) }
    try film.finish()
    #expect(try read(folder).frames.count == 1)
  }

  @Test func aFolderThatIsNotThereIsFoundAtOnce() throws {
    #expect(throws: CaptureError.file(.cannotWrite(path: "/nowhere/a.png", code: ENOENT))) {
      try APNGFilm(path: "/nowhere/a.png", framesPerSecond: 60)
    }
  }

  @Test func aFolderInTheWayIsFoundAtOnce() throws {
    let folder = try TemporaryFolder()
    try FileOutput.makeFolder(at: "\(folder.path)/film.png")
    #expect(throws: CaptureError.file(.cannotWrite(path: "\(folder.path)/film.png", code: EISDIR)))
    {
      try APNGFilm(path: "\(folder.path)/film.png", framesPerSecond: 60)
    }
    #expect(try folder.names() == ["film.png"])
  }

  /// A limit on the size of files fails in the middle of a write, as a full disk does.
  @Test func aFullDiskIsATypedErrorAndLeavesNothing() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let film = try APNGFilm(path: "\(path)/film.png", framesPerSecond: 60)
      var generator = SeededGenerator(seed: 3)
      let full = CaptureError.file(.cannotWrite(path: "\(path)/film.png", code: EFBIG))
      #expect(throws: full) {
        for _ in 0..<100 {
          try film.append(.random(width: 60, height: 60, isOpaque: true, using: &generator))
        }
      }
      #expect(throws: full) { try film.finish() }
    }
    #expect(try folder.names() == [])
  }
}
