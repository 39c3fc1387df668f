import Foundation
import UIKit

/// Moves a view so that a target inside it sits just above the keyboard.
///
/// It lives as long as it is referenced; when it is released, it returns the
/// view to where that would be without it. Call `update()` in
/// `viewDidLayoutSubviews`, or wherever views are laid out, so that a layout
/// pass does not undo a shift.
///
/// The place without a shift is wherever others put the view, or where its
/// autoresizing mask would have brought it. It belongs to the view: a newer
/// engine on the same view takes it over, and the older one does nothing any
/// more.
@MainActor public final class KeepViewAboveKeyboard {
  /// The view that is moved, by its `center`; not retained.
  public var adjustedView: UIView? { placement.view }

  /// The view to keep visible: the adjusted view or one inside it; not retained.
  ///
  /// Where there is none, the first responder inside the adjusted view is kept
  /// visible.
  /// It may stay set while another view is edited: what `policies` say about
  /// that is done.
  ///
  /// Setting it moves the adjusted view if need be, animated.
  public weak var targetView: UIView? {
    didSet { retarget() }
  }

  /// The wanted distance between target and keyboard in points; what is not
  /// finite counts as 0.
  public var distance: CGFloat {
    didSet {
      checkDistance()
      retarget()
    }
  }

  /// How high the target's top may be moved, in the window's coordinates, in
  /// points; nil for any height.
  public var topLimit: CGFloat? {
    didSet {
      if let topLimit, !topLimit.isFinite {
        AvoidanceLog.write(.error, "top limit \(topLimit) counts as none")
      }
      retarget()
    }
  }

  /// What to do where the right thing is a matter of taste.
  public var policies = AvoidancePolicies() {
    didSet { retarget() }
  }

  /// Which curve the view is moved with.
  ///
  /// Inside a keyboard notification both policies look the same on a phone, as
  /// UIKit's own block is around the move.
  public var curvePolicy = CurvePolicy.legal

  /// Whether a move keeps its own duration and curve inside another animation
  /// block, that of the keyboard included.
  public var overridesInheritedTiming = false

  /// Called when the view has been moved to a shift above 0.
  ///
  /// It gets false when the motion was cut off or a newer move has begun.
  public var completion: ((_ finished: Bool) -> Void)?

  /// Called with every decision that differs from the one before.
  public var decisionHandler: ((AvoidanceDecision) -> Void)?

  /// The newest decision; nil before the first.
  public var decision: AvoidanceDecision? {
    isReplaced ? AvoidanceDecision(idle: .replaced) : newestDecision
  }

  /// How far the view belongs above its base, in points in the window.
  public var shift: CGFloat { decision?.shift ?? 0 }

  /// The keyboard's curve as one of the four that have a name.
  public var curveType: UIView.AnimationCurve { tracker.animation.legalCurve }

  let placement: Placement
  private let claim: Int
  private var newestDecision: AvoidanceDecision?
  private var tracker: KeyboardTracker
  private var observation: KeyboardObservation?
  private var focusObservation: FocusObservation?

  /// Where the focus was found last, to look there first.
  weak var lastFirstResponder: UIView?

  /// Starts to watch the keyboard, and moves the view at once when the keyboard
  /// is up already.
  ///
  /// An older engine on the same view hands that over where it stands.
  ///
  /// - Parameters:
  ///   - adjustedView: The view that is moved.
  ///   - targetView: The view to keep visible; it can be set later.
  ///   - distance: The wanted distance between target and keyboard, in points.
  ///   - completion: Called when the view has been moved to a shift above 0.
  public init(
    adjustedView: UIView, targetView: UIView? = nil, distance: CGFloat = 0,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    placement = KeyboardManager.shared.placements.placement(of: adjustedView)
    claim = placement.claim()
    self.targetView = targetView
    self.distance = distance
    self.completion = completion
    tracker = KeyboardManager.shared.tracker.forNewcomer
    observation = KeyboardObservation { [weak self] (change: KeyboardChange) in
      self?.follow(change)
    }
    focusObservation = FocusObservation { [weak self] in self?.retarget() }
    checkDistance()
    retarget()
  }

  deinit {
    let (placement, claim) = (placement, claim)
    MainActor.runSoon {
      if placement.newestClaim == claim { placement.restore() }
    }
  }

  /// Puts the shift back after a layout pass, without an animation of its own.
  public func update() {
    evaluate(with: nil)
  }

  // MARK: Evaluating

  private func checkDistance() {
    if !distance.isFinite { AvoidanceLog.write(.error, "distance \(distance) counts as 0") }
  }

  private func follow(_ change: KeyboardChange) {
    guard tracker.read(change) else { return }
    guard change.event.isWill else { return retarget() }
    if change.rawCurve == KeyboardAnimation.keyboardCurve, curvePolicy == .legal {
      AvoidanceLog.write(.debug, "the keyboard's curve 7 is taken for ease-in-out")
    }
    evaluate(with: KeyboardAnimation(duration: change.duration, rawCurve: change.rawCurve))
  }

  /// Evaluates outside of a keyboard's change, with its last animation.
  private func retarget() {
    evaluate(with: tracker.animation)
  }

  /// Decides where the view belongs and puts it there, without an animation of
  /// its own when none is given.
  private func evaluate(with animation: KeyboardAnimation?) {
    guard !isReplaced else { return standDown() }
    placement.settle()
    let previous = newestDecision
    let decision = makeDecision(keyboard: tracker.latest)
    newestDecision = decision
    let center = placement.center(shiftedBy: decision.shift)
    if placement.isAway(from: center) {
      let isRestored = animation == nil && decision.shift == previous?.shift
      if isRestored { placement.put(center) } else { move(to: center, with: animation) }
    }
    if decision != previous { report(decision, after: previous) }
  }

  private func move(to center: CGPoint, with animation: KeyboardAnimation?) {
    let number = placement.beginMove()
    let isRaised = shift > 0
    var options = (animation ?? tracker.animation).options(curvePolicy)
    options.insert(.allowUserInteraction)
    if overridesInheritedTiming, animation != nil {
      options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve])
    }
    UIView.animate(withDuration: animation?.duration ?? 0, delay: 0, options: options) {
      [placement] in
      placement.put(center)
    } completion: { [weak self, placement] finished in
      guard let self, isRaised else { return }
      completion?(finished && number == placement.newestMove)
    }
  }

  /// Whether a newer engine moves the view.
  private var isReplaced: Bool { placement.newestClaim != claim }

  /// Says once that a newer engine moves the view; only an engine that would
  /// have had something to do gets here.
  private func standDown() {
    guard observation != nil else { return }
    observation = nil
    focusObservation = nil
    let decision = AvoidanceDecision(idle: .replaced)
    AvoidanceLog.write(.warning, decision.description)
    decisionHandler?(decision)
  }

  /// Tells of a shift, and once of each reason to do nothing.
  private func report(_ decision: AvoidanceDecision, after previous: AvoidanceDecision?) {
    if let reason = decision.reason, reason == previous?.reason { return }
    AvoidanceLog.write(.info, decision.description)
    decisionHandler?(decision)
  }
}
