import Drawing
import Foundation

/// One change of one property of one layer, running.
@MainActor
final class LayerAnimation {
  enum Change {
    /// Adds the offset to the model value, all of it at first, at last none.
    case offset(AdditiveProperty, SIMD2<Double>)
    /// Applies the difference before the model's transform.
    case transform(CGAffineTransform)
    /// Adds the offset to the entries of the model's transform, where that one
    /// has no inverse.
    case transformOffset(CGAffineTransform)
    /// Mixes the model's colour with the one seen when the change was made.
    case color(ColorProperty, from: Color?)

    func isColor(_ property: ColorProperty) -> Bool {
      if case .color(property, _) = self { true } else { false }
    }
  }

  let change: Change
  let timing: AnimationTiming
  let block: AnimationBlock
  let clock: FrameClock
  weak var layer: CALayer?
  var end: ScheduledWork?

  init(
    change: Change, timing: AnimationTiming, block: AnimationBlock, layer: CALayer,
    clock: FrameClock
  ) {
    self.change = change
    self.timing = timing
    self.block = block
    self.layer = layer
    self.clock = clock
  }
}

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

extension Color {
  /// Returns the colour between two, all of the first at a `remainder` of 1; no
  /// colour at all counts as the other one made transparent.
  static func mix(_ from: Color?, _ to: Color?, remainder: Double) -> Color? {
    guard let from = from ?? to?.transparent else { return nil }
    let to = to ?? from.transparent
    func mixed(_ path: KeyPath<Color, Double>) -> Double {
      to[keyPath: path] + (from[keyPath: path] - to[keyPath: path]) * remainder
    }
    return Color(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }

  private var transparent: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
