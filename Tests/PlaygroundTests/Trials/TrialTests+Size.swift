import Captures
import Drawing
import Foundation
import Testing

@testable import Playground

/// How large a sheet may get.
extension TrialTests {
  /// On 200 phones of 375 by 667 points at a scale of 1.4 there are 98 million pixels, which alone
  /// would fit; with captions below them and distances between them they do not.
  @Test("Captions and the room between pictures count when a sheet is refused")
  func largeWithCaptions() throws {
    #expect(200 * 525 * 934 < Picture.maximumPixels)
    let heights = Array(repeating: "200", count: 200).joined(separator: ",")
    let run = try run(
      "wait 3600\nstill a\n", "sweep", "FILE", "--heights", heights, "--scale", "1.4")
    #expect(run.exitCode == .usage)
    #expect(
      run.errors == "keyboard-playground: The sheet would have too many pixels for a picture.\n")
    #expect(try folder.names() == ["a.scenario"])
  }

  private func column(of count: Int, _ steps: String) throws -> TrialSheet {
    let resources = try resources()
    try Fonts.prepare(configuration: resources.assets.file("fonts.conf"))
    let file = try folder.write(
      "device: iPhone SE (3rd generation)\nscreen: keep-above\n---\n" + steps, to: "a.scenario")
    let heights = Array(repeating: "200", count: count).joined(separator: ",")
    return try TrialSheet.sweep(
      CommandArguments([
        "sweep", file, "--heights", heights, "--columns", "1", "--scale", "0.5", "--out",
        folder.file("out.png"),
      ]), in: resources)
  }

  /// 80 phones in a column at a scale of 0.5 are 80 × 334 = 26,720 pixels high, of 32,767 that are
  /// possible; six lines below each, of twelve points at least, are 5,760 more, and titles 960.
  @Test("A column of captions is found too high before anything is played")
  func highWithCaptions() throws {
    #expect(throws: PlaygroundError.tooLarge("the sheet")) {
      try column(of: 80, "still a\n").check()
    }
    try column(of: 40, "still a\n").check()
    // Of a part the size is not known before it is seen.
    try column(of: 80, "still a of #field\n").check()
  }

  @Test("A sheet that only the sentences of failures make too large has shorter ones")
  func largeWithFailures() throws {
    let resources = try resources()
    // As many as fit where each says that it failed, and nothing more.
    var (fitting, tooMany) = (40, 80)
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      if (try? column(of: count, "").check()) == nil { tooMany = count } else { fitting = count }
    }
    let steps = String(repeating: "expect keyboard up\n", count: 2)
    #expect(try column(of: fitting, steps).write(in: resources) == fitting)
    #expect(try picture().height <= 32_767)
  }
}
