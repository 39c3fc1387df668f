import Foundation

extension UIControl {
  /// Calls a method of a target at some events; a nil target means whoever on the responder chain
  /// has the method.
  ///
  /// The target is held weakly. Selectors have no identity here, so the same method added twice is
  /// called twice.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    // In the initialiser of a stored property `self` is not the object but a method of its class;
    // what is no object goes along the responder chain too.
    if let target, type(of: target) is AnyClass {
      let object = ControlTarget.WeakObject(object: target as AnyObject)
      targets.append(.init(receiver: .object(object, action), events: controlEvents))
    } else {
      targets.append(.init(receiver: .responderChain(action), events: controlEvents))
    }
  }

  /// Stops calling all methods of a target at some events; a nil target means every target.
  ///
  /// Selectors have no identity here, so `action` can only be nil.
  public func removeTarget(_ target: Any?, action: Never?, for controlEvents: Event) {
    for index in targets.indices {
      switch targets[index].receiver {
      case .action: continue
      case .object, .responderChain:
        guard target.map({ targets[index].isSameObject(as: $0 as AnyObject) }) ?? true else {
          continue
        }
        targets[index].events.subtract(controlEvents)
      }
    }
    targets.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// Calls an action at some events, in place of an earlier one with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(.init(receiver: .action(action), events: controlEvents))
  }

  /// Stops calling an action at some events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier at some events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in targets.indices where targets[index].isAction(identifier) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll(where: \.events.isEmpty)
  }

  /// Every event that somebody is told of.
  public var allControlEvents: Event {
    targets.reduce(into: []) { events, target in
      if !target.isDead { events.formUnion(target.events) }
    }
  }

  /// Tells everybody who is to be told of some events, in the order they were added.
  public func sendActions(for controlEvents: Event) {
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
}
