/// Whom a control tells about some of its events.
@MainActor
struct ControlTarget {
  enum Receiver {
    /// An object, held weakly, and what to call on it.
    case object(WeakObject, Selector)
    /// The first on the responder chain that has the method.
    case responderChain(Selector)
    case action(UIAction)
  }

  struct WeakObject {
    weak var object: AnyObject?
  }

  let receiver: Receiver
  var events: UIControl.Event

  /// Whether the receiver has gone for good.
  var isDead: Bool {
    if case .object(let target, _) = receiver { target.object == nil } else { false }
  }

  /// Whether a method of the object is called, or of any where there is none.
  func calls(_ action: Selector?, of object: AnyObject?) -> Bool {
    switch receiver {
    case .object(let target, let selector):
      (object == nil || target.object === object) && (action == nil || selector == action)
    case .responderChain(let selector):
      object == nil && (action == nil || selector == action)
    case .action: false
    }
  }

  /// Whether it is an object and not the responder chain that has the method.
  var hasObject: Bool { if case .object = receiver { true } else { false } }

  /// The method that is called; an action has none.
  var selector: Selector? {
    switch receiver {
    case .object(_, let selector), .responderChain(let selector): selector
    case .action: nil
    }
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = receiver { action.identifier == identifier } else { false }
  }
}
