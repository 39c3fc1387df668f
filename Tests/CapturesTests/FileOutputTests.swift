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
