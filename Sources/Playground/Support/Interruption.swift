import Foundation
import HostSystem

/// Notices that the program is asked to end, so that long work can end in order.
///
/// As long as it lives, the first SIGINT, SIGTERM or SIGHUP does not end the process by itself; the
/// second does.
final class Interruption: Sendable {
  private let signals = EndingSignals { number, isFirst in
    // A terminal that closes may say so more than once.
    if isFirst || number == SIGHUP { return }
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// Throws when a signal has arrived.
  func check() throws(PlaygroundError) {
    if let number = signals.last { throw .interrupted(signal: number) }
  }
}
