import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Playground

@Suite("Rendering", .phone)
@MainActor
struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(
    _ steps: String, _ arguments: String..., header: String = "device: iPhone 13\n"
  ) throws -> ProgramRun {
    let file = try folder.write(header + "screen: keep-above\n---\n" + steps, to: "a.scenario")
    return ProgramRun(["render", file, "--out", folder.file("out")] + arguments)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted()
  }

  @Test("Frames and films have room for every device, stills are as large as theirs")
  func switchedDevice() throws {
    let run = try render(
      "still a\nwait 0.05\ndevice iPhone SE (3rd generation)\nstill b\nfilm c for 0.02 as strip every 0.01\n"
        + "film d for 0.05\nscreen no-avoidance\nwait 0.05\n",
      "--scale", "1", "--write", "frames,pictures,film,trace,timeline")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    func size(_ name: String) throws -> [Int] {
      let picture = try Picture(contentsOf: folder.file("out/\(name).png")).bitmap
      return [picture.width, picture.height]
    }
    #expect(try size("a") == [390, 844])
    #expect(try size("b") == [375, 667])
    #expect(try size("frame-00000") == [390, 844])
    #expect(try size("frame-00005") == [390, 844])
    // In the middle of a frame: 7 columns to the left, 88 rows above.
    let frame = try Picture(contentsOf: folder.file("out/frame-00003.png")).bitmap
    let still = try Picture(contentsOf: folder.file("out/b.png")).bitmap
    #expect(
      frame.part(PixelRect(x: 7, y: 88, width: 375, height: 667)).hasSamePixels(as: still))
    #expect(frame.color(x: 200, y: 40) == (0, 0, 0, 255))
    let trace = try folder.text(of: "out/trace.csv")
    #expect(trace.contains("0.050000,667.000,,,0.000,\"device iPhone SE (3rd generation)\"\n"))
    #expect(trace.contains(",\"screen no-avoidance\"\n"))
    let plot = try folder.text(of: "out/timeline.svg")
    #expect(plot.contains("device iPhone SE"))
  }

  @Test("Frames, stills and trace are written, and one line says so")
  func files() throws {
    let run = try render("tap #field\nwait 0.05\nstill a\nstill b\n", "--scale", "1")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        4 frames, 2 stills, the trace and the timeline of 0.050 s are in \(folder.file("out"))
        greatest gap 0 pt, greatest overlap 0 pt, out of step 0 s, largest step 0 pt, overshoot 0 \
        pt, rest error 0 pt

        """)
    #expect(
      try names() == [
        "a.png", "b.png", "frame-00000.png", "frame-00001.png", "frame-00002.png",
        "frame-00003.png", "timeline.png", "timeline.svg", "trace.csv",
      ])
    let frame = try Picture(contentsOf: folder.file("out/frame-00003.png")).bitmap
    #expect((frame.width, frame.height) == (390, 844))
    let still = try Picture(contentsOf: folder.file("out/a.png")).bitmap
    #expect(still.hasSamePixels(as: frame))
    let first = try Picture(contentsOf: folder.file("out/frame-00000.png")).bitmap
    #expect(!first.hasSamePixels(as: frame))
    let trace = try folder.text(of: "out/trace.csv").split(separator: "\n")
    #expect(trace.count == 5)
    #expect(trace[0] == "time,keyboard_top,target_bottom,gap,shift,events")
    #expect(
      trace[1]
        == "0.000000,844.000,140.000,704.000,0.000,\"keyboardWillChangeFrame;keyboardWillShow\"")
    #expect(trace[4].hasPrefix("0.050000,"))
  }

  @Test(
    "Pictures have the scale of the command line, else of the scenario, else 2",
    arguments: [
      ("scale: 1.5\n", ["--scale", "0.5"], 195, 422),
      ("scale: 1.5\n", [], 585, 1266),
      ("", [], 780, 1688),
    ])
  func scale(header: String, arguments: [String], width: Int, height: Int) throws {
    let file = try folder.write(header + "screen: keep-above\n---\n", to: "a.scenario")
    let run = ProgramRun(["render", file, "--out", folder.file("out")] + arguments)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("1 frame, the trace and the timeline of 0.000 s are in "))
    let frame = try Picture(contentsOf: folder.file("out/frame-00000.png")).bitmap
    #expect((frame.width, frame.height) == (width, height))
  }

  @Test("A still has the caret in it even while it blinks off")
  func caret() throws {
    let run = try render("tap #field\nwait 0.75\nstill off\nwait 0.5\nstill on\n", "--scale", "1")
    #expect(run.exitCode == .success)
    let off = try Picture(contentsOf: folder.file("out/off.png")).bitmap
    let on = try Picture(contentsOf: folder.file("out/on.png")).bitmap
    let frame = try Picture(contentsOf: folder.file("out/frame-00045.png")).bitmap
    #expect(off.hasSamePixels(as: on))
    #expect(!off.hasSamePixels(as: frame))
  }

  @Test("The header sets keyboard height and frames a second")
  func header() throws {
    let run = try render(
      "tap #field\nwait 1\n", "--scale", "0.5", header: "keyboard: 300\nfps: 30\n")
    #expect(run.exitCode == .success)
    let trace = try folder.text(of: "out/trace.csv").split(separator: "\n")
    #expect(trace.count == 32)
    #expect(trace[31].hasPrefix("1.000000,544.000,"))
  }

  @Test("Twice the same scenario gives twice the same bytes")
  func repeatable() throws {
    let steps =
      "tap #field\ntype \"Kyoto\" every 0.1\nwait 0.3\nkeyboard hide\nwait 0.1\nstill end\n"
    #expect(try render(steps, "--scale", "1").exitCode == .success)
    let first = try names().map { try Data(contentsOf: URL(filePath: folder.file("out/\($0)"))) }
    #expect(try render(steps, "--scale", "1").exitCode == .success)
    let second = try names().map { try Data(contentsOf: URL(filePath: folder.file("out/\($0)"))) }
    #expect(first == second)
  }

  @Test("Numbered frames of an earlier run go, other files stay")
  func oldFrames() throws {
    #expect(
      try render("wait 0.1\nexpect keyboard up\n", "--scale", "0.5").exitCode == .failure)
    #expect(try names().contains("failure.png"))
    for name in ["frame-1.png", "frame-000010.png", "frame-00009.txt", "mine.png"] {
      try folder.write("", to: "out/\(name)")
    }
    #expect(try render("", "--scale", "0.5").exitCode == .success)
    #expect(
      try names() == [
        "frame-00000.png", "frame-000010.png", "frame-00009.txt", "frame-1.png", "mine.png",
        "timeline.png", "timeline.svg", "trace.csv",
      ])
  }

  @Test(
    "Pictures of others with the names of frames or of a failure are not removed, but refused",
    arguments: ["failure.png", "frame-00007.png"], [false, true])
  func picturesOfOthers(name: String, isWritten: Bool) throws {
    let picture = try EncodedPicture(Bitmap(width: 2, height: 2, isOpaque: true)).file()
    try FileOutput.makeFolder(at: folder.file("out"))
    try FileOutput.write(picture, to: folder.file("out/\(name)"))
    let run = try render("", "--write", isWritten ? "frames,goldens" : "trace", "--scale", "0.5")
    #expect(run.exitCode == (isWritten ? .usage : .success))
    #expect(
      run.errors
        == (isWritten
          ? "keyboard-playground: \(folder.file("out/\(name)")) was not made by "
            + "keyboard-playground, and would be replaced; name another folder.\n" : ""))
    #expect(try names() == (isWritten ? [name] : [name, "trace.csv"]))
    #expect(
      try Data(contentsOf: URL(filePath: folder.file("out/\(name)"))) == Data(picture))
  }

  @Test("Of several scenarios none is played where one would replace pictures of others")
  func picturesOfOthersInOneFolder() throws {
    try folder.write("screen: keep-above\n---\n", to: "a.scenario")
    try folder.write("screen: keep-above\n---\n", to: "b.scenario")
    try FileOutput.write([], to: folder.file("failure.png"))
    try FileOutput.makeFolder(at: folder.file("out/b"))
    try FileOutput.write([], to: folder.file("out/b/failure.png"))
    let run = ProgramRun(
      "render", folder.file("a.scenario"), folder.file("b.scenario"), "--out", folder.file("out"))
    #expect(run.exitCode == .usage)
    #expect(try names() == ["b"])
  }

  @Test("A step that fails leaves what was finished, and says where it is")
  func failingStep() throws {
    let run = try render("tap #field\nwait 0.05\nexpect keyboard down\nwait 1\n", "--scale", "1")
    #expect(run.exitCode == .failure)
    #expect(
      run.errors
        == "\(folder.file("a.scenario")):6: expect keyboard down: The keyboard is up.\n")
    #expect(run.output.hasPrefix("4 frames, the trace and the timeline of 0.050 s are in "))
    #expect(
      try names() == [
        "failure.png", "frame-00000.png", "frame-00001.png", "frame-00002.png",
        "frame-00003.png", "timeline.png", "timeline.svg", "trace.csv",
      ])
    // What was seen when it failed, with the caret that is held in stills.
    let failure = try Picture(contentsOf: folder.file("out/failure.png"))
    let last = try Picture(contentsOf: folder.file("out/frame-00003.png"))
    #expect(failure.bitmap.hasSamePixels(as: last.bitmap))
    #expect(failure.texts.contains(PNGText("Step", "6: expect keyboard down")))
  }

  @Test("Only what is asked for is written")
  func products() throws {
    let steps =
      "still a\ntap #field\nfilm f for 0.05\nfilm s for 0.1 as strip every 0.05\n"
      + "dump tree views\ndump trace so-far\n"
    func names(_ list: String) throws -> [String] {
      try? FileManager.default.removeItem(atPath: folder.file("out"))
      #expect(try render(steps, "--scale", "0.5", "--write", list).errors.isEmpty)
      return try self.names()
    }
    #expect(try names("trace") == ["trace.csv"])
    #expect(try names("timeline") == ["timeline.png", "timeline.svg"])
    #expect(try names("film") == ["film.png"])
    #expect(try names("pictures") == ["a.png", "f.png", "s.png", "so-far.csv", "views.txt"])
    #expect(
      try names("goldens") == [
        "a.png", "a.views", "s.pictures", "s.png", "s.views", "so-far.csv", "trace.csv",
        "views.txt",
      ])
    #expect(
      try render("", "--write", "goldens,trace").errors
        == "keyboard-playground: Only one of --write trace and --write goldens can be given.\n")
    #expect(try render("dump tree views\n", "--write", "pictures").output.hasPrefix("1 dump of "))
    let run = try render("", "--write", "traces")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("not traces; did you mean trace?"))
  }

  @Test("Films, strips and stills of views have the sizes of what they show")
  func sizes() throws {
    let run = try render(
      "still view of #field\nfilm f for 0.05\nfilm s for 0.1 as strip every 0.05\n", "--scale", "1")
    #expect(run.exitCode == .success)
    let view = try Picture(contentsOf: folder.file("out/view.png")).bitmap
    #expect((view.width, view.height) == (200, 40))
    let film = try Picture(contentsOf: folder.file("out/f.png")).bitmap
    #expect((film.width, film.height) == (390, 844))
    let strip = try Picture(contentsOf: folder.file("out/s.png")).bitmap
    #expect(strip.width > 3 * 390 && strip.width < 4 * 390 && strip.height > 844)
  }

  @Test("Pictures say which scenario, step and moment they show, and who made them")
  func texts() throws {
    #expect(try render("wait 0.25\nstill a\n", "--scale", "0.5").exitCode == .success)
    let texts = try Picture(contentsOf: folder.file("out/a.png")).texts
    #expect(
      texts.map { "\($0.keyword): \($0.text)" } == [
        "Software: keyboard-playground 0.1.0", "Scenario: a", "Step: 5: still a", "Time: 0.250 s",
      ])
  }

  @Test("Fingers are seen in frames when that is asked for, never in stills")
  func touches() throws {
    let steps = "finger down 100,400\nwait 0.1\nstill a\n"
    #expect(try render(steps, "--scale", "1", "--touches").exitCode == .success)
    let frame = try Picture(contentsOf: folder.file("out/frame-00003.png")).bitmap
    let still = try Picture(contentsOf: folder.file("out/a.png")).bitmap
    #expect(!frame.hasSamePixels(as: still))
    // White shines through a third of grey: (1 − 0.35) + 0.35 × 0.35 of 255.
    #expect(abs(Int(frame.color(x: 100, y: 400).red) - 197) <= 1)
    #expect(still.color(x: 100, y: 400).red == 255)
    #expect(frame.color(x: 130, y: 400).red == 255)
  }

  @Test("Several scenarios get a folder each, and one that fails does not stop the others")
  func severalFiles() throws {
    let first = try folder.write("screen: keep-above\n---\nexpect keyboard up\n", to: "a.scenario")
    let second = try folder.write("screen: no-avoidance\n---\nwait 0.1\n", to: "b.scenario")
    let run = ProgramRun(
      "render", first, second, "--out", folder.file("out"), "--scale", "0.5", "--write", "trace")
    #expect(run.exitCode == .failure)
    #expect(run.errors == "\(first):3: expect keyboard up: The keyboard is down.\n")
    #expect(try names() == ["a", "b"])
    #expect(try folder.text(of: "out/b/trace.csv").split(separator: "\n").count == 8)
    let same = ProgramRun("render", first, first, "--out", folder.file("out"))
    #expect(same.exitCode == .usage)
    #expect(
      same.errors == "keyboard-playground: \(first) and \(first) have the same name, so their "
        + "files would get mixed up.\n")
  }

  @Test("A scenario is printed in its canonical form, and written back on request")
  func format() throws {
    let text = "screen:keep-above\n-----\n  tap #field   # where\nwait 0.50\n"
    let canonical = "screen: keep-above\n---\ntap #field  # where\nwait 0.5\n"
    let file = try folder.write(text, to: "a.scenario")
    #expect(ProgramRun("format", file).output == canonical)
    #expect(try folder.text(of: "a.scenario") == text)
    #expect(ProgramRun("format", file, "--write").output == "")
    #expect(try folder.text(of: "a.scenario") == canonical)
    let steps = try folder.write("  tap #field\n", to: "a.steps")
    #expect(ProgramRun("format", steps).output == "tap #field\n")
    let missing = ProgramRun("format")
    #expect(missing.errors == "keyboard-playground: The argument FILE is missing.\n")
  }

  @Test("A step that fails at once is still what is said, and its film has a frame")
  func failingFirstStep() throws {
    let run = try render("tap #nobody\n", "--scale", "0.5", "--write", "film,trace")
    #expect(run.exitCode == .failure)
    #expect(run.errors.hasSuffix(":4: tap #nobody: Nothing on the screen is #nobody.\n"))
    #expect(try names() == ["film.png", "trace.csv"])
  }

  @Test("A strip too large for a picture is refused before it is filmed")
  func hugeStrip() throws {
    let run = try render(
      "film s for 24 as strip every 0.05\n", "--scale", "4", "--write", "pictures")
    #expect(run.exitCode == .usage)
    #expect(
      run.errors
        == "keyboard-playground: The strip s would have too many pixels for a picture.\n")
  }

  @Test("A scenario with mistakes leaves no folder behind")
  func mistakes() throws {
    let run = try render("tpa #field\nwait long\n")
    #expect(run.exitCode == .usage)
    let file = folder.file("a.scenario")
    #expect(
      run.errors == """
        \(file):4:1: unknown verb "tpa"; did you mean "tap"?
        \(file):5:6: "long" is not a time in seconds, which is a plain number such as 12 or 0.25

        """)
    #expect(try folder.names() == ["a.scenario"])
  }

  @Test("A file that is none")
  func noFile() throws {
    let missing = ProgramRun("render", folder.file("b"), "--out", folder.file("out"))
    #expect(missing.exitCode == .usage)
    #expect(missing.errors == "\(folder.file("b")): No such file or directory\n")
    let directory = ProgramRun("render", folder.path, "--out", folder.file("out"))
    #expect(directory.errors == "\(folder.path): Not a regular file\n")
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let pipe = ProgramRun("render", folder.file("pipe"), "--out", folder.file("out"))
    #expect(pipe.errors == "\(folder.file("pipe")): Not a regular file\n")
    let device = ProgramRun("render", "/dev/zero", "--out", folder.file("out"))
    #expect(device.errors == "/dev/zero: Not a regular file\n")
    #expect(try folder.names() == ["pipe"])
  }

  @Test("A file of a hundred million bytes is refused before it is read")
  func hugeFile() throws {
    let file = try folder.write("", to: "huge")
    #expect(truncate(file, 100_000_000) == 0)
    let run = ProgramRun("render", file, "--out", folder.file("out"))
    #expect(run.exitCode == .usage)
    #expect(
      run.errors == "\(file): With 100000000 bytes the file is too large for a scenario, which has "
        + "at most 20000000\n")
  }

  @Test("A file instead of the folder is an error of the surroundings")
  func fileAsFolder() throws {
    try folder.write("", to: "out")
    let run = try render("")
    #expect(run.exitCode == .environment)
    #expect(
      run.errors
        == "keyboard-playground: \(folder.file("out")) cannot be written: not a directory.\n")
  }

  @Test("The demonstration of a screen is played by its name")
  func demonstration() throws {
    let assets = folder.file("assets")
    try FileManager.default.copyItem(atPath: repositoryAssets(), toPath: assets)
    try? FileManager.default.removeItem(atPath: assets + "/scenarios")
    try FileManager.default.createDirectory(
      atPath: assets + "/scenarios", withIntermediateDirectories: false)
    try folder.write(
      "screen: keep-above\nscale: 0.5\n---\nwait 0.1\n", to: "assets/scenarios/keep-above.scenario")
    let run = ProgramRun(
      "render", "--screen", "keep-above", "--out", folder.file("out"), "--assets", assets)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("7 frames, the trace and the timeline of 0.100 s are in "))
  }
}
