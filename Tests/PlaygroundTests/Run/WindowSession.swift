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
  /// Where stills and recordings saved by hand go.
  let pictures, documents: TemporaryFolder

  /// Starts the program at one pixel a point and waits until it is at rest.
  convenience init(
    screen: String = "keep-above", device: String = "iPhone 13", serverOptions: [String] = [],
    wrapper: [String] = [], arguments: [String] = []
  ) throws {
    try self.init(
      running: ["--screen", screen, "--device", device, "--trace", "-"] + arguments,
      serverOptions: serverOptions, wrapper: wrapper)
    try settle()
  }

  /// Starts the program at one pixel a point; what comes out of a pipe, which is
  /// made, is seen among its output.
  init(
    running arguments: [String], command: String = "run", pipe: String? = nil,
    serverOptions: [String] = [], wrapper: [String] = [],
    program: String = WindowSession.executable, environment: [String: String?] = [:]
  ) throws {
    server = try XServer(options: serverOptions)
    pictures = try TemporaryFolder()
    documents = try TemporaryFolder()
    let reader = pipe.map { "mkfifo '\($0)'; cat '\($0)' & " } ?? ""
    self.program = try ChildProcess(
      wrapper + [
        "sh", "-c", reader + "exec \"$@\" 2>&1", "sh", program, command, "--scale", "1",
      ] + arguments,
      environment: [
        "DISPLAY": server.display, "XDG_PICTURES_DIR": pictures.path,
        "XDG_DOCUMENTS_DIR": documents.path, "LC_ALL": "C.UTF-8",
        "XMODIFIERS": nil, "KEYBOARD_PLAYGROUND_NO_SHM": nil, "KEYBOARD_PLAYGROUND_ASSETS": nil,
      ].merging(environment) { $1 })
  }

  /// The program, beside the bundle of the tests.
  static let executable = builtProgram("keyboard-playground")

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
    try server.xdotool(arguments)
  }

  /// Where the screen of an iPhone 13 lies in the window: margin and bezel.
  private static let screenOrigin = (x: 32, y: 32)

  /// Clicks a place of the phone's screen, in points.
  func click(_ x: Int, _ y: Int) throws {
    try xdotool(
      "mousemove", "\(Self.screenOrigin.x + x)", "\(Self.screenOrigin.y + y)", "click", "1")
  }

  /// Presses a place of the phone's screen and lifts the finger there after some seconds.
  func press(_ x: Int, _ y: Int, for seconds: Double) throws {
    try xdotool(
      "mousemove", "\(Self.screenOrigin.x + x)", "\(Self.screenOrigin.y + y)", "mousedown", "1",
      "sleep", "\(seconds)", "mouseup", "1")
  }

  /// Moves a finger from place to place of the phone's screen.
  func drag(_ way: [(x: Int, y: Int)]) throws {
    for (index, place) in way.enumerated() {
      try xdotool(
        "mousemove", "\(Self.screenOrigin.x + place.x)", "\(Self.screenOrigin.y + place.y)")
      if index == 0 { try xdotool("mousedown", "1") }
    }
    try xdotool("mouseup", "1")
  }

  /// Pulls the grip, which lies right of the bezel, from a height of the screen up.
  func pullGrip(from top: Int, by lift: Int) throws {
    let x = "448"
    try xdotool("mousemove", x, "\(Self.screenOrigin.y + top)", "mousedown", "1")
    for lift in stride(from: 8, through: lift, by: 8) {
      try xdotool("mousemove", x, "\(Self.screenOrigin.y + top - lift)")
    }
    try xdotool("mouseup", "1")
  }

  /// The rows of the trace so far with its header, without those that say that nothing moves.
  var trace: String {
    program.lines.filter { $0.hasPrefix("time,") || Row($0).map { !$0.isSettled } ?? false }
      .map { $0 + "\n" }.joined()
  }

  /// Quits by the shortcut and waits for the exit code.
  func quit() throws -> Int32 {
    try xdotool("key", "ctrl+q")
    return try program.waitForExit()
  }
}
