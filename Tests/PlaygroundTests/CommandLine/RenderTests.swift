import Captures
import Drawing
import Foundation
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

  @Test("Frames, stills and trace are written, and one line says so")
  func files() throws {
    let run = try render("tap #field\nwait 0.05\nstill a\nstill b\n", "--scale", "1")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        4 frames, 2 stills and the trace of 0.050 s are in \(folder.file("out"))
        greatest gap 0 pt, greatest overlap 0 pt, out of step 0 s, largest step 0 pt, overshoot 0 \
        pt, rest error 0 pt

        """)
    #expect(
      try names() == [
        "a.png", "b.png", "frame-00000.png", "frame-00001.png", "frame-00002.png",
        "frame-00003.png", "trace.csv",
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
    #expect(run.output.hasPrefix("1 frame and the trace of 0.000 s are in "))
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
    #expect(try render("wait 0.1\n", "--scale", "0.5").exitCode == .success)
    for name in ["frame-1.png", "frame-000010.png", "frame-00009.txt", "mine.png"] {
      try folder.write("", to: "out/\(name)")
    }
    #expect(try render("", "--scale", "0.5").exitCode == .success)
    #expect(
      try names() == [
        "frame-00000.png", "frame-000010.png", "frame-00009.txt", "frame-1.png", "mine.png",
        "trace.csv",
      ])
  }

  @Test("A step that fails leaves what was finished, and says where it is")
  func failingStep() throws {
    let run = try render("tap #field\nwait 0.05\nexpect keyboard down\nwait 1\n", "--scale", "1")
    #expect(run.exitCode == .failure)
    #expect(
      run.errors
        == "\(folder.file("a.scenario")):6: expect keyboard down: The keyboard is up.\n")
    #expect(run.output.hasPrefix("3 frames and the trace of 0.033 s are in "))
    #expect(
      try names() == ["frame-00000.png", "frame-00001.png", "frame-00002.png", "trace.csv"])
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
        + "at most 1000000\n")
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

  @Test("A demonstration that is not among the assets")
  func noDemonstration() throws {
    let assets = folder.file("assets")
    try FileManager.default.copyItem(
      atPath: repositoryAssets(), toPath: assets)
    try? FileManager.default.removeItem(atPath: assets + "/scenarios")
    let run = ProgramRun(
      "render", "--screen", "keep-above", "--out", folder.file("out"), "--assets", assets)
    #expect(run.exitCode == .environment)
    #expect(
      run.errors == "keyboard-playground: The demonstration of the screen keep-above is missing: "
        + "\(assets)/scenarios/keep-above.scenario.\n")
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
    #expect(run.output.hasPrefix("7 frames and the trace of 0.100 s are in "))
  }

  private func repositoryAssets() -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return tests.appending(path: "../../../assets").standardizedFileURL.path
  }
}
