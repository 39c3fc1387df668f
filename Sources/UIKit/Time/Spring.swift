import Foundation

/// A damped spring released at 0 that comes to rest at 1, in closed form.
package struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians a second.
  package let frequency: Double
  /// 1 is critical damping; less overshoots.
  package let dampingRatio: Double
  /// The velocity at the start, in distances a second.
  package let initialVelocity: Double

  /// Creates a spring; a damping ratio above 1 is taken as 1, as UIKit does
  /// unless overdamping is allowed (facts 2.2).
  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = frequency
    self.dampingRatio = min(dampingRatio, 1)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from mass, stiffness and damping coefficient.
  package init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates the spring that has settled to a thousandth after a duration in
  /// seconds.
  package init(settlingAfter duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    self.init(
      frequency: Self.settledPhase(dampingRatio: ratio) / duration,
      dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// Creates a spring by how long it seems to take, in seconds, and how much it bounces, from −1 to
  /// 1; one that does not bounce is critically damped.
  package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    self.init(
      frequency: duration > 0 ? 2 * .pi / duration : 1e6,
      dampingRatio: min(max(1 - bounce, 1e-3), 1), initialVelocity: initialVelocity)
  }

  /// The seconds after which the envelope of the distance left is a thousandth.
  package var settlingDuration: Double { Self.settledPhase(dampingRatio: dampingRatio) / frequency }

  /// The keyboard's own spring (facts 2.1).
  package static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// How long the keyboard's spring is let run, in seconds, whatever is asked
  /// for.
  package static let keyboardDuration = 0.5

  /// Returns how far the motion is, in distances, at a time in seconds.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = exp(-dampingRatio * frequency * time)
    if dampingRatio == 1 {
      return 1 - decay * (1 + (frequency - initialVelocity) * time)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (dampingRatio * frequency - initialVelocity) / damped
    return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
  }

  /// The ωt at which the envelope of the distance left is a thousandth.
  private static func settledPhase(dampingRatio: Double) -> Double {
    if dampingRatio < 1 {
      let amplitude = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
      return log(1000 * amplitude) / dampingRatio
    }
    // (1 + x)e^(−x) = 0.001, by Newton's method.
    var x = 9.0
    for _ in 0..<20 {
      x -= ((1 + x) * exp(-x) - 0.001) / (-x * exp(-x))
    }
    return x
  }
}
