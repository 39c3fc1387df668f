import Captures
import Foundation
import Testing

@Suite struct FileOutputTests {
  @Test func filesAreReplacedWhole() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1, 2, 3], to: "\(folder.path)/a")
    try FileOutput.write([4], to: "\(folder.path)/a")
    #expect(try folder.contents == ["a"])
    #expect(try folder.bytes("a") == [4])
  }

  @Test func aFolderInTheWayIsAnErrorAndNothingIsLeft() throws {
    let folder = try TemporaryFolder()
    try FileOutput.makeFolder(at: "\(folder.path)/a/b/c")
    #expect(throws: CaptureError.cannotWrite(path: "\(folder.path)/a", code: EISDIR)) {
      try FileOutput.write([1], to: "\(folder.path)/a")
    }
    #expect(try folder.contents == ["a"])
  }

  @Test func devicesAndPipesAreWrittenToAndStay() throws {
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: CaptureError.cannotWrite(path: pipe, code: ENXIO)) {
      try FileOutput.write([1], to: pipe)
    }
    // Opened for both, so that neither side waits for the other.
    let reader = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try FileOutput.write([1, 2, 3], to: pipe)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(try folder.contents == ["pipe"])
    #expect(throws: CaptureError.cannotWrite(path: "/dev/full", code: ENOSPC)) {
      try FileOutput.write([1], to: "/dev/full")
    }
    #expect(throws: CaptureError.cannotWrite(path: pipe, code: ENOTSUP)) {
      try APNGFilm(path: pipe, framesPerSecond: 60)
    }
  }

  @Test func aLinkStaysAndWhatItLeadsToIsReplaced() throws {
    let folder = try TemporaryFolder()
    for target in ["there", "not-yet"] {
      if target == "there" { try FileOutput.write([1], to: "\(folder.path)/there") }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/to-\(target)", withDestinationPath: target)
      try FileOutput.write([2], to: "\(folder.path)/to-\(target)")
      #expect(try folder.bytes(target) == [2])
    }
    #expect(try folder.contents == ["not-yet", "there", "to-not-yet", "to-there"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/to-there")
        == "there")
  }

  @Test func aReplacedFileKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a"
    try FileOutput.write([1], to: path)
    chmod(path, 0o600)
    try FileOutput.write([2], to: path)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func foldersAreMadeWithThoseAbove() throws {
    let folder = try TemporaryFolder()
    try FileOutput.makeFolder(at: "\(folder.path)/a/b")
    try FileOutput.makeFolder(at: "\(folder.path)/a/b/")
    try FileOutput.write([1], to: "\(folder.path)/a/b/c")
    #expect(try folder.contents == ["a"])
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1], to: "\(folder.path)/file")
    #expect(throws: CaptureError.cannotWrite(path: "\(folder.path)/file", code: ENOTDIR)) {
      try FileOutput.makeFolder(at: "\(folder.path)/file")
    }
    #expect(throws: CaptureError.cannotWrite(path: "\(folder.path)/file/b", code: ENOTDIR)) {
      try FileOutput.makeFolder(at: "\(folder.path)/file/b")
    }
    #expect(throws: CaptureError.cannotWrite(path: "", code: ENOENT)) {
      try FileOutput.makeFolder(at: "")
    }
    #expect(throws: CaptureError.self) { try FileOutput.makeFolder(at: "/proc/nothing") }
  }
}
