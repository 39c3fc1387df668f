import Captures
import Drawing
import Foundation
import Testing

@Suite struct FindingsTests {
  private func pictures(_ finding: CheckFinding?) throws -> PictureEvidence {
    guard case .pictures(let evidence)? = finding?.evidence else {
      throw CaptureError.cannotEncode(reason: "no pictures are shown")
    }
    return evidence
  }

  @Test func aReportGetsThePicturesOfADifference() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(), to: folders.goldens, "open.png")
    try folders.write(Pairs.screen(hasCaret: false), to: folders.results, "open.png")
    let report = "\(folders.parent.path)/report"
    let findings = try folders.comparison().findings(writingPicturesTo: "a/b", inReport: report)
    #expect(
      findings.map(\.message)
        == ["open.png differs: 40 pixels in a box of 2 × 20 at (64, 28)."])
    let evidence = try pictures(findings.first)
    #expect(evidence.old == "a/b/open.old.png")
    #expect(evidence.new == "a/b/open.new.png")
    #expect(evidence.difference == "a/b/open.difference.png")
    #expect(evidence.details?.difference.pixelCount == 40)
    let old = try Picture(contentsOf: "\(report)/a/b/open.old.png").bitmap
    #expect(old.hasSamePixels(as: Pairs.screen()))
    let new = try Picture(contentsOf: "\(report)/a/b/open.new.png").bitmap
    #expect(new.hasSamePixels(as: Pairs.screen(hasCaret: false)))
    let difference = try Picture(contentsOf: "\(report)/a/b/open.difference.png").bitmap
    // Part of the caret: from blue to the field's grey is a strong difference.
    #expect(difference.pixel(64, 28) >> 16 & 0xff > 0xb0)
    #expect(difference.pixel(64, 28) & 0xff < 0x20)
  }

  @Test func eachOutcomeShowsWhatThereIs() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(), to: folders.results, "missing.png")
    try folders.write(Pairs.screen(), to: folders.goldens, "stale.png")
    try folders.write("?", to: folders.goldens, "stale-and-damaged.png")
    try folders.write("?", to: folders.goldens, "golden.png")
    try folders.write(Pairs.screen(), to: folders.results, "golden.png")
    try folders.write("?", to: folders.results, "result.png")
    try folders.write(.flat(0, width: 2, height: 2), to: folders.goldens, "size.png")
    try folders.write(Pairs.screen(), to: folders.results, "size.png")
    try folders.write("a\n", to: folders.goldens, "text.txt")
    try folders.write("b\n", to: folders.results, "text.txt")
    try folders.writeBoth("same\n", "same.txt")
    let report = "\(folders.parent.path)/report"
    let comparison = try folders.comparison()
    let findings = comparison.findings(writingPicturesTo: "s", inReport: report)
    #expect(
      findings.map(\.evidence) == [
        .pictures(PictureEvidence(new: "s/golden.new.png")),
        .pictures(PictureEvidence(new: "s/missing.new.png")),
        nil,
        .pictures(PictureEvidence(old: "s/size.old.png", new: "s/size.new.png")),
        nil,
        .pictures(PictureEvidence(old: "s/stale.old.png")),
        TextDifference(old: "a\n", new: "b\n").map { .text($0) },
      ])
    #expect(
      findings.map(\.message) == comparison.files.filter { $0.outcome != .same }.map(\.description))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(report)/s").sorted() == [
        "golden.new.png", "missing.new.png", "size.new.png", "size.old.png", "stale.old.png",
      ])
  }

  @Test func withoutAFindingNothingIsWritten() throws {
    let folders = try Folders()
    try folders.writeBoth("same\n", "same.txt")
    let report = "\(folders.parent.path)/report"
    #expect(try folders.comparison().findings(writingPicturesTo: "s", inReport: report).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: report))
  }
}
