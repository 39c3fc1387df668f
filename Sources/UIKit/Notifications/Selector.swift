/// A method to be called on an object that is not known yet.
///
/// Made from a method reference that names its type:
/// `Selector(ViewController.keyboardWillShow(_:))`. Made so it equals only its own
/// copies; made with a name, as in
/// `Selector("keyboardWillShow(_:)", ViewController.keyboardWillShow(_:))`, it
/// equals every selector of that name.
public struct Selector: Sendable {
  private enum Identity: Hashable, Sendable {
    case name(String)
    case unnamed(ObjectIdentifier)
  }

  private final class Token: Sendable {}

  /// The name it was made with.
  var name: String?
  /// What its copies alone share, kept so that its identity is not used again.
  private let token = Token()

  struct Arguments {
    var sender: Any?
    var event: Any?
    var third: Any?
  }

  /// Whether a receiver has the method.
  private let isMethod: @Sendable (_ receiver: AnyObject) -> Bool

  /// Calls the method with as much of sender and event as it takes.
  ///
  /// It returns what the method does, or that the receiver has no such method.
  private let call: @MainActor @Sendable (_ receiver: AnyObject, _ arguments: Arguments) -> Outcome

  private enum Outcome {
    case done(Any)
    case notFound
  }

  init<Receiver>(
    of _: Receiver.Type,
    call: @escaping @MainActor @Sendable (_ receiver: Receiver, _ arguments: Arguments) -> Any
  ) {
    isMethod = { $0 is Receiver }
    self.call = { receiver, arguments in
      guard let receiver = receiver as? Receiver else { return .notFound }
      return .done(call(receiver, arguments))
    }
  }

  private var identity: Identity { name.map(Identity.name) ?? .unnamed(ObjectIdentifier(token)) }

  /// Whether an object has the method.
  package func isImplemented(by receiver: AnyObject) -> Bool {
    isMethod(receiver)
  }

  /// Calls the method of an object, which must have it.
  ///
  /// - Parameters:
  ///   - receiver: The object whose method is called.
  ///   - sender: The control, the recogniser or the notification.
  ///   - event: The event behind it, for methods with two arguments.
  ///   - third: What methods with three arguments take besides.
  /// - Returns: What the method returns.
  @discardableResult
  @MainActor package func perform(
    on receiver: AnyObject, with sender: Any?, for event: Any? = nil, and third: Any? = nil
  ) -> Any {
    switch call(receiver, Arguments(sender: sender, event: event, third: third)) {
    case .done(let result): return result
    case .notFound:
      preconditionFailure("\(type(of: receiver)) does not have the method of this selector")
    }
  }

  /// An argument as the type that the method takes, which it must have.
  static func argument<Value>(_ value: Any?) -> Value {
    if let value = value as? Value { return value }
    preconditionFailure(
      "A method that takes \(Value.self) is called with \(value.map { "\($0)" } ?? "nil")")
  }
}

extension Selector: Hashable {
  /// Whether both are equal.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

extension Selector: CustomStringConvertible {
  /// The name, or that there is none.
  public var description: String { name ?? "(unnamed)" }
}
