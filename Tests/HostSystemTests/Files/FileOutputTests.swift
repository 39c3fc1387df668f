import Foundation
import TestSupport
import Testing

@testable import HostSystem

@Suite struct FileOutputTests {
  @Test func filesAreReplacedWhole() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1, 2, 3], to: "\(folder.path)/a")
    try FileOutput.write([4], to: "\(folder.path)/a")
    #expect(try folder.names() == ["a"])
    #expect(try folder.bytes("a") == [4])
  }

  @Test func aFolderInTheWayIsAnErrorAndNothingIsLeft() throws {
    let folder = try TemporaryFolder()
    try FileOutput.makeFolder(at: "\(folder.path)/a/b/c")
    #expect(throws: FileError.cannotWrite(path: "\(folder.path)/a", code: EISDIR)) {
      try FileOutput.write([1], to: "\(folder.path)/a")
    }
    #expect(try folder.names() == ["a"])
  }

  @Test func devicesAndPipesAreWrittenToAndStay() throws {
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError.cannotWrite(path: pipe, code: ENXIO)) {
      try FileOutput.write([1], to: pipe)
    }
    // Opened for both, so that neither side waits for the other.
    let reader = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try FileOutput.write([1, 2, 3], to: pipe)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(try folder.names() == ["pipe"])
    #expect(throws: FileError.cannotWrite(path: "/dev/full", code: ENOSPC)) {
      try FileOutput.write([1], to: "/dev/full")
    }
    #expect(throws: FileError.cannotWrite(path: pipe, code: ENOTSUP)) {
      try UnfinishedFile(for: pipe)
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
    #expect(try folder.names() == ["not-yet", "there", "to-not-yet", "to-there"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/to-there")
        == "there")
  }

  @Test func aPathIsTheKernels() throws {
    let folder = try TemporaryFolder()
    try FileOutput.makeFolder(at: folder.file("real/deep"))
    try FileOutput.write([0], to: folder.file("up"))
    symlink("real/deep", folder.file("linked"))
    // From real/deep, whatever way leads there, it is real/up and not up.
    symlink("../up", folder.file("real/deep/link"))
    try FileOutput.write([1], to: folder.file("linked/link"))
    try FileOutput.write([2], to: folder.file("linked/../beside"))
    #expect(try folder.bytes("up") == [0])
    #expect(try folder.bytes("real/up") == [1])
    #expect(try folder.bytes("real/beside") == [2])
    #expect(try folder.names() == ["linked", "real", "up"])
  }

  @Test func linksToLinksAreFollowedAsFarAsTheKernelDoes() throws {
    let folder = try TemporaryFolder()
    symlink("not-yet", folder.file("1"))
    for number in 2...41 { symlink("\(number - 1)", folder.file("\(number)")) }
    try FileOutput.write([1], to: folder.file("40"))
    #expect(try folder.bytes("not-yet") == [1])
    let tooMany = FileError.cannotWrite(path: folder.file("41"), code: ELOOP)
    #expect(throws: tooMany) { try FileOutput.write([2], to: folder.file("41")) }
    symlink("b", folder.file("a"))
    symlink("a", folder.file("b"))
    for path in ["a", "a/file"].map(folder.file) {
      let endless = FileError.cannotWrite(path: path, code: ELOOP)
      #expect(throws: endless) { try FileOutput.write([2], to: path) }
      #expect(throws: endless) { try FileOutput.checkFile(at: path) }
      #expect(throws: endless) { try FileOutput.checkFolder(at: path) }
      #expect(throws: endless) { try FileOutput.makeFolder(at: path) }
    }
    #expect(try folder.names().count == 44)
  }

  @Test func aFolderIsHeldWhileAFileIsWritten() throws {
    let folder = try TemporaryFolder()
    try FileOutput.makeFolder(at: folder.file("a"))
    let file = try UnfinishedFile(for: folder.file("a/x"))
    rename(folder.file("a"), folder.file("b"))
    try FileOutput.makeFolder(at: folder.file("a"))
    try file.write([1])
    try file.keep()
    #expect(try folder.bytes("b/x") == [1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a")).isEmpty)
  }

  @Test func anOpenFileIsWrittenOnWithWhateverItIsCalled() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1], to: folder.file("a"))
    let file = open(folder.file("a"), O_RDWR | O_CLOEXEC)
    defer { close(file) }
    unlink(folder.file("a"))
    try FileOutput.write([2], to: "/proc/self/fd/\(file)")
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(pread(file, &bytes, 8, 0) == 2)
    #expect(bytes.prefix(2) == [1, 2])
    #expect(try folder.names().isEmpty)
  }

  @Test func aFileThatIsToBeNewReplacesNothing() throws {
    let folder = try TemporaryFolder()
    try FileOutput.writeNew([1], to: folder.file("a"))
    let taken = FileError.cannotWrite(path: folder.file("a"), code: EEXIST)
    #expect(throws: taken) { try FileOutput.writeNew([2], to: folder.file("a")) }
    let file = try UnfinishedFile(for: folder.file("b"))
    try FileOutput.write([3], to: folder.file("b"))
    #expect(throws: FileError.cannotWrite(path: folder.file("b"), code: EEXIST)) {
      try file.keep(mustBeNew: true)
    }
    #expect(try folder.bytes("a") == [1])
    #expect(try folder.bytes("b") == [3])
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func anyNameCanBeWrittenThatTheSystemAllows() throws {
    let folder = try TemporaryFolder()
    let names = [234, 235, 254, 255].map { String(repeating: "a", count: $0) }
    // 255 bytes, of which most belong in pairs and none can be cut in two.
    for name in names + [String(repeating: "é", count: 127) + "b"] {
      try FileOutput.write([1], to: folder.file(name))
      #expect(try folder.bytes(name) == [1])
    }
    // Two at a time that begin alike.
    let films = try ["x", "y"].map { try UnfinishedFile(for: folder.file(names[2] + $0)) }
    for film in films { try film.keep() }
    #expect(try folder.names().count == 7)
    let long = folder.file(String(repeating: "a", count: 256))
    #expect(throws: FileError.cannotWrite(path: long, code: ENAMETOOLONG)) {
      try FileOutput.checkFile(at: long)
    }
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
    #expect(try folder.names() == ["a"])
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let folder = try TemporaryFolder()
    try FileOutput.write([1], to: "\(folder.path)/file")
    #expect(throws: FileError.cannotWrite(path: "\(folder.path)/file", code: ENOTDIR)) {
      try FileOutput.makeFolder(at: "\(folder.path)/file")
    }
    #expect(throws: FileError.cannotWrite(path: "\(folder.path)/file/b", code: ENOTDIR)) {
      try FileOutput.makeFolder(at: "\(folder.path)/file/b")
    }
    #expect(throws: FileError.cannotWrite(path: "", code: ENOENT)) {
      try FileOutput.makeFolder(at: "")
    }
    #expect(throws: FileError.self) { try FileOutput.makeFolder(at: "/proc/nothing") }
  }
}
