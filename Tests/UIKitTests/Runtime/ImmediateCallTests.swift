import Foundation
import TestSupport
import Testing
import UIKit

/// Methods that are called by their selectors.
@MainActor struct ImmediateCallTests {
  @MainActor private final class Receiver: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func take(_ value: Any?) { calls.append("take \(value ?? "nothing")") }
    func make(_ name: String) -> NSObject { Named(name) }
    func join(_ left: String, _ right: String) -> String { left + right }
    func nothing() -> NSObject? { nil }
    func something() -> NSObject? { self }
  }

  private final class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test(
    .covers(
      "NSObject.perform(_:)", "NSObject.perform(_:with:)", "NSObject.perform(_:with:with:)"))
  func `a method is called at once, with its arguments, and what it returns comes back`() {
    withFreshUIKit { _, clock in
      let receiver = Receiver()
      #expect(receiver.perform(Selector(Receiver.plain)) == nil)
      receiver.perform(Selector(Receiver.take(_:)), with: 3)
      receiver.perform(Selector(Receiver.take(_:)), with: nil)
      #expect(receiver.calls == ["plain", "take 3", "take nothing"])
      weak var kept: NSObject?
      do {
        let made = receiver.perform(Selector(Receiver.make(_:)), with: "a")
        let object = made?.takeUnretainedValue() as? Named
        #expect(object?.name == "a")
        kept = object
      }
      // The turn keeps a result that has no other owner, as an autorelease pool does.
      #expect(kept != nil)
      clock.runDue()
      #expect(kept == nil)
      let joined = receiver.perform(Selector(Receiver.join(_:_:)), with: "x", with: "y")
      #expect(joined?.takeUnretainedValue() as? String == "xy")
      #expect(receiver.perform(Selector(Receiver.nothing)) == nil)
      #expect(
        receiver.perform(Selector(Receiver.something))?.takeUnretainedValue() === receiver)
      clock.runDue()
    }
  }
}
