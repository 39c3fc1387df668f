import Foundation
import HostSystem

/// A program that a test runs beside itself, spoken to by lines.
///
/// Every wait has a deadline. The program is killed and reaped when its object goes.
package final class ChildProcess {
  package enum Failure: Error, CustomStringConvertible {
    case cannotStart(program: String, reason: String)
    case timeout(waitingFor: String, output: [String])
    case ended(waitingFor: String, output: [String])

    package var description: String {
      switch self {
      case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
      case .timeout(let what, let output):
        "no \(what) in time after:\n" + output.joined(separator: "\n")
      case .ended(let what, let output):
        "ended before \(what) after:\n" + output.joined(separator: "\n")
      }
    }
  }

  /// How long a program is waited for, in seconds; much longer than any needs on a busy machine.
  package static let patience = 120.0

  private let process: Subprocess
  package var processIdentifier: pid_t { process.identifier }
  /// All complete lines so far that the program wrote to its standard output.
  package private(set) var lines: [String] = []

  /// Our end of the program's standard input and output.
  private let connection: Int32
  private var unfinished: [UInt8] = []
  private var read = 0
  private var exitStatus: Int32?

  /// Starts a program, found on the path; nil in `environment` removes a variable.
  package init(_ arguments: [String], environment: [String: String?] = [:]) throws {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    // Not inherited by programs that other tests start meanwhile.
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure.cannotStart(program: "socketpair", reason: String(cString: strerror(errno)))
    }
    let (ownEnd, childEnd) = (ends[0], ends[1])
    defer { close(childEnd) }
    guard let name = arguments.first else {
      preconditionFailure("the first argument is the program")
    }
    do throws(SystemFailure) {
      guard let program = Subprocess.path(of: name) else { throw SystemFailure(code: ENOENT) }
      process = try Subprocess(
        program, Array(arguments.dropFirst()), environment: variables,
        files: [(STDIN_FILENO, .open(childEnd)), (STDOUT_FILENO, .open(childEnd))],
        hasOwnGroup: false)
    } catch {
      close(ownEnd)
      throw Failure.cannotStart(program: name, reason: error.reason)
    }
    connection = ownEnd
  }

  deinit {
    kill()
    close(connection)
  }

  /// Runs a program to its end and returns what it wrote to its standard output, line by line.
  @discardableResult
  package static func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> [String] {
    let process = try ChildProcess(arguments, environment: environment)
    process.closeInput()
    let status = try process.waitForExit()
    guard status == 0 else {
      throw Failure.ended(
        waitingFor: "success of \(arguments.joined(separator: " "))", output: process.lines)
    }
    return process.lines
  }

  /// Sends a line to the program's standard input.
  package func send(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes {
      Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Ends the program's standard input.
  package func closeInput() {
    shutdown(connection, Int32(SHUT_WR))
  }

  /// The next line not yet waited for that meets the condition; lines before it are passed over.
  @discardableResult
  package func waitForLine(
    _ what: String, within seconds: Double = patience, where condition: (String) -> Bool
  ) throws -> String {
    let end = DispatchTime.now() + seconds
    while true {
      while read < lines.count {
        read += 1
        if condition(lines[read - 1]) { return lines[read - 1] }
      }
      switch readMore(until: end) {
      case .data: continue
      case .end: throw Failure.ended(waitingFor: what, output: lines)
      case .timeout: throw Failure.timeout(waitingFor: what, output: lines)
      }
    }
  }

  /// The next line not yet waited for that begins like this.
  @discardableResult
  package func waitForLine(
    startingWith prefix: String, within seconds: Double = patience
  ) throws -> String {
    try waitForLine("line “\(prefix)”", within: seconds) { $0.hasPrefix(prefix) }
  }

  /// Whether nothing at all is written for a number of seconds.
  package func isSilent(for seconds: Double) -> Bool {
    readMore(until: .now() + seconds) == .timeout
  }

  /// Waits for the program's end and returns its exit code, or the negative signal number.
  @discardableResult
  package func waitForExit(within seconds: Double = patience) throws -> Int32 {
    let end = DispatchTime.now() + seconds
    while exitStatus == nil {
      switch readMore(until: end) {
      case .data: continue
      case .end: reap()
      case .timeout:
        kill()
        throw Failure.timeout(waitingFor: "end", output: lines)
      }
    }
    return exitStatus ?? 0
  }

  package func signal(_ number: Int32) {
    if exitStatus == nil { process.send(number) }
  }

  /// Ends the program at once.
  package func kill() {
    signal(SIGKILL)
    reap()
  }

  private func reap() {
    guard exitStatus == nil else { return }
    switch process.reap() {
    case .exited(let code): exitStatus = code
    case .killed(let signal): exitStatus = -signal
    }
  }

  private enum Arrival {
    case data, end, timeout
  }

  private func readMore(until end: DispatchTime) -> Arrival {
    let rest = Int64(bitPattern: end.uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds)
    var descriptor = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(clamping: max(0, rest) / 1_000_000)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return .timeout }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(connection, &buffer, buffer.count)
    guard count > 0 else { return .end }
    unfinished += buffer.prefix(count)
    while let newline = unfinished.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: unfinished[..<newline], as: UTF8.self))
      unfinished.removeSubrange(...newline)
    }
    return .data
  }
}
