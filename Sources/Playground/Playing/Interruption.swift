import Dispatch
import Foundation
import Synchronization
import XWindow

/// Notices that the program is asked to end, so that long work can end in order.
///
/// As long as it lives, the first SIGINT, SIGTERM or SIGHUP does not end the process by itself; the
/// second does.
final class Interruption: Sendable {
  private let signals = EndingSignals.numbers
  private let noticed: Noticed
  // Sources are handed over to Dispatch and only cancelled here.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  private final class Noticed: Sendable {
    let signal = Atomic<Int32>(0)
  }

  init() {
    let noticed = Noticed()
    self.noticed = noticed
    // Dispatch registers sources on a thread of its own; until then a signal ends the process.
    let registrations = DispatchGroup()
    // Their own queue, as long work may keep all threads of the common ones.
    let queue = DispatchQueue(label: "signals")
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        // Who asks twice does not want to wait for the end of anything.
        let isFirst = noticed.signal.exchange(number, ordering: .relaxed) == 0
        // A terminal that closes may say so more than once.
        if isFirst || number == SIGHUP { return }
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      registrations.enter()
      source.setRegistrationHandler { registrations.leave() }
      source.activate()
      return source
    }
    registrations.wait()
  }

  deinit {
    sources.forEach { $0.cancel() }
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Throws when a signal has arrived.
  func check() throws(PlaygroundError) {
    let number = noticed.signal.load(ordering: .relaxed)
    if number != 0 { throw .interrupted(signal: number) }
  }
}
