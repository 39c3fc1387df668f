import Foundation

/// Where the keyboard is, and which notifications it still owes.
struct KeyboardMotion: Hashable {
  let geometry: KeyboardGeometry
  private(set) var placement = KeyboardPlacement.hidden

  /// The model frame in the screen's points; below the screen while hidden.
  private(set) var frame: CGRect

  /// How many sets of dids are still due.
  var debts = 0

  init(geometry: KeyboardGeometry) {
    self.geometry = geometry
    frame = geometry.bottomLine
  }

  /// A change of the keyboard's place, or a situation that is announced as one.
  struct Move: Hashable {
    let situation: KeyboardSituation
    let begin: CGRect
    let end: CGRect
    /// Whether the keyboard comes and goes in its place, as a person may want it.
    var fades = false

    /// The end that the notifications tell: that of a keyboard that fades away is a line at the top.
    var announcedEnd: CGRect {
      guard fades, situation.frames == .toBelow else { return end }
      return CGRect(x: 0, y: 0, width: end.width, height: 0)
    }

    /// Seconds, as the notifications tell them; 0 for a change in place.
    var duration: Double {
      guard situation.isReturn, end.height > 0 else { return situation.duration }
      return situation.duration * min(abs(begin.minY - end.minY) / end.height, 1)
    }

    /// The raw curve of the motion, as the notifications tell it.
    var curve: Int { situation.isReturn ? 0 : KeyboardNotification.usualCurve }
  }

  /// Goes to a place; returns what there is to announce of it, if anything.
  mutating func go(
    to wanted: KeyboardPlacement, height: CGFloat, accessory: CGFloat = 0,
    at anchor: KeyboardAnchor = KeyboardAnchor(), by cause: KeyboardChange.Cause
  ) -> Move? {
    let new = geometry.frame(of: wanted, height: height, accessory: accessory, at: anchor)
    let change = KeyboardChange(
      cause: cause, from: placement, to: wanted,
      isOfFrame: placement.isUp != wanted.isUp || placement.isOffBottom != wanted.isOffBottom
        || new.map { $0 != frame } ?? false)
    placement = wanted
    guard let situation = KeyboardSituation.of(change) else { return nil }
    let (begin, end) = situation.frames(from: frame, to: new, in: geometry)
    if change.isOfFrame { frame = end }
    return Move(situation: situation, begin: begin, end: end)
  }

  /// Follows a finger; nothing is announced of that.
  mutating func drag(to origin: CGPoint) {
    frame.origin = origin
  }

  /// What there is to announce where the keyboard stays where it is.
  func stay(by cause: KeyboardChange.Cause) -> Move? {
    let change = KeyboardChange(cause: cause, from: placement, to: placement, isOfFrame: false)
    return KeyboardSituation.of(change).map {
      let (begin, end) = $0.frames(from: frame, to: nil, in: geometry)
      return Move(situation: $0, begin: begin, end: end)
    }
  }
}
