import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Playground

/// A program made of the library, as a package with its own screens has it.
@Suite("A program with screens of its own")
struct OwnScreensTests {
  private static let program = builtProgram("OwnScreens")

  private func run(
    _ arguments: String..., in folder: TemporaryFolder? = nil
  ) throws -> (text: String, status: Int32) {
    let process = try ChildProcess(
      ["sh", "-c", "cd \"$FOLDER\" && exec \"$0\" \"$@\" 2>&1", Self.program] + arguments,
      environment: [
        "FOLDER": folder?.path ?? "/", "DISPLAY": nil, "CI": nil,
      ])
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  @Test("It lists its screens and no others")
  func screens() throws {
    let listed = try run("screens")
    #expect(listed.status == 0)
    #expect(listed.text == "  login  Log in. Nothing is covered.\n  moved  moved.")
  }

  @Test("Its help has its own name, and every command but those for iOS code and new packages")
  func help() throws {
    let help = try run("help").text
    for command in CommandSyntax.all {
      #expect(
        help.contains("\n  OwnScreens \(command == .run ? "[run]" : command.name)")
          == (command != .open && command != .initialize), "\(command.name)")
    }
    #expect(!help.contains("keyboard-playground"))
    #expect(try run("help", "render").text.contains("\"OwnScreens verbs\" says"))
    let refused = try run("open", "a.swift")
    #expect(refused.status == 2)
    #expect(refused.text == "OwnScreens: There is no command open.")
  }

  @Test("Where no screen is named, the first is shown, and a window says where there is none")
  func window() throws {
    let refused = try run("run")
    #expect(refused.status == 3)
    #expect(refused.text.hasPrefix("OwnScreens: There is no display: DISPLAY is not set."))
    #expect(refused.text.contains("\"OwnScreens render FILE --out DIR\""))
  }

  @Test("Its window has its name, which is said when the window loses its server, too")
  func name() throws {
    let session = try WindowSession(running: ["--trace", "-"], program: Self.program)
    try session.settle()
    try session.xdotool("search", "--name", "^OwnScreens – login – ")
    session.server.crash()
    _ = try session.program.waitForLine("a sentence") {
      $0.hasPrefix("OwnScreens: the X server went away")
    }
  }

  @MainActor
  @Test(
    "Screens that cannot be told apart or spelled are refused, and so are none",
    arguments: [
      (["login", "login"], "There are two screens named login."),
      (
        ["log\nin"],
        "“log in” is no name for a screen; it has one word or more, without quotes and control "
          + "characters."
      ), ([], "The program has no screens; give Playground.main at least one."),
    ])
  func names(names: [String], sentence: String) {
    let run = ProgramRun(
      ["screens"],
      catalog: names.map { AppScreen($0, title: $0, whatToWatch: "") { FieldScreen() } })
    #expect(run.exitCode == .usage)
    #expect(run.errors == "keyboard-playground: \(sentence)\n")
  }

  @Test("A check plays its scenarios on its screens, with its own moved view and target")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "screen: moved\nscale: 0.5\n---\ntap #name\nwait until settled\nstill typing\n",
      to: "a.scenario")
    #expect(try run("check", "a.scenario", "--goldens", "goldens", in: folder).status == 0)
    let again = try run("check", "a.scenario", "--goldens", "goldens", in: folder)
    #expect(again.status == 0)
    #expect(again.text.hasPrefix("1 scenario: 1 passed in "))
    let trace = try String(contentsOfFile: folder.file("goldens/a/trace.csv"), encoding: .utf8)
    // The target is the second field, 120 + 60 + 44 points down, and not the one with the focus.
    #expect(
      trace.split(separator: "\n")[1].hasPrefix("0.000000,844.000,224.000,620.000,0.000,"))
    // A screen of this project's own program is none of its.
    try folder.write("screen: keep-above\n---\nwait 1\n", to: "b.scenario")
    #expect(try run("check", "b.scenario", "--goldens", "goldens", in: folder).status == 1)
  }

  @Test("It opens a window on a real server, in which its screen is typed into")
  func typed() throws {
    let session = try WindowSession(
      running: ["--device", "iPhone 13", "--trace", "-"], program: Self.program)
    try session.settle()
    // The first field, 120 points down.
    try session.click(60, 140)
    try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 && $0.shift == 0 }
    #expect(try session.quit() == 0)
  }
}
