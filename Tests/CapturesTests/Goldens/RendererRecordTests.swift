import Captures
import Drawing
import Foundation
import Testing

@Suite struct RendererRecordTests {
  private func identity(cairo: String) throws -> RendererIdentity {
    try #require(RendererIdentity("cairo \(cairo)\nfont 0000000000000001 A.ttf\n"))
  }

  @Test func nothingRecordedIsWrittenUnlessNeverIsAsked() throws {
    let present = try identity(cairo: "1.16.0")
    for mode in UpdateMode.allCases {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/goldens/RENDERER"
      let record = try RendererRecord(path: path, present: present)
      #expect(record.state == .missing)
      #expect(record.isSameRenderer)
      #expect(try record.update(mode) == (mode != .never))
      #expect(FileManager.default.fileExists(atPath: path) == (mode != .never))
      guard mode != .never else { continue }
      #expect(try RendererRecord(path: path, present: present).state == .same)
      #expect(
        try String(contentsOfFile: path, encoding: .utf8)
          == "cairo 1.16.0\nfont 0000000000000001 A.ttf\n")
    }
  }

  @Test func anotherRendererIsExplainedAndReplacedByAllAlone() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/RENDERER"
    #expect(try RendererRecord(path: path, present: identity(cairo: "1.16.0")).update(.all))
    let record = try RendererRecord(path: path, present: identity(cairo: "1.18.0"))
    #expect(
      record.state == .different(["The goldens were made with cairo 1.16.0, here it is 1.18.0."]))
    #expect(!record.isSameRenderer)
    for mode in [UpdateMode.never, .missing, .failing] { #expect(try !record.update(mode)) }
    #expect(try record.update(.all))
    let updated = try RendererRecord(path: path, present: identity(cairo: "1.18.0"))
    #expect(updated.state == .same)
    #expect(try !updated.update(.all))
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
    #expect(try !record.update(.failing))
    #expect(try record.update(.all))
  }

  @Test func aRecordThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CaptureError.cannotRead(path: folder.path, code: EISDIR)) {
      try RendererRecord(path: folder.path, present: identity(cairo: "1.16.0"))
    }
  }
}
