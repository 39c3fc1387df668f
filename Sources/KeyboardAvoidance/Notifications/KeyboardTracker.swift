import Foundation

/// Keeps the newest word on where the keyboard is.
///
/// Every "will" owes one "did", which comes when its own motion ends, also when
/// a newer motion has begun or even ended since. What a "did" tells of an
/// overtaken motion is out of date, however often it does; a "did" of the newest
/// motion and one without a will before it are news.
struct KeyboardTracker: Sendable {
  /// What the wills that belong together tell of.
  private struct Motion: Sendable {
    var endFrame: CGRect?
    var takesTime = false

    /// The dids of its wills, and those of them that have not come yet.
    var announced: Set<KeyboardChange.Event> = []
    var owed: Set<KeyboardChange.Event> = []

    /// Whether its end was told before another motion began.
    var isOver = false

    var hides: Bool { announced.contains(.didHide) }
    var isFollowedUp: Bool { isOver || owed.isEmpty }

    /// Whether a "did" tells of this motion; the frame of a hide may be any.
    func isTold(by did: KeyboardChange) -> Bool {
      switch did.event {
      case .didHide: hides
      case .didShow: !hides && did.endFrame == endFrame
      default: did.endFrame == endFrame
      }
    }

    /// Takes a "did" in while no other motion has begun.
    mutating func follow(_ did: KeyboardChange) {
      pay(did)
      if did.event != .didChangeFrame { isOver = true }
    }

    /// Crosses off what a "did" pays: the last one of a motion pays for all.
    mutating func pay(_ did: KeyboardChange) {
      if did.event == .didChangeFrame { owed.remove(did.event) } else { owed = [] }
    }
  }

  /// The newest change that said where the keyboard will be.
  private(set) var latest: KeyboardChange?

  /// The last motion of the keyboard that took time.
  private(set) var animation = KeyboardAnimation()

  private var newest = Motion()

  /// Motions that another one has begun before the end of, the oldest first.
  private var overtaken: [Motion] = []

  /// More than a keyboard has under way: some wills are never followed up.
  private static let mostOvertaken = 256

  /// The tracker as a new engine should start with it: how a keyboard moved that
  /// is hidden by now no longer matters.
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
    let isShowAndHide = newest.announced.union([did]).isSuperset(of: [.didShow, .didHide])
    if newest.isFollowedUp || will.endFrame != newest.endFrame || isShowAndHide
      || newest.announced.contains(did)
    {
      overtake()
      newest = Motion(endFrame: will.endFrame)
    }
    newest.announced.insert(did)
    newest.owed.insert(did)
    if will.duration > 0 {
      newest.takesTime = true
      animation = KeyboardAnimation(duration: will.duration, rawCurve: will.rawCurve)
    }
  }

  private mutating func overtake() {
    // Motions that take time end in their order, so what is older than one that
    // is over will not be posted.
    if newest.isFollowedUp, newest.takesTime || isAtRest { overtaken = [] }
    if !newest.owed.isEmpty { overtaken.append(newest) }
    if overtaken.count > Self.mostOvertaken { overtaken.removeFirst() }
  }

  private var isAtRest: Bool {
    newest.isFollowedUp && overtaken.allSatisfy { $0.isFollowedUp }
  }

  /// Returns whether a "did" is news.
  private mutating func follow(_ did: KeyboardChange) -> Bool {
    defer {
      // The same may be told once more at once.
      if isAtRest { overtaken.removeAll { !$0.isTold(by: did) } }
    }
    let older = overtaken(toldBy: did)
    if let older { overtaken[older].pay(did) }
    if newest.isTold(by: did) {
      // Which of two motions to one place has ended makes no difference.
      if older == nil { newest.follow(did) }
      return !isLeftover(did)
    }
    if older != nil { return false }
    defer { newest.pay(did) }
    return !(newest.owed.contains(did.event) && isLeftover(did))
  }

  /// Returns the overtaken motion that a "did" tells of; nil where there is none.
  private func overtaken(toldBy did: KeyboardChange) -> Int? {
    func owes(_ motion: Motion) -> Bool { motion.owed.contains(did.event) }
    if let own = overtaken.firstIndex(where: { $0.isTold(by: did) && owes($0) }) { return own }
    // The newest one's own, or one that is told twice.
    if newest.isTold(by: did) { return nil }
    if let own = overtaken.lastIndex(where: { $0.isTold(by: did) && !$0.isOver }) { return own }
    // While the keyboard hides, a show can only be an older one's, whatever its frame.
    return did.event == .didShow && newest.hides ? overtaken.firstIndex(where: owes) : nil
  }

  /// Whether this is the frame that a hidden keyboard is left with, which means
  /// nothing.
  private func isLeftover(_ did: KeyboardChange) -> Bool {
    did.event == .didChangeFrame && newest.hides && latest?.hidesKeyboard == true
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
