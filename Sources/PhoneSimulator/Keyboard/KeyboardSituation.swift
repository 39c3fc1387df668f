import Foundation

/// A change that may have to be announced: where the keyboard was, where it is, and why.
struct KeyboardChange: Hashable, Sendable {
  /// Why the keyboard is looked at.
  enum Cause: Hashable, Sendable, CaseIterable {
    /// What has the focus is another, or none.
    case focus
    /// The same while nothing but a hardware keyboard types.
    case focusOfHardwareKeyboard
    /// The text input has changed its traits and said so.
    case traits
    /// The predictive bar was switched.
    case predictiveBar
    /// Other keys were turned to.
    case layer
    /// A height was typed, or changed by a key.
    case typedHeight
    /// The keyboard's edge is pulled.
    case pulledHeight
    /// A hardware keyboard was connected or taken away.
    case hardwareKeyboard
    /// The keyboard was put away or brought back by hand.
    case putAway
    /// A finger that had dragged the keyboard down was lifted.
    case letGo
    /// Another arrangement was chosen.
    case arrangement
    /// A finger has taken hold of the keyboard to move it.
    case held
    /// That finger was lifted.
    case dropped
  }

  var cause: Cause
  var from: KeyboardPlacement
  var to: KeyboardPlacement

  /// Whether the keyboard's frame is another than before.
  var isOfFrame: Bool
}

/// A row of the table of what an app is told when something changes about the keyboard.
///
/// Nothing else decides which notifications are posted with which frames: a situation is a row.
struct KeyboardSituation: Hashable, Sendable {
  /// Which frames the notifications carry.
  enum Frames: Hashable, Sendable {
    /// From below the screen to where the keyboard belongs.
    case fromBelow
    /// From where the keyboard was to below the screen.
    case toBelow
    /// From where the keyboard was to where it belongs.
    case between
    /// An empty line at the bottom of the screen, as there is no keyboard.
    case bottomLine
    /// From where the keyboard is to nothing at all, though it stays there.
    case toNothing

    /// Whether the keyboard's own frame is another afterwards.
    var areNew: Bool { self != .bottomLine && self != .toNothing }
  }

  /// The change in words.
  let name: String
  let causes: [KeyboardChange.Cause]
  let from: [KeyboardPlacement]
  let to: [KeyboardPlacement]

  /// What is posted at once; each owes its did.
  let wills: [KeyboardNotification.Name]
  let frames: Frames

  /// Seconds, as the notifications tell them; 0 for a change in place.
  let duration: Double

  /// Whether the keyboard goes back only a part of its way, in as much of the duration, slowly at
  /// both ends.
  var isReturn = false

  /// Whether the keyboard comes from below the screen or goes there.
  var isWholeWay: Bool { frames == .fromBelow || frames == .toBelow }

  /// Whether this is the row of a change.
  func covers(_ change: KeyboardChange) -> Bool {
    causes.contains(change.cause) && from.contains(change.from) && to.contains(change.to)
      && change.isOfFrame == frames.areNew
  }

  /// The frames before and after.
  func frames(
    from old: CGRect, to new: CGRect?, in geometry: KeyboardGeometry
  ) -> (begin: CGRect, end: CGRect) {
    switch (frames, new) {
    case (.bottomLine, _): (geometry.bottomLine, geometry.bottomLine)
    case (.toNothing, _): (old, .zero)
    case (.fromBelow, let new?): (geometry.below(new), new)
    case (.between, let new?): (old, new)
    case (.toBelow, _), (_, nil): (old, geometry.below(old))
    }
  }
}

extension KeyboardSituation {
  private static let up: [KeyboardPlacement] = [.docked, .shortcutBar]
  private static let anyUp = up + [.accessoryOnly]
  private static let off: [KeyboardPlacement] = [.undocked, .split, .floating]
  private static let always = KeyboardChange.Cause.allCases.filter {
    $0 != .focusOfHardwareKeyboard
  }

  /// All situations; a change that is in no row is not announced.
  static let table = [
    KeyboardSituation(
      name: "the keyboard comes up", causes: always, from: [.hidden], to: anyUp,
      wills: [.willChangeFrame, .willShow], frames: .fromBelow, duration: 0.25),
    KeyboardSituation(
      name: "the keyboard goes away", causes: always, from: anyUp, to: [.hidden],
      wills: [.willChangeFrame, .willHide], frames: .toBelow, duration: 0.25),
    KeyboardSituation(
      name: "another text input wants a keyboard of another height", causes: [.focus], from: up,
      to: up, wills: [.willChangeFrame, .willShow], frames: .between, duration: 0),
    KeyboardSituation(
      name: "a text input comes to want another height", causes: [.traits], from: up, to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0),
    KeyboardSituation(
      name: "the predictive bar is switched", causes: [.predictiveBar], from: up, to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0),
    KeyboardSituation(
      name: "keys of another height are turned to", causes: [.layer], from: up, to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0),
    KeyboardSituation(
      name: "a height is set by hand", causes: [.typedHeight], from: up, to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0.25),
    KeyboardSituation(
      name: "the keyboard is pulled", causes: [.pulledHeight], from: up, to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0),
    KeyboardSituation(
      name: "a keyboard that was dragged goes back", causes: [.letGo], from: up, to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0.25, isReturn: true),
    KeyboardSituation(
      name: "an accessory without keys that was dragged goes back", causes: [.letGo],
      from: [.accessoryOnly], to: [.accessoryOnly], wills: [.willChangeFrame, .willShow],
      frames: .between, duration: 0.25, isReturn: true),
    KeyboardSituation(
      name: "a hardware keyboard comes or goes at an iPad", causes: [.hardwareKeyboard], from: up,
      to: up, wills: [.willChangeFrame, .willShow], frames: .between, duration: 0.25),
    KeyboardSituation(
      name: "keys come to an accessory", causes: always, from: [.accessoryOnly], to: up,
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0.25),
    KeyboardSituation(
      name: "keys go and leave an accessory", causes: always, from: up, to: [.accessoryOnly],
      wills: [.willChangeFrame, .willShow], frames: .between, duration: 0.25),
    KeyboardSituation(
      name: "an accessory without keys changes its height", causes: always.filter { $0 != .letGo },
      from: [.accessoryOnly], to: [.accessoryOnly], wills: [.willChangeFrame, .willShow],
      frames: .between, duration: 0),
    KeyboardSituation(
      name: "a keyboard leaves the bottom of the screen", causes: always.filter { $0 != .held },
      from: anyUp, to: off, wills: [.willChangeFrame, .willHide], frames: .between,
      duration: 0.25),
    KeyboardSituation(
      name: "a finger takes a keyboard off the bottom of the screen", causes: [.held], from: anyUp,
      to: off, wills: [.willChangeFrame, .willHide], frames: .between, duration: 0),
    KeyboardSituation(
      name: "a keyboard comes back to the bottom of the screen", causes: always, from: off,
      to: anyUp, wills: [.willChangeFrame, .willShow], frames: .between, duration: 0.25),
    KeyboardSituation(
      name: "a keyboard comes up off the bottom of the screen", causes: always, from: [.hidden],
      to: off, wills: [.willChangeFrame], frames: .fromBelow, duration: 0.25),
    KeyboardSituation(
      name: "a keyboard off the bottom of the screen goes away", causes: always, from: off,
      to: [.hidden], wills: [.willChangeFrame], frames: .toBelow, duration: 0.25),
    KeyboardSituation(
      name: "a keyboard off the bottom of the screen is arranged in another way",
      causes: [.arrangement, .typedHeight], from: off, to: off, wills: [.willChangeFrame],
      frames: .between, duration: 0.25),
    KeyboardSituation(
      name: "a keyboard off the bottom of the screen changes in place",
      causes: always.filter { $0 != .arrangement && $0 != .typedHeight && $0 != .held },
      from: off, to: off, wills: [.willChangeFrame], frames: .between, duration: 0),
    KeyboardSituation(
      name: "a finger takes hold of a floating keyboard", causes: [.held], from: [.floating],
      to: [.floating], wills: [.willChangeFrame], frames: .toNothing, duration: 0),
    KeyboardSituation(
      name: "the focus comes or goes while a phone has a hardware keyboard",
      causes: [.focusOfHardwareKeyboard], from: [.hidden], to: [.hidden], wills: [.willHide],
      frames: .bottomLine, duration: 0.25),
  ]

  /// The row of a change; nil where nothing is announced.
  static func of(_ change: KeyboardChange) -> KeyboardSituation? {
    table.first { $0.covers(change) }
  }
}
