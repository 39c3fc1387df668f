import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("The command line")
@MainActor
struct ProgramTests {
  @Test("Without arguments a window opens on the usual screen of the usual phone")
  func usual() throws {
    let run = ProgramRun([])
    let window = try #require(run.window)
    #expect(window.device.name == "iPhone 13")
    #expect(window.screen == "keep-above")
    #expect(window.keyboardHeight == nil)
    #expect(window.scale == nil)
    #expect(window.speed == 1)
    #expect(window.traces == [])
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test(
    "All that a window can be opened with",
    arguments: [
      [
        "run", "--device", "iphone se (3rd generation)", "--screen", "no-avoidance",
        "--keyboard-height", "320.5", "--scale", "1.5", "--slow", "10", "--trace", "a.csv",
      ],
      [
        "--device=iPhone SE (3rd generation)", "--screen=no-avoidance", "--keyboard-height=320.5",
        "--scale=1.5", "--slow=10", "--trace=a.csv",
      ],
    ])
  func everything(arguments: [String]) throws {
    let window = try #require(ProgramRun(arguments).window)
    #expect(window.device.name == "iPhone SE (3rd generation)")
    #expect(window.screen == "no-avoidance")
    #expect(window.keyboardHeight == 320.5)
    #expect(window.scale == 1.5)
    #expect(window.speed == 0.1)
    #expect(window.traces == ["a.csv"])
  }

  @Test(
    "What is wrong with the arguments is one sentence, with the nearest name",
    arguments: [
      (["rn"], "There is no command rn; did you mean run?"),
      (["help", "rendr"], "There is no command rendr; did you mean render?"),
      (["--devise", "x"], "There is no option --devise; did you mean --device?"),
      (["devices", "--out", "x"], "There is no option --out."),
      (["--device"], "The option --device needs a value: --device NAME."),
      (["--device="], "The option --device needs a value: --device NAME."),
      (
        ["--device", "--screen", "keep-above"], "The option --device needs a value: --device NAME."
      ),
      (["--help=yes"], "The option --help takes no value."),
      (["--slow", "2", "--slow=3"], "The option --slow is there twice."),
      (["run", "demo"], "The argument demo is not expected here."),
      (["run", "--", "--help"], "The argument --help is not expected here."),
      (
        ["--device", "iPhone 13 Pr"], "There is no device iPhone 13 Pr; did you mean iPhone 13 Pro?"
      ),
      (["--screen", "keepabove"], "There is no screen keepabove; did you mean keep-above?"),
      (["--scale", "0"], "The option --scale takes a number from 0.25 to 8, not 0."),
      (["--slow", "nan"], "The option --slow takes a number from 1 to 100, not nan."),
      (
        ["--keyboard-height", "845"],
        "The option --keyboard-height takes a number from 1 to 844, not 845."
      ),
      (["render"], "The argument --out DIR is missing."),
      (["render", "--out", "x"], "The argument --screen NAME or FILE.scenario is missing."),
      (["render", "--screen", "keep-above"], "The argument --out DIR is missing."),
      (
        ["render", "--screen", "keep-above", "a.scenario", "--out", "x"],
        "Only one of --screen and FILE.scenario can be given."
      ),
      (["format", "a", "b"], "The argument b is not expected here."),
      (
        ["render", "a", "--out", "x", "--scale", "5"],
        "The option --scale takes a number from 0.5 to 4, not 5."
      ),
    ])
  func wrong(arguments: [String], sentence: String) {
    let run = ProgramRun(arguments)
    #expect(run.errors == "keyboard-playground: \(sentence)\n")
    #expect(run.exitCode == .usage)
    #expect(run.window == nil)
    #expect(run.output.isEmpty)
  }

  @Test("Assets that are not there are an error of the surroundings")
  func noAssets() {
    let run = ProgramRun("devices", "--assets", "/nowhere/assets")
    #expect(run.exitCode == .environment)
    #expect(run.errors.hasPrefix("keyboard-playground: there are no assets"))
    #expect(run.errors.contains("/nowhere/assets"))
  }

  @Test("A broken file of devices says where it breaks")
  func brokenDevices() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\n  \"devices\": [,]\n}", to: "devices.json")
    let run = ProgramRun("--assets", folder.path)
    #expect(run.exitCode == .environment)
    #expect(run.errors.hasPrefix("keyboard-playground: \(file):2: "))
  }

  @Test("The devices, with what matters about them")
  func devices() {
    let lines = ProgramRun("devices").output.split(separator: "\n")
    #expect(lines[0].split(separator: " ") == ["DEVICE", "POINTS", "SCALE", "KEYBOARD"])
    #expect(
      lines.contains { line in
        line.hasPrefix("iPhone SE (3rd generation) ")
          && line.split(separator: " ").suffix(5) == ["375", "×", "667", "@2x", "260"]
      })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("The screens, with what to watch")
  func screens() {
    #expect(
      ProgramRun("screens").output == """
          keep-above    Keep above. The form moves as one view.
          no-avoidance  No avoidance. Nothing moves.

        """)
  }

  @Test("What names and files hold is shown, and never steers the terminal")
  func hostileNames() throws {
    let folder = try TemporaryFolder()
    let name = "\u{1b}[2J\u{9b}\u{202e}\rx"
    let shown = "\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}x"
    let file = try folder.write(
      "screen: keep-above\n---\ntap #a\u{202e}b\n", to: "\(name).scenario")
    for arguments in [
      [name], ["--\(name)"], ["devices", name], ["--device", name], ["--screen", name],
      ["--scale", name], ["check", name], ["render", "--out", name, "--screen", name],
    ] {
      let run = ProgramRun(arguments)
      #expect(run.errors.contains(shown), "\(run.errors)")
      #expect(!run.errors.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
    }
    let run = ProgramRun("render", file, "--out", folder.file("out"), "--write", "trace")
    #expect(
      run.errors
        == "\(folder.file(shown)).scenario:3: tap #a\u{fffd}b: Nothing on the screen is #a\u{fffd}b.\n"
    )
    let played = ProgramRun(
      "render", try folder.write("screen: keep-above\n---\n", to: "b.scenario"), "--out",
      folder.file(name), "--write", "trace")
    #expect(played.output.contains(" is in \(folder.file(shown))\n"))
  }
}
