import Foundation
import TestSupport
import Testing

@testable import HostSystem

@Suite("Files read whole")
struct FileInputTests {
  @Test("A file is read up to the limit, and refused beyond it")
  func limit() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("12345", to: "file")
    #expect(try FileInput.read(file, limit: 5) == Array("12345".utf8))
    let error = FileError.tooLarge(path: file, size: 5, limit: 4)
    #expect(throws: error) { try FileInput.read(file, limit: 4) }
    #expect(error.description == "\(file) cannot be read: file too large.")
  }

  @Test("What is no file is an error and not a wait")
  func noFile() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    let pipe = FileError.notAFile(path: folder.file("pipe"))
    #expect(throws: pipe) { try FileInput.read(folder.file("pipe")) }
    #expect(pipe.description == "\(folder.file("pipe")) is not a regular file.")
    #expect(throws: FileError.cannotRead(path: folder.path, code: EISDIR)) {
      try FileInput.read(folder.path)
    }
    let missing = FileError.cannotRead(path: folder.file("none"), code: ENOENT)
    #expect(throws: missing) { try FileInput.read(folder.file("none")) }
    #expect(
      missing.description == "\(folder.file("none")) cannot be read: no such file or directory.")
  }
}
