import Foundation
import TestSupport
import Testing

@testable import HostSystem

/// Files as a killed process leaves them: with its number, and without a lock.
@Suite struct AbandonedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [".a.png.4194305.unfinished", ".b..7-2.unfinished"] {
      try Data([1]).write(to: URL(filePath: folder.file(name)))
    }
  }

  @Test func theyGoBeforeAFileIsPutBesideThem() throws {
    try FileOutput.checkFile(at: folder.file("c.png"))
    #expect(try folder.names().isEmpty)
  }

  @Test func theyGoBeforeAFolderIsFilled() throws {
    try FileOutput.makeFolder(at: folder.path)
    #expect(try folder.names().isEmpty)
  }

  @Test func whatIsBeingWrittenStaysWhoeverDoes() throws {
    // Another process's number, as one in a container may have, with this one's lock.
    let other = folder.file(".a.png.4194305.unfinished")
    let lock = open(other, O_WRONLY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let own = try UnfinishedFile(for: folder.file("d"))
    try own.write([1, 2])
    try FileOutput.makeFolder(at: folder.path)
    #expect(
      try folder.names() == [".a.png.4194305.unfinished", ".d.\(getpid()).unfinished"])
    try own.keep()
    #expect(try folder.bytes("d") == [1, 2])
  }

  @Test func whatIsNoneStays() throws {
    let strangers = [
      ".a.png.4194305x.unfinished", ".unfinished", ".x.12.unfinished.txt", "a.12.unfinished",
    ]
    for name in strangers { try FileOutput.write([1], to: folder.file(name)) }
    try FileOutput.write([7], to: folder.file("goal"))
    symlink("goal", folder.file(".l.12.unfinished"))
    mkdir(folder.file(".f.12.unfinished"), 0o700)
    mkfifo(folder.file(".p.12.unfinished"), 0o600)
    try FileOutput.checkFile(at: folder.file("c.png"))
    let kept = [".f.12.unfinished", ".l.12.unfinished", ".p.12.unfinished", "goal"]
    #expect(try folder.names() == (strangers + kept).sorted())
    #expect(try folder.bytes("goal") == [7])
  }

  @Test func oneOfTheSameNameIsNoObstacle() throws {
    let name = ".d.\(getpid()).unfinished"
    try Data([1]).write(to: URL(filePath: folder.file(name)))
    let file = try UnfinishedFile(for: folder.file("d"))
    #expect(file.unfinishedName == name)
    // A trap is not followed, and another name is taken.
    try FileOutput.write([7], to: folder.file("goal"))
    symlink("goal", folder.file(".e.\(getpid()).unfinished"))
    let second = try UnfinishedFile(for: folder.file("e"))
    #expect(second.unfinishedName == ".e.\(getpid())-2.unfinished")
    try second.write([2])
    try second.keep()
    #expect(try folder.bytes("goal") == [7])
    #expect(try folder.bytes("e") == [2])
  }
}
