import Foundation
import TestSupport
import Testing

/// Scenarios whose screen is a file of iOS code.
@Suite("Scenarios of opened code")
struct OpenedScenarioTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Code"), withDestinationPath: OpenedWindowTests.code)
  }

  private func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = try ChildProcess(
      ["sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable]
        + arguments, environment: ["XDG_CACHE_HOME": OpenTests.cacheFolder, "CI": nil])
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  private static let greeting = """
    device: iPhone 13
    screen: Code/Greeting/GreetingViewController.swift#GreetingViewController
    ---
    tap #name
    wait 1
    expect shift 244
    still up

    """

  private static let trapping = """
    screen: Code/Trapping#TrappingViewController
    ---
    wait 0.1

    """

  @Test("It is rendered and checked like any other, and its file is found from the scenario")
  func greeting() throws {
    try folder.write(Self.greeting, to: "a.scenario")
    let rendered = try run(["render", "a.scenario", "--out", "out", "--scale", "0.5", "--quiet"])
    #expect(rendered.text.hasPrefix("loaded\n"), "\(rendered.text)")
    #expect(rendered.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("out/up.png")))
    for update in ["missing", "never"] {
      let checked = try run([
        "check", "a.scenario", "--goldens", "goldens", "--update", update, "--scale", "0.5",
      ])
      #expect(checked.status == 0, "\(checked.text)")
    }
  }

  @Test("Each phone is a process: statics begin anew, and a trap says where it was")
  func processes() throws {
    try folder.write(Self.trapping, to: "a.scenario")
    try folder.write(Self.trapping + "tap \"Trap\"\n", to: "b.scenario")
    let said = try run(["render", "a.scenario", "b.scenario", "--out", "out", "--quiet"])
    #expect(said.text.split(separator: "\n").count { $0 == "opened 1" } == 2)
    #expect(!said.text.contains("opened 2"))
    #expect(said.text.contains("(a trap), in "), "\(said.text)")
    #expect(said.text.contains("Trapping/TrappingViewController.swift:20: Index out of range."))
    #expect(said.status == 1)
  }

  @Test("What does not compile is told at its place, and nothing is played")
  func errors() throws {
    try folder.write(
      "import UIKit\nclass A: UIViewController { let a: Int = \"\" }\n", to: "A.swift")
    try folder.write("screen: A.swift\n---\nwait 0.1\n", to: "a.scenario")
    let said = try run(["render", "a.scenario", "--out", "out", "--quiet"])
    #expect(said.text.contains("A.swift:2: error: cannot convert value of type 'String'"))
    #expect(said.status == 2)
  }

  /// The lines that say nothing of how far it is, which a busy machine is asked for.
  private func withoutProgress(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(#/^\d+ of \d+ pictures$|^\S+: [\d.]+ s$/#) }.joined(separator: "\n")
  }

  @Test("Sheets and films have a process for each of their phones")
  func trials() throws {
    try folder.write(Self.trapping, to: "a.scenario")
    let sheet = try run(["sweep", "a.scenario", "--heights", "216,300", "--out", "sheet.png"])
    #expect(withoutProgress(sheet.text) == "opened 1\nopened 1\n2 pictures are in sheet.png")
    #expect(sheet.status == 0)
    let film = try run([
      "compare", "Code/Trapping#TrappingViewController", "no-avoidance", "a.scenario", "--out",
      "film.png", "--scale", "0.5",
    ])
    #expect(withoutProgress(film.text).hasPrefix("opened 1\n7 frames, 0.12 s, are in film.png\n"))
    #expect(film.text.contains("\nTrappingViewController: "), "\(film.text)")
    #expect(film.status == 0)
  }
}
