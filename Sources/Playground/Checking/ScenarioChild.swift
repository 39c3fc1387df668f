import Dispatch
import Foundation

/// A scenario played by a process of its own, so that whatever happens there
/// happens to that scenario alone.
struct ScenarioChild {
  enum End: Hashable {
    case exited(Int32)
    case crashed(signal: Int32)
    case timedOut

    /// Ended because nobody waits for it any more.
    case cancelled
  }

  let end: End

  /// What it wrote last on standard error, as much as a person can read.
  let errors: String

  /// In bytes.
  private static let longestErrors = 20_000

  /// Runs a program and waits for its end, at most so many seconds.
  ///
  /// What it writes goes into the file `log`, as a pipe could fill up and stop it. `isCancelled`
  /// is asked now and then whether nobody waits any more.
  init(
    _ executable: String, _ arguments: [String], log: String, timeout: Double,
    isCancelled: () -> Bool
  ) throws {
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
      throw PlaygroundError.cannotStart(executable, reason: error.sentence)
    }
    let end = Self.wait(for: ended, until: .now() + timeout, isCancelled: isCancelled)
    if end != nil {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    try? file.close()
    errors = Self.end(of: log)
    if let end {
      self.end = end
    } else if process.terminationReason == .uncaughtSignal {
      self.end = .crashed(signal: process.terminationStatus)
    } else {
      self.end = .exited(process.terminationStatus)
    }
  }

  /// The last lines of a file, whatever its size.
  private static func end(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else {
      return ""
    }
    let start = size - min(size, UInt64(longestErrors))
    guard (try? file.seek(toOffset: start)) != nil, let data = try? file.readToEnd() else {
      return ""
    }
    let text = String(decoding: data, as: UTF8.self)
    // The first line is rarely whole.
    return start == 0 ? text : "…\n" + text.drop { $0 != "\n" }.dropFirst()
  }

  /// Returns why the end did not come; nil when it did.
  private static func wait(
    for ended: DispatchSemaphore, until deadline: DispatchTime, isCancelled: () -> Bool
  ) -> End? {
    while !isCancelled() {
      if ended.wait(timeout: min(deadline, .now() + 0.1)) == .success { return nil }
      if DispatchTime.now() >= deadline { return .timedOut }
    }
    return .cancelled
  }
}
