import Foundation
import TestSupport
import Testing

@testable import Playground

/// `keep-above` and `no-avoidance` beside each other, iPhone 13 both; a column of the window is 518
/// points wide: 390 of the screen, 2 · 12 of the bezel, 20 of margin and 84 of the grip.
@Suite("Two phones in a window, on a real server", .serialized)
struct TwoPhonesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The compact trace of a scenario that is played off-screen.
  private func renderedTrace(of file: String) throws -> String {
    try ChildProcess.run([
      WindowSession.executable, "render", file, "--out", folder.file("out"), "--write", "goldens",
    ])
    return try folder.text(of: "out/trace.csv")
  }

  @Test("Each has the same input and its own trace, and the recording plays on either")
  func sameInput() throws {
    let recording = folder.file("a.scenario")
    let session = try WindowSession(running: [
      "--screen", "keep-above", "--compare", "no-avoidance", "--trace", "-,\(folder.file("b.csv"))",
      "--record", recording,
    ])
    try session.settle()
    // Into the first field of each, then into the first one's e-mail and the second one's password.
    try session.xdotool("key", "Tab")
    try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
    try session.xdotool("key", "Tab")
    try session.xdotool("type", "--delay", "15", "zebra")
    // On to the city, and by way of the e-mail to the password again.
    try session.xdotool("key", "Tab", "Tab")
    try session.settle(shift: 13)
    try session.xdotool("key", "ctrl+Up")
    try session.settle(shift: 23)
    // At the second phone, whose password gets what the key types.
    try session.press(518 + 22, 590, for: 0.05)
    try session.pullGrip(from: 498, by: 40)
    try session.row("keyboard pulled") { $0.isSettled && $0.keyboardTop == 458 }
    try session.xdotool("key", "Escape")
    try session.settle(shift: 0)
    // The first one's name; there is nothing on the second one.
    try session.click(250, 367)
    try session.row("keyboard up again") { $0.isSettled && $0.keyboardTop == 458 }
    // What one of them refuses the other does.
    try session.xdotool("type", "--delay", "15", "ok")
    try session.xdotool("key", "BackSpace")
    try session.settle(shift: 0)
    #expect(try session.quit() == 0)

    let text = try folder.text(of: "a.scenario")
    #expect(text.hasPrefix("device: iPhone 13\nscreen: keep-above\nrefused: skip\n---\n"))
    #expect(!text.contains("#"), "names of one screen: \(text)")
    #expect(text.contains(" 250.5,367.5"))
    for secret in ["zebra", "press z", "\"z", ",590"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(try renderedTrace(of: recording) == session.trace)
    let other = try folder.write(
      text.replacingOccurrences(of: "screen: keep-above", with: "screen: no-avoidance"),
      to: "b.scenario")
    let trace = try folder.text(of: "b.csv")
    #expect(try renderedTrace(of: other) == trace)
    #expect(trace.contains("keyboardWillShow"))
    #expect(!trace.contains("shift "), "nothing moves on the second phone")
  }

  @Test(
    "Traces are one for each phone",
    arguments: [
      ("a.csv", "--trace a.csv must name 2 files with a comma between them: one for each phone."),
      ("a.csv,", "--trace a.csv, must name 2 files with a comma between them: one for each phone."),
      ("a,b,c", "--trace a,b,c must name 2 files with a comma between them: one for each phone."),
    ])
  @MainActor
  func counts(traces: String, sentence: String) {
    let run = ProgramRun("--compare", "no-avoidance", "--trace", traces)
    #expect(run.errors == "keyboard-playground: \(sentence)\n")
    #expect(run.exitCode == .usage)
    #expect(run.window == nil)
  }

  @Test("What a comparison can be opened with")
  @MainActor
  func options() throws {
    let window = try #require(
      ProgramRun("--compare", "no-avoidance", "--trace", "a.csv,b.csv").window)
    #expect(window.screens == ["keep-above", "no-avoidance"])
    #expect(window.traces == ["a.csv", "b.csv"])
    #expect(ProgramRun("--compare", "no-avoidanse").errors.contains("did you mean no-avoidance?"))
    #expect(ProgramRun("--compare", "no-avoidance", "--trace", "a,a").exitCode == .usage)
    #expect(ProgramRun("--trace", "a,b").window?.traces == ["a,b"])
  }
}
