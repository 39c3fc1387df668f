import Dispatch
import Foundation
import HostSystem

/// A scenario played by a process of its own, so that whatever happens there
/// happens to that scenario alone.
struct ScenarioChild {
  enum End: Hashable {
    case exited(Int32)
    case crashed(signal: Int32)
    case timedOut

    /// Ended because it is no longer awaited.
    case cancelled
  }

  let end: End

  /// What it wrote last on standard error, as much as a person can read.
  let errors: String

  /// In bytes.
  private static let longestErrors = 20_000

  /// Runs a program and waits for its end, up to a limit in seconds.
  ///
  /// What it writes goes into the file `log`, as a pipe could fill up and stop it. `isCancelled`
  /// is asked now and then whether to give up.
  init(
    _ executable: String, _ arguments: [String], log: String, timeout: Double,
    isCancelled: () -> Bool
  ) throws {
    let process: Subprocess
    do {
      process = try Subprocess(
        executable, arguments,
        files: [
          (STDIN_FILENO, .nothing), (STDOUT_FILENO, .nothing), (STDERR_FILENO, .written(path: log)),
        ])
    } catch {
      throw PlaygroundError.cannotStart(executable, reason: error.reason)
    }
    let ended = DispatchSemaphore(value: 0)
    // A thread takes none of the file descriptors, of which there may be few.
    Thread.detachNewThread {
      process.waitUntilEnded()
      ended.signal()
    }
    let end = Self.wait(for: ended, until: .now() + timeout, isCancelled: isCancelled)
    if end != nil {
      process.kill()
      ended.wait()
    }
    let exit = process.reap()
    errors = Self.end(of: log)
    switch (end, exit) {
    case (let end?, _): self.end = end
    case (nil, .exited(let code)): self.end = .exited(code)
    case (nil, .killed(let signal)): self.end = .crashed(signal: signal)
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
