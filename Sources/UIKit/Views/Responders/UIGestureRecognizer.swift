import Foundation

/// An object that watches the touches of a view, and of what is inside it, for
/// a gesture.
///
/// A subclass overrides `touchesBegan(_:with:)` and its siblings, sets `state` as it makes out the
/// gesture, and forgets what it knows in `reset()`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private var targets: [(object: WeakTarget, action: Selector)] = []

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?
  /// Asked before the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to tell the recogniser by.
  open var name: String?

  /// Whether the recogniser watches at all; switching it off cancels a gesture that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// Whether a recognised gesture takes its touches away from the view.
  open var cancelsTouchesInView = true
  /// Whether the view hears of the beginning of touches only when the gesture has failed, and
  /// never when it is recognised.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only when the gesture has failed.
  ///
  /// A recogniser whose touches have all ended withholds nothing any more, unless it waits for
  /// more taps, or for other recognisers to fail.
  open var delaysTouchesEnded = true

  var storedState = State.possible
  /// The state that it enters once those have failed that it requires to.
  var heldState: State?
  /// Whether it has got touches since it was last ready for a new gesture.
  var isAttempting = false
  /// Its touches since then, those included that have ended.
  var attempt: [UITouch] = []
  /// Its touches that are still down, in the order in which they began.
  var touches: [UITouch] = []
  /// The middle of the touches when the last one ended, in the screen's coordinates, in points.
  private var lastLocation = CGPoint.zero
  var isFinishing = false

  private var failureRequirements: [WeakRecognizer] = []
  /// The recognisers that must fail before this one begins.
  var explicitRequirements: [UIGestureRecognizer] { failureRequirements.compactMap(\.recognizer) }
  /// Whether it need not wait for others any more.
  var isReleased = false
  /// What the recognisers and their delegates have answered for this gesture.
  var requirementAnswers: [ObjectIdentifier: Bool] = [:]

  /// Creates a recogniser that sends an action to a target, held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  @MainActor public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a target for the action, held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    let object = objectReference(to: target)
    guard !targets.contains(where: { $0.object.object === object && $0.action == action }) else {
      return
    }
    targets.append((WeakTarget(object: object), action))
  }

  /// Removes an action of a target; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { objectReference(to: $0) }
    targets.removeAll {
      (object == nil || $0.object.object === object) && (action == nil || $0.action == action)
    }
  }

  func sendActions() {
    for (target, action) in targets {
      guard let object = target.object else { continue }
      world.application.sendAction(action, to: object, from: self, for: nil)
    }
  }

  var world: World { view?.world ?? .current }

  // MARK: State

  /// Where the recogniser is.
  ///
  /// Setting it asks for a state: a gesture begins, or is recognised, only when the delegate and the
  /// view let it, no other recogniser prevents it, and those have failed that it requires to; until
  /// then it stays possible. What has begun cannot fail any more: it is cancelled. Targets are
  /// told once the event has gone to all recognisers.
  open var state: State {
    get { storedState }
    set { world.touches.update { request(newValue) } }
  }

  // MARK: Touches

  /// Returns the middle of the touches in a view's coordinates, in the window's for nil, in points;
  /// where the last ones were lifted when there are none.
  open func location(in view: UIView?) -> CGPoint {
    convert(middle(of: locatedTouches) ?? lastLocation, to: view)
  }

  /// Returns the place of one of the touches in a view's coordinates, in the window's for nil, in
  /// points; they are counted in the order in which they began.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = locatedTouches
    precondition(
      touches.indices.contains(touchIndex),
      "there is no touch \(touchIndex): the recognizer has \(touches.count)")
    return touches[touchIndex].location(in: view)
  }

  /// The number of touches that are watched at present.
  open var numberOfTouches: Int { locatedTouches.count }

  /// The touches that locations are asked of.
  var locatedTouches: [UITouch] { touches }

  /// Returns the middle of some touches in the screen's coordinates, in points; nil where there are
  /// none.
  func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let points = touches.map(\.screenLocation)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  /// Returns a point of the screen in a view's coordinates, in the window's for nil, in points.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let space = view ?? self.view?.window else { return point }
    return point.applying(space.transformToScreen.inverted())
  }

  /// Leaves a touch alone from now on: it is neither withheld nor taken from its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attempt.removeAll { $0 === touch }
  }

  func forgetTouches(_ over: [UITouch]) {
    lastLocation = middle(of: touches) ?? lastLocation
    touches.removeAll { over.contains($0) }
    if touches.isEmpty, storedState == .possible, heldState == nil, !isAwaitingTouches {
      attempt = []
    }
  }

  /// Fingers have touched down; called before the view hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system has taken the touches over; the gesture is cancelled unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Makes ready for the next gesture; called when this one was recognised, has ended or has failed
  /// and its fingers are up, while `state` still says so.
  open func reset() {}

  /// Whether it waits for more touches although none is down, as for another tap.
  var isAwaitingTouches: Bool { false }

  /// How many taps make the gesture: of the recognisers of one view, those of more taps are first.
  var tapsBeforeOthers: Int { 0 }

  // MARK: Relations

  /// Lets the gesture begin only when another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !explicitRequirements.contains(otherGestureRecognizer) else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture waits for another one to fail; asked once in a gesture.
  open func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether another gesture waits for this one to fail; asked once in a gesture.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether this gesture, once recognised, may keep another one of the same touches from it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture of the same touches, once recognised, may keep this one from it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private struct WeakTarget {
  weak var object: AnyObject?
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
