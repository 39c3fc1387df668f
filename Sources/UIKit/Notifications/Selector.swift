/// A method to be called on an object that is not known yet.
///
/// Made from a method reference that names its type:
/// `Selector(ViewController.keyboardWillShow(_:))`. It has no identity, so two
/// selectors cannot be compared.
public struct Selector: Sendable {
  struct Arguments {
    var sender: Any?
    var event: Any?
  }

  /// Calls the method with as much of sender and event as it takes, or only
  /// looks for it when there are no arguments.
  ///
  /// It returns false when the receiver has no such method.
  private let call: @MainActor @Sendable (_ receiver: AnyObject, _ arguments: Arguments?) -> Bool

  init<Receiver>(
    of _: Receiver.Type,
    call: @escaping @MainActor @Sendable (_ receiver: Receiver, _ arguments: Arguments) -> Void
  ) {
    self.call = { receiver, arguments in
      guard let receiver = receiver as? Receiver else { return false }
      if let arguments { call(receiver, arguments) }
      return true
    }
  }

  /// Whether an object has the method.
  @MainActor package func isImplemented(by receiver: AnyObject) -> Bool {
    call(receiver, nil)
  }

  /// Calls the method of an object, which must have it.
  ///
  /// - Parameters:
  ///   - receiver: The object whose method is called.
  ///   - sender: The control, the recogniser or the notification.
  ///   - event: The event behind it, for methods with two arguments.
  @MainActor package func perform(
    on receiver: AnyObject, with sender: Any?, for event: Any? = nil
  ) {
    let isDone = call(receiver, Arguments(sender: sender, event: event))
    precondition(isDone, "\(type(of: receiver)) does not have the method of this selector")
  }

  /// An argument as the type that the method takes, which it must have.
  static func argument<Value>(_ value: Any?) -> Value {
    if let value = value as? Value { return value }
    preconditionFailure(
      "A method that takes \(Value.self) is called with \(value.map { "\($0)" } ?? "nil")")
  }
}
