import Foundation
import HostSystem
import TestSupport
import Testing

@Suite("The contents of a folder")
struct FolderContentsTests {
  @Test("are all that is visible, or what begins with some letters")
  func names() throws {
    let folder = try TemporaryFolder()
    for name in ["plan", "plan-b", "Plan", ".plan", "ünder"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    try Data().write(to: URL(filePath: "\(folder.path)/plant"))

    let all = try FolderContents(path: folder.path, mayBeMissing: false)
    #expect(all.entries.map(\.name) == ["Plan", "plan", "plan-b", "plant", "ünder"])
    #expect(all.entries.filter { !$0.isFolder }.map(\.name) == ["plant"])

    func names(beginningWith prefix: String) throws -> [String] {
      try FolderContents(path: folder.path, beginningWith: prefix, mayBeMissing: false)
        .entries.map(\.name)
    }
    #expect(try names(beginningWith: "plan") == ["plan", "plan-b", "plant"])
    #expect(try names(beginningWith: "ü") == ["ünder"])
    #expect(try names(beginningWith: "plan-c").isEmpty)
    #expect(try names(beginningWith: ".").isEmpty)
  }
}
