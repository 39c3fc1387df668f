import Foundation

extension UIGestureRecognizer {
  /// Does something on the clock of the screen.
  ///
  /// - Parameters:
  ///   - ticks: How long from now.
  ///   - work: What to do, in a turn of the touches.
  /// - Returns: What takes it back; nil where there is no screen.
  func schedule(after ticks: Int, _ work: @escaping @MainActor () -> Void) -> ScheduledWork? {
    guard let clock else { return nil }
    return clock.schedule(at: clock.now + ticks) { [weak self] in
      self?.world.touches.update(work)
    }
  }

  /// The present tick of the screen's clock.
  var tick: Int { clock?.now ?? 0 }

  private var clock: FrameClock? { (view?.window ?? attempt.first?.window)?.screen.clock }
}

/// Where something was lately, and how fast it moves.
struct MotionHistory {
  private var samples: [(tick: Int, value: SIMD2<Double>)] = []

  /// How far back the speed is measured, in ticks; what has rested for longer stands still.
  private static let window = FrameClock.ticksPerSecond / 10

  /// Notes a value at a tick, in place of an earlier one at the same.
  mutating func add(_ value: SIMD2<Double>, at tick: Int) {
    if samples.last?.tick == tick { samples.removeLast() }
    samples.append((tick, value))
    while samples.count > 2, samples[1].tick <= tick - Self.window { samples.removeFirst() }
  }

  /// Forgets everything.
  mutating func clear() {
    samples = []
  }

  /// Returns the change in a second, as it is at a tick.
  func velocity(at tick: Int) -> SIMD2<Double> {
    guard let first = samples.first, let last = samples.last, last.tick > first.tick,
      tick - last.tick <= Self.window
    else { return .zero }
    return (last.value - first.value) * Double(FrameClock.ticksPerSecond)
      / Double(last.tick - first.tick)
  }
}
