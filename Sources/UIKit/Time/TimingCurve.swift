import Foundation

/// How an animation's progress follows from its time.
enum TimingCurve: Hashable, Sendable {
  case bezier(CubicBezier)
  case spring(Spring)
  /// The keyboard's spring, with a length of its own.
  case keyboard

  /// The curve that a raw `UIView.AnimationCurve` stands for; a stranger counts
  /// as ease-in-out.
  init(rawCurve: Int) {
    switch rawCurve {
    case 1: self = .bezier(.easeIn)
    case 2: self = .bezier(.easeOut)
    case 3: self = .bezier(.linear)
    case 7: self = .keyboard
    default: self = .bezier(.easeInOut)
    }
  }

  /// How long it really runs when a duration in seconds is asked for.
  func effectiveDuration(_ duration: Double) -> Double {
    self == .keyboard && duration > 0 ? Spring.keyboardDuration : duration
  }

  /// Returns the progress at a time, of an animation of a duration, in seconds.
  func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .bezier(let bezier): duration > 0 ? bezier.progress(at: time / duration) : 1
    case .spring(let spring): spring.progress(at: time)
    case .keyboard: Spring.keyboard.progress(at: time)
    }
  }
}
