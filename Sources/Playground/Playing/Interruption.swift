import Dispatch
import Foundation
import Synchronization
import XWindow

/// Notices that the program is asked to end, so that long work can end in order.
///
/// As long as it lives, SIGINT, SIGTERM and SIGHUP do not end the process by themselves.
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
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { noticed.signal.store(number, ordering: .relaxed) }
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
