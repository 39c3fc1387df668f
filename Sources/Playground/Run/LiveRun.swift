import PhoneSimulator

/// A session that the window shows, and where its trace goes.
@MainActor
final class LiveRun {
  let session: any Session
  let trace: LiveTrace?
  private let say: @MainActor (String) -> Void

  /// The session after its last turn.
  private(set) var state: SessionState

  /// Whether the trace says already that nothing moves.
  var isSettledReported = false

  /// What has ended the session, in words without a full stop; nil while it goes on.
  private(set) var end: String?

  /// `say` takes a sentence about what has happened.
  init(_ session: any Session, trace: LiveTrace?, say: @escaping @MainActor (String) -> Void) {
    self.session = session
    self.trace = trace
    self.say = say
    state = session.state
  }

  /// Called when work of the app has come back from another queue of this process; an app in another
  /// one is asked in every frame until it has.
  func onArrival(_ body: @escaping () -> Void) {
    (session as? PhoneSession)?.onArrival = body
  }

  /// Called when the app's code is another, or what is wrong with its files; says whether it is the
  /// former.
  func onChange(_ body: @escaping (_ isReloaded: Bool) -> Void) {
    (session as? ReloadingSession)?.onChange = { [weak self] isReloaded in
      self?.follow(isReloaded: isReloaded)
      body(isReloaded)
    }
  }

  /// What is wrong with the files of the app's code, a line for each thing; nil where nothing is.
  var problems: String? { (session as? ReloadingSession)?.problems }

  /// Whether the app's code comes from files that may change.
  var hasOpenedCode: Bool { session is ReloadingSession }

  private func follow(isReloaded: Bool) {
    if isReloaded {
      (end, isSettledReported) = (nil, false)
      state = session.state
    } else {
      noteEnd(session.end)
    }
  }

  /// Does what is asked and writes the frames that come of it; nil where the session has ended, and
  /// thrown where the trace cannot be written.
  func turn(_ request: SessionRequest) throws -> SessionTurn? {
    guard end == nil else { return nil }
    let turn: SessionTurn
    do throws(SessionError) {
      turn = try session.turn(request)
    } catch {
      noteEnd(error)
      return nil
    }
    state = turn.state
    for sample in turn.samples { try trace?.write(sample) }
    return turn
  }

  /// Lets the phone rest as it was when its session ended by itself, and says so; returns whether that
  /// is news.
  @discardableResult
  func noteEnd(_ error: SessionError?) -> Bool {
    guard let error, end == nil else { return false }
    let sentence = error.description
    end = String(sentence.dropLast(sentence.hasSuffix(".") ? 1 : 0))
    state.rest()
    say(sentence)
    return true
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
