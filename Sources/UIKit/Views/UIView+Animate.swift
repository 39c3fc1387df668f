import Foundation

extension UIView {
  /// Animates the changes a closure makes, over a duration in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(
      duration: duration, delay: delay, curve: TimingCurve(rawCurve: options.rawCurve),
      options: options.ofBlock, completion: completion
    ).run(animations)
  }

  /// Animates the changes a closure makes with ease-in-out, over a duration in
  /// seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes a closure makes with ease-in-out, over a duration in
  /// seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates the changes a closure makes with a spring that has settled to a
  /// thousandth after a duration in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve: TimingCurve =
      duration > 0
      ? .spring(
        Spring(
          settlingAfter: duration, dampingRatio: Double(dampingRatio),
          initialVelocity: Double(velocity)))
      : .bezier(.easeInOut)
    AnimationBlock(
      duration: duration, delay: delay, curve: curve, options: options.ofBlock,
      completion: completion
    ).run(animations)
  }

  /// Makes changes without animating them, whatever block is open.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Switches animations on or off for all that follows.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    World.current.animations.areEnabled = enabled
  }

  /// Whether changes in an animation block are animated.
  public class var areAnimationsEnabled: Bool { World.current.animations.areEnabled }

  /// The duration of the open animation block in seconds, 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.nominalDuration ?? 0
  }
}
