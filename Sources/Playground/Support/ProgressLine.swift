import Captures
import Dispatch
import Foundation
import HostSystem

/// Says on standard error how far long work is.
///
/// A terminal gets one line that is written again and again, a file a line now
/// and then; short work says nothing.
final class ProgressLine {
  // A person sees it move; a log is not filled with it.
  private static let isTerminal = isatty(STDERR_FILENO) == 1
  private static let interval: UInt64 = isTerminal ? 200_000_000 : 10_000_000_000

  private var next = DispatchTime.now().uptimeNanoseconds + max(interval, 1_000_000_000)
  private var isShown = false

  /// Shows a text if it is time to; it is only made then.
  func show(_ text: () -> String) {
    let now = DispatchTime.now().uptimeNanoseconds
    guard now >= next else { return }
    next = now + Self.interval
    isShown = Self.isTerminal
    // Back to the start of the line, and what was there is removed.
    let text = text().printable
    write(Self.isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  /// Leaves nothing on the terminal.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    StandardError.write(text)
  }
}
