import Foundation
import PhoneSimulator

/// Something that was done to a phone, as far as it may be written down.
package struct RecordedAction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A finger, which has the same number from its first event to its last; one below zero goes
    /// by itself, in a straight line.
    case touch(TouchPhase, at: CGPoint, finger: Int, on: TouchedSpot? = nil)

    case key(KeyPress)

    /// A number of characters for a secure field.
    case secret(Int)

    /// Anything else; nothing of a finger, nothing of a key.
    case command(PhoneCommand)

    /// A picture was saved by hand.
    case still

    /// A recording was requested.
    case start
  }

  package var tick: Int
  package var kind: Kind

  package init(tick: Int, _ kind: Kind) {
    self.tick = tick
    self.kind = kind
  }
}

/// What a finger came down on, and how a scenario finds it again.
package struct TouchedSpot: Hashable, Sendable {
  /// A target whose middle is as good as the very place that was touched; nil
  /// where only that will do.
  package var middle: Target?

  /// What has exactly that place in it.
  package var target: Target

  /// The place in the target's view, in points from its top left; nil for its
  /// middle, and for a point.
  package var place: CGPoint?

  /// Whether it is a soft key, which does not care for how often it is tapped.
  package var isSoftKey = false

  /// The very place, where it is a target's middle or a point.
  package var plainTarget: Target? { place == nil ? target : nil }
}
