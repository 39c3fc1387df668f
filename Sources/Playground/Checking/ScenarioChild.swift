import Dispatch
import Foundation

/// A scenario played by a process of its own, so that whatever happens there
/// happens to that scenario alone.
struct ScenarioChild {
  enum End: Hashable {
    case exited(Int32)
    case crashed(signal: Int32)
    case timedOut
  }

  let end: End

  /// What it wrote on standard error, as far as that can be read by a person.
  let errors: String

  private static let longestErrors = 20_000

  /// Runs a program and waits for its end, at most so many seconds.
  ///
  /// - Parameter log: A file for what it writes; a pipe could fill up and stop it.
  init(_ executable: String, _ arguments: [String], log: String, timeout: Double) throws {
    guard FileManager.default.createFile(atPath: log, contents: nil),
      let file = FileHandle(forWritingAtPath: log)
    else { throw PlaygroundError.cannotWrite(path: log, code: errno) }
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = file
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw PlaygroundError.cannotStart(executable)
    }
    let isInTime = ended.wait(timeout: .now() + timeout) == .success
    if !isInTime {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    try? file.close()
    let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    errors = String(text.prefix(Self.longestErrors))
    if !isInTime {
      end = .timedOut
    } else if process.terminationReason == .uncaughtSignal {
      end = .crashed(signal: process.terminationStatus)
    } else {
      end = .exited(process.terminationStatus)
    }
  }
}
