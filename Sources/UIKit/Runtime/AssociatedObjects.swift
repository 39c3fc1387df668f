import CUIKit
import Foundation
import Synchronization

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held; reads as nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Held as a copy, where it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Held as a copy, where it can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, in the place of what was there; it is let go when
/// the object ends.
///
/// - Parameters:
///   - object: The object that holds the value.
///   - key: An address that stands for the key.
///   - value: The value; nil takes the one away that is there.
///   - policy: How it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value.map { HeldValue($0, policy) }, for: objectReference(to: object), key)
}

/// Returns what is associated with an object under a key; nil where nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: objectReference(to: object), key)
}

/// Lets go of everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: objectReference(to: object))
}

/// What is associated with objects, by their addresses: the class of an object that has any is
/// watched for the ends of its objects.
private enum AssociatedObjects {
  static let all = Mutex<[UInt: Associations]>([:])

  static func set(_ value: HeldValue?, for object: AnyObject, _ key: UnsafeRawPointer) {
    let (address, key) = (address(of: object), UInt(bitPattern: key))
    let metadata = metadata(of: object)
    // What is let go of may use associations in its deinitialiser: not under the lock.
    let old: HeldValue? = all.withLock { all in
      if let associations = all[address], associations.isValid {
        return associations.exchange(value, key)
      }
      guard let value, watchEnds(ofClass: metadata) else { return nil }
      let associations = Associations()
      all[address] = associations
      return associations.exchange(value, key)
    }
    withExtendedLifetime(old) {}
  }

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let (address, key) = (address(of: object), UInt(bitPattern: key))
    let held: HeldValue? = all.withLock { all in
      guard let associations = all[address], associations.isValid else { return nil }
      return associations.values[key]
    }
    return held?.value
  }

  static func removeAll(of object: AnyObject) {
    let address = address(of: object)
    let old: [UInt: HeldValue]? = all.withLock { all in
      guard let associations = all[address], associations.isValid else { return nil }
      return associations.removeAll()
    }
    withExtendedLifetime(old) {}
  }

  private static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  private static func metadata(of object: AnyObject) -> UInt {
    let type: AnyClass = type(of: object)
    // A reference to a class is the address of its metadata where there is no Objective-C.
    return unsafeBitCast(type, to: UInt.self)
  }

  private static func watchEnds(ofClass metadata: UInt) -> Bool {
    guard let metadata = UnsafeMutableRawPointer(bitPattern: metadata) else { return false }
    return UIKitWatchEnds(
      metadata,
      { object in
        let address = UInt(bitPattern: object)
        let associations: Associations? = AssociatedObjects.all.withLock { all in
          guard let associations = all[address], associations.isValid else { return nil }
          associations.endingThread = pthread_self()
          return associations
        }
        return associations.map { Unmanaged.passRetained($0).toOpaque() }
      },
      { object, left in
        let address = UInt(bitPattern: object)
        let associations = Unmanaged<Associations>.fromOpaque(left).takeRetainedValue()
        AssociatedObjects.all.withLock { all in
          // The next object at this address may have its own by now.
          if all[address] === associations { all[address] = nil }
        }
      })
  }
}

/// What one object has.
///
/// Unchecked since it is used under the lock of all alone, and let go of by the thread that ends the
/// object.
private final class Associations: @unchecked Sendable {
  private(set) var values: [UInt: HeldValue] = [:]

  /// The thread that is running the object's deinitialiser, which may still use what it has.
  var endingThread: pthread_t?

  /// Whether they are those of the object that the calling thread has at the address.
  var isValid: Bool { endingThread.map { pthread_equal($0, pthread_self()) != 0 } ?? true }

  func exchange(_ value: HeldValue?, _ key: UInt) -> HeldValue? {
    defer { values[key] = value }
    return values[key]
  }

  func removeAll() -> [UInt: HeldValue] {
    defer { values = [:] }
    return values
  }
}

/// A value as its policy holds it.
///
/// Unchecked since it never changes; code that associates a value answers for the threads on which
/// it is used, as on a phone.
private final class HeldValue: @unchecked Sendable {
  private let strong: Any?
  private weak let weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      (strong, weak) = (nil, objectReference(to: value))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      (strong, weak) = ((value as? any NSCopying)?.copy(with: nil) ?? value, nil)
    default:
      (strong, weak) = (value, nil)
    }
  }

  var value: Any? { strong ?? weak }
}
