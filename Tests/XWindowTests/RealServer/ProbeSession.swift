import Foundation
import TestSupport

/// A server with the probe on it, and an observer on another connection.
final class ProbeSession {
  let server: XServer
  let probe: ChildProcess
  let observer: WindowObserver
  /// What the probe said when its window was made.
  let greeting: String

  /// Starts all three and waits until the window is on the screen and has the focus.
  init(
    server: XServer? = nil, keys: [String] = [], wrapper: [String] = [],
    environment: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    if !keys.isEmpty { try server.addKeys(keys) }
    self.server = server
    probe = try Self.startProbe(
      on: server.display, wrapper: wrapper, environment: environment)
    greeting = try probe.waitForLine(startingWith: "ready")
    try probe.waitForLine(startingWith: "focus true")
    observer = try WindowObserver(
      server: server, processIdentifier: probe.processIdentifier)
  }

  static func startProbe(
    on display: String?, wrapper: [String] = [], environment: [String: String?] = [:]
  ) throws -> ChildProcess {
    // What the tester's own desktop says must not decide.
    let variables: [String: String?] = [
      "DISPLAY": display, "XMODIFIERS": nil, "LC_ALL": "C.UTF-8", "XCOMPOSEFILE": nil,
      "KEYBOARD_PLAYGROUND_NO_SHM": nil,
    ]
    return try ChildProcess(
      wrapper + [builtProgram("XWindowProbe")], environment: variables.merging(environment) { $1 })
  }

  /// Sends input through the server, as a user's hands would.
  func xdotool(_ arguments: String...) throws {
    try server.xdotool(arguments)
  }

  /// The probe's next lines about keys, text and focus, without the releases.
  func nextLines(_ count: Int, startingWith prefixes: String...) throws -> [String] {
    try (0..<count).map { _ in
      try probe.waitForLine("line starting with one of \(prefixes)") { line in
        prefixes.contains { line.hasPrefix($0) }
      }
    }
  }
}
