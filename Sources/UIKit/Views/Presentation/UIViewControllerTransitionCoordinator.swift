import Foundation

/// What there is to know of a transition that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How a controller is presented; `none` where none is.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger has begun the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
  /// Whether the transition can be taken hold of while it runs by itself.
  var isInterruptible: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has brought the transition when it let go, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the transition goes on from there, as a multiple of its own pace.
  var completionVelocity: CGFloat { get }
  /// The curve with which it goes on from there.
  var completionCurve: UIView.AnimationCurve { get }
  /// Where the transition happens.
  var containerView: UIView { get }
  /// How the container is turned.
  var targetTransform: CGAffineTransform { get }

  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition with which other things can be animated.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes along with the transition, and calls something when that is over; returns whether
  /// the changes are animated.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of a view outside the container along with the transition, and calls something
  /// when that is over; returns whether the changes are animated.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls something when a finger lets go of the transition, so that it goes on or back by itself.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition; returns whether they are animated.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates changes of a view outside the container along with the transition; returns whether they
  /// are animated.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// A transition between two controllers, as animators and those who go along with it see it.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  var containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  private let finalFrames: [ObjectIdentifier: CGRect]
  private let initialFrames: [ObjectIdentifier: CGRect]
  private let end: (Bool) -> Void

  var transitionDuration = 0.0
  private(set) var transitionWasCancelled = false
  private var isOver = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isUnderWay = false

  /// A transition in a container; `end` is told whether it was completed.
  init(
    in container: UIView, isAnimated: Bool, style: UIModalPresentationStyle,
    controllers: [UITransitionContextViewControllerKey: UIViewController],
    views: [UITransitionContextViewKey: UIView], initialFrames: [ObjectIdentifier: CGRect],
    finalFrames: [ObjectIdentifier: CGRect], end: @escaping (Bool) -> Void
  ) {
    (containerView, self.isAnimated, presentationStyle) = (container, isAnimated, style)
    (self.controllers, self.views, self.end) = (controllers, views, end)
    (self.initialFrames, self.finalFrames) = (initialFrames, finalFrames)
  }

  // MARK: A finger

  /// What a finger moves the transition by; nil where none does.
  var animator: UIViewPropertyAnimator?
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  private var interactionObservers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] =
    []

  var isInterruptible: Bool { false }
  var completionCurve: UIView.AnimationCurve { initiallyInteractive ? .easeOut : .easeInOut }

  /// Lets a finger drive the transition.
  func beginInteraction(moving animator: UIViewPropertyAnimator) {
    self.animator = animator
    (isInteractive, initiallyInteractive) = (true, true)
  }

  /// A finger lets go of the transition at a part of its way.
  func endInteraction(at fraction: CGFloat, velocity: CGFloat, isCancelled: Bool) {
    isInteractive = false
    (percentComplete, completionVelocity) = (fraction, velocity)
    transitionWasCancelled = isCancelled
    let observers = interactionObservers
    interactionObservers = []
    for observer in observers { observer(self) }
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver, !initiallyInteractive || isInteractive { interactionObservers.append(handler) }
  }

  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    end(didComplete)
    for completion in completions { completion(self) }
    (animations, completions, interactionObservers, animator) = ([], [], [], nil)
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if isUnderWay { runAlongside { animation(self) } } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return isAnimated
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Changes what goes along with the transition, in its own block or in one that takes as long.
  func beginAlongside(inOpenBlock: Bool) {
    isUnderWay = true
    let animations = animations
    self.animations = []
    guard !animations.isEmpty else { return }
    let change = { for animation in animations { animation(self) } }
    if inOpenBlock { change() } else { runAlongside(change) }
  }

  private func runAlongside(_ change: @escaping () -> Void) {
    if let animator {
      animator.addAnimations(change)
      return
    }
    UIView.animate(withDuration: isAnimated ? transitionDuration : 0, animations: change)
  }
}
