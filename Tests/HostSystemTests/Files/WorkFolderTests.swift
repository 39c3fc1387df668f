import Foundation
import TestSupport
import Testing

@testable import HostSystem

@Suite("The check's work folder")
struct WorkFolderTests {
  private let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
  }

  @Test("It goes with its object, and two of them do not disturb each other")
  func lifetime() throws {
    let first = try WorkFolder(prefix: "work", in: parent.path)
    try withExtendedLifetime(first) {
      let second = try WorkFolder(prefix: "work", in: parent.path)
      try Data([1]).write(to: URL(filePath: second.path + "/file"))
      #expect(try parent.names().count == 2)
    }
    #expect(try parent.names().map(parent.file) == [first.path])
  }

  @Test("One that no process holds goes, and nothing else does")
  func abandoned() throws {
    for name in ["work-aB3xyz", "work-aB3xyz/logs", "work-longer1", "other-aB3xyz"] {
      mkdir(parent.file(name), 0o755)
    }
    try parent.write("log", to: "work-aB3xyz/logs/a.log")
    try parent.write("a file", to: "work-ABCDEF")
    symlink("work-longer1", parent.file("work-aaaaaa"))
    symlink("../work-longer1", parent.file("work-aB3xyz/link"))
    try parent.write("kept", to: "work-longer1/file")
    let folder = try WorkFolder(prefix: "work", in: parent.path)
    let own = URL(filePath: folder.path).lastPathComponent
    #expect(
      try Set(parent.names())
        == ["work-longer1", "other-aB3xyz", "work-ABCDEF", "work-aaaaaa", own])
    #expect(try parent.text(of: "work-longer1/file") == "kept")
  }
}
