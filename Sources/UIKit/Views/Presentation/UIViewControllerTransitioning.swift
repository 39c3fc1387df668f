import Foundation

/// Which of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes, where it does.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes, where it does.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator has to know of a transition, and tells when it is over.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the container is turned.
  var targetTransform: CGAffineTransform { get }

  /// Ends the transition; an animator always calls it.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before, in the container's coordinates, in points; zero where it is
  /// not.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is afterwards, in the container's coordinates, in points; zero where it
  /// is not.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// What animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the transition, and has it completed.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What has the animators and the presentation controller of a controller that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator with which a controller is presented; nil for the usual one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator with which a controller is dismissed; nil for the usual one.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// What presents a controller whose style is `custom`; nil for what covers the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Has none.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Has none.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// Has none.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
