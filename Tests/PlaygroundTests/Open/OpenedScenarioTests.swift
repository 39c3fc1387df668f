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

  private func run(
    _ arguments: [String], patience: String? = nil
  ) throws -> (text: String, status: Int32) {
    let process = try ChildProcess(
      ["sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable]
        + arguments,
      environment: [
        "XDG_CACHE_HOME": OpenTests.cacheFolder, "CI": nil,
        "KEYBOARD_PLAYGROUND_PATIENCE": patience,
      ])
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
    #expect(said.text.contains("Trapping/TrappingViewController.swift:25: Index out of range."))
    #expect(said.text.contains("b.scenario:4: tap \"Trap\": The app's process was ended by"))
    #expect(said.status == 1)
  }

  @Test("Code that never returns ends its process after some seconds, whatever the command")
  func endless() throws {
    try folder.write(Self.trapping + "tap \"Loop\"\n", to: "a.scenario")
    let sentence =
      "a.scenario:4: tap \"Loop\": The app gave no answer for 2 s, and its process was ended, in "
    for arguments in [
      ["render", "a.scenario", "--out", "out", "--quiet"],
      ["sweep", "a.scenario", "--heights", "300", "--out", "sheet.png"],
    ] {
      let said = try run(arguments, patience: "2")
      #expect(said.text.contains(sentence), "\(said.text)")
      #expect(said.text.contains("Trapping/TrappingViewController.swift:27."), "\(said.text)")
      #expect(said.status == 1)
    }
  }

  @Test("Code that ends the process, closes its output or floods it")
  func rudeness() throws {
    let names = ["Exit", "Close", "Flood"]
    for name in names {
      try folder.write(
        Self.trapping + "tap \"\(name)\"\nwait 0.1\nstill end\n", to: "\(name).scenario")
    }
    let said = try run(
      ["render"] + names.map { "\($0).scenario" } + ["--out", "out", "--scale", "0.5", "--quiet"])
    #expect(
      said.text.contains(
        "Exit.scenario:4: tap \"Exit\": The app has ended its process, with the exit status 7, in "),
      "\(said.text.prefix(1000))")
    #expect(!said.text.contains("into nowhere"))
    #expect(said.text.contains("line 99999 of a flood"))
    #expect(FileManager.default.fileExists(atPath: folder.file("out/Close/end.png")))
    #expect(FileManager.default.fileExists(atPath: folder.file("out/Flood/end.png")))
    #expect(said.status == 1)
  }

  @Test("A whole app begins with its delegates, and its window is the phone's")
  func app() throws {
    try folder.write(
      "screen: Code/App#@main\ndevice: iPhone 13\n---\nwait 0.1\nstill first\n", to: "a.scenario")
    let said = try run(["render", "a.scenario", "--out", "out", "--scale", "0.5", "--quiet"])
    let lines = said.text.split(separator: "\n")
    #expect(
      lines.filter { !$0.hasPrefix("safe area") }.prefix(5) == [
        "launched", "configured", "connected Default Configuration", "loaded", "active",
      ], "\(said.text)")
    // The status bar's 47 points and the navigation bar's 44, and what the home indicator takes.
    #expect(lines.contains("safe area 91.0 34.0"))
    #expect(said.status == 0)
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
    let matrix = try run([
      "matrix", "a.scenario", "--screens", "Code/Trapping#TrappingViewController,no-avoidance",
      "--out", "matrix.png",
    ])
    #expect(matrix.text == "opened 1\n2 pictures are in matrix.png")
    #expect(matrix.status == 0)
  }
}
