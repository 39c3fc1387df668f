// Each form twice: for methods of the main actor, which UIKit's classes have,
// and for methods without isolation, which plain observers have. In Swift 5
// mode `@preconcurrency` keeps the compiler from asking for more.

extension Selector {
  /// Makes a selector of a method without arguments.
  @preconcurrency
  public init<Receiver, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    self.init(of: Receiver.self) { receiver, _ in _ = method(receiver)() }
  }

  /// Makes a selector of a method that takes the sender, or the notification.
  @preconcurrency
  public init<Receiver, Sender, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      _ = method(receiver)(Self.argument(arguments.sender))
    }
  }

  /// Makes a selector of a method that takes the sender and the event.
  @preconcurrency
  public init<Receiver, Sender, Event, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      _ = method(receiver)(Self.argument(arguments.sender), Self.argument(arguments.event))
    }
  }

  /// Makes a selector of a method without isolation and arguments.
  @_disfavoredOverload
  public init<Receiver, Result>(_ method: @escaping @Sendable (Receiver) -> () -> Result) {
    self.init(of: Receiver.self) { receiver, _ in _ = method(receiver)() }
  }

  /// Makes a selector of a method without isolation that takes the sender, or
  /// the notification.
  @_disfavoredOverload
  public init<Receiver, Sender, Result>(
    _ method: @escaping @Sendable (Receiver) -> (Sender) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      _ = method(receiver)(Self.argument(arguments.sender))
    }
  }

  /// Makes a selector of a method without isolation that takes the sender and
  /// the event.
  @_disfavoredOverload
  public init<Receiver, Sender, Event, Result>(
    _ method: @escaping @Sendable (Receiver) -> (Sender, Event) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      _ = method(receiver)(Self.argument(arguments.sender), Self.argument(arguments.event))
    }
  }
}
