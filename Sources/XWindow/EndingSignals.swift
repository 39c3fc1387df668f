import Foundation
import Synchronization

/// The signals that ask the program to end.
package enum EndingSignals {
  /// Those that somebody has turned off, as `nohup` does, are none.
  package static var numbers: [Int32] {
    [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // A handler is one address wide; SIG_IGN is address 1, where no function can be.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}

/// The signal that has asked the program to end, noted on one thread and seen on another.
final class EndingSignal: Sendable {
  private let number = Atomic<Int32>(0)

  func note(_ number: Int32) {
    self.number.store(number, ordering: .releasing)
  }

  /// The signal that was noted last, once.
  func take() -> Int32? {
    let number = number.exchange(0, ordering: .acquiring)
    return number == 0 ? nil : number
  }
}
