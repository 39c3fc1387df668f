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
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Where the transition happens.
  var containerView: UIView { get }

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
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition; returns whether they are animated.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition between two controllers, as animators and those who go along with it see it.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
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

  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
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
    (animations, completions) = ([], [])
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
    UIView.animate(withDuration: isAnimated ? transitionDuration : 0, animations: change)
  }
}
