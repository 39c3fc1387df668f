import Captures
import Dispatch
import Drawing
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct PNGWriterTests {
  @Test func framesAreWrittenInTheirOwnFiles() throws {
    let folder = try TemporaryFolder()
    let writer = PNGWriter()
    let bitmap = Bitmap(width: 30, height: 20, isOpaque: true)
    for index in 0..<20 {
      // The caller paints on at once; what was handed over does not change with it.
      bitmap.setPixel(index, 0, 0xff_0000)
      try writer.write(
        bitmap, to: "\(folder.path)/\(index).png", texts: [PNGText("Time", "\(index)")])
    }
    try writer.finish()
    #expect(try folder.names().count == 20)
    for index in 0..<20 {
      let picture = try Picture(contentsOf: "\(folder.path)/\(index).png")
      #expect(picture.bitmap.pixel(index, 0) == 0xffff_0000)
      if index < 19 { #expect(picture.bitmap.pixel(index + 1, 0) == 0xff00_0000) }
      #expect(picture.texts == [PNGText("Time", "\(index)")])
    }
  }

  @Test func equalFramesGiveEqualFiles() throws {
    let folder = try TemporaryFolder()
    let writer = PNGWriter()
    let bitmap = Bitmap(width: 3, height: 3, isOpaque: true)
    try writer.write(bitmap, to: "\(folder.path)/a.png")
    // Padding is not a difference.
    bitmap.setPixel(1, 1, 0xab00_0000)
    try writer.write(bitmap, to: "\(folder.path)/b.png")
    bitmap.setPixel(1, 1, 0xab00_0001)
    try writer.write(bitmap, to: "\(folder.path)/c.png")
    try writer.finish()
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(try folder.bytes("b.png") != folder.bytes("c.png"))
  }

  @Test func aFolderThatIsNotThereIsATypedError() throws {
    let folder = try TemporaryFolder()
    let writer = PNGWriter()
    let bitmap = Bitmap(width: 3, height: 3)
    let lost = CaptureError.file(.cannotWrite(path: "\(folder.path)/gone/b.png", code: ENOENT))
    try writer.write(bitmap, to: "\(folder.path)/a.png")
    try writer.write(bitmap, to: "\(folder.path)/gone/b.png")
    #expect(throws: lost) { try writer.finish() }
    // The first failure is the last thing that happens.
    #expect(throws: lost) { try writer.write(bitmap, to: "\(folder.path)/c.png") }
    #expect(throws: lost) { try writer.finish() }
    #expect(try folder.names() == ["a.png"])
  }

  /// A limit on the size of files fails in the middle of a write, as a full disk does.
  @Test func aFullDiskLeavesFinishedFramesAndNoHalfOne() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 2000, rlim_max: 2000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let writer = PNGWriter()
      let flat = Bitmap(width: 20, height: 20, isOpaque: true)
      let noise = Bitmap(width: 60, height: 60, isOpaque: true)
      for index in 0..<3600 {
        noise.setPixel(index % 60, index / 60, UInt32(index) &* 2_654_435_761)
      }
      try writer.write(flat, to: "\(path)/1.png")
      try writer.finish()
      try writer.write(noise, to: "\(path)/2.png")
      #expect(throws: CaptureError.file(.cannotWrite(path: "\(path)/2.png", code: EFBIG))) {
        try writer.finish()
      }
    }
    #expect(try folder.names() == ["1.png"])
    #expect(try Picture(contentsOf: "\(folder.path)/1.png").bitmap.width == 20)
  }

  @Test func aLongFilmWaitsForTheEncoder() throws {
    let isOpen = Atomic(false)
    let gate = DispatchSemaphore(value: 0)
    let written = Mutex<[String]>([])
    let writer = PNGWriter { _, path in
      // The first file waits for the gate, and those behind it for the first.
      if path == "0" { gate.wait() }
      written.withLock { $0.append(path) }
    }
    let bitmap = Bitmap(width: 1, height: 1)
    var ahead = 0
    for index in 0..<1000 {
      if index == PNGWriter.greatestLag {
        DispatchQueue.global().async {
          isOpen.store(true, ordering: .sequentiallyConsistent)
          gate.signal()
        }
      }
      try writer.write(bitmap, to: "\(index)")
      if !isOpen.load(ordering: .sequentiallyConsistent) { ahead += 1 }
    }
    try writer.finish()
    #expect(ahead == PNGWriter.greatestLag)
    #expect(written.withLock { $0 } == (0..<1000).map(String.init))
  }
}
