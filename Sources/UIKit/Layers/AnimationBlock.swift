import Foundation

/// One animation block: what its changes run with, and what waits for their end.
@MainActor
final class AnimationBlock {
  /// What a block asks for besides its time, with the raw values of `UIView.AnimationOptions`.
  struct Options: OptionSet {
    let rawValue: UInt

    static let layoutSubviews = Options(rawValue: 1 << 0)
    static let allowUserInteraction = Options(rawValue: 1 << 1)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    static let overrideInheritedDuration = Options(rawValue: 1 << 5)
    static let overrideInheritedCurve = Options(rawValue: 1 << 6)
    static let overrideInheritedOptions = Options(rawValue: 1 << 9)

    /// What a block takes over from the one around it.
    static let inherited: Options = [
      .layoutSubviews, .allowUserInteraction, .repeat, .autoreverse,
    ]
  }

  /// The duration that was asked for or inherited, in seconds; the keyboard's
  /// curve runs longer than it says.
  let nominalDuration: Double
  let delay: Double
  let curve: TimingCurve
  let options: Options
  /// Whether changes made inside are animated at all.
  let animates: Bool
  /// The part of the block's time that changes made now take.
  var window = AnimationWindow.whole
  /// Whether parts of the block's time can be given to changes, and how these go.
  var hasKeyframes = false
  var keyframeMode = KeyframeMode.linear
  /// What moves the block's animations instead of its time.
  let driver: (any AnimationDriver)?

  private var completion: ((Bool) -> Void)?
  private var running: [LayerAnimation] = []
  private var allFinished = true
  private var isOpen = true

  /// The innermost open block.
  static var current: AnimationBlock? { World.current.animations.blocks.last }

  /// Opens a block inside the current one: duration, curve and options of that
  /// one hold unless overridden (facts 2.5).
  init(
    duration: Double, delay: Double, curve: TimingCurve, options: Options,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.current.flatMap { $0.animates ? $0 : nil }
    if let outer {
      nominalDuration =
        options.contains(.overrideInheritedDuration) ? max(duration, 0) : outer.nominalDuration
      self.curve = options.contains(.overrideInheritedCurve) ? curve : outer.curve
      self.options =
        options.contains(.overrideInheritedOptions)
        ? options : options.union(outer.options.intersection(.inherited))
    } else {
      nominalDuration = duration.isFinite ? max(duration, 0) : 0
      self.curve = curve
      self.options = options
    }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.completion = completion
    driver = nil
    animates = nominalDuration > 0 && World.current.animations.areEnabled
  }

  /// A block whose animations something else moves.
  init(
    driver: any AnimationDriver, duration: Double, options: Options, window: AnimationWindow
  ) {
    self.driver = driver
    self.window = window
    nominalDuration = duration
    delay = 0
    curve = .bezier(.linear)
    self.options = options
    animates = World.current.animations.areEnabled
  }

  /// A block for changes that layers animate by themselves; nothing is ever open in it.
  init(implicitDuration duration: Double, curve: TimingCurve) {
    driver = nil
    nominalDuration = duration
    delay = 0
    self.curve = curve
    options = .allowUserInteraction
    animates = true
    isOpen = false
  }

  /// A block inside which nothing is animated.
  private init() {
    driver = nil
    nominalDuration = 0
    delay = 0
    curve = .bezier(.easeInOut)
    options = []
    animates = false
  }

  /// Blocks opened inside do not animate either, as on a phone.
  static func withoutAnimation(_ actions: () -> Void) {
    let animations = World.current.animations
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    defer { animations.areEnabled = wereEnabled }
    AnimationBlock().run(actions)
  }

  /// Runs the changes inside the block, then closes it.
  func run(_ changes: () -> Void) {
    open()
    changes()
    close()
  }

  /// Lets changes run with the block from here on.
  func open() {
    World.current.animations.blocks.append(self)
  }

  /// Lets no more changes run with the block.
  func close() {
    if animates, options.contains(.layoutSubviews) {
      for animation in running { animation.layer?.host?.layoutIfNeeded() }
    }
    World.current.animations.blocks.removeAll { $0 === self }
    if hasKeyframes { arrangeKeyframes(running) }
    isOpen = false
    if running.isEmpty { complete(on: World.current.clock) }
  }

  /// Lets an action run at the end, before what runs then already.
  func addCompletion(_ action: @escaping (Bool) -> Void) {
    let next = completion
    completion = { finished in
      action(finished)
      next?(finished)
    }
  }

  /// Whether anything moves with the block.
  var hasAnimations: Bool { !running.isEmpty }

  func makeAnimation(of layer: CALayer, change: LayerAnimation.Change, clock: FrameClock)
    -> LayerAnimation
  {
    let timing = AnimationTiming(
      begin: clock.now + FrameClock.ticks(delay),
      duration: curve.effectiveDuration(nominalDuration), curve: curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      window: window)
    let animation = LayerAnimation(
      change: change, timing: timing, block: self, layer: layer, clock: clock)
    running.append(animation)
    World.current.transactions.wait(for: animation)
    guard driver == nil else { return animation }
    clock.animations.begin(timing)
    if let end = timing.end {
      animation.end = clock.schedule(at: end) {
        animation.layer?.remove(animation)
        animation.block.ended(animation, finished: animation.layer != nil)
      }
    }
    return animation
  }

  /// Counts an animation that has run out or was taken away.
  func ended(_ animation: LayerAnimation, finished: Bool) {
    guard let index = running.firstIndex(where: { $0 === animation }) else { return }
    running.remove(at: index)
    animation.whenOver?()
    guard driver == nil else { return }
    animation.end?.cancel()
    animation.clock.animations.end(animation.timing)
    if !finished { allFinished = false }
    if running.isEmpty, !isOpen { complete(on: animation.clock) }
  }

  /// Ends the block's animations, each where a part of its change is still to come.
  func settle(leaving remainder: (LayerAnimation) -> Double) {
    let animations = running
    running = []
    for animation in animations.reversed() {
      animation.layer?.settle(animation, leaving: remainder(animation))
      animation.whenOver?()
    }
    complete(on: World.current.clock)
  }

  /// Says that what moves the block's animations has moved them otherwise than by time.
  func didMove() {
    for animation in running { animation.layer?.setNeedsDisplay() }
  }

  /// Completions run in a turn of their own, never inside the code that ended
  /// the animation.
  private func complete(on clock: FrameClock) {
    guard let completion else { return }
    self.completion = nil
    let finished = allFinished
    clock.schedule(at: clock.now) { completion(finished) }
  }
}

/// The animation blocks of a world.
@MainActor
final class WorldAnimations: WorldPart {
  /// The open blocks, the innermost last.
  var blocks: [AnimationBlock] = []
  /// Whether changes in a block are animated.
  var areEnabled = true

  init(of world: World) {}

  var isPristine: Bool { blocks.isEmpty && areEnabled }
}

extension World {
  /// The animation blocks of the world.
  var animations: WorldAnimations { part() }
}
