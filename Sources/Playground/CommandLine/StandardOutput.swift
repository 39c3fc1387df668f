import Captures
import Foundation

/// The program's standard output, which may be full or gone.
enum StandardOutput {
  static func write(_ text: String) throws {
    let code = writeAll(text, to: STDOUT_FILENO)
    if code != 0 { throw PlaygroundError.cannotSpeak(code: code) }
  }
}

/// The program's standard error; what cannot be said there cannot be said at all.
enum StandardError {
  static func write(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
  }
}

/// Returns the system's error number, 0 when everything was written.
private func writeAll(_ text: String, to file: Int32) -> Int32 {
  // A reader that goes away is an error of writing, and not the end at once: films
  // are closed first.
  signal(SIGPIPE, SIG_IGN)
  return DescriptorOutput.write(Array(text.utf8), to: file)
}
