import Foundation

/// Whether an animator has begun.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it is.
  case current = 2
}

/// What starts, pauses and stops animations.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animator has begun.
  var state: UIViewAnimatingState { get }
  /// Whether time passes for it.
  var isRunning: Bool { get }
  /// Whether it goes back to where it began.
  var isReversed: Bool { get set }
  /// How far it is, from 0 at the start to 1 at the end.
  var fractionComplete: CGFloat { get set }

  /// Starts, or goes on.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is.
  func pauseAnimation()
  /// Ends where it is; without finishing for good.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what hears of the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace, for a part of the whole duration; 0 for what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// What kind of pace there is.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four of `UIView.AnimationCurve`.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
}

/// A pace of animations.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of pace it is.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, where it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by its name; ease-in-out where it has points of its own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// What kind of pace it is.
  public let timingCurveType: UITimingCurveType

  let curve: TimingCurve

  /// Creates the pace that begins and ends slowly.
  @MainActor public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates one of the named paces.
  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    timingCurveType = .builtin
    curve = TimingCurve(rawCurve: animationCurve.rawValue)
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      default: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      }
    super.init()
  }

  /// Creates a pace by control points, whose x lies between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    animationCurve = .easeInOut
    timingCurveType = .cubic
    func within(_ x: CGFloat) -> Double { Double(x.isNaN ? 0 : min(max(x, 0), 1)) }
    func finite(_ y: CGFloat) -> Double { y.isFinite ? Double(y) : 0 }
    curve = .bezier(
      CubicBezier(within(point1.x), finite(point1.y), within(point2.x), finite(point2.y)))
    super.init()
  }

  /// This pace.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace by a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case spring(Spring)
  }

  private let kind: Kind

  /// The velocity at the start, in whole distances a second; along x where it moves one number.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// Creates the spring that the system itself moves things with.
  @MainActor public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring by its damping ratio that has settled at the end of the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring by its damping ratio and velocity that has settled at the end of the
  /// animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring by what it is made of; how long it takes is its own.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    self.init(
      .spring(
        Spring(
          frequency: spring.frequency, dampingRatio: spring.dampingRatio,
          initialVelocity: velocity.dx)), velocity)
  }

  /// Creates a spring by the seconds that it seems to take and how much it bounces, from −1 to 1;
  /// how long it takes is its own.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(
      .spring(
        Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity.dx)),
      initialVelocity)
  }

  /// The pace over an animator's duration in seconds, and how long it really takes.
  func curve(over duration: Double) -> (TimingCurve, Double) {
    switch kind {
    case .ratio(let ratio):
      (
        TimingCurve(springOver: duration, dampingRatio: ratio, velocity: initialVelocity.dx),
        duration
      )
    case .spring(let spring): (.spring(spring), spring.settlingDuration)
    }
  }

  /// It is a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This pace.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
