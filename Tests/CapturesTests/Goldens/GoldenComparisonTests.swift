import Captures
import Drawing
import Foundation
import HostSystem
import Testing

@Suite struct GoldenComparisonTests {
  @Test func equalFoldersPass() throws {
    let folders = try Folders()
    try folders.writeBoth("time,shift\n0,0\n", "trace.csv")
    try folders.writeBoth("window\n", "views.txt")
    // What a picture says about itself is not what is seen.
    try folders.write(Pairs.screen(), to: folders.results, "open.png", version: "2")
    try folders.write(Pairs.screen(), to: folders.goldens, "open.png", version: "1")
    // Neither is a golden: the names of the views belong to the result, the other file to git.
    try folders.write("\"window\" 0 0 120 80\n", to: folders.results, "open.views")
    try folders.write("* -text\n", to: folders.goldens, ".gitattributes")
    let comparison = try folders.comparison()
    #expect(
      comparison.files
        == ["open.png", "trace.csv", "views.txt"].map { GoldenFile(name: $0, outcome: .same) })
    #expect(comparison.isPassed)
  }

  @Test func missingAndStaleFilesAreNamed() throws {
    let folders = try Folders()
    try folders.write("a\n", to: folders.results, "b.txt")
    try folders.write("time\n", to: folders.results, "a.csv")
    try folders.write("a\n", to: folders.goldens, "old.txt")
    try folders.write("a\n", to: folders.goldens, "notes.md")
    try folders.write("a\n", to: folders.results, "notes.md")
    try FileOutput.makeFolder(at: "\(folders.goldens)/more")
    let comparison = try folders.comparison()
    #expect(
      comparison.files == [
        GoldenFile(name: "a.csv", outcome: .missing),
        GoldenFile(name: "b.txt", outcome: .missing),
        GoldenFile(name: "more", outcome: .stale(isFolder: true)),
        GoldenFile(name: "notes.md", outcome: .stale(isFolder: false)),
        GoldenFile(name: "old.txt", outcome: .stale(isFolder: false)),
      ])
    #expect(!comparison.isPassed)
    #expect(
      comparison.files.map(\.description) == [
        "a.csv has no golden yet.", "b.txt has no golden yet.",
        "more is a folder, where only goldens may be.",
        "notes.md is a golden that no step makes any more.",
        "old.txt is a golden that no step makes any more.",
      ])
  }

  @Test func withoutAFolderEveryGoldenIsMissing() throws {
    let folders = try Folders()
    try folders.write("a\n", to: folders.results, "a.txt")
    let comparison = try GoldenComparison(
      results: folders.results, goldens: "\(folders.parent.path)/none")
    #expect(comparison.files == [GoldenFile(name: "a.txt", outcome: .missing)])
    #expect(throws: FileError.cannotRead(path: "/nowhere", code: ENOENT)) {
      try GoldenComparison(results: "/nowhere", goldens: folders.goldens)
    }
    try folders.write("a\n", to: folders.parent.path, "file")
    #expect(
      throws: FileError.cannotRead(path: "\(folders.parent.path)/file", code: ENOTDIR)
    ) {
      try GoldenComparison(results: folders.results, goldens: "\(folders.parent.path)/file")
    }
  }

  @Test func aDifferentPictureNamesTheViewsUnderTheBox() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(hasCaret: false), to: folders.results, "open.png")
    try folders.write(Pairs.screen(), to: folders.goldens, "open.png")
    // In points at 2×: the caret is at 32, 14 and one point wide.
    try folders.write(
      "\"window\" 0 0 60 40\n\"field\" 5 10 50 20\n\"button\" 0 0 5 5\n\"caret\" 32 14 1 10\n",
      to: folders.results, "open.views")
    let file = try #require(try folders.comparison(.init(scale: 2)).files.first)
    guard case .picture(let picture) = file.outcome else {
      Issue.record("\(file)")
      return
    }
    #expect(picture.difference.box == PixelRect(x: 64, y: 28, width: 2, height: 20))
    #expect(picture.views == ["caret", "field", "window"])
    #expect(
      "\(file)"
        == "open.png differs: 40 pixels in a box of 2 × 20 at (64, 28), under caret, field, window."
    )
  }

  @Test func theFirstPictureOfAStripThatDiffersNamesTheViews() throws {
    let folders = try Folders()
    // At 2×: letters from 10 to 31 points, the caret at 32.
    try folders.write(Pairs.screen(), to: folders.goldens, "a.png")
    try folders.write(
      "\"0 s\" 0 0 32 40\n\"0.1 s\" 32 0 28 40\n", to: folders.results, "a.pictures")
    try folders.write(
      "\"text\" 10 16 21 6\n\"caret\" 32 14 1 10\n", to: folders.results, "a.views")
    for (picture, sentence) in [
      (Pairs.screen(hasCaret: false), "first in the picture at 0.1 s, under caret."),
      (Pairs.screen(textAt: 21), "first in the picture at 0 s, under text."),
      (Pairs.screen(textAt: 21, hasCaret: false), "first in the picture at 0 s, under text."),
    ] {
      try folders.write(picture, to: folders.results, "a.png")
      let file = try #require(try folders.comparison(.init(scale: 2)).files.first)
      #expect(file.description.hasSuffix(", \(sentence)"), "\(file)")
    }
  }

  @Test func brokenNamesOfViewsHideNoDifference() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(hasCaret: false), to: folders.results, "open.png")
    try folders.write(Pairs.screen(), to: folders.goldens, "open.png")
    try folders.write("nonsense\n", to: folders.results, "open.views")
    guard case .picture(let picture) = try folders.outcome() else {
      Issue.record("the picture differs")
      return
    }
    #expect(picture.difference.pixelCount == 40)
    #expect(
      picture.viewsError
        == .malformed(
          path: "\(folders.results)/open.views", line: 1,
          reason: "it is not a quoted name and four finite numbers"))
  }

  @Test func aToleranceLetsWeakDifferencesPass() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(field: 0xfff1_f1f1), to: folders.results, "open.png")
    try folders.write(Pairs.screen(), to: folders.goldens, "open.png")
    #expect(try folders.outcome().isFailure)
    #expect(try folders.outcome(.init(tolerance: 0.4)) == .same)
  }

  @Test func anotherSizeIsASentence() throws {
    let folders = try Folders()
    try folders.write(.flat(0xffff_ffff, width: 9, height: 8), to: folders.results, "a.png")
    try folders.write(.flat(0xffff_ffff, width: 8, height: 9), to: folders.goldens, "a.png")
    #expect(
      try folders.comparison().files.map(\.description)
        == ["a.png has 9 × 8 pixels, its golden 8 × 9."])
  }

  @Test func aTraceNamesTheMomentAndATextItsLines() throws {
    let folders = try Folders()
    for name in ["trace.csv", "dump.txt"] {
      try folders.write("time,shift\n0,1\n0.1,2\n", to: folders.goldens, name)
      try folders.write("time,shift\n0,1\n0.1,3\n", to: folders.results, name)
    }
    #expect(
      try folders.comparison().files.map(\.description) == [
        "dump.txt differs: 1 line removed and 1 line added from line 3 on.",
        "trace.csv differs: 0.1: shift 2 → 3.",
      ])
  }

  @Test func damagedFilesAreSentences() throws {
    let whole = try EncodedPicture(Pairs.screen()).file()
    let damages: [(String, [UInt8])] = [
      ("empty", []), ("text", Array("no picture".utf8)), ("cut", Array(whole.dropLast(40))),
      ("header", Array(whole.prefix(33))),
      ("flipped", whole.prefix(60) + [whole[60] ^ 1] + whole[61...]),
    ]
    for (name, bytes) in damages {
      let folders = try Folders()
      try FileOutput.write(bytes, to: "\(folders.goldens)/a.png")
      try FileOutput.write(whole, to: "\(folders.results)/a.png")
      guard
        case .damagedGolden(.damaged(path: "\(folders.goldens)/a.png", _)) = try folders.outcome()
      else {
        Issue.record("\(name)")
        continue
      }
      try FileOutput.write(bytes, to: "\(folders.results)/a.png")
      try FileOutput.write(whole, to: "\(folders.goldens)/a.png")
      guard case .damagedResult = try folders.outcome() else {
        Issue.record("\(name)")
        continue
      }
      // Nor is an unreadable file a golden that is only missing.
      unlink("\(folders.goldens)/a.png")
      guard case .damagedResult = try folders.outcome() else {
        Issue.record("\(name)")
        continue
      }
    }
  }

  @Test func aFolderInPlaceOfAFileIsASentence() throws {
    let folders = try Folders()
    try folders.write("a\n", to: folders.results, "a.txt")
    try FileOutput.makeFolder(at: "\(folders.goldens)/a.txt")
    #expect(
      try folders.outcome()
        == .damagedGolden(.file(.cannotRead(path: "\(folders.goldens)/a.txt", code: EISDIR))))
  }

  /// Under other libraries and fonts pictures differ everywhere, traces must not.
  @Test func onAnotherRendererPicturesWaitForATolerance() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(field: 0xfff1_f1f1), to: folders.results, "open.png")
    try folders.write(Pairs.screen(), to: folders.goldens, "open.png")
    try folders.writeBoth("a\n", "a.txt")
    try folders.write("b\n", to: folders.results, "b.txt")
    try folders.write("c\n", to: folders.goldens, "b.txt")
    try folders.write(Pairs.screen(), to: folders.results, "new.png")
    let exact = try folders.comparison(.init(isSameRenderer: false)).files
    #expect(exact.map(\.name) == ["a.txt", "b.txt", "new.png", "open.png"])
    #expect(exact[0].outcome == .same)
    #expect(exact[1].outcome.isFailure)
    #expect(exact[2].outcome == .missing)
    #expect(exact[3].outcome == .notCompared)
    let tolerant = try folders.comparison(.init(tolerance: 1, isSameRenderer: false)).files
    #expect(tolerant[3].outcome == .same)
    try folders.write(Pairs.screen(hasCaret: false), to: folders.results, "open.png")
    let different = try folders.comparison(.init(tolerance: 1, isSameRenderer: false)).files
    #expect(different[3].outcome.isFailure)
  }

  @Test(
    arguments: [
      ("\u{feff}one\ntwo\n", "the golden begins with a byte order mark"),
      ("one\r\ntwo\r\n", "the golden's lines end in CR LF and should end in LF"),
      ("one\ntwo", "the golden's last line has no line feed"),
    ])
  func theFormOfATextIsNamed(golden: String, sentence: String) throws {
    for name in ["a.txt", "a.csv"] {
      let folders = try Folders()
      try folders.write("one\ntwo\n", to: folders.results, name)
      try folders.write(golden, to: folders.goldens, name)
      let comparison = try folders.comparison()
      #expect(comparison.files.map(\.description) == ["\(name) differs: \(sentence)."])
      // What looks the same is not shown twice.
      let findings = comparison.findings(
        writingPicturesTo: "a", inReport: "\(folders.parent.path)/report")
      #expect(findings.map(\.evidence) == [nil])
      #expect(GoldenUpdate(comparison, mode: .failing).writes == [name])
    }
    let folders = try Folders()
    try folders.write("one\nthree\n", to: folders.results, "a.txt")
    try folders.write(golden, to: folders.goldens, "a.txt")
    guard case .text(let difference, let found) = try folders.outcome() else {
      Issue.record("no text")
      return
    }
    #expect(found == sentence + "; besides, 1 line removed and 1 line added from line 2 on")
    #expect(difference == TextDifference(old: "one\ntwo\n", new: "one\nthree\n"))
  }

  /// Printed whole it would take minutes, and no one could read it.
  @Test func aHugeGoldenIsASentence() throws {
    let folders = try Folders()
    let huge = [UInt8](repeating: UInt8(ascii: "x"), count: 16_000_001)
    for name in ["trace.csv", "tree.txt"] {
      try folders.write("time,shift\n0,1\n", to: folders.results, name)
      try FileOutput.write(huge, to: "\(folders.goldens)/\(name)")
    }
    let findings = try folders.comparison().findings(
      writingPicturesTo: "a", inReport: "\(folders.parent.path)/report")
    #expect(findings.map(\.evidence) == [nil, nil])
    #expect(
      findings[0].message.hasPrefix("trace.csv differs: the golden's last line has no line feed; "))
    #expect(
      findings[1].message == "tree.txt differs: the golden's last line has no line feed; besides, "
        + "the texts are too long to be compared line by line.")
    for finding in findings { #expect(finding.message.utf8.count < 600) }
  }
}
