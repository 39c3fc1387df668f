import Dispatch
import Foundation
import Synchronization

/// Notices that the program is asked to end, so that long work can end in order.
///
/// As long as it lives, SIGINT, SIGTERM and SIGHUP do not end the process by themselves.
final class Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let noticed: Noticed
  // Sources are handed over to Dispatch and only cancelled here.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  private final class Noticed: Sendable {
    let signal = Atomic<Int32>(0)
  }

  init() {
    let noticed = Noticed()
    self.noticed = noticed
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { noticed.signal.store(number, ordering: .relaxed) }
      source.activate()
      return source
    }
  }

  deinit {
    sources.forEach { $0.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  /// Throws when a signal has arrived.
  func check() throws(PlaygroundError) {
    let number = noticed.signal.load(ordering: .relaxed)
    if number != 0 { throw .interrupted(signal: number) }
  }
}
