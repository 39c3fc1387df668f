import UIKit

/// Turns real time into logical ticks, at full speed or in slow motion.
///
/// A pure value: the time comes in as seconds of a clock that only goes forward.
struct FramePacer {
  /// Ticks that pass in a tick's real time: 1, or less in slow motion.
  private(set) var speed: Double

  private var start: (time: Double, tick: Double)

  /// Being later than this for a frame counts as a pause, in seconds.
  private static let longestLateness = 0.25

  /// Creates a pacer whose time starts now.
  init(speed: Double, tick: Int, at time: Double) {
    self.speed = speed
    start = (time, Double(tick))
  }

  /// Returns the tick that is due at a time.
  func tick(at time: Double) -> Int {
    let passed = max(time - start.time, 0) * speed * Double(FrameClock.ticksPerSecond)
    // A wake-up for a tick must not come a rounding error too early for it.
    return Int((start.tick + passed + 1e-6).rounded(.down))
  }

  /// Returns when a tick is due.
  func time(of tick: Int) -> Double {
    start.time + (Double(tick) - start.tick) / (speed * Double(FrameClock.ticksPerSecond))
  }

  /// Leaves out what passed since the wake-up that was asked for, when the
  /// program was kept from running for long.
  mutating func skipPause(now: Double, wakeTime: Double?) {
    guard let wakeTime, now - wakeTime > Self.longestLateness else { return }
    start.time += now - wakeTime
  }

  /// Goes on from a tick now.
  mutating func restart(tick: Int, at time: Double) {
    start = (time, Double(tick))
  }

  /// Goes on at another speed from now.
  mutating func setSpeed(_ speed: Double, at time: Double) {
    let passed = max(time - start.time, 0) * self.speed * Double(FrameClock.ticksPerSecond)
    start = (time, start.tick + passed)
    self.speed = speed
  }
}
