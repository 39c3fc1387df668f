import Foundation

/// Seconds, as Core Animation spells them.
public typealias CFTimeInterval = Double

/// The present time in seconds, on the clock of the phone that the calling code runs in; the same
/// time as that of touches.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.mainScreen.clock.seconds
}

/// Calls a method for each frame of the screen, 60 times a second.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var frame: ScheduledWork?
  private weak var clock: FrameClock?
  private weak var ownClock: FrameClock?
  private var ticksPerCall = FrameClock.ticksPerFrame

  /// Creates a link that starts when it is added to a run loop, and keeps its target until it is
  /// invalidated.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - sel: The method, with no argument or with the link.
  public init(target: Any, selector sel: Selector) {
    self.target = objectReference(to: target)
    selector = sel
    super.init()
  }

  convenience init(target: Any, selector: Selector, clock: FrameClock) {
    self.init(target: target, selector: selector)
    ownClock = clock
  }

  /// The time of the present frame, in seconds; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame, in seconds; 0 before the first.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between two frames of the screen.
  open var duration: CFTimeInterval {
    Double(FrameClock.ticksPerFrame) / Double(FrameClock.ticksPerSecond)
  }

  /// Whether the method is not called for the time being.
  open var isPaused = false {
    didSet {
      if isPaused != oldValue { restart() }
    }
  }

  /// How many frames a second are wanted; 0 for as many as the screen shows.
  ///
  /// The screen's rate is divided by a whole number.
  open var preferredFramesPerSecond: Int {
    get { Int(min(max(preferredFrameRateRange.preferred ?? 0, 0), 1e6)) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange =
        rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  /// How many frames a second are wanted, and which numbers will do.
  ///
  /// Of the screen's rate divided by whole numbers it is the one nearest to what is preferred among
  /// those that will do; the nearest of all where none does.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      guard preferredFrameRateRange != oldValue else { return }
      let rate = FrameClock.ticksPerSecond / FrameClock.ticksPerFrame
      ticksPerCall = FrameClock.ticksPerFrame * preferredFrameRateRange.divisor(of: rate)
      restart()
    }
  }

  /// Starts with the next frame of the screen; every run loop and mode is the phone's own time.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, clock == nil else { return }
    clock = ownClock ?? World.current.mainScreen.clock
    restart()
  }

  /// Stops, so that it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    clock = nil
    restart()
  }

  /// Stops for good and lets go of the target.
  open func invalidate() {
    clock = nil
    target = nil
    restart()
  }

  private func restart() {
    frame?.cancel()
    frame = nil
    if !isPaused { scheduleFrame() }
  }

  private func scheduleFrame() {
    guard let clock else { return }
    let interval = ticksPerCall
    let next = (clock.now / interval + 1) * interval
    // The link lives as long as it is added, as a run loop keeps it.
    frame = clock.schedule(at: next) { self.call(interval: interval) }
  }

  private func call(interval: Int) {
    guard let target, let clock else { return }
    timestamp = clock.seconds
    targetTimestamp = timestamp + Double(interval) / Double(FrameClock.ticksPerSecond)
    scheduleFrame()
    selector.perform(on: target, with: self)
  }
}
