import Foundation
import Synchronization

/// The one logical time of a screen, in ticks of 1/600 s.
///
/// It moves only when told. Work happens on ticks in a fixed order: what was
/// scheduled, by tick and then by registration, then layout.
@MainActor
package final class FrameClock {
  /// Ticks in a second: 24, 25, 30, 50, 60 and 120 frames a second all fall on
  /// whole ticks.
  package nonisolated static let ticksPerSecond = 600

  /// The ticks between two frames of the phone's screen, which shows 60 a second.
  package nonisolated static let ticksPerFrame = ticksPerSecond / 60

  /// The frames of a motion of some ticks, the last one at its end, each with how much of the
  /// motion is done by then, from 0 to 1.
  package nonisolated static func frames(of ticks: Int) -> [(tick: Int, progress: Double)] {
    (Array(stride(from: ticksPerFrame, to: ticks, by: ticksPerFrame)) + [ticks]).map {
      ($0, ticks == 0 ? 1 : Double($0) / Double(ticks))
    }
  }

  /// The present tick, which any thread may ask for.
  package private(set) nonisolated var now: Int {
    get { tick.load(ordering: .relaxed) }
    set { tick.store(newValue, ordering: .relaxed) }
  }
  private nonisolated let tick = Atomic(0)

  /// The present time in seconds.
  nonisolated var seconds: Double { Double(now) / Double(Self.ticksPerSecond) }

  /// What ends each turn of a tick; a screen lays its windows out here and says
  /// whether there was anything to lay out.
  var layout: () -> Bool = { false }

  /// Schedules at the present tick what has come from other threads, and says whether there was
  /// anything.
  package var collect: () -> Bool = { false }

  /// What each turn runs in; a clock alone has nothing.
  weak var host: (any FrameClockHost)?

  /// The animations that run on this clock.
  var animations = AnimationCount()

  private var pending: [ScheduledWork] = []
  private var isRunning = false

  package init() {}

  /// The tick of the earliest scheduled work.
  package var nextTick: Int? { pending.first?.tick }

  /// Rounds seconds to the nearest whole number of ticks.
  package nonisolated static func ticks(_ seconds: Double) -> Int {
    let ticks = (seconds * Double(ticksPerSecond)).rounded()
    guard ticks.isFinite else { return 0 }
    return Int(min(max(ticks, -1e15), 1e15))
  }

  /// Schedules work for a tick; one that has passed counts as the present one.
  @discardableResult
  package func schedule(at tick: Int, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    let scheduled = ScheduledWork(tick: max(tick, now), clock: self, work: work)
    let index = pending.firstIndex { scheduled.tick < $0.tick } ?? pending.endIndex
    pending.insert(scheduled, at: index)
    return scheduled
  }

  /// Schedules work for a time from now, in seconds.
  @discardableResult
  package func schedule(
    after seconds: Double, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(at: now + Self.ticks(seconds), work)
  }

  /// Moves to a tick, running everything due on the way.
  package func advance(to tick: Int) {
    precondition(tick >= now, "a clock does not run backwards")
    precondition(!isRunning, "a clock is not advanced from work it runs")
    entered {
      runDue()
      while let next = nextTick, next <= tick {
        now = next
        runDue()
      }
      now = tick
    }
  }

  /// Moves on by a number of ticks.
  package func advance(by ticks: Int) {
    advance(to: now + ticks)
  }

  /// Runs what is due at the present tick, then lays out, until both are quiet.
  package func runDue() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    entered {
      repeat {
        while let first = pending.first, first.tick <= now {
          pending.removeFirst()
          first.run()
        }
      } while collect() || layout() || (nextTick.map { $0 <= now } ?? false)
    }
  }

  private func entered(_ turn: () -> Void) {
    if let host { host.run(turn) } else { turn() }
  }

  fileprivate func remove(_ work: ScheduledWork) {
    pending.removeAll { $0 === work }
  }
}

/// What a clock's turns run in.
@MainActor
protocol FrameClockHost: AnyObject {
  /// Runs a turn.
  func run(_ turn: () -> Void)
}

/// Work that waits for its tick.
@MainActor
package final class ScheduledWork {
  package let tick: Int
  /// Released when it has run or is taken back: what it captures often holds this object.
  private var work: (@MainActor () -> Void)?
  private weak var clock: FrameClock?

  fileprivate init(tick: Int, clock: FrameClock, work: @escaping @MainActor () -> Void) {
    self.tick = tick
    self.clock = clock
    self.work = work
  }

  fileprivate func run() {
    let work = work
    end()
    work?()
  }

  private func end() {
    clock = nil
    work = nil
  }

  /// Takes the work back; harmless when it has already run.
  package func cancel() {
    clock?.remove(self)
    end()
  }
}
