// Each form twice: for methods without isolation, which plain observers have,
// and for methods of the main actor, which UIKit's classes have. Code in Swift
// 5 mode always finds the first one and thus compiles without a word; in Swift
// 6 mode isolation chooses. `@preconcurrency` leaves isolation out of a
// function's symbol, so the order of the type parameters keeps the two apart.

extension Selector {
  /// Makes a selector of a method without arguments.
  public init<Result, Receiver>(_ method: @escaping (Receiver) -> () -> Result) {
    // Selectors are performed on the main actor alone.
    nonisolated(unsafe) let method = method
    self.init(of: Receiver.self) { receiver, _ in method(receiver)() }
  }

  /// Makes a selector of a method that takes the sender, or the notification.
  public init<Sender, Receiver, Result>(_ method: @escaping (Receiver) -> (Sender) -> Result) {
    nonisolated(unsafe) let method = method
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(Self.argument(arguments.sender))
    }
  }

  /// Makes a selector of a method that takes the sender and the event.
  public init<Sender, Receiver, Event, Result>(
    _ method: @escaping (Receiver) -> (Sender, Event) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(Self.argument(arguments.sender), Self.argument(arguments.event))
    }
  }

  /// Makes a selector of a method with three arguments, as an animation's delegate has.
  public init<First, Receiver, Second, Third, Result>(
    _ method: @escaping (Receiver) -> (First, Second, Third) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(
        Self.argument(arguments.sender), Self.argument(arguments.event),
        Self.argument(arguments.third))
    }
  }

  /// Makes a selector of a main-actor method without arguments.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    self.init(of: Receiver.self) { receiver, _ in method(receiver)() }
  }

  /// Makes a selector of a main-actor method that takes the sender, or the
  /// notification.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, Sender, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(Self.argument(arguments.sender))
    }
  }

  /// Makes a selector of a main-actor method that takes the sender and the
  /// event.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, Sender, Event, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(Self.argument(arguments.sender), Self.argument(arguments.event))
    }
  }

  /// Makes a selector of a main-actor method with three arguments.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, First, Second, Third, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(
        Self.argument(arguments.sender), Self.argument(arguments.event),
        Self.argument(arguments.third))
    }
  }
}

// The same with the name that two selectors of one method share.

extension Selector {
  /// Makes a named selector of a method without arguments.
  public init<Result, Receiver>(_ name: String, _ method: @escaping (Receiver) -> () -> Result) {
    self.init(method)
    self.name = name
  }

  /// Makes a named selector of a method that takes the sender, or the notification.
  public init<Sender, Receiver, Result>(
    _ name: String, _ method: @escaping (Receiver) -> (Sender) -> Result
  ) {
    self.init(method)
    self.name = name
  }

  /// Makes a named selector of a method that takes the sender and the event.
  public init<Sender, Receiver, Event, Result>(
    _ name: String, _ method: @escaping (Receiver) -> (Sender, Event) -> Result
  ) {
    self.init(method)
    self.name = name
  }

  /// Makes a named selector of a method with three arguments.
  public init<First, Receiver, Second, Third, Result>(
    _ name: String, _ method: @escaping (Receiver) -> (First, Second, Third) -> Result
  ) {
    self.init(method)
    self.name = name
  }

  /// Makes a named selector of a main-actor method without arguments.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    self.init(of: Receiver.self) { receiver, _ in method(receiver)() }
    self.name = name
  }

  /// Makes a named selector of a main-actor method that takes the sender, or the
  /// notification.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(Self.argument(arguments.sender))
    }
    self.name = name
  }

  /// Makes a named selector of a main-actor method that takes the sender and the
  /// event.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(Self.argument(arguments.sender), Self.argument(arguments.event))
    }
    self.name = name
  }

  /// Makes a named selector of a main-actor method with three arguments.
  @preconcurrency @_disfavoredOverload
  public init<Receiver, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(of: Receiver.self) { receiver, arguments in
      method(receiver)(
        Self.argument(arguments.sender), Self.argument(arguments.event),
        Self.argument(arguments.third))
    }
    self.name = name
  }
}
