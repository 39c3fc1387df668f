import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@MainActor struct AssociatedObjectTests {
  private final class Plain {
    let onEnd: (Plain) -> Void
    init(onEnd: @escaping (Plain) -> Void = { _ in }) { self.onEnd = onEnd }
    deinit { onEnd(self) }
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // Unsafe in name alone: their addresses are all that is used of them.
  nonisolated(unsafe) private static var key: UInt8 = 0
  // Unsafe in name alone, too.
  nonisolated(unsafe) private static var otherKey: UInt8 = 0

  @Test(.covers("UIViewController"))
  func `extensions add properties to classes of UIKit`() {
    let (view, controller) = (UIView(), UIViewController())
    #expect(view.note == nil)
    view.note = "one"
    controller.note = "two"
    #expect(view.note == "one")
    #expect(controller.note == "two")
    #expect(UIView().note == nil)
    view.note = nil
    #expect(view.note == nil)
    controller.partner = view
    #expect(controller.partner === view)
  }

  @Test(.covers("objc_removeAssociatedObjects(_:)"))
  func `keys are addresses`() {
    let object = NSObject()
    objc_setAssociatedObject(object, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &Self.key) as? Int == 1)
    #expect(objc_getAssociatedObject(object, &Self.otherKey) as? Int == 2)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &Self.key) == nil)
    #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
  }

  @Test(.covers("CALayer"))
  func `a value is let go when its object ends, whatever class that is of`() {
    func valueEnds<Object: AnyObject>(with make: () -> Object) -> Bool {
      var object: Object? = make()
      var value: Plain? = Plain()
      weak let remains = value
      if let object { objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN) }
      value = nil
      let isHeld = remains != nil
      object = nil
      return isHeld && remains == nil
    }
    #expect(valueEnds { UIView() })
    #expect(valueEnds { UIViewController() })
    #expect(valueEnds { CALayer() })
    #expect(valueEnds { NSObject() })
    #expect(valueEnds { NSMutableDictionary() })
    #expect(valueEnds { Plain() })
    #expect(valueEnds { Box([1]) })
    #expect(valueEnds { Box("a") })
    // The class is watched by now.
    #expect(valueEnds { Plain() })
  }

  @Test(
    .covers(
      "objc_AssociationPolicy", "objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN",
      "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY"))
  func `a policy says how a value is held`() {
    let object = NSObject()
    var value: NSMutableString? = "a"
    weak let remains = value
    objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, &Self.key) as? NSMutableString === value)
    objc_setAssociatedObject(object, &Self.otherKey, value, .OBJC_ASSOCIATION_COPY)
    value?.append("b")
    #expect(objc_getAssociatedObject(object, &Self.otherKey) as? NSString == "a")
    value = nil
    #expect(remains == nil)
    #expect(objc_getAssociatedObject(object, &Self.key) == nil)
    // A number is no object; it stays.
    objc_setAssociatedObject(object, &Self.key, 7, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, &Self.key) as? Int == 7)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 0o1403)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 0o1401)
  }

  @Test(
    .covers(
      "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC",
      "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC",
      "objc_AssociationPolicy.init(rawValue:)"))
  func `policies that are not atomic hold in the same ways`() {
    let object = NSObject()
    let value: NSMutableString = "a"
    objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &Self.otherKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    value.append("b")
    #expect(objc_getAssociatedObject(object, &Self.key) as? NSString == "ab")
    #expect(objc_getAssociatedObject(object, &Self.otherKey) as? NSString == "a")
    // The numbers of objc/runtime.h.
    let policies: [objc_AssociationPolicy?] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, nil,
      .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ]
    #expect((0...3).map(objc_AssociationPolicy.init) == policies)
    #expect(objc_AssociationPolicy(rawValue: 0o1401) == .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_AssociationPolicy(rawValue: 0o1403) == .OBJC_ASSOCIATION_COPY)
  }

  @Test(
    .covers("objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN", "objc_setAssociatedObject(_:_:_:_:)"))
  func `a deinitialiser still sees the values, and an object in the same place does not`() {
    var seen: [String?] = []
    for round in 0..<200 {
      let object = Plain {
        seen.append(objc_getAssociatedObject($0, &Self.key) as? String)
      }
      #expect(objc_getAssociatedObject(object, &Self.key) == nil)
      if round % 2 == 0 {
        objc_setAssociatedObject(object, &Self.key, "\(round)", .OBJC_ASSOCIATION_RETAIN)
      }
    }
    #expect(seen == (0..<200).map { $0 % 2 == 0 ? "\($0)" : nil })
  }

  @Test(.covers("objc_getAssociatedObject(_:_:)"))
  func `threads associate and end objects at the same time`() {
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<500 {
        let object = NSMutableArray()
        if objc_getAssociatedObject(object, &Self.key) != nil { wrong.increment() }
        objc_setAssociatedObject(object, &Self.key, "\(thread) \(round)", .OBJC_ASSOCIATION_RETAIN)
        if objc_getAssociatedObject(object, &Self.key) as? String != "\(thread) \(round)" {
          wrong.increment()
        }
      }
    }
    #expect(wrong.value == 0)
  }
}

/// A number that threads count.
private final class Locked: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int
  init(_ number: Int) { self.number = number }
  func increment() { lock.withLock { number += 1 } }
  var value: Int { lock.withLock { number } }
}
