import Foundation
import PhoneSimulator
import Testing

@testable import Scenarios

@Suite("Files that include files")
struct InclusionTests {
  /// Reads `main.scenario` of some files; the problems, or the steps with their places.
  private func read(
    _ steps: String, _ files: [String: String]
  ) throws -> (steps: [String], problems: [String]) {
    let bytes = Array("screen: keep-above\n---\n\(steps)".utf8)
    let file = "dir/main.scenario"
    do {
      let scenario = try ScenarioParser.parse(bytes, file: file, vocabulary: testVocabulary()) {
        path throws(ScenarioError) in
        if path == "dir/main.scenario" { return bytes }
        guard let text = files[path] else {
          throw .unreadable(file: path, reason: "No such file")
        }
        return Array(text.utf8)
      }
      #expect(scenario.description == String(decoding: bytes, as: UTF8.self))
      return (scenario.steps(in: file).map { "\($0.file):\($0.line): \($0.step)" }, [])
    } catch let error as ScenarioError {
      return ([], error.description.split(separator: "\n").map(String.init))
    }
  }

  @Test("Steps stand in the place of the line, and know where they are written")
  func places() throws {
    let read = try read(
      "tap #a\ninclude sub/two.scenario\ntap #d\n",
      ["dir/sub/two.scenario": "# Two.\ntap #b\ninclude \"../x y\"\n", "dir/x y": "tap #c\n"])
    #expect(
      read.steps == [
        "dir/main.scenario:3: tap #a", "dir/sub/two.scenario:2: tap #b", "dir/x y:1: tap #c",
        "dir/main.scenario:5: tap #d",
      ])
  }

  @Test("A file cannot include itself, by whatever detour")
  func cycles() throws {
    #expect(
      try read("include main.scenario\n", [:]).problems == [
        #"dir/main.scenario:3:9: "main.scenario" would include itself for ever"#
      ])
    #expect(
      try read(
        "include a\n", ["dir/a": "include b\n", "dir/b": "include ./x/../a\n"]
      ).problems == [#"dir/b:1:9: "./x/../a" would include itself for ever"#])
  }

  @Test("Files nest sixteen deep and no deeper")
  func depth() throws {
    func chain(_ length: Int) -> [String: String] {
      var files = ["dir/\(length)": "tap #end\n"]
      for number in 1..<length { files["dir/\(number)"] = "include \(number + 1)\n" }
      return files
    }
    #expect(try read("include 1\n", chain(16)).steps == ["dir/16:1: tap #end"])
    #expect(
      try read("include 1\n", chain(17)).problems == [
        "dir/16:1:9: files include each other more than 16 deep"
      ])
  }

  @Test("Files that multiply themselves end at a limit, at once")
  func multiplication() throws {
    var files = ["dir/16": "# \(String(repeating: "a", count: 7000))\ntap #a\n"]
    for number in 1..<16 {
      files["dir/\(number)"] = "include \(number + 1)\ninclude \(number + 1)\n"
    }
    let problems = try read("include 1\n", files).problems
    #expect((1...20).contains(problems.count))
    #expect(
      problems.allSatisfy { $0.hasSuffix("the included files have more than 2000000 bytes in all") }
    )
  }

  @Test("Problems of included files have their own places, and names are taken once")
  func problems() throws {
    #expect(
      try read(
        "still one\ninclude a\ninclude a\ninclude nowhere\n",
        ["dir/a": "jump\nstill one\nstill two\nscreen: x\n---\n"]
      ).problems == [
        #"dir/a:1:1: unknown verb "jump"; did you mean "dump"?"#,
        #"dir/a:2:7: a file named "one" is written already, in line 3 of dir/main.scenario"#,
        "dir/a:4:1: an included file has steps alone; settings and dashes belong to the scenario "
          + "that includes it",
        "dir/a:5:1: an included file has steps alone; settings and dashes belong to the scenario "
          + "that includes it",
        #"dir/a:3:7: this file is included more than once, and a file named "two" would be written "#
          + "each time",
        #"dir/main.scenario:6:9: "nowhere" cannot be included: No such file"#,
      ])
  }

  @Test("An included file may be no text at all")
  func encoding() throws {
    #expect(
      try read("include a\n", ["dir/a": "tap #b\n\u{0}\n"]).problems == [
        "dir/a:2:1: the control character U+0000 does not belong into a scenario"
      ])
  }

  /// As a file of passwords would look; nothing of it may get into a log.
  @Test("Of an included file that is no scenario that is said, and nothing is quoted")
  func foreignFiles() throws {
    let secrets = (1...100).map { "root\($0):$6$secret:19000:0:99999:7:::\n" }.joined()
    for (text, line) in [
      (secrets, 1), ("# A comment.\n\nghp_secret\n", 3), ("{\n  \"key\": 1\n}", 1),
    ] {
      #expect(
        try read("tap #a\ninclude f\ntap #b\n", ["dir/f": text]).problems == [
          "dir/main.scenario:4:9: \"f\" is no file of steps: its line \(line) does not begin with a verb"
        ])
    }
    // What begins as a scenario is quoted a little, to be mended.
    let read = try read("include f\n", ["dir/f": "tap #a\n" + secrets])
    #expect(
      read.problems == (1...3).map {
        "dir/f:\($0 + 1):1: unknown verb \"root\($0):$6$secret:19000:0:99999:7:::\""
      } + ["dir/f:4:1: after 3 lines that are no steps the rest of the included file was not read"])
    // A single mistake is still one that is explained.
    #expect(
      try self.read("include f\n", ["dir/f": "tpa #a\n"]).problems == [
        "dir/f:1:1: unknown verb \"tpa\"; did you mean \"tap\"?"
      ])
  }
}
