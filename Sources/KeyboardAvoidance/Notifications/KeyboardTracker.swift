import Foundation

/// Keeps the newest word on where the keyboard is.
///
/// Every "will" owes one "did", which comes when its own motion ends, also when
/// a newer motion has begun or even ended since. What such an overtaken "did"
/// says is out of date; any other may mend what a "will" did not say.
struct KeyboardTracker: Sendable {
  /// What the wills that belong together tell of.
  private struct Motion: Sendable {
    var number = 0
    var endFrame: CGRect?

    /// The dids of its wills.
    var events: Set<KeyboardChange.Event> = []
  }

  /// A "did" that is on its way.
  private struct Owed: Sendable {
    var event: KeyboardChange.Event
    var endFrame: CGRect?
    var motion: Int
  }

  /// The newest change that said where the keyboard will be.
  private(set) var latest: KeyboardChange?

  /// The last motion of the keyboard that took time.
  private(set) var animation = KeyboardAnimation()

  /// The newest motion.
  private var motion = Motion()
  private var owed: [Owed] = []

  /// How many older ones than `owed` holds may still be on their way.
  private var forgottenCount = 0

  /// More than a keyboard has on their way: some wills are never followed up.
  private static let mostOwed = 32

  /// The tracker as a new engine should start with it: how a keyboard moved that
  /// is hidden by now does not matter any more.
  var forNewcomer: KeyboardTracker {
    var tracker = self
    if latest?.hidesKeyboard ?? true { tracker.animation = KeyboardAnimation() }
    return tracker
  }

  /// Takes a change in; false when it says nothing new.
  mutating func read(_ change: KeyboardChange) -> Bool {
    let isNews = change.event.isWill || follow(change)
    if change.event.isWill { begin(change) }
    guard change.isUsable, isNews else { return false }
    latest = change
    return true
  }

  private mutating func begin(_ will: KeyboardChange) {
    let did = will.event.did
    let isShowAndHide = motion.events.union([did]).isSuperset(of: [.didShow, .didHide])
    if motion.events.isEmpty || will.endFrame != motion.endFrame || isShowAndHide {
      motion = Motion(number: motion.number + 1, endFrame: will.endFrame)
    }
    motion.events.insert(did)
    owed.append(Owed(event: did, endFrame: will.endFrame, motion: motion.number))
    if owed.count > Self.mostOwed {
      owed.removeFirst()
      forgottenCount += 1
    }
    if will.duration > 0 {
      animation = KeyboardAnimation(duration: will.duration, rawCurve: will.rawCurve)
    }
  }

  /// Returns whether a "did" belongs to the newest motion.
  private mutating func follow(_ did: KeyboardChange) -> Bool {
    // The frame that a hidden keyboard is left with means nothing.
    let isLeftover = did.event == .didChangeFrame && latest?.hidesKeyboard == true
    return !isOutdated(did) && !isLeftover
  }

  private mutating func isOutdated(_ did: KeyboardChange) -> Bool {
    let number = crossOff(did)
    // Whatever it belongs to, it repeats the newest word.
    if did.endFrame == motion.endFrame, motion.events.contains(did.event) { return false }
    return number.map { $0 < motion.number } ?? owed.contains { $0.motion == motion.number }
  }

  /// Crosses a "did" off, and returns the number of its motion; nil where no
  /// "will" can be its own.
  private mutating func crossOff(_ did: KeyboardChange) -> Int? {
    if let own = owed.firstIndex(where: { $0.event == did.event && $0.endFrame == did.endFrame }) {
      return owed.remove(at: own).motion
    }
    if forgottenCount > 0 {
      forgottenCount -= 1
      return 0
    }
    // It may say something else than its will.
    return owed.firstIndex { $0.event == did.event }.map { owed.remove(at: $0).motion }
  }
}

extension KeyboardChange.Event {
  /// The "did" that follows a "will"; a "did" is its own.
  fileprivate var did: Self {
    switch self {
    case .willShow, .didShow: .didShow
    case .willHide, .didHide: .didHide
    case .willChangeFrame, .didChangeFrame: .didChangeFrame
    }
  }
}
