import Foundation

/// How one coordinate of an offset moves by itself, as a function of time.
struct ScrollAxisMotion: Hashable, Sendable {
  /// A part of the motion; times are in seconds from its beginning.
  private enum Part: Hashable, Sendable {
    case rest(Double)
    /// `to + (from − to)·e^(−rate·t)`, as the speed shrinks by a rate.
    case decay(from: Double, to: Double, rate: Double)
    /// A critically damped spring: `to + (distance + (velocity + ω·distance)·t)·e^(−ω·t)`.
    case spring(to: Double, distance: Double, velocity: Double, frequency: Double)
    case eased(from: Double, to: Double, duration: Double)

    func value(at time: Double) -> Double {
      switch self {
      case .rest(let value): return value
      case .decay(let from, let to, let rate): return to + (from - to) * exp(-rate * time)
      case .spring(let to, let distance, let velocity, let frequency):
        let growth = velocity + frequency * distance
        return to + (distance + growth * time) * exp(-frequency * time)
      case .eased(let from, let to, let duration):
        return from + (to - from) * CubicBezier.easeInOut.progress(at: time / duration)
      }
    }
  }

  private var first: Part
  /// When the second part begins, in seconds; without one the end.
  private var change: Double
  private var second: Part?
  /// When the coordinate has come to rest, in seconds.
  private(set) var duration: Double
  /// Where it comes to rest.
  let target: Double

  /// How hard content is drawn back to its edge, in radians a second. (Chosen: mass 1 and
  /// stiffness 100.)
  static let edgeFrequency = 10.0

  /// Stays at a coordinate.
  init(restingAt value: Double) {
    (first, change, second, duration, target) = (.rest(value), 0, nil, 0, value)
  }

  /// Goes from one coordinate to another over a duration in seconds, slowly at both ends.
  init(from: Double, to: Double, over duration: Double) {
    self.init(restingAt: to)
    guard from != to, duration > 0 else { return }
    first = .eased(from: from, to: to, duration: duration)
    (change, self.duration) = (duration, duration)
  }

  /// Is drawn to a coordinate by a spring.
  init(
    from: Double, velocity: Double, springingTo target: Double, precision: Double,
    frequency: Double = Self.edgeFrequency
  ) {
    self.init(restingAt: target)
    first = .spring(
      to: target, distance: from - target, velocity: velocity, frequency: frequency)
    duration = Self.settlingTime(
      distance: from - target, velocity: velocity, frequency: frequency, precision: precision)
    change = duration
  }

  /// Comes to rest at a coordinate as its speed shrinks by a rate.
  init(from: Double, decayingTo target: Double, rate: Double, precision: Double) {
    self.init(restingAt: target)
    guard abs(from - target) > precision else { return }
    first = .decay(from: from, to: target, rate: rate)
    duration = log(abs(from - target) / precision) / rate
    change = duration
  }

  /// Goes on at a velocity that shrinks by a rate until it rests, or is drawn back to the edge that
  /// it runs over.
  ///
  /// - Parameters:
  ///   - from: Where it begins, in points.
  ///   - velocity: Points a second.
  ///   - range: Where it may rest.
  ///   - rate: By which part the velocity shrinks, in a second.
  ///   - bounces: Whether it may run over an edge.
  ///   - precision: How near to its target it counts as at rest, and to which step that is rounded,
  ///     in points.
  init(
    from: Double, velocity: Double, within range: ClosedRange<Double>, rate: Double, bounces: Bool,
    precision: Double
  ) {
    let end = from + velocity / rate
    let edge = min(max(end, range.lowerBound), range.upperBound)
    if !range.contains(from), edge == min(max(from, range.lowerBound), range.upperBound) {
      self.init(from: from, velocity: velocity, springingTo: edge, precision: precision)
      return
    }
    if edge == end {
      let rounded = (end / (2 * precision)).rounded() * 2 * precision
      self.init(
        from: from, decayingTo: min(max(rounded, range.lowerBound), range.upperBound), rate: rate,
        precision: precision)
      return
    }
    // The edge is reached before the speed is gone.
    let time = edge == from ? 0 : log((from - end) / (edge - end)) / rate
    let speed = velocity * exp(-rate * time)
    self.init(restingAt: edge)
    first = .decay(from: from, to: end, rate: rate)
    (change, duration) = (time, time)
    guard bounces else { return }
    second = .spring(to: edge, distance: 0, velocity: speed, frequency: Self.edgeFrequency)
    duration += Self.settlingTime(
      distance: 0, velocity: speed, frequency: Self.edgeFrequency, precision: precision)
  }

  /// Where the coordinate is at a time, in seconds from the beginning.
  func value(at time: Double) -> Double {
    guard time < duration else { return target }
    let time = max(time, 0)
    if let second, time >= change { return second.value(at: time - change) }
    return first.value(at: time)
  }

  /// When a spring is nearer to its end than `precision` for good, in seconds.
  private static func settlingTime(
    distance: Double, velocity: Double, frequency: Double, precision: Double
  ) -> Double {
    let (reach, growth) = (abs(distance), abs(velocity + frequency * distance))
    func envelope(_ time: Double) -> Double { (reach + growth * time) * exp(-frequency * time) }
    // From here on the envelope falls.
    var low = growth > 0 ? max(0, 1 / frequency - reach / growth) : 0
    guard envelope(low) > precision else { return 0 }
    var high = low + 1 / frequency
    while envelope(high) > precision { high += 1 / frequency }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(middle) > precision { low = middle } else { high = middle }
    }
    return high
  }
}

/// How an offset moves by itself, each coordinate on its own.
struct ScrollMotion: Hashable, Sendable {
  let x: ScrollAxisMotion
  let y: ScrollAxisMotion

  /// When both coordinates have come to rest, in seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// Where the offset comes to rest, in points.
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  /// Where the offset is at a time, in seconds from the beginning.
  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.value(at: time), y: y.value(at: time))
  }
}
