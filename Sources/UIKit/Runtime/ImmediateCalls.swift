import Foundation

extension NSObject {
  /// Calls a method now and returns the object that it returns, if it does; it lives to the end of the
  /// turn at least.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    call(aSelector, nil, nil)
  }

  /// Calls a method with an argument now and returns the object that it returns, if it does; it lives
  /// to the end of the turn at least.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, object, nil)
  }

  /// Calls a method with two arguments now and returns the object that it returns, if it does; it lives
  /// to the end of the turn at least.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    call(aSelector, object1, object2)
  }

  private func call(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { preconditionFailure("there is no method without a selector") }
    // Run before it returns, so nothing else uses object and arguments meanwhile.
    nonisolated(unsafe) let (target, first, second) = (self, first, second)
    let result = MainQueue.sync {
      let made = object(of: selector.perform(on: target, with: first, for: second))
      if let made {
        nonisolated(unsafe) let kept = made
        let clock = World.current.clock
        clock.schedule(at: clock.now) { _ = kept }
      }
      return Returned(object: made.map(Unmanaged.passUnretained))
    }
    return result.object
  }
}

// Unchecked, since it is handed over and not shared: the caller waits for it.

/// What a method has returned, on its way to the caller.
private struct Returned: @unchecked Sendable {
  let object: Unmanaged<AnyObject>?
}

/// What a method has returned as an object; nil where that is nothing.
private func object(of result: Any) -> AnyObject? {
  if result is Void { return nil }
  if let optional = result as? any OptionalResult { return optional.objectInside }
  return result as AnyObject
}

/// What a method returns that may be nothing.
private protocol OptionalResult {
  var objectInside: AnyObject? { get }
}

extension Optional: OptionalResult {
  fileprivate var objectInside: AnyObject? { map { $0 as AnyObject } }
}
