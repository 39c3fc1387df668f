import Captures
import Foundation
import TestSupport
import Testing

@testable import Playground

/// Outputs that are something which is read or written already, by whatever name, of every command.
@Suite("Nothing is written over what is read, or twice to one file")
@MainActor
struct FileUsesTests {
  private let folder: TemporaryFolder
  private let scenario: String

  init() throws {
    folder = try TemporaryFolder()
    for name in ["inc", "g", "g/s", "report", "report/pictures", "report/pictures/s", "out"] {
      mkdir(folder.file(name), 0o755)
    }
    try FileManager.default.copyItem(atPath: repositoryAssets(), toPath: folder.file("assets"))
    scenario = try folder.write(
      "screen: no-avoidance\n---\ninclude \"inc/a.steps\"\nstill one\nstill two\n",
      to: "s.scenario")
    try folder.write("include \"b.steps\"\nwait 0.1\n", to: "inc/a.steps")
    // Read like all others, though there is no step in it.
    try folder.write("# Nothing is done here.\n", to: "inc/b.steps")
    try folder.write("time\n", to: "g/s/trace.csv")
    try folder.write("cairo 1\n", to: "g/RENDERER")
    try folder.write(String(contentsOfFile: scenario, encoding: .utf8), to: "sheet.png")
    try folder.write(String(contentsOfFile: scenario, encoding: .utf8), to: "film.mp4")
  }

  /// Runs the program from the folder's files, which must all stay as they are.
  private func refusal(of arguments: [String]) throws -> String {
    let before = try contents()
    let run = ProgramRun(arguments + ["--assets", folder.file("assets")])
    #expect(run.exitCode == .usage, "\(arguments)")
    #expect(run.window == nil && run.output.isEmpty)
    #expect(try contents() == before, "\(arguments)")
    return run.errors
  }

  /// What is in all files, and where all links lead.
  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.file(name)
      contents[name] =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map { Data($0.utf8) }
        ?? FileManager.default.contents(atPath: path) ?? Data()
    }
    return contents
  }

  private func sentence(_ option: String, _ input: String, as name: String? = nil) -> String {
    "keyboard-playground: The option \(option) would write over \(folder.file(input)), which is read"
      + (name.map { ", by the name of \(folder.file($0)).\n" } ?? ".\n")
  }

  private func hardLink(_ name: String, to other: String) throws {
    try #require(link(folder.file(other), folder.file(name)) == 0)
  }

  private func symbolicLink(_ name: String, to other: String) throws {
    try #require(symlink(other, folder.file(name)) == 0)
  }

  @Test("The window's trace and recording")
  func window() throws {
    try hardLink("h", to: "s.scenario")
    try symbolicLink("l", to: "inc/b.steps")
    for option in ["--trace", "--record"] {
      func refusal(_ name: String) throws -> String {
        try self.refusal(of: ["--play", scenario, option, folder.file(name)])
      }
      #expect(try refusal("s.scenario") == sentence(option, "s.scenario"))
      #expect(try refusal("h") == sentence(option, "s.scenario", as: "h"))
      #expect(try refusal("inc/a.steps") == sentence(option, "inc/a.steps"))
      #expect(try refusal("l") == sentence(option, "inc/b.steps", as: "l"))
      for asset in ["devices.json", "keyboards/en.json", "fonts.conf"].map({ "assets/\($0)" }) {
        #expect(try refusal(asset) == sentence(option, asset))
      }
    }
  }

  @Test("Two outputs that are one, as file, as place or as pipe")
  func twoOutputs() throws {
    try symbolicLink("to-nothing", to: "out/../new")
    try folder.write("", to: "old")
    try hardLink("other", to: "old")
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    try symbolicLink("to-pipe", to: "pipe")
    for (first, second) in [("new", "to-nothing"), ("old", "other"), ("pipe", "to-pipe")] {
      let said = try refusal(of: [
        "--trace", folder.file(first), "--record", folder.file(second),
      ])
      #expect(
        said == "keyboard-playground: The options --trace and --record both name "
          + "\(folder.file(second)).\n")
    }
    // A device takes what all have to say.
    #expect(ProgramRun("--trace", "/dev/null", "--record", "/dev/null").exitCode == .success)
  }

  @Test("What a scenario is rendered to")
  func render() throws {
    for name in ["one.png", "frame-00007.png", "trace.csv", "timeline.svg", "failure.png"] {
      try hardLink("out/\(name)", to: "inc/a.steps")
      #expect(
        try refusal(of: ["render", scenario, "--out", folder.file("out")])
          == sentence("--out", "inc/a.steps", as: "out/\(name)"))
      unlink(folder.file("out/\(name)"))
    }
    try symbolicLink("out/two.png", to: "one.png")
    #expect(
      try refusal(of: ["render", scenario, "--out", folder.file("out")])
        == "keyboard-playground: The option --out would write both "
        + "\(folder.file("out/one.png")) and \(folder.file("out/two.png")), which are one file.\n")
    unlink(folder.file("out/two.png"))
    // Each is replaced by a file of its own.
    try folder.write("", to: "out/one.png")
    try hardLink("out/two.png", to: "out/one.png")
    try hardLink("out/three.png", to: "inc/a.steps")
    let run = ProgramRun("render", scenario, "--out", folder.file("out"), "--scale", "0.5")
    #expect(run.exitCode == .success)
    #expect(try folder.text(of: "inc/a.steps") == "include \"b.steps\"\nwait 0.1\n")
  }

  @Test("Sheets and films")
  func sheets() throws {
    let (sheet, film) = (folder.file("sheet.png"), folder.file("film.mp4"))
    #expect(
      try refusal(of: ["sweep", sheet, "--heights", "216", "--out", sheet])
        == sentence("--out", "sheet.png"))
    #expect(
      try refusal(of: ["matrix", sheet, "--screens", "all", "--out", sheet])
        == sentence("--out", "sheet.png"))
    try symbolicLink("l.png", to: "inc/b.steps")
    #expect(
      try refusal(of: ["sweep", scenario, "--heights", "216", "--out", folder.file("l.png")])
        == sentence("--out", "inc/b.steps", as: "l.png"))
    #expect(
      try refusal(of: ["compare", "keep-above", "no-avoidance", film, "--out", film])
        == sentence("--out", "film.mp4"))
  }

  private func check(_ arguments: String...) throws -> String {
    try refusal(
      of: ["check", scenario, "--goldens", folder.file("g"), "--report", folder.file("report")]
        + arguments)
  }

  @Test("The check's results", arguments: ["never", "missing", "failing", "all"])
  func results(mode: String) throws {
    try hardLink("h", to: "g/s/trace.csv")
    #expect(
      try check("--update", mode, "--junit", folder.file("h"))
        == sentence("--junit", "g/s/trace.csv", as: "h"))
    for name in ["g/RENDERER", "inc/a.steps", "inc/b.steps", "assets/devices.json"] {
      #expect(
        try check("--update", mode, "--junit", folder.file(name)) == sentence("--junit", name))
    }
    let page = folder.file("report/index.html")
    #expect(
      try check("--update", mode, "--junit", page)
        == "keyboard-playground: The options --report and --junit both name \(page).\n")
    // Of a scenario that cannot be played, too, what it includes is read.
    try folder.write(
      "screen: no-avoidance\n---\ninclude \"inc/a.steps\"\nnonsense\n", to: "s.scenario")
    #expect(
      try check("--update", mode, "--junit", folder.file("inc/b.steps"))
        == sentence("--junit", "inc/b.steps"))
  }

  @Test("Goldens that come to be")
  func goldens() throws {
    for name in ["one.png", "two.png"] {
      let path = folder.file("g/s/\(name)")
      #expect(
        try check("--update", "missing", "--junit", path)
          == "keyboard-playground: The options --goldens and --junit both name \(path).\n")
    }
    try hardLink("g/s/one.png", to: "inc/a.steps")
    #expect(
      try check("--update", "failing")
        == sentence("--goldens", "inc/a.steps", as: "g/s/one.png"))
  }

  @Test("The pictures of a report")
  func pictures() throws {
    try hardLink("report/pictures/s/one.old.png", to: "g/s/trace.csv")
    #expect(
      try check() == sentence("--report", "g/s/trace.csv", as: "report/pictures/s/one.old.png"))
  }
}
