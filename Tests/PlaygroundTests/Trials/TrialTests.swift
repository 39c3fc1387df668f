import Captures
import Drawing
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Playground

/// A field 40 points high at 100, on screens on which nothing moves.
@Suite("Sweep, matrix and compare", .phone)
@MainActor
struct TrialTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func run(_ steps: String, _ command: String, _ arguments: String...) throws -> ProgramRun {
    let file = try folder.write(
      "device: iPhone SE (3rd generation)\nscreen: keep-above\n---\n" + steps, to: "a.scenario")
    return ProgramRun(
      [command] + arguments.map { $0 == "FILE" ? file : $0 } + ["--out", folder.file("out.png")])
  }

  func picture() throws -> Bitmap { try Picture(contentsOf: folder.file("out.png")).bitmap }

  @Test("A sweep has a picture for each height, and says which are not as expected")
  func sweep() throws {
    let steps = "tap #field\nwait until settled\nstill up\nexpect keyboard top 467 within 100\n"
    let run = try run(steps, "sweep", "FILE", "--heights", "200..300:50,500", "--columns", "4")
    #expect(
      run.output == "4 pictures are in \(folder.file("out.png"))\n"
        + "1 of them is not as the scenario says\n")
    #expect(run.exitCode == .failure)
    // Four phones of 375 points fit side by side, and one above the other do not.
    let sheet = try picture()
    #expect(sheet.width > 4 * 375 && sheet.width < 5 * 375)
    #expect(sheet.height > 667 && sheet.height < 2 * 667)
  }

  @Test(
    "A sweep refuses a scenario that sets the height itself, unless the picture comes before",
    arguments: [
      ("keyboard height 300\n", true), ("keyboard height device\nstill b\n", true),
      ("keyboard height 300 over 0.1\nstill b\n", true),
      ("keyboard height along 0:300\nstill b\n", true), ("still b\nkeyboard height 300\n", false),
    ])
  func sweepOfOneHeight(steps: String, isRefused: Bool) throws {
    let run = try run(
      "tap #field\nwait until settled\n" + steps, "sweep", "FILE", "--heights", "200", "--scale",
      "0.5")
    #expect(run.exitCode == (isRefused ? .usage : .success))
    let step = steps.prefix { $0 != "\n" }
    #expect(
      run.errors
        == (isRefused
          ? "keyboard-playground: In line 6 of \(folder.file("a.scenario")), \(step) sets the height "
            + "that the sweep is over, so that all its pictures would be of that one; take the step "
            + "out, or show a still before it with --still.\n" : ""))
  }

  @Test(
    "What is compared may not be switched on the way",
    arguments: [
      ("device iPhone 13", ["sweep", "FILE", "--heights", "200"], true),
      ("device iPhone 13", ["matrix", "FILE", "--devices", "all"], true),
      ("screen no-avoidance", ["matrix", "FILE", "--screens", "all"], true),
      ("screen no-avoidance", ["matrix", "FILE", "--devices", "iPhone 13"], false),
      ("appearance dark", ["matrix", "FILE", "--looks", "light,dark"], true),
      ("screen no-avoidance", ["compare", "keep-above", "no-avoidance", "FILE"], true),
    ])
  func switchesCompared(step: String, command: [String], isRefused: Bool) throws {
    let file = try folder.write(
      "screen: keep-above\n---\nstill a\n\(step)\nstill b\n", to: "a.scenario")
    let run = ProgramRun(
      command.map { $0 == "FILE" ? file : $0 }
        + ["--out", folder.file("out.png"), "--scale", "0.5"])
    #expect(run.exitCode == (isRefused ? .usage : .success))
    #expect(
      run.errors
        == (isRefused
          ? "keyboard-playground: In line 4 of \(file), \(step) switches what is compared, so that "
            + "all pictures behind it would be alike; take the step out.\n" : ""))
  }

  @Test("A sweep to a still before the height is set is one, when that still is named")
  func sweepToEarlierStill() throws {
    let steps = "tap #field\nwait until settled\nstill a\nkeyboard height 300\nstill b\n"
    let list = ["--heights", "200", "--scale", "0.5"]
    #expect(try run(steps, "sweep", "FILE", list[0], list[1]).exitCode == .usage)
    #expect(
      try run(steps, "sweep", "FILE", "--still", "a", list[0], list[1], list[2], list[3]).exitCode
        == .success)
  }

  @Test("A matrix has a picture for each scenario on each device and screen")
  func matrix() throws {
    let steps = "tap #field\nwait until settled\nstill up\n"
    let run = try run(
      steps, "matrix", "FILE", "--devices", "iPhone SE (3rd generation), iPhone 13", "--screens",
      "all", "--columns", "1", "--scale", "0.5")
    #expect(run.errors.isEmpty)
    #expect(run.output == "4 pictures are in \(folder.file("out.png"))\n")
    #expect(run.exitCode == .success)
    let sheet = try picture()
    #expect(sheet.height > (667 + 844) && sheet.width > 195 && sheet.width < 2 * 195)
  }

  @Test(
    "A matrix says what it is over, and what all of it has",
    arguments: [
      (["--devices", "iPhone 13", "--screens", "all"], "over devices and screens"),
      (["--devices", "iPhone 13,iPhone 13 mini"], "keep-above, over devices"),
      (["--screens", "all"], "over screens"),
      (["--looks", "light,dark+AX3"], "keep-above, over looks"),
      (
        ["--looks", "light", "--devices", "iPhone 13", "--screens", "all"],
        "over devices, screens and looks"
      ),
    ])
  func matrixSubtitle(lists: [String], subtitle: String) throws {
    let files = try ["iPhone 13", "iPhone 13 mini"].map {
      try folder.write("device: \($0)\nscreen: keep-above\n---\n", to: "\($0).scenario")
    }
    let sheet = try TrialSheet.matrix(
      CommandArguments(["matrix"] + files + lists + ["--out", "a.png"]), in: resources())
    #expect(sheet.subtitle == subtitle)
  }

  @Test("A matrix over looks shows each, and says which word is none")
  func matrixOverLooks() throws {
    let run = try run(
      "still a\n", "matrix", "FILE", "--looks", "light,dark+right-to-left", "--columns", "2",
      "--scale", "0.5")
    #expect(run.errors.isEmpty)
    #expect(run.output == "2 pictures are in \(folder.file("out.png"))\n")
    let refused = try self.run("", "matrix", "FILE", "--looks", "light,drak+AX3")
    #expect(refused.exitCode == .usage)
    #expect(
      refused.errors
        == "keyboard-playground: The option --looks takes words such as dark, AX3, right-to-left, "
        + "increased-contrast, reduced-motion and pink-tint, with + between those of one look, not "
        + "drak; did you mean dark?\n")
  }

  @Test("A matrix refuses a keyboard that is too high for a device, before anything is played")
  func matrixKeyboard() throws {
    let file = try folder.write(
      "device: iPad Pro 13-inch (M4)\nscreen: keep-above\nkeyboard: 1200\n---\n",
      to: "high.scenario")
    func run(_ devices: String) -> ProgramRun {
      ProgramRun("matrix", file, "--devices", devices, "--out", folder.file("out.png"))
    }
    let refused = run("iPad Pro 13-inch (M4),iPhone SE (1st generation)")
    #expect(refused.exitCode == .usage)
    #expect(
      refused.errors == "keyboard-playground: \(file) on iPhone SE (1st generation): "
        + "\"1200\" is out of range; a height in points is 1 to 568.\n")
    #expect(try folder.names() == ["high.scenario"])
    #expect(run("iPad Pro 13-inch (M4)").exitCode == .success)
  }

  func resources() throws -> CommandResources {
    try CommandResources(CommandArguments([]), catalog: testScreens)
  }

  private func trial(_ steps: String, still: String? = nil) throws -> Trial {
    let resources = try resources()
    try Fonts.prepare(configuration: resources.assets.file("fonts.conf"))
    let file = try folder.write("screen: keep-above\n---\n" + steps, to: "b.scenario")
    return try Trial(
      of: Staging(file: file, in: resources), still: still, scale: 0.5, in: resources,
      interruption: Interruption())
  }

  @Test("The picture is the still that is asked for, else the last one, else the end")
  func stills() throws {
    let steps = "still rest\ntap #field\nwait until settled\nstill up\npress Escape\nwait 1\n"
    let rest = try trial(steps, still: "rest")
    let last = try trial(steps)
    let end = try trial("tap #field\nwait until settled\npress Escape\nwait 1\n")
    #expect(!rest.picture.hasSamePixels(as: last.picture))
    #expect(rest.picture.hasSamePixels(as: end.picture))
    #expect(
      last.figures.lines.map(\.label) == [
        "greatest gap", "greatest overlap", "out of step", "largest step", "overshoot",
        "rest error",
      ])
  }

  @Test("A still of a part shows that part")
  func partialStill() throws {
    let steps = "still part of #field\nstill rest\n"
    let (rest, part) = (try trial(steps), try trial(steps, still: "part"))
    // The field has 200 by 40 points, and stands at 20,100.
    let field = PixelRect(x: 10, y: 50, width: 100, height: 20)
    #expect(part.picture.width == 100 && part.picture.height == 20)
    #expect(part.picture.hasSamePixels(as: rest.picture.part(field)))
  }

  @Test(
    "The first step that was not as the scenario says is told, and how many followed",
    arguments: [
      ("expect keyboard down\n", nil),
      ("expect keyboard up\n", "Line 4: expect keyboard up: The keyboard is down."),
      (
        "expect keyboard up\nexpect shift 0\nexpect shift 1\n",
        "Line 4: expect keyboard up: The keyboard is down. And 1 more."
      ),
      // The last one ends the run.
      (
        "expect keyboard up\nexpect shift 1\nexpect shift 2\ntap #nobody\nexpect shift 3\n",
        "Line 4: expect keyboard up: The keyboard is down. And 3 more."
      ),
    ])
  func missedSteps(steps: String, sentence: String?) throws {
    #expect(try trial("wait 0.1\n" + steps).failure == sentence)
  }

  @Test("A comparison says of both screens how many expectations were not met")
  func compareMissed() throws {
    let run = try run(
      "expect keyboard up\nexpect shift 1\nexpect shift 2\n", "compare", "keep-above",
      "no-avoidance", "FILE", "--scale", "0.5")
    #expect(run.exitCode == .failure)
    let sentence = "\n  Line 4: expect keyboard up: The keyboard is down. And 2 more.\n"
    #expect(run.output.components(separatedBy: sentence).count == 3)
  }

  @Test("Two screens side by side: the film is as long as the longer one, and even")
  func compare() throws {
    let run = try run(
      "tap #field\nwait 0.1\n", "compare", "keep-above", "no-avoidance", "FILE", "--scale", "1")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(
      run.output.hasPrefix(
        "7 frames, 0.12 s, are in \(folder.file("out.png"))\nkeep-above: greatest"))
    let film = try picture()
    #expect(film.width > 750 && film.width.isMultiple(of: 2) && film.height.isMultiple(of: 2))
  }

  @Test("Fingers are seen in a comparison where it is asked for, and not otherwise")
  func compareTouches() throws {
    func film(_ options: String...) throws -> Bitmap {
      let file = try folder.write(
        "device: iPhone SE (3rd generation)\nscreen: keep-above\n---\nfinger down 200,400\n",
        to: "b.scenario")
      let run = ProgramRun(
        ["compare", "keep-above", "no-avoidance", file, "--scale", "1"] + options
          + ["--out", folder.file("out.png")])
      #expect(run.errors.isEmpty)
      return try picture()
    }
    let (plain, touched) = (try film(), try film("--touches"))
    let differing = (0..<plain.width).filter { x in
      let column = PixelRect(x: x, y: 0, width: 1, height: plain.height)
      return !plain.part(column).hasSamePixels(as: touched.part(column))
    }
    // Two discs of 44 points.
    #expect((86...88).contains(differing.count))
  }

  @Test("A step that one screen cannot do ends it there, also the first one")
  func compareFailing() throws {
    let run = try run(
      "tap #nobody\nwait 0.1\n", "compare", "keep-above", "no-avoidance", "FILE", "--scale", "0.5")
    #expect(run.exitCode == .failure)
    #expect(run.output.hasPrefix("1 frame, 0.02 s, is in \(folder.file("out.png"))\n"))
    #expect(
      run.output.contains("\n  Line 4: tap #nobody: Nothing on the screen is #nobody.\n"))
    #expect(try folder.names() == ["a.scenario", "out.png"])
  }

  @Test("The name of a file says what is in it, or nothing")
  func endings() throws {
    let file = try folder.write("screen: keep-above\n---\nstill up\n", to: "a.scenario")
    func error(_ arguments: String...) -> String { ProgramRun(arguments).errors }
    #expect(
      error("sweep", file, "--heights", "300", "--out", folder.file("a.jpg"))
        == "keyboard-playground: The option --out takes a file whose name ends in .png, not "
        + "\(folder.file("a.jpg")).\n")
    #expect(
      error("compare", "keep-above", "no-avoidance", file, "--out", folder.file("a.gif"))
        == "keyboard-playground: The option --out takes a file whose name ends in .png or .mp4 or "
        + ".webm, not \(folder.file("a.gif")).\n")
    #expect(
      error(
        "compare", "keep-above", "no-avoidance", file, "--film", "mp4", "--out",
        folder.file("a.png")
      ).contains("ends in .mp4, not "))
    #expect(
      error("sweep", file, "--heights", "300", "--still", "pu", "--out", folder.file("a.png"))
        == "keyboard-playground: No scenario has a still named pu; did you mean up?\n")
    #expect(error("sweep", file, "--heights", "300", "--out", folder.file("A.PNG")) == "")
    #expect(error("sweep", file, "--heights", "300", "--out", folder.file("a")) == "")
    #expect(try folder.names() == ["A.PNG", "a", "a.scenario"])
  }

  @Test("A sheet too large for a picture is refused before anything is played")
  func hugeSheet() throws {
    // Many pixels, and a hundred phones of 375 points beside each other.
    for (heights, option, value) in [
      ("100..299:1", "--scale", "4"), ("200..300:1", "--columns", "100"),
    ] {
      let run = try run("", "sweep", "FILE", "--heights", heights, option, value)
      #expect(run.exitCode == .usage)
      #expect(
        run.errors == "keyboard-playground: The sheet would have too many pixels for a picture.\n")
    }
  }

  @Test(
    "Heights",
    arguments: [
      ("216", [216.0]), ("216,258.5", [216, 258.5]), ("200..260", [200, 220, 240, 260]),
      ("200..230:10,300", [200, 210, 220, 230, 300]),
    ])
  func heights(text: String, expected: [Double]) throws {
    let device = try #require(
      DeviceCatalog(assets: .find()).device(named: "iPhone SE (3rd generation)"))
    #expect(try HeightList(text, for: device).values == expected)
  }

  @Test(
    "What cannot be meant",
    arguments: [
      (["sweep"], "The argument FILE is missing."),
      (["sweep", "FILE"], "The argument --heights LIST is missing."),
      (
        ["sweep", "FILE", "--heights", "300..200"],
        "The option --heights takes points such as 216,258 or 200..300:20, each from 1 to 667, "
          + "not 300..200."
      ),
      (
        ["sweep", "FILE", "--heights", "1..600:0.1"],
        "5991 pictures are too many for a sheet, which has at most 200."
      ),
      (
        ["sweep", "FILE", "--heights", "1..600:0"],
        "The option --heights takes points such as 216,258 or 200..300:20, each from 1 to 667, "
          + "not 1..600:0."
      ),
      (
        ["sweep", "FILE", "--heights", "1..99999999999"],
        "The option --heights takes points such as 216,258 or 200..300:20, each from 1 to 667, "
          + "not 1..99999999999."
      ),
      (
        ["matrix", "FILE", "--devices", ","],
        "The option --devices needs a value: --devices LIST."
      ),
      (
        ["matrix", "FILE"],
        "At least one of --devices LIST and --screens LIST and --looks LIST has to be given."
      ),
      (
        ["matrix", "FILE", "--devices", "iPhone 13,Nokia 3310"],
        "There is no device Nokia 3310"
      ),
      (["compare", "keep-above"], "The argument SCREEN SCREEN is missing."),
      (
        ["compare", "keep-above", "no-avoidnce", "FILE"],
        "There is no screen no-avoidnce; did you mean no-avoidance?"
      ),
      (
        ["compare", "keep-above", "no-avoidance", "FILE", "--film", "gif"],
        "The option --film takes apng, mp4, webm, not gif"
      ),
    ])
  func wrong(arguments: [String], sentence: String) throws {
    let file = try folder.write(
      "device: iPhone SE (3rd generation)\nscreen: keep-above\n---\n", to: "a.scenario")
    let run = ProgramRun(
      arguments.map { $0 == "FILE" ? file : $0 } + ["--out", folder.file("out.png")])
    #expect(run.exitCode == .usage)
    #expect(run.errors.hasPrefix("keyboard-playground: \(sentence)"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("out.png")))
  }

  @Test("A sheet that cannot be written")
  func unwritable() throws {
    let file = try folder.write("screen: keep-above\n---\n", to: "a.scenario")
    let run = ProgramRun("sweep", file, "--heights", "300", "--out", "/nowhere/a.png")
    #expect(run.exitCode == .environment)
    #expect(
      run.errors == "keyboard-playground: /nowhere/a.png cannot be written: no such file or "
        + "directory.\n")
  }
}
