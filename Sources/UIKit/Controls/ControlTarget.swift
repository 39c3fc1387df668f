/// Whom a control tells about some of its events.
@MainActor
struct ControlTarget {
  enum Receiver {
    /// An object, held weakly, and what to call on it.
    case object(WeakObject, Selector)
    /// Whoever on the responder chain has the method.
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

  func isSameObject(as object: AnyObject) -> Bool {
    if case .object(let target, _) = receiver { target.object === object } else { false }
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = receiver { action.identifier == identifier } else { false }
  }
}
