import Foundation

extension UIView {
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

extension TimingCurve {
  /// A spring that has settled to a thousandth after a duration in seconds; without a duration
  /// there is nothing to see of it.
  init(springOver duration: Double, dampingRatio: Double, velocity: Double) {
    self =
      duration > 0
      ? .spring(
        Spring(settlingAfter: duration, dampingRatio: dampingRatio, initialVelocity: velocity))
      : .bezier(.easeInOut)
  }
}
