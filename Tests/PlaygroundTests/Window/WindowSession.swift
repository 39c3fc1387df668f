import Foundation
import TestSupport

/// The built program in a window on a private server, used as a person would.
///
/// The trace goes to the program's standard output, so that a test waits for its
/// rows and for nothing else.
final class WindowSession {
  /// A row of the trace.
  struct Row {
    let keyboardTop: Double
    let targetBottom: Double?
    let shift: Double
    let events: String

    init?(_ line: String) {
      let fields = line.split(separator: ",", maxSplits: 5, omittingEmptySubsequences: false)
      guard fields.count == 6, let top = Double(fields[1]), let shift = Double(fields[4]) else {
        return nil
      }
      keyboardTop = top
      targetBottom = Double(fields[2])
      self.shift = shift
      events = String(fields[5])
    }

    var isSettled: Bool { events.hasSuffix("settled\"") }
  }

  let server: XServer
  let program: ChildProcess
  let pictures: TemporaryFolder

  /// Starts the program at one pixel a point and waits until it is at rest.
  init(
    screen: String = "keep-above", device: String = "iPhone 13", serverOptions: [String] = [],
    wrapper: [String] = [], arguments: [String] = []
  ) throws {
    server = try XServer(options: serverOptions)
    pictures = try TemporaryFolder()
    program = try ChildProcess(
      wrapper + [
        "sh", "-c", "exec \"$@\" 2>&1", "sh", Self.executable, "run", "--screen", screen,
        "--device", device, "--scale", "1", "--trace", "-",
      ] + arguments,
      environment: [
        "DISPLAY": server.display, "XDG_PICTURES_DIR": pictures.path, "LC_ALL": "C.UTF-8",
        "XMODIFIERS": nil, "KEYBOARD_PLAYGROUND_NO_SHM": nil, "KEYBOARD_PLAYGROUND_ASSETS": nil,
      ])
    try settle()
  }

  /// The program, beside the bundle of the tests.
  static var executable: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "keyboard-playground").path
  }

  /// Waits for a row of the trace.
  @discardableResult
  func row(_ what: String, where condition: (Row) -> Bool) throws -> Row {
    let line = try program.waitForLine(what) { Row($0).map(condition) ?? false }
    guard let row = Row(line) else { preconditionFailure("the line was a row") }
    return row
  }

  /// Waits until nothing moves and all input so far is handled.
  @discardableResult
  func settle() throws -> Row {
    try row("settled row") { $0.isSettled }
  }

  /// Waits until the phone rests with a shift.
  @discardableResult
  func settle(shift: Double) throws -> Row {
    try row("settled row with shift \(shift)") { $0.isSettled && $0.shift == shift }
  }

  /// Sends input through the server, as a person's hands would.
  func xdotool(_ arguments: String...) throws {
    try ChildProcess.run(["xdotool"] + arguments, environment: ["DISPLAY": server.display])
  }

  /// Where the screen of an iPhone 13 lies in the window: margin and bezel.
  private static let screenOrigin = (x: 32, y: 32)

  /// Clicks a place of the phone's screen, in points.
  func click(_ x: Int, _ y: Int) throws {
    try xdotool(
      "mousemove", "\(Self.screenOrigin.x + x)", "\(Self.screenOrigin.y + y)", "click", "1")
  }

  /// Quits by the shortcut and waits for the exit code.
  func quit() throws -> Int32 {
    try xdotool("key", "ctrl+q")
    return try program.waitForExit()
  }
}
