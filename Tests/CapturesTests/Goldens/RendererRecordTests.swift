import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

@Suite struct RendererRecordTests {
  private func identity(cairo: String) throws -> RendererIdentity {
    try #require(RendererIdentity("cairo \(cairo)\nfont 00000000000000000000000000000001 A.ttf\n"))
  }

  @Test func nothingRecordedIsWrittenUnlessNeverIsAsked() throws {
    let present = try identity(cairo: "1.16.0")
    for mode in UpdateMode.allCases {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/goldens/RENDERER"
      let record = try RendererRecord(path: path, present: present)
      #expect(record.state == .missing)
      #expect(record.isSameRenderer)
      #expect(try record.update(mode, folders: ["a"], isWhole: true) == (mode != .never))
      #expect(FileManager.default.fileExists(atPath: path) == (mode != .never))
      guard mode != .never else { continue }
      #expect(try RendererRecord(path: path, present: present).state == .same)
      #expect(
        try String(contentsOfFile: path, encoding: .utf8)
          == "cairo 1.16.0\nfont 00000000000000000000000000000001 A.ttf\ngoldens a\n")
    }
  }

  @Test func anotherRendererIsExplainedAndReplacedByAllAlone() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/RENDERER"
    #expect(
      try RendererRecord(path: path, present: identity(cairo: "1.16.0")).update(
        .all, folders: [], isWhole: true))
    let record = try RendererRecord(path: path, present: identity(cairo: "1.18.0"))
    #expect(
      record.state == .different(["The goldens were made with cairo 1.16.0, here it is 1.18.0."]))
    #expect(!record.isSameRenderer)
    for mode in [UpdateMode.never, .missing, .failing] {
      #expect(try !record.update(mode, folders: [], isWhole: true))
    }
    #expect(try record.update(.all, folders: [], isWhole: true))
    let updated = try RendererRecord(path: path, present: identity(cairo: "1.18.0"))
    #expect(updated.state == .same)
    #expect(try !updated.update(.all, folders: [], isWhole: true))
  }

  @Test(arguments: ["", "nonsense", "cairo 1.16.0\n\u{0}"])
  func aDamagedRecordIsASentence(_ text: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/RENDERER"
    try FileOutput.write(Array(text.utf8), to: path)
    let record = try RendererRecord(path: path, present: identity(cairo: "1.16.0"))
    #expect(
      record.state
        == .damaged(
          .malformed(path: path, line: 1, reason: "it does not name libraries and fonts")))
    #expect(!record.isSameRenderer)
    #expect(try !record.update(.failing, folders: [], isWhole: true))
    #expect(try record.update(.all, folders: [], isWhole: true))
  }

  @Test func aRecordThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.cannotRead(path: folder.path, code: EISDIR)) {
      try RendererRecord(path: folder.path, present: identity(cairo: "1.16.0"))
    }
  }

  @Test func foldersAreListedWhateverTheirNames() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/RENDERER"
    let present = try identity(cairo: "1.16.0")
    for names: Set<String> in [[], ["a b", "goldens", "é", "50%", "two\nlines", "\u{2028}"]] {
      let record = try RendererRecord(path: path, present: present)
      try record.update(.missing, folders: names, isWhole: true)
      let again = try RendererRecord(path: path, present: present)
      #expect(again.state == .same)
      #expect(again.folders == names)
      #expect(try !again.update(.missing, folders: names, isWhole: false))
    }
  }

  @Test func aListIsKeptWithoutTouchingTheRenderer() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/RENDERER"
    try RendererRecord(path: path, present: identity(cairo: "1.16.0"))
      .update(.missing, folders: ["a"], isWhole: true)
    let record = try RendererRecord(path: path, present: identity(cairo: "1.18.0"))
    #expect(try record.update(.missing, folders: ["a", "b"], isWhole: true))
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "cairo 1.16.0\nfont 00000000000000000000000000000001 A.ttf\ngoldens a\ngoldens b\n")
    // Nothing is begun by a part of the goldens.
    let other = try RendererRecord(
      path: "\(folder.path)/none/RENDERER", present: identity(cairo: "1.16.0"))
    #expect(try !other.update(.missing, folders: ["a"], isWhole: false))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/none"))
  }

  @Test func aRecordWithoutAListStandsForFoldersWithATrace() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/RENDERER"
    try FileOutput.write(Array("cairo 1.16.0\n".utf8), to: path)
    for name in ["a/trace.csv", "b/w.png", "c/trace.csv/d"] {
      let file = URL(filePath: "\(folder.path)/\(name)")
      try FileOutput.makeFolder(at: file.deletingLastPathComponent().path)
      try FileOutput.write([], to: file.path)
    }
    #expect(
      try RendererRecord(path: path, present: identity(cairo: "1.16.0")).folders == ["a"])
  }
}
