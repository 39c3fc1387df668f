import Foundation

/// When an animation begins and ends, and its pace in between.
struct AnimationTiming: Hashable, Sendable {
  /// The tick at which motion begins, the delay included.
  let begin: Int
  /// The length of one run, in seconds.
  let duration: Double
  let curve: TimingCurve
  let repeats: Bool
  let autoreverses: Bool

  private var ticks: Double { duration * Double(FrameClock.ticksPerSecond) }

  /// The first tick at which the motion is over; nil when it repeats for ever.
  var end: Int? {
    repeats ? nil : begin + Int((ticks * (autoreverses ? 2 : 1)).rounded(.up))
  }

  /// Returns the part of the change still to come at a tick: 1 before the
  /// motion begins, 0 when it is over.
  func remainder(at tick: Double) -> Double {
    guard tick > Double(begin) else { return 1 }
    if let end, tick >= Double(end) { return 0 }
    guard ticks > 0 else { return 0 }
    var run = tick - Double(begin)
    if repeats || autoreverses {
      let round = (run / ticks).rounded(.down)
      run -= round * ticks
      if autoreverses, Int(round) % 2 == 1 { run = ticks - run }
    }
    return 1 - curve.progress(at: run / Double(FrameClock.ticksPerSecond), of: duration)
  }
}

/// How many animations run on a clock.
struct AnimationCount {
  private(set) var finite = 0
  private(set) var infinite = 0

  mutating func begin(_ timing: AnimationTiming) {
    if timing.repeats { infinite += 1 } else { finite += 1 }
  }

  mutating func end(_ timing: AnimationTiming) {
    if timing.repeats { infinite -= 1 } else { finite -= 1 }
  }
}
