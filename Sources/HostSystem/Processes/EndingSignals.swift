import Dispatch
import Foundation
import Synchronization

/// Listens to the signals that ask the program to end: SIGINT, SIGTERM and SIGHUP.
///
/// As long as it lives they do not end the process by themselves; afterwards they do again.
package final class EndingSignals: Sendable {
  private let numbers = EndingSignals.heeded
  private let noted: Note
  // Sources are handed over to Dispatch and only cancelled here.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  /// The signal that came last, noted on one thread and seen on another.
  private final class Note: Sendable {
    let number = Atomic<Int32>(0)
  }

  /// Listens from now on.
  ///
  /// The handler gets a signal's number, and whether none is noted from before; it is called on a
  /// queue of its own.
  package init(_ handler: @escaping @Sendable (_ number: Int32, _ isFirst: Bool) -> Void) {
    let noted = Note()
    self.noted = noted
    // Dispatch registers sources on a thread of its own; until then a signal ends the process.
    let registrations = DispatchGroup()
    // Their own queue, as long work may keep all threads of the common ones.
    let queue = DispatchQueue(label: "EndingSignals")
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        handler(number, noted.number.exchange(number, ordering: .acquiringAndReleasing) == 0)
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
    for number in numbers { signal(number, SIG_DFL) }
  }

  /// The signal that was noted last, nil where there was none.
  package var last: Int32? {
    let number = noted.number.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// The signal that was noted last, once.
  package func take() -> Int32? {
    let number = noted.number.exchange(0, ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// Those that are not turned off, as `nohup` does.
  private static var heeded: [Int32] {
    [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // A handler is one address wide; SIG_IGN is address 1, where no function can be.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
