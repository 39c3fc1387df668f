/// Things that are all done, even when some of them fail.
struct FailureCollector {
  private var failures: [any Error] = []

  /// Does one of them.
  mutating func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      // One reason may keep several things from being done.
      if !failures.contains(where: { $0.sentence == error.sentence }) { failures.append(error) }
    }
  }

  /// Throws what failed: the error itself where it is one.
  func finish() throws {
    guard let first = failures.first else { return }
    throw failures.count == 1 ? first : SeveralFailures(first: first, others: failures.dropFirst())
  }
}

/// Several things that failed, of which the first decides how the program ends.
struct SeveralFailures: Error {
  let first: any Error
  let others: ArraySlice<any Error>

  var all: [any Error] { [first] + others }
}
