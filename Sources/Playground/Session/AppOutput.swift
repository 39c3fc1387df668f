import Foundation
import HostSystem
import Synchronization

/// What the app prints: it goes on to where it would go anyway, and line by line to the session.
///
/// A thread reads it, so that an app that prints without end waits for nothing here; where what it goes
/// on to takes nothing, the app waits as it would anyway.
package final class AppOutput: Sendable {
  private struct State {
    /// Whole lines, up to a limit.
    var lines: [String] = []
    var size = 0
    var leftOut = 0
    var line: [UInt8] = []
  }

  private let state = Mutex(State())
  private let source: Int32
  private let target: Int32

  /// In bytes: what is kept of a turn, and of a line.
  private static let (mostBytes, longestLine) = (1 << 16, 1 << 12)

  /// Takes the process's standard output over; nil where the system does not let it.
  init?() {
    target = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16)
    guard target >= 0, let ends = try? SessionChannel.pair() else { return nil }
    source = ends.0
    guard dup2(ends.1, STDOUT_FILENO) >= 0 else { return nil }
    close(ends.1)
    _ = fcntl(source, F_SETFL, O_NONBLOCK)
    // Where nothing takes it any more, it goes nowhere; that ends no app.
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [self] in
      var entry = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
      while true {
        let count = poll(&entry, 1, -1)
        if count < 0, errno == EINTR { continue }
        guard count > 0, let bytes = read() else { return }
        _ = DescriptorOutput.write(bytes, to: target)
      }
    }
  }

  /// The lines that have been printed since they were taken last.
  func take() -> [String] {
    fflush(nil)
    waitForReader()
    return state.withLock { state in
      var lines = state.lines
      if state.leftOut > 0 {
        lines.append("… and \(state.leftOut) line\(state.leftOut == 1 ? "" : "s") more")
      }
      (state.lines, state.size, state.leftOut) = ([], 0, 0)
      return lines
    }
  }

  /// Waits until all that was printed has been read, within a limit that is not noticed.
  private func waitForReader() {
    for _ in 0..<100 {
      var count: Int32 = 0
      guard ioctl(source, UInt(FIONREAD), &count) == 0, count > 0 else { return }
      usleep(100)
    }
  }

  /// Reads some of what there is; nil where nothing comes any more.
  private func read() -> [UInt8]? {
    state.withLock { state in
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let count = Foundation.read(source, &buffer, buffer.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return [] }
      guard count > 0 else { return nil }
      Self.sort(buffer[..<count], into: &state)
      return Array(buffer[..<count])
    }
  }

  private static func sort(_ bytes: ArraySlice<UInt8>, into state: inout State) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        if state.line.count < longestLine { state.line.append(byte) }
        continue
      }
      if state.size + state.line.count <= mostBytes {
        state.lines.append(String(decoding: state.line, as: UTF8.self))
        state.size += state.line.count + 1
      } else {
        state.leftOut += 1
      }
      state.line.removeAll(keepingCapacity: true)
    }
  }
}
