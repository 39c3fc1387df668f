import Drawing
import Foundation
import TestSupport
import Testing

@testable import Captures

@Suite struct VideoFilmTests {
  /// Runs a program of the tests and returns what it prints.
  private func output(_ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return Array(data)
  }

  /// A grey picture with a red bar that walks to the right.
  private func frame(_ index: Int, width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: true)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: width, height: height),
      color: Color(red: 0.5, green: 0.5, blue: 0.5))
    canvas.fill(
      CGRect(x: index * 8, y: 0, width: 8, height: height),
      color: Color(red: 1, green: 0, blue: 0))
    canvas.flush()
    return bitmap
  }

  @Test(arguments: [VideoFormat.mp4, .webm], [(80, 40), (79, 41), (1, 1)])
  func framesAreThereInOrder(format: VideoFormat, size: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/film.\(format.rawValue)"
    let texts = [PNGText("Scenario", "sign-up: città"), PNGText("Version", "1.0")]
    let film = try VideoFilm(path: path, format: format, framesPerSecond: 20, texts: texts)
    for index in 0..<8 { try film.append(frame(index, width: size.0, height: size.1)) }
    try film.finish()
    #expect(try folder.names() == ["film.\(format.rawValue)"])

    let facts = String(
      decoding: try output([
        "ffprobe", "-v", "error", "-count_frames", "-show_entries",
        "stream=codec_name,width,height,pix_fmt,color_space,color_range,r_frame_rate,"
          + "nb_read_frames:format=duration:format_tags=title",
        "-of", "default=noprint_wrappers=1", path,
      ]), as: UTF8.self)
    let (width, height) = (size.0 + size.0 % 2, size.1 + size.1 % 2)
    let lines = Set(facts.split(separator: "\n").map(String.init))
    #expect(
      lines.isSuperset(of: [
        "codec_name=\(format == .mp4 ? "h264" : "vp9")", "width=\(width)", "height=\(height)",
        "pix_fmt=yuv420p", "color_space=bt709", "color_range=tv", "r_frame_rate=20/1",
        "nb_read_frames=8", "duration=0.400000", "TAG:title=sign-up: città",
      ]), "\(facts)")

    guard size.0 > 1 else { return }
    let pixels = try output([
      "ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "yuv420p", "-",
    ])
    let frameLength = width * height * 3 / 2
    try #require(pixels.count == 8 * frameLength)
    for index in 0..<8 {
      let row = pixels.dropFirst(index * frameLength + height / 2 * width)
      for bar in 0..<8 {
        // 16 + 219 × 0.2126, red's share of brightness in BT.709, and 16 + 219 × 0.5.
        let level = Int(row[row.startIndex + bar * 8 + 4])
        let expected = bar == index ? 63 : 126
        #expect(abs(level - expected) < 9, "bar \(bar) of frame \(index) is \(level)")
      }
    }
  }

  @Test(arguments: VideoFormat.allCases)
  func theSameFramesGiveTheSameBytes(format: VideoFormat) throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      let film = try VideoFilm(
        path: "\(folder.path)/\(name)", format: format, framesPerSecond: 60)
      for index in 0..<30 { try film.append(frame(index % 10, width: 90, height: 160)) }
      try film.finish()
    }
    #expect(try folder.bytes("a") == folder.bytes("b"))
  }

  @Test func aFilmThatIsDroppedLeavesNothing() throws {
    let folder = try TemporaryFolder()
    var film: VideoFilm? = try VideoFilm(
      path: "\(folder.path)/film.mp4", format: .mp4, framesPerSecond: 60)
    for index in 0..<10 { try film?.append(frame(index, width: 100, height: 50)) }
    film = nil
    #expect(try folder.names() == [])
  }

  @Test func aFilmWithoutFramesIsRefused() throws {
    let folder = try TemporaryFolder()
    var film: VideoFilm? = try VideoFilm(
      path: "\(folder.path)/film.mp4", format: .mp4, framesPerSecond: 60)
    #expect(throws: CaptureError.cannotEncode(reason: "a film has at least one frame")) {
      try film?.finish()
    }
    film = nil
    #expect(try folder.names() == [])
  }

  @Test func aFolderThatIsNotThereIsFoundAtOnce() {
    #expect(throws: CaptureError.file(.cannotWrite(path: "/nowhere/a.mp4", code: ENOENT))) {
      try VideoFilm(path: "/nowhere/a.mp4", format: .mp4, framesPerSecond: 60)
    }
  }

  @Test func withoutTheEncoderTheSentenceSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: CaptureError.self) {
      try VideoFilm(
        path: "\(folder.path)/film.mp4", format: .mp4, framesPerSecond: 60, texts: [],
        program: "no-such-encoder")
    }
    #expect(
      error.map { "\($0)" }
        == "no-such-encoder is not installed, and videos need it; a film as apng needs nothing.")
    #expect(try folder.names() == [])
  }

  /// An encoder of our own, that does what a script says.
  private func film(
    _ script: String, in folder: TemporaryFolder, patience: EncoderProgram.Patience = .usual
  ) throws -> VideoFilm {
    let program = "\(folder.path)/encoder"
    try ChildProcess.writeScript(script, to: program)
    return try VideoFilm(
      path: "\(folder.path)/film.mp4", format: .mp4, framesPerSecond: 60, texts: [],
      program: program, patience: patience)
  }

  /// The first takes nothing, the second does not end, the third works without doing anything.
  @Test(arguments: [
    ("exec sleep 1000", 200, 100_000), ("cat >/dev/null; sleep 1000", 200, 100_000),
    ("while :; do :; done", 100_000, 200),
  ])
  func anEncoderThatHangsIsEnded(script: String, idle: Int, fruitless: Int) throws {
    let folder = try TemporaryFolder()
    var film: VideoFilm? = try film(
      script, in: folder, patience: EncoderProgram.Patience(idle: idle, fruitless: fruitless))
    let error = #expect(throws: CaptureError.self) {
      for index in 0..<20 { try film?.append(frame(index, width: 300, height: 200)) }
      try film?.finish()
    }
    #expect(error == .encoderHung(path: "\(folder.path)/film.mp4", name: "encoder"))
    #expect(
      error.map { "\($0)" }
        == "\(folder.path)/film.mp4 cannot be written: encoder did nothing any more, and was ended."
    )
    film = nil
    #expect(try folder.names() == ["encoder"])
  }

  /// Between its parts it is idle for longer than it may be at a time.
  @Test func anEncoderThatGoesOnSlowlyIsWaitedFor() throws {
    let folder = try TemporaryFolder()
    let steps = "for i in 1 2 3 4; do sleep 0.3; echo x; done"
    let film = try film(
      "cat >/dev/null; for last; do :; done; (\(steps)) >\"${last#file:}\"", in: folder,
      patience: EncoderProgram.Patience(idle: 700, fruitless: 700))
    try film.append(frame(0, width: 30, height: 20))
    try film.finish()
    #expect(try folder.bytes("film.mp4") == Array("x\nx\nx\nx\n".utf8))
  }

  @Test(arguments: [
    ("echo first >&2; printf 'No space left\\n\\n' >&2; exit 1", "No space left"),
    ("cat > /dev/null; exit 3", "it ended with code 3"),
    ("cat > /dev/null; echo Disk full >&2", "Disk full"),
    ("kill -9 $$", "it was ended by signal 9"),
  ])
  func theEncodersLastWordIsTheReason(script: String, reason: String) throws {
    let folder = try TemporaryFolder()
    var film: VideoFilm? = try film(script, in: folder)
    // Enough to be written to a reader that is gone.
    #expect(
      throws: CaptureError.encoderFailed(
        path: "\(folder.path)/film.mp4", name: "encoder", reason: reason)
    ) {
      for index in 0..<20 { try film?.append(frame(index, width: 300, height: 200)) }
      try film?.finish()
    }
    film = nil
    #expect(try folder.names() == ["encoder"])
  }

  @Test func anEncoderThatCannotRunIsAnError() throws {
    let folder = try TemporaryFolder()
    let film = try VideoFilm(
      path: "\(folder.path)/film.mp4", format: .mp4, framesPerSecond: 60, texts: [],
      program: "\(folder.path)/gone")
    try film.append(Bitmap(width: 2, height: 2))
    let error = #expect(throws: CaptureError.self) { try film.finish() }
    #expect(
      error.map { "\($0)" }
        == "\(folder.path)/film.mp4 cannot be written: gone says: it cannot be started: "
        + "No such file or directory")
  }

  @Test func everyFormatHasItsExtension() throws {
    #expect(FilmFormat.allCases.map(\.rawValue) == ["apng", "mp4", "webm"])
    #expect(FilmFormat.allCases.map(\.fileExtension) == ["png", "mp4", "webm"])
    let folder = try TemporaryFolder()
    let film = try FilmFormat.apng.makeFilm(path: "\(folder.path)/a.png", framesPerSecond: 10)
    try film.append(Bitmap(width: 2, height: 2))
    try film.finish()
    #expect(try APNGReader(folder.bytes("a.png")).frames.count == 1)
  }
}
