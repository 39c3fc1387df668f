import Foundation

extension NSObject {
  /// Calls a method later, on the clock of the phone that the calling code runs in; object and
  /// argument are kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method, with no argument or with one.
  ///   - anArgument: What it is called with.
  ///   - delay: The seconds from now; 0 or less for the next turn.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    // Run before it returns, so nothing else uses object and argument meanwhile.
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    MainQueue.sync {
      World.current.delayedCalls.add(
        DelayedCalls.Call(target: target, selector: aSelector, argument: argument), after: delay)
    }
  }

  /// Calls a method later; every mode is the phone's own time.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    // A call that belongs to no mode is never made.
    if !modes.isEmpty { perform(aSelector, with: anArgument, afterDelay: delay) }
  }

  /// Takes back the calls of an object's method with an argument that are still to come.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (objectReference(to: aTarget), anArgument)
    MainQueue.sync {
      World.current.delayedCalls.cancel {
        $0.target === target && $0.selector == aSelector && $0.hasArgument(argument)
      }
    }
  }

  /// Takes back all calls of an object's methods that are still to come.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = objectReference(to: aTarget)
    MainQueue.sync { World.current.delayedCalls.cancel { $0.target === target } }
  }

  /// Whether the object has a method.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }
}

/// The calls that objects of a world still have to get.
@MainActor
private final class DelayedCalls: WorldPart {
  @MainActor
  final class Call {
    let target: AnyObject
    let selector: Selector
    let argument: Any?

    init(target: AnyObject, selector: Selector, argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    /// Whether it is made with an argument that equals another one.
    func hasArgument(_ other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let own?, let other?):
        if let own = own as? AnyHashable, let other = other as? AnyHashable {
          own == other
        } else {
          objectReference(to: own) === objectReference(to: other)
        }
      default: false
      }
    }
  }

  private let clock: FrameClock
  private var waiting: [(call: Call, work: ScheduledWork)] = []

  init(of world: World) {
    clock = world.clock
  }

  var isPristine: Bool { waiting.isEmpty }

  func add(_ call: Call, after delay: TimeInterval) {
    let work = clock.schedule(after: delay) { [weak self] in
      self?.waiting.removeAll { $0.call === call }
      call.selector.perform(on: call.target, with: call.argument)
    }
    waiting.append((call, work))
  }

  func cancel(where matches: (Call) -> Bool) {
    let cancelled = waiting.filter { matches($0.call) }
    waiting.removeAll { matches($0.call) }
    for (_, work) in cancelled { work.cancel() }
  }
}

extension World {
  fileprivate var delayedCalls: DelayedCalls { part() }
}
