import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("A window that plays a scenario")
@MainActor
struct RunOptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func scenario(_ header: String) throws -> String {
    try folder.write(header + "screen: no-avoidance\n---\n", to: "a.scenario")
  }

  @Test("Device, screen, language, height and rate are the scenario's")
  func header() throws {
    let file = try scenario("device: iPad (9th generation)\nlanguage: de\nkeyboard: 900\nfps: 30\n")
    let window = try #require(ProgramRun("--play", file, "--record", "b.scenario").window)
    #expect(window.device.name == "iPad (9th generation)")
    #expect(window.screen == "no-avoidance")
    #expect(window.play?.layout.language == "de")
    #expect(window.keyboardHeight == 900)
    #expect(window.framesPerSecond == 30)
    #expect(window.record == "b.scenario")
    #expect(
      window.configuration(of: 0).settings.map(\.description) == [
        "device: iPad (9th generation)", "screen: no-avoidance", "language: de", "keyboard: 900",
        "fps: 30",
      ])
  }

  @Test("Without a scenario a recording names device and screen alone")
  func settings() throws {
    let window = try #require(ProgramRun([]).window)
    #expect(window.framesPerSecond == 60)
    #expect(
      window.configuration(of: 0).settings.map(\.description) == [
        "device: iPhone 13", "screen: keep-above",
      ])
  }

  @Test("Options may say once more what the scenario says")
  func agreement() throws {
    let file = try scenario("device: iPad (9th generation)\nkeyboard: 900\n")
    let run = ProgramRun(
      "--play", file, "--device", "ipad (9th generation)", "--screen", "no-avoidance",
      "--keyboard-height", "900")
    #expect(run.window != nil)
  }

  @Test(
    "Options that say something else are refused",
    arguments: [
      (["--device", "iPhone 13 Pro"], "--device iPhone 13 Pro", "iPhone 13"),
      (["--screen", "keep-above"], "--screen keep-above", "the screen no-avoidance"),
      (["--keyboard-height", "301"], "--keyboard-height 301", "a keyboard of 300 points"),
    ])
  func contradiction(options: [String], said: String, wanted: String) throws {
    let file = try scenario("keyboard: 300\n")
    let run = ProgramRun(["--play", file] + options)
    #expect(run.exitCode == .usage)
    #expect(
      run.errors
        == "keyboard-playground: \(said) does not go with \(file), which is played with \(wanted).\n"
    )
  }

  @Test("The device's own height is a height, too")
  func ownHeight() throws {
    let file = try scenario("")
    let run = ProgramRun("--play", file, "--keyboard-height", "300")
    #expect(run.errors.hasSuffix("which is played with the device's own keyboard height.\n"))
  }

  @Test("Nothing is written over what is read, or twice to one file")
  func sameFiles() throws {
    let file = try scenario("")
    let twice = ProgramRun("--trace", "a.csv", "--record", "./a.csv")
    #expect(twice.exitCode == .usage)
    #expect(
      twice.errors == "keyboard-playground: The options --trace and --record both name ./a.csv.\n")
    let over = ProgramRun("--play", file, "--record", file)
    #expect(
      over.errors
        == "keyboard-playground: The option --record would write over \(file), which is read.\n")
    #expect(ProgramRun("--play", file, "--trace", "-").exitCode == .success)
  }

  @Test("Mistakes in the scenario are said before a window opens")
  func mistakes() throws {
    let file = try folder.write("screen: keep-above\n---\ntpa #city\n", to: "a.scenario")
    let run = ProgramRun("--play", file)
    #expect(run.exitCode == .usage)
    #expect(run.window == nil)
    #expect(run.errors == "\(file):3:1: unknown verb \"tpa\"; did you mean \"tap\"?\n")
    let missing = ProgramRun("--play", folder.file("b"))
    #expect(missing.errors == "\(folder.file("b")): No such file or directory\n")
  }
}
