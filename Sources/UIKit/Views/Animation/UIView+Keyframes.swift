import Foundation

extension UIView {
  /// Options of an animation by key frames, with UIKit's raw values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of some bits; those of a curve are the ones of `AnimationOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out in the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins where a running animation has come to; every animation does.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps its own duration within another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps its own options within another animation.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Moves evenly inside a key frame.
    public static let calculationModeLinear = Self([])
    /// Jumps at the end of a key frame.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Moves at an even pace through all key frames of a property, whatever their times.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Moves along a smooth curve through the values of all key frames of a property; colours evenly.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Moves along a smooth curve whose pace is about even, whatever the times.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    fileprivate var mode: KeyframeMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates the key frames that a closure adds, over a duration in seconds; what it changes outside
  /// of them takes all of it.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    let block = AnimationBlock(
      duration: duration, delay: delay, curve: TimingCurve(rawCurve: plain.rawCurve),
      options: plain.ofBlock, completion: completion)
    block.hasKeyframes = true
    block.keyframeMode = options.mode
    block.run(animations)
  }

  /// Adds a key frame to the open animation: changes that take a part of its time.
  ///
  /// - Parameters:
  ///   - frameStartTime: When they begin, from 0 to 1.
  ///   - frameDuration: How long they take, of a whole of 1.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, block.hasKeyframes else {
      animations()
      return
    }
    func part(_ value: Double, upTo limit: Double) -> Double {
      value.isNaN ? 0 : min(max(value, 0), limit)
    }
    let outer = block.window
    let start = part(frameStartTime, upTo: 1)
    block.window = AnimationWindow(
      start: start, length: part(frameDuration, upTo: 1 - start),
      isDiscrete: block.keyframeMode == .discrete)
    animations()
    block.window = outer
  }

  /// Animates changes with a spring, by the seconds that it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; what is left then is hardly seen.
  ///   - bounce: How much it bounces, from −1 to 1.
  ///   - velocity: The velocity at the start, in whole distances a second.
  ///   - delay: The seconds before it begins.
  ///   - options: What else is wanted.
  ///   - animations: Makes the changes.
  ///   - completion: Hears of the end, and whether nothing was taken away before.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    AnimationBlock(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, curve: .spring(spring),
      options: options.ofBlock, completion: completion
    ).run(animations)
  }
}
