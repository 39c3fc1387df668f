import Foundation
import PhoneSimulator

/// A place a finger reaches at a time after it came down.
package struct Waypoint: Hashable, Sendable {
  package var time: Double

  /// In the screen's points.
  package var point: CGPoint

  package init(time: Double, point: CGPoint) {
    (self.time, self.point) = (time, point)
  }
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

  package init(time: Double, height: Double) {
    (self.time, self.height) = (time, height)
  }
}

/// When the characters of a text come.
package enum Pace: Hashable, Sendable {
  case atOnce
  case every(Double)

  /// One stroke for each character.
  case along([Stroke])
}
