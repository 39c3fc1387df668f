import Foundation

/// Animates changes that can be paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, AnimationDriver {
  /// How far the changes are, as a function of the tick.
  private enum Motion {
    /// At a part of the way.
    case resting(Double)
    /// At some seconds of the animator's own pace.
    case paused(elapsed: Double)
    /// Along the animator's own pace, forwards or backwards.
    case along(elapsed: Double, since: Int, backwards: Bool)
    /// From a part of the way to another, by another pace.
    case towards(Double, from: Double, since: Int, duration: Double, curve: TimingCurve)
  }

  /// The pace.
  public private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long the changes take, in seconds.
  public private(set) var duration: TimeInterval

  /// How long they wait, in seconds.
  public private(set) var delay: TimeInterval = 0

  private let curve: TimingCurve
  private var motion = Motion.resting(0)
  private var waiting: [(delayFactor: CGFloat, animation: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var blocks: [AnimationBlock] = []
  private var clock: FrameClock?
  private var end: ScheduledWork?

  /// Creates an animator with a pace; a spring that says how long it takes itself sets the duration.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    let (curve, own) = Self.curve(of: parameters, over: duration)
    self.duration = own.isFinite ? max(curve.effectiveDuration(own), 0) : 0
    self.curve = curve
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a named pace and the first changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a pace by control points and the first changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that has settled at the end, and the first changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns an animator that has started, after a delay in seconds.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        animationCurve: UIView.AnimationCurve(rawValue: options.rawCurve) ?? .easeInOut))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private static func curve(
    of parameters: any UITimingCurveProvider, over duration: Double
  ) -> (TimingCurve, Double) {
    if let spring = parameters.springTimingParameters { return spring.curve(over: duration) }
    return (parameters.cubicTimingParameters?.curve ?? TimingCurve(rawCurve: 0), duration)
  }

  // MARK: State

  /// Whether the animator has begun.
  public private(set) var state = UIViewAnimatingState.inactive

  /// Whether time passes for it.
  open var isRunning: Bool {
    switch motion {
    case .along, .towards: state == .active
    case .resting, .paused: false
    }
  }

  /// Whether it goes back to where it began; where it runs it turns round at once.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let clock else { return }
      let progress = progress(at: Double(clock.now))
      switch motion {
      case .along:
        run(along: elapsed(at: Double(clock.now)))
      default:
        run(towards: isReversed ? 0 : 1, from: progress, over: nil, curve)
      }
    }
  }

  /// How far the changes are seen to be, from 0 at the start to 1 at the end; setting it pauses.
  open var fractionComplete: CGFloat {
    get { CGFloat(progress(at: Double(clock?.now ?? 0))) }
    set {
      activate()
      guard state == .active else { return }
      rest()
      let fraction = newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1))
      motion = .resting(
        scrubsLinearly ? fraction : curve.progress(at: fraction * duration, of: duration))
      didMove()
    }
  }

  /// Whether a fraction that is set is the part of the way, and not of the time.
  open var scrubsLinearly = true

  /// Whether the animator can be paused and stopped.
  open var isInterruptible = true

  /// Whether views that move take touches.
  open var isUserInteractionEnabled = true

  /// Whether the animator stays active, paused at its end.
  open var pausesOnCompletion = false

  // MARK: What is animated

  /// Adds changes; where the animator has begun they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .active else {
      waiting.append((delayFactor, animation))
      return
    }
    animate(animation, after: delayFactor)
  }

  /// Adds what hears of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func animate(_ animation: () -> Void, after delayFactor: CGFloat) {
    let begin = progress(at: Double(clock?.now ?? 0))
    let factor = delayFactor.isNaN ? 0 : Double(min(max(delayFactor, 0), 1))
    let start = begin + factor * (1 - begin)
    let block = AnimationBlock(
      driver: self, duration: duration,
      options: isUserInteractionEnabled ? .allowUserInteraction : [],
      window: AnimationWindow(start: start, length: 1 - start))
    blocks.append(block)
    block.run(animation)
  }

  /// Makes the changes, none of which is seen yet.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    clock = World.current.clock
    motion = .paused(elapsed: 0)
    let animations = waiting
    waiting = []
    for (delayFactor, animation) in animations { animate(animation, after: delayFactor) }
  }

  // MARK: Motion

  func progress(at tick: Double) -> Double {
    switch motion {
    case .resting(let progress): progress
    case .paused, .along:
      elapsed(at: tick) >= duration ? 1 : curve.progress(at: elapsed(at: tick), of: duration)
    case .towards(let target, let start, let since, let duration, let curve):
      Self.seconds(from: since, to: tick) >= duration
        ? target
        : start + (target - start)
          * curve.progress(at: Self.seconds(from: since, to: tick), of: duration)
    }
  }

  private func elapsed(at tick: Double) -> Double {
    switch motion {
    case .paused(let elapsed): elapsed
    case .along(let elapsed, let since, let backwards):
      min(max(elapsed + Self.seconds(from: since, to: tick) * (backwards ? -1 : 1), 0), duration)
    case .resting, .towards: 0
    }
  }

  private static func seconds(from since: Int, to tick: Double) -> Double {
    max(tick - Double(since), 0) / Double(FrameClock.ticksPerSecond)
  }

  /// Starts, or goes on where it was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator is finished before it starts again")
    activate()
    guard !isRunning else { return }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    resume(after: self.delay)
  }

  private func resume(after delay: Double) {
    switch motion {
    case .paused(let elapsed): run(along: elapsed, after: delay)
    case .resting(let progress):
      run(towards: isReversed ? 0 : 1, from: progress, over: nil, curve, after: delay)
    case .along, .towards: break
    }
  }

  /// Stays where it is; one that has not begun begins, and stays.
  open func pauseAnimation() {
    precondition(isInterruptible, "the animator cannot be interrupted")
    activate()
    pause()
  }

  private func pause() {
    guard isRunning, let clock else { return }
    let tick = Double(clock.now)
    switch motion {
    case .along: motion = .paused(elapsed: elapsed(at: tick))
    default: motion = .resting(progress(at: tick))
    }
    rest()
  }

  /// Goes on with another pace, for a part of the whole duration; 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let clock else { return }
    let factor = durationFactor.isFinite ? Double(max(durationFactor, 0)) : 0
    if parameters == nil, factor == 0 {
      resume(after: 0)
      return
    }
    let progress = progress(at: Double(clock.now))
    let target: Double = isReversed ? 0 : 1
    let seconds = factor > 0 ? factor * duration : duration * abs(target - progress)
    let (pace, own) = parameters.map { Self.curve(of: $0, over: seconds) } ?? (curve, seconds)
    run(towards: target, from: progress, over: own, pace)
  }

  private func run(along elapsed: Double, after delay: Double = 0) {
    guard let clock else { return }
    let since = clock.now + FrameClock.ticks(delay)
    let left = isReversed ? elapsed : duration - elapsed
    run(.along(elapsed: elapsed, since: since, backwards: isReversed), from: since, for: left)
  }

  private func run(
    towards target: Double, from progress: Double, over seconds: Double?, _ curve: TimingCurve,
    after delay: Double = 0
  ) {
    guard let clock else { return }
    let since = clock.now + FrameClock.ticks(delay)
    let seconds = seconds ?? duration * abs(target - progress)
    run(
      .towards(target, from: progress, since: since, duration: seconds, curve: curve),
      from: since, for: seconds)
  }

  private func run(_ new: Motion, from tick: Int, for seconds: Double) {
    guard let clock else { return }
    rest()
    motion = new
    let ticks = Int((seconds * Double(FrameClock.ticksPerSecond)).rounded(.up))
    isCounted = true
    clock.animations.beginDriven()
    // It lives as long as it runs.
    let end = World.current.animations.areEnabled ? tick + ticks : clock.now
    self.end = clock.schedule(at: end) { self.comeToEnd() }
    didMove()
  }

  /// Whether the animator counts among those that run on the clock.
  private var isCounted = false

  /// Lets no time pass any more.
  private func rest() {
    end?.cancel()
    end = nil
    guard isCounted else { return }
    isCounted = false
    clock?.animations.endDriven()
  }

  private func didMove() {
    for block in blocks { block.didMove() }
  }

  // MARK: Ends

  private func comeToEnd() {
    rest()
    if pausesOnCompletion {
      motion = .resting(isReversed ? 0 : 1)
      didMove()
    } else {
      finish(at: isReversed ? .start : .end)
    }
  }

  /// Ends where it is: for good without finishing, and else until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    precondition(isInterruptible, "the animator cannot be interrupted")
    guard state == .active else {
      if state == .stopped, withoutFinishing {
        settle(at: .current)
        reset()
      }
      return
    }
    if withoutFinishing {
      settle(at: .current)
      completions = []
      reset()
    } else {
      pause()
      state = .stopped
    }
  }

  /// Ends a stopped animation at a position; completions hear of it in the next turn.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "an animator is stopped before it is finished")
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let clock = clock
    settle(at: position)
    let completions = completions
    self.completions = []
    reset()
    clock?.schedule(at: clock?.now ?? 0) { for completion in completions { completion(position) } }
  }

  private func settle(at position: UIViewAnimatingPosition) {
    let tick = Double(clock?.now ?? 0)
    let progress = progress(at: tick)
    rest()
    motion = .resting(progress)
    for block in blocks.reversed() {
      switch position {
      case .end: block.settle { _ in 0 }
      case .start: block.settle { _ in 1 }
      case .current: block.settle { $0.remainder(at: tick) }
      }
    }
    blocks = []
  }

  private func reset() {
    rest()
    state = .inactive
    motion = .resting(0)
    blocks = []
    clock = nil
  }
}
