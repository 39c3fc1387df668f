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
  /// The part of the run in which the motion takes place.
  var window = AnimationWindow.whole

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
    return window.remainder(
      1 - curve.progress(at: run / Double(FrameClock.ticksPerSecond), of: duration))
  }
}

/// A part of an animation, as a key frame has it: from where on, and how long, both of a whole of 1.
struct AnimationWindow: Hashable, Sendable {
  var start = 0.0
  var length = 1.0
  /// Whether the motion is a jump at the end.
  var isDiscrete = false
  /// How the motion goes over into those before and after it, where it does.
  var spline: KeyframeSpline?

  /// All of the animation.
  static let whole = AnimationWindow()

  /// Returns the part of the change still to come inside the window, by that of the whole.
  func remainder(_ remainder: Double) -> Double {
    if let spline { return spline.remainder(at: 1 - remainder) }
    if self == .whole { return remainder }
    let progress = 1 - remainder - start
    if isDiscrete || length <= 0 { return progress >= length ? 0 : 1 }
    // What overshoots the end does so at the end of the whole.
    let isLast = start + length >= 1
    return 1 - (isLast ? max(progress / length, 0) : min(max(progress / length, 0), 1))
  }
}

/// How many animations run on a clock.
struct AnimationCount {
  private(set) var finite = 0
  private(set) var infinite = 0

  mutating func begin(_ timing: AnimationTiming) {
    if timing.repeats { infinite += 1 } else { finite += 1 }
  }

  /// Counts the animations of an animator that begins to run.
  mutating func beginDriven() { finite += 1 }

  /// Counts no more the animations of an animator that rests.
  mutating func endDriven() { finite -= 1 }

  mutating func end(_ timing: AnimationTiming) {
    if timing.repeats { infinite -= 1 } else { finite -= 1 }
  }
}
