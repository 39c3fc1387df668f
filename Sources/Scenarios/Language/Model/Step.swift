import Foundation
import PhoneSimulator

/// One step of a scenario; times are seconds, distances points.
package enum Step: Hashable, Sendable {
  /// Something done to the phone, a number of times within one tick.
  case perform(PhoneCommand, times: Int = 1)

  /// A finger that comes down on a target and stays for a time; `at` is a place
  /// in the target's view from its top left, nil its middle.
  case touch(Target, at: CGPoint?, for: Double)

  case doubleTap(Target)
  case drag(from: Target, to: Target, over: Double)

  /// A finger that is lifted while it moves.
  case flick(from: Target, to: Target)

  /// A finger that moves what is under it, and rests before it is lifted.
  case scroll(Target, by: CGSize, over: Double)

  /// A finger on a way of its own, from place to place at certain times.
  case trail(Target, at: CGPoint?, [Waypoint])

  /// Characters that come one by one from a real keyboard.
  case type(String, Pace)

  /// A number of secret characters.
  case typeSecret(Int, Pace)

  /// A key that goes down and comes up at certain times.
  case strokes(KeyPress, [Stroke])

  /// The keyboard's edge is pulled to a height at an even speed.
  case pull(to: Double, over: Double)

  /// The keyboard's edge is pulled to certain heights at certain times.
  case pullAlong([HeightMark])

  /// A keyboard notification out of the blue.
  case post(Posting)

  /// Fingers, keys and heights at random, from the scenario's seed, a pause
  /// after each.
  case monkey(Int, every: Double)

  case wait(Double)
  case advance(Stretch)

  /// Lets time pass until something is so; it is a failure when that takes
  /// longer than the limit.
  case waitUntil(Goal, atMost: Double = Step.patience)

  /// Saves a picture of the screen, or of one view, under a name.
  case still(String, of: Target? = nil)

  case film(Film)

  /// Saves what is known of the phone as text.
  case dump(Dump, String)

  case expect(Requirement)
  case include(Inclusion)

  /// How long `wait until` waits when the step does not say.
  package static let patience = 5.0

  /// How long a finger takes to scroll when the step does not say.
  static let usualScroll = 0.4

  /// How long `monkey` waits between two things it does when the step does not say.
  static let usualPause = 0.1
}

/// A place a finger reaches at a time after it came down.
package struct Waypoint: Hashable, Sendable {
  package var time: Double

  /// In the screen's points.
  package var point: CGPoint
}

/// A key that goes down at one time and comes up at another; nil for the strokes
/// of a key that repeats itself before it comes up.
package struct Stroke: Hashable, Sendable {
  package var down: Double
  package var up: Double?
}

/// A height of the keyboard at a time after the pull began.
package struct HeightMark: Hashable, Sendable {
  package var time: Double
  package var height: Double
}

/// What a notification out of the blue says; frames are in the screen's points.
package struct Posting: Hashable, Sendable {
  package var name: KeyboardNotification.Name

  /// Nil for where the keyboard is.
  package var beginFrame: CGRect?
  package var endFrame: CGRect?
  package var duration = Self.usualDuration

  /// The raw number of the curve; nil for none.
  package var curve: Int? = KeyboardNotification.usualCurve
  package var isLocal = true

  static let usualDuration = 0.25

  package init(_ name: KeyboardNotification.Name) {
    self.name = name
  }
}

/// When the characters of a text come.
package enum Pace: Hashable, Sendable {
  case atOnce
  case every(Double)

  /// One stroke for each character.
  case along([Stroke])
}

/// A stretch of time in one of its units.
package enum Stretch: Hashable, Sendable {
  case seconds(Double)

  /// Of the scenario's own rate.
  case frames(Int)

  /// Of the phone's clock, 600 to a second.
  case ticks(Int)
}

/// What a scenario can wait for.
package enum Goal: Hashable, Sendable {
  case settled
  case condition(Requirement)
}

/// Pictures taken while time passes.
package struct Film: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case seconds(Double)

    /// Until nothing moves, which fails when that takes longer than the limit.
    case untilSettled(atMost: Double = Step.patience)
  }

  package var name: String
  package var length: Length

  /// The seconds between two pictures that are put side by side in one; nil for
  /// a moving picture at the scenario's rate.
  package var stripInterval: Double?

  package init(_ name: String, _ length: Length, stripInterval: Double? = nil) {
    self.name = name
    self.length = length
    self.stripInterval = stripInterval
  }
}

/// What can be written down about a phone.
package enum Dump: String, Hashable, Sendable, CaseIterable {
  /// The views with their frames, one to a line.
  case tree

  /// The keyboard's notifications so far.
  case notifications

  /// The rows of the trace so far.
  case trace

  package var fileExtension: String { self == .trace ? "csv" : "txt" }
}

/// Another file whose steps are played in the place of this one.
package struct Inclusion: Hashable, Sendable {
  /// As it is written: beside the file that includes it, unless it begins with /.
  package var path: String
  package var steps: [PlacedStep]

  package init(_ path: String, steps: [PlacedStep]) {
    self.path = path
    self.steps = steps
  }
}

/// A step and where it is written.
package struct PlacedStep: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var step: Step
}
