import Foundation

/// The program's standard output, which may be full or gone.
package enum StandardOutput {
  /// Writes a text whole, or throws why it cannot be.
  package static func write(_ text: String) throws(SystemFailure) {
    let code = writeAll(text, to: STDOUT_FILENO)
    if code != 0 { throw SystemFailure(code: code) }
  }
}

/// The program's standard error; what cannot be said there cannot be said at all.
package enum StandardError {
  /// Writes a text whole, as far as that is possible.
  package static func write(_ text: String) {
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
