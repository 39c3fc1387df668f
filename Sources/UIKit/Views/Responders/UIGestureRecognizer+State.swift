import Foundation

extension UIGestureRecognizer {
  /// Where a recogniser is.
  ///
  /// A gesture of one moment goes from possible to ended, or fails; one that lasts begins, changes
  /// as often as it likes, and ends or is cancelled, or fails before it has begun.
  public enum State: Int, Sendable {
    /// It watches, and has not decided.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture goes on.
    case changed = 2
    /// The gesture has ended, or was recognised.
    case ended = 3
    /// The gesture had begun, and was taken away.
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// What a gesture without length calls its end.
    public static let recognized = State.ended

    /// The state that is entered from this one when another is asked for; nil stays.
    func entered(askedFor wanted: State) -> State? {
      switch (self, wanted) {
      case (.possible, .began), (.possible, .changed): .began
      case (.possible, .ended): .ended
      case (.possible, .cancelled), (.possible, .failed): .failed
      case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): .changed
      case (.began, .ended), (.changed, .ended): .ended
      case (.began, _), (.changed, _): .cancelled
      case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): nil
      }
    }

    /// Whether the gesture is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// Whether the gesture is under way or was recognised just now.
  var hasRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  /// Enters a state as far as it may now; called inside a turn of the touches.
  func request(_ wanted: State) {
    if isFinishing {
      storedState = .possible
      return
    }
    guard let next = storedState.entered(askedFor: wanted) else { return }
    guard storedState == .possible, next != .failed else { return enter(next) }
    if isPrevented || requiredFailures.contains(where: \.hasRecognized) { return enter(.failed) }
    if !isReleased, waitsForFailure {
      heldState = next
      let dispatcher = world.touches
      if !dispatcher.held.contains(self) { dispatcher.held.append(self) }
      return
    }
    guard mayBegin else { return enter(.failed) }
    // The question may have been answered by switching the recogniser off.
    guard storedState == .possible, isEnabled else { return }
    enter(next)
    keepOthersFromRecognizing()
  }

  private func enter(_ next: State) {
    storedState = next
    heldState = nil
    let dispatcher = world.touches
    dispatcher.held.removeAll { $0 === self }
    if next != .failed, !dispatcher.waitingToAct.contains(self) {
      dispatcher.waitingToAct.append(self)
    }
    if next.isFinal, !dispatcher.finished.contains(self) { dispatcher.finished.append(self) }
  }

  /// Whether delegate and touched views let the gesture happen.
  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return attempt.allSatisfy { $0.view?.gestureRecognizerShouldBegin(self) ?? true }
  }

  /// Makes ready for the next gesture.
  func makeReady() {
    reset()
    attempt = []
    isAttempting = false
    requirementAnswers = [:]
    isFinishing = true
    state = .possible
    isFinishing = false
    storedState = .possible
  }

  /// Gives up, as when the recogniser is switched off or taken from its view.
  func abandon() {
    guard isAttempting || storedState != .possible else { return }
    world.touches.update {
      state = .cancelled
      touches = []
    }
  }
}
