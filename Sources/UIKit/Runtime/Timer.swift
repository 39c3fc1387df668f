import Foundation

/// Calls a block or a method once, or again and again, on the clock of the phone that the calling
/// code runs in.
///
/// It is valid until it has fired for the last time or is invalidated, and keeps its target for as
/// long. Like a timer of a run loop it is used on the main thread.
open class Timer: NSObject {
  private enum Action {
    case block(@MainActor @Sendable (Timer) -> Void)
    case method(target: AnyObject, selector: Selector)
  }

  /// What is not positive is this many seconds; what is no number at all never comes.
  private static let shortestInterval = 0.0001

  private let interval: TimeInterval
  private let repeats: Bool
  private let clock: FrameClock

  /// Nil once the timer is invalid.
  private var action: Action?
  private var information: Any?
  /// When it fires next, in seconds of the clock.
  private var due: Double
  private var isAdded = false
  private var work: ScheduledWork?

  private init(
    _ action: Action, userInfo: Any? = nil, interval: TimeInterval, repeats: Bool,
    fireDate: Date? = nil
  ) {
    self.action = action
    information = userInfo
    self.interval = interval <= 0 ? Self.shortestInterval : interval
    self.repeats = repeats
    clock = MainQueue.sync { World.current.clock }
    due = clock.seconds + (fireDate?.timeIntervalSinceNow ?? self.interval)
    super.init()
  }

  // MARK: Creating

  /// Creates a timer with a block, which is not scheduled until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds until it fires, and between two times.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What is called with the timer.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor @Sendable (Timer) -> Void
  ) {
    self.init(.block(block), interval: interval, repeats: repeats)
  }

  /// Creates a timer that first fires at a date, and is not scheduled until it is added to a run
  /// loop.
  @preconcurrency
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor @Sendable (Timer) -> Void
  ) {
    self.init(.block(block), interval: interval, repeats: repeats, fireDate: date)
  }

  /// Creates a timer that calls a method, with no argument or with the timer, and is not scheduled
  /// until it is added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      .method(target: objectReference(to: aTarget), selector: aSelector), userInfo: userInfo,
      interval: ti,
      repeats: yesOrNo)
  }

  /// Creates a timer that calls a method, first at a date, and is not scheduled until it is added to
  /// a run loop.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      .method(target: objectReference(to: t), selector: s), userInfo: ui, interval: ti,
      repeats: rep,
      fireDate: date)
  }

  /// Creates a timer with a block and schedules it.
  @preconcurrency
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.add()
    return timer
  }

  /// Creates a timer that calls a method, with no argument or with the timer, and schedules it.
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.add()
    return timer
  }

  // MARK: What it is

  /// Whether it is going to fire.
  open var isValid: Bool { action != nil }

  /// The seconds between two times; 0 for a timer that fires once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }

  /// How many seconds later it may fire; the phone's clock is always on time.
  open var tolerance: TimeInterval = 0

  /// What was given along with the method.
  open var userInfo: Any? { information }

  /// When it fires next; a new date moves all later times, too.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: due - clock.seconds) }
    set {
      due = clock.seconds + newValue.timeIntervalSinceNow
      if isAdded { schedule() }
    }
  }

  // MARK: Firing

  /// Fires at once; one that repeats keeps its times, and one that does not is invalid afterwards.
  open func fire() {
    // Run before it returns, so nothing else uses the timer meanwhile.
    nonisolated(unsafe) let timer = self
    MainQueue.sync { timer.call() }
  }

  /// Stops for good and lets go of the target.
  open func invalidate() {
    action = nil
    information = nil
    nonisolated(unsafe) let timer = self
    MainQueue.sync { timer.cancel() }
  }

  /// Schedules the timer, once.
  fileprivate func add() {
    guard !isAdded, isValid else { return }
    isAdded = true
    schedule()
  }

  private func schedule() {
    nonisolated(unsafe) let timer = self
    MainQueue.sync {
      timer.cancel()
      guard timer.isValid, timer.due.isFinite else { return }
      // Kept by the clock as by a run loop.
      timer.work = timer.clock.schedule(at: FrameClock.ticks(timer.due)) { timer.fireOnTime() }
    }
  }

  @MainActor private func cancel() {
    work?.cancel()
    work = nil
  }

  @MainActor private func fireOnTime() {
    work = nil
    if repeats {
      // Times that have passed are left out, and a tick lies between two.
      let missed = ((clock.seconds - due) / interval).rounded(.down)
      due += (max(0, missed) + 1) * interval
      due = max(due, Double(clock.now + 1) / Double(FrameClock.ticksPerSecond))
      schedule()
    }
    call()
  }

  @MainActor private func call() {
    switch action {
    case .block(let block): block(self)
    case .method(let target, let selector): selector.perform(on: target, with: self)
    case nil: return
    }
    if !repeats { invalidate() }
  }
}

extension RunLoop {
  /// Schedules a timer; every run loop and mode is the phone's own time.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.add()
  }
}
