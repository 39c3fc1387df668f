import Foundation

// On a phone the compiler turns these values into NSValue and NSNumber and
// back, so that a notification's `userInfo` can be read as either. On Linux
// the conformances below do; a value of another kind gives nil.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The value as an object, as `as AnyObject` makes it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Takes the value out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = CGRect(wrappedIn: source)
    precondition(result != nil, "No CGRect in \(source)")
  }

  /// Takes the value out of an object; false if it has none.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = CGRect(wrappedIn: source)
    return result != nil
  }

  /// The value of an object; that of zero if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { CGRect(wrappedIn: $0) } ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The value as an object, as `as AnyObject` makes it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  /// Takes the value out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = CGPoint(wrappedIn: source)
    precondition(result != nil, "No CGPoint in \(source)")
  }

  /// Takes the value out of an object; false if it has none.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = CGPoint(wrappedIn: source)
    return result != nil
  }

  /// The value of an object; that of zero if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source.flatMap { CGPoint(wrappedIn: $0) } ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The value as an object, as `as AnyObject` makes it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  /// Takes the value out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = CGSize(wrappedIn: source)
    precondition(result != nil, "No CGSize in \(source)")
  }

  /// Takes the value out of an object; false if it has none.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    result = CGSize(wrappedIn: source)
    return result != nil
  }

  /// The value of an object; that of zero if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source.flatMap { CGSize(wrappedIn: $0) } ?? .zero
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The value as an object, as `as AnyObject` makes it.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the value out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Takes the value out of an object; false if it has none.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The value of an object; that of zero if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
