import Foundation

/// The program's standard output, which may be full or gone.
enum StandardOutput {
  static func write(_ text: String) throws {
    // A reader that goes away is an error of writing, and not the end at once:
    // films are closed first.
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw PlaygroundError.cannotSpeak(code: errno)
      }
    }
  }
}
