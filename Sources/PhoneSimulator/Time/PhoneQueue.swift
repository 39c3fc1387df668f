import CMainQueue
import Foundation
import Synchronization
import UIKit

/// The main queue of the code that runs in a phone: what is handed to it runs on the phone's clock.
///
/// Work from inside the phone's world runs on its exact tick, in order. What comes back from other
/// queues waits for the phone's next turn.
final class PhoneQueue: Sendable {
  private struct State {
    var arrived: [Job] = []
    /// Work on other queues that is under way.
    var errands = 0
    var hasHadErrands = false
    var isClosed = false
  }

  /// Kept for work on other queues, which may outlast the phone.
  private let world: World
  private let clock: FrameClock
  private let state = Mutex(State())
  /// Signalled when something arrives and when an errand ends.
  private let news = DispatchSemaphore(value: 0)
  @MainActor private var waiting: [Int: Job] = [:]
  @MainActor private var lastNumber = 0

  /// Runs when the phone's code first hands work to another queue; from there on a run may differ
  /// from the next.
  @MainActor var onFirstErrand: (() -> Void)?

  /// Runs outside of any turn after work has come back from another queue.
  @MainActor var onArrival: (() -> Void)?

  @MainActor init(world: World) {
    self.world = world
    clock = world.mainScreen.clock
    _ = Self.isInstalled
    clock.collect = { [weak self] in self?.collect() ?? false }
  }

  /// Lets work for the main queue run that belongs to no phone, where there is some.
  ///
  /// For programs that play a phone from the main thread without a loop of events; inside work of the
  /// main queue it does nothing.
  @MainActor static func serveMainQueue() {
    guard cmain_has_foreign_work() != 0 else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  // MARK: From the phone's own thread

  @MainActor fileprivate func schedule(_ job: Job, after seconds: Double) {
    guard !state.withLock({ $0.isClosed }) else { return job.drop() }
    lastNumber += 1
    let number = lastNumber
    waiting[number] = job
    clock.schedule(after: seconds) { [weak self] in self?.waiting.removeValue(forKey: number)?.run()
    }
  }

  /// Schedules what has arrived at the present tick; false when there was nothing.
  @MainActor private func collect() -> Bool {
    cmain_flush_notifications()
    let arrived = state.withLock { state in
      defer { state.arrived = [] }
      return state.arrived
    }
    for job in arrived { schedule(job, after: 0) }
    return !arrived.isEmpty
  }

  /// Whether work on other queues is under way, or its result has not been taken yet.
  var isOwedWork: Bool { state.withLock { $0.errands > 0 || !$0.arrived.isEmpty } }

  /// Blocks until something has arrived or nothing is under way, for at most `seconds` of real
  /// time; returns the seconds it took.
  func waitForNews(seconds: Double) -> Double {
    let start = ContinuousClock.now
    let deadline = DispatchTime.now() + seconds
    while state.withLock({ $0.errands > 0 && $0.arrived.isEmpty }),
      news.wait(timeout: deadline) == .success
    {}
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// Lets go of what waits: tasks go on outside the phone, so that they end; blocks are dropped.
  @MainActor func close() {
    let arrived = state.withLock { state in
      defer { state.arrived = [] }
      state.isClosed = true
      return state.arrived
    }
    let waiting = waiting.sorted { $0.key < $1.key }.map(\.value)
    self.waiting = [:]
    for job in waiting + arrived { job.drop() }
  }

  // MARK: From any thread

  fileprivate func handOver(_ job: Job) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.arrived.append(job) }
      return state.isClosed
    }
    guard !isClosed else { return job.drop() }
    news.signal()
    DispatchQueue.main.async { MainActor.assumeIsolated { self.onArrival?() } }
  }

  fileprivate func count(_ change: Int) {
    let isFirst = state.withLock { state in
      state.errands += change
      defer { state.hasHadErrands = true }
      return !state.hasHadErrands
    }
    // Only code inside the phone can be the first to hand work on.
    if isFirst { MainActor.assumeIsolated { onFirstErrand?() } }
    if change < 0 { news.signal() }
  }

  fileprivate var nanoseconds: UInt64 {
    UInt64(clock.now) * 1_000_000_000 / UInt64(FrameClock.ticksPerSecond)
  }
}

/// Work that is consumed by running or dropping it.
///
/// Unchecked because of the pointer: a job has one owner at a time, which consumes it once.
private struct Job: @unchecked Sendable {
  let job: cmain_job

  func run() { job.run(job.context) }
  func drop() { job.drop(job.context) }
}

extension PhoneQueue {
  private static func queue(_ pointer: UnsafeMutableRawPointer) -> PhoneQueue {
    Unmanaged<PhoneQueue>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static let isInstalled: Bool = {
    var host = cmain_host(
      schedule: { pointer, delay, job in
        let job = Job(job: job)
        let queue = PhoneQueue.queue(pointer)
        // A world is entered by the main actor alone.
        MainActor.assumeIsolated { queue.schedule(job, after: Double(delay) / 1e9) }
      },
      hand_over: { PhoneQueue.queue($0).handOver(Job(job: $1)) },
      count: { PhoneQueue.queue($0).count(Int($1)) },
      retain: { _ = Unmanaged<PhoneQueue>.fromOpaque($0).retain() },
      release: { Unmanaged<PhoneQueue>.fromOpaque($0).release() },
      now: { PhoneQueue.queue($0).nanoseconds })
    cmain_install(&host)
    return true
  }()
}
