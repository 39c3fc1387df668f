import Foundation

/// An object that watches the touches of a view, and of what is inside it, for
/// a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where the recogniser is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// What a gesture without length calls its end.
    public static let recognized = State.ended
  }

  private var targets: [(object: WeakTarget, action: Selector)] = []

  /// The view whose touches are watched.
  public internal(set) weak var view: UIView?
  /// Asked before the gesture begins.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser watches at all.
  open var isEnabled = true
  /// Whether a recognised gesture takes the touches away from the view.
  open var cancelsTouchesInView = true

  /// Where the recogniser is.
  public internal(set) var state = State.possible

  var touches: [UITouch] = []

  /// Creates a recogniser that sends an action to a target, held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target for the action, held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object.object === object && $0.action == action }) else {
      return
    }
    targets.append((WeakTarget(object: object), action))
  }

  /// Removes an action of a target; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Returns the middle of the touches in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  /// The number of touches that are watched at present.
  open var numberOfTouches: Int { touches.count }

  func touchesBegan(_ touches: Set<UITouch>) {}
  func touchesMoved(_ touches: Set<UITouch>) {}
  func touchesEnded(_ touches: Set<UITouch>) {}

  func touchesCancelled(_ touches: Set<UITouch>) {
    state = .failed
  }

  /// Makes ready for the next gesture once all touches are gone.
  func reset() {
    state = .possible
    touches = []
  }

  /// Whether the delegate and the touched view let the gesture happen.
  var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return touches.allSatisfy { $0.view?.gestureRecognizerShouldBegin(self) ?? true }
  }

  func sendActions() {
    for (target, action) in targets {
      guard let object = target.object else { continue }
      (view?.world ?? .current).application.sendAction(action, to: object, from: self, for: nil)
    }
  }
}

private struct WeakTarget {
  weak var object: AnyObject?
}

/// Decides whether a gesture may happen.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that was just found may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recogniser watches a touch at all.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two recognisers may recognise the same touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
