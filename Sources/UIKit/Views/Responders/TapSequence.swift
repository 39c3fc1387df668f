import Foundation

/// Counts taps of some fingers in a row.
@MainActor
struct TapSequence {
  /// What has become of the sequence.
  enum Outcome {
    /// It goes on.
    case going
    /// All fingers of a tap are down.
    case pressed
    /// All fingers of a tap are up again.
    case tapped
    case failed
  }

  /// How far a finger may stray and still tap, in points.
  static let slop: CGFloat = 10
  /// How far from a tap the next one may be, in points.
  private static let reach: CGFloat = 20
  /// How long after a tap the next one may begin, in ticks.
  static let interval = FrameClock.ticks(0.35)

  /// The fingers of the present tap, those included that are up again.
  private(set) var fingers: [UITouch] = []
  /// The taps that are complete.
  private(set) var count = 0
  private var starts: [CGPoint] = []
  private var lastStarts: [CGPoint] = []

  /// Fingers have come down.
  mutating func began(_ touches: [UITouch], required: Int) -> Outcome {
    if count > 0, fingers.allSatisfy(\.isOver) {
      lastStarts = starts
      (fingers, starts) = ([], [])
    }
    for touch in touches {
      let start = touch.screenLocation
      let isNear = lastStarts.contains { $0.distance(to: start) <= Self.reach }
      // A finger that comes when another one of the tap is up again belongs to no tap.
      if count > 0 && !isNear || fingers.contains(where: \.isOver) { return .failed }
      fingers.append(touch)
      starts.append(start)
    }
    if fingers.count > required { return .failed }
    return fingers.count == required ? .pressed : .going
  }

  /// Whether a finger has gone further than a distance from where it came down, in points.
  func hasStrayed(beyond distance: CGFloat = slop) -> Bool {
    zip(fingers, starts).contains { $0.screenLocation.distance(to: $1) > distance }
  }

  /// Fingers were lifted.
  mutating func ended(required: Int) -> Outcome {
    guard fingers.count == required else { return .failed }
    guard fingers.allSatisfy(\.isOver) else { return .going }
    count += 1
    return .tapped
  }
}
