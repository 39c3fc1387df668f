/// Keeps the newest word on where the keyboard is.
///
/// Every "will" owes one "did", which comes when its own motion ends, also when
/// a newer motion has begun since. While such a one is on its way, what a "did"
/// says is out of date; otherwise it may mend what a "will" did not say.
struct KeyboardTracker: Sendable {
  /// The newest change that said where the keyboard will be.
  private(set) var latest: KeyboardChange?

  /// The last motion of the keyboard that took time.
  private(set) var animation = KeyboardAnimation()

  /// How many dids are on their way.
  private var owedChanges = 0

  /// The tracker as a new engine should start with it: how a keyboard moved that
  /// is hidden by now does not matter any more.
  var forNewcomer: KeyboardTracker {
    var tracker = self
    if latest?.hidesKeyboard ?? true { tracker.animation = KeyboardAnimation() }
    return tracker
  }

  /// Takes a change in; false when it says nothing new.
  mutating func read(_ change: KeyboardChange) -> Bool {
    switch change.event {
    case .willChangeFrame: owedChanges += 1
    case .didChangeFrame: owedChanges = max(0, owedChanges - 1)
    case .willShow, .didShow, .willHide, .didHide: break
    }
    if change.event.isWill, change.duration > 0 {
      animation = KeyboardAnimation(duration: change.duration, rawCurve: change.rawCurve)
    }
    guard change.isUsable, change.event.isWill || isNews(change) else { return false }
    latest = change
    return true
  }

  /// Whether a "did" belongs to the newest "will".
  ///
  /// The frame that a hidden keyboard is left with means nothing.
  private func isNews(_ change: KeyboardChange) -> Bool {
    let isLeftover = change.event == .didChangeFrame && latest?.hidesKeyboard == true
    return owedChanges == 0 && !isLeftover
  }
}
