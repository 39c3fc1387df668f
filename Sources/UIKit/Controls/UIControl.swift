import Foundation

/// A view that turns touches into events and tells its targets of them.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var targets: [ControlTarget] = []
  private weak var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Creates a control that calls an action when it does what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      stateDidChange()
    }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// How the control looks.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Where the content stands between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { stateDidChange() }
  }

  /// Where the content stands between the sides.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { stateDidChange() }
  }

  /// Where the content stands between the sides, with left or right in place of the side where lines
  /// begin or end.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Targets

  /// Calls a method of a target at some events; a nil target means the first on the
  /// responder chain that has the method.
  ///
  /// The target is held weakly. The same method of the same target is called once, as far as the
  /// selectors are equal.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    // In the initialiser of a stored property `self` is not the object but a method of its class;
    // what is no object goes along the responder chain too.
    let object = target.flatMap { type(of: $0) is AnyClass ? objectReference(to: $0) : nil }
    if let index = targets.firstIndex(where: {
      $0.calls(action, of: object) && $0.hasObject == (object != nil)
    }) {
      targets[index].events.formUnion(controlEvents)
    } else if let object {
      let target = ControlTarget.WeakObject(object: object)
      targets.append(.init(receiver: .object(target, action), events: controlEvents))
    } else {
      targets.append(.init(receiver: .responderChain(action), events: controlEvents))
    }
  }

  /// Stops calling a method of a target at some events; a nil target means every target, a nil
  /// action every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { objectReference(to: $0) }
    for index in targets.indices where targets[index].calls(action, of: object) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// Returns the names of the methods of a target that are called at an event; nil where there are
  /// none.
  ///
  /// A selector made without a name is called “(unnamed)”.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { objectReference(to: $0) }
    let names = targets.filter {
      $0.hasObject == (object != nil) && $0.calls(nil, of: object)
        && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap(\.selector?.description)
    return names.isEmpty ? nil : names
  }

  /// Calls an action at some events, in place of an earlier one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(.init(receiver: .action(action), events: controlEvents))
  }

  /// Stops calling an action at some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier at some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in targets.indices where targets[index].isAction(identifier) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll(where: \.events.isEmpty)
  }

  /// Every event that has a target.
  open var allControlEvents: Event {
    targets.reduce(into: []) { events, target in
      if !target.isDead { events.formUnion(target.events) }
    }
  }

  /// Calls the targets of some events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, nil)
  }

  func sendActions(for controlEvents: Event, _ event: UIEvent?) {
    targets.removeAll(where: \.isDead)
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      switch target.receiver {
      case .object(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      case .responderChain(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Calls a method of a target; every call to a target comes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    world.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action; every call of an action comes through here.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  // MARK: Tracking

  /// Whether a finger is being followed.
  open private(set) var isTracking = false

  /// Whether the finger that is followed is over the control or near it.
  open private(set) var isTouchInside = false

  /// How far outside the bounds a finger still counts as inside, in points.
  private static let touchMargin: CGFloat = 70

  /// Returns whether to follow a finger that came down.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether to go on following a finger that has moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger that was followed has gone up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the finger that was followed has been taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      finishTracking()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    finishTracking()
    sendActions(for: isInside ? eventsOfTap : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(with: event)
  }

  /// What a finger going up inside the control means.
  var eventsOfTap: Event { .touchUpInside }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopTracking(with: nil) }
  }

  /// Whether a recogniser further out must leave taps on this control alone.
  func takesTap(before recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return isEnabled && tap.view !== self && tap.numberOfTapsRequired == 1
      && tap.numberOfTouchesRequired == 1
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin)
      .contains(touch.location(in: self))
  }

  private func finishTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func stopTracking(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    finishTracking()
    sendActions(for: .touchCancel, event)
  }
}
