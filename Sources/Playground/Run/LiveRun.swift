import PhoneSimulator

/// A session that the window shows, and where its trace goes.
@MainActor
final class LiveRun {
  let session: PhoneSession
  let trace: LiveTrace?

  /// The session after its last turn.
  private(set) var state: SessionState

  /// Whether the trace says already that nothing moves.
  var isSettledReported = false

  init(_ session: PhoneSession, trace: LiveTrace?) {
    self.session = session
    self.trace = trace
    state = session.state
  }

  /// Does what is asked and writes the frames that come of it; throws where the session has ended or
  /// the trace cannot be written.
  func turn(_ request: SessionRequest) throws -> SessionTurn {
    let turn = try session.turn(request)
    state = turn.state
    for sample in turn.samples { try trace?.write(sample) }
    return turn
  }

  /// Says in the trace, once each time, that nothing moves and all input is handled and shown.
  func reportSettled(_ isSettled: Bool) throws {
    guard let trace, trace.reportsRest else { return }
    guard isSettled else {
      isSettledReported = false
      return
    }
    guard !isSettledReported else { return }
    isSettledReported = true
    try trace.writeSettled(state.sample)
  }
}
