/// Things that are all done, even when one of them fails.
struct Attempts {
  private var failure: (any Error)?

  /// Does one of them.
  mutating func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      failure = failure ?? error
    }
  }

  /// Throws the first failure.
  func finish() throws {
    if let failure { throw failure }
  }
}
