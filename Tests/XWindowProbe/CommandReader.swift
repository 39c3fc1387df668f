import Foundation

/// Reads lines from standard input on the main queue.
@MainActor final class CommandReader {
  private var source: (any DispatchSourceRead)?
  private var pending: [UInt8] = []

  /// Hands on every line, and nil at the end.
  func start(_ perform: @escaping @MainActor (String?) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readLines(perform) }
    }
    source.activate()
    self.source = source
  }

  /// Blocks the main thread until another line is there, and takes it.
  func waitForLine() {
    while !pending.contains(UInt8(ascii: "\n")), readMore() {}
    if let end = pending.firstIndex(of: UInt8(ascii: "\n")) { pending.removeSubrange(...end) }
  }

  private func readLines(_ perform: @MainActor (String?) -> Void) {
    guard readMore() else {
      source?.cancel()
      perform(nil)
      return
    }
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: pending[..<end], as: UTF8.self)
      pending.removeSubrange(...end)
      perform(line)
    }
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(0, &buffer, buffer.count)
    guard count > 0 else { return false }
    pending += buffer.prefix(count)
    return true
  }
}

/// Writes a line at once, whatever standard output is.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
