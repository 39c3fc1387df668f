import Synchronization

/// Checks that several threads take from, one by one.
final class WorkQueue: Sendable {
  private struct State {
    var next = 0
    var outcomes: [ScenarioCheck.Outcome?]
    var failure: (any Error)?
    var doneCount = 0
    var isStopped = false
  }

  private let checks: [ScenarioCheck]
  private let state: Mutex<State>

  init(_ checks: [ScenarioCheck]) {
    self.checks = checks
    state = Mutex(State(outcomes: Array(repeating: nil, count: checks.count)))
  }

  /// How many checks are done.
  var doneCount: Int { state.withLock { $0.doneCount } }

  /// Hands out nothing more, and ends what is under way.
  func stop() { state.withLock { ($0.next, $0.isStopped) = (checks.count, true) } }

  /// Does checks until none is left.
  func work() {
    while let index = take() {
      let outcome = Result {
        try checks[index].run { self.state.withLock { $0.isStopped } }
      }
      state.withLock { state in
        state.doneCount += 1
        switch outcome {
        case .success(let outcome): state.outcomes[index] = outcome
        case .failure(let error):
          state.failure = state.failure ?? error
          state.next = checks.count
        }
      }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < checks.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// The outcomes in the order of the checks; throws what kept one from being done.
  func outcomes() throws -> [ScenarioCheck.Outcome] {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      return state.outcomes.compactMap(\.self)
    }
  }
}
