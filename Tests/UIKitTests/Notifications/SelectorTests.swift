import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor private class Receiver {
  var calls: [String] = []

  func none() { calls.append("none") }
  func one(_ notification: Notification) { calls.append("one \(notification.name.rawValue)") }
  func old(notification: NSNotification) { calls.append("old \(notification.name.rawValue)") }
  func maybe(_ notification: Notification?) { calls.append("maybe \(notification != nil)") }
  func anything(_ sender: Any?) { calls.append("anything \(sender != nil)") }
  func sender(_ sender: NSString) { calls.append("sender \(sender)") }
  func event(_ sender: NSString, for event: NSNumber?) {
    calls.append("event \(sender) \(event?.stringValue ?? "nil")")
  }
  func answer() -> Bool {
    calls.append("answer")
    return true
  }
}

private final class Heir: Receiver {}

private final class Plain {
  var calls = 0
  func none() { calls += 1 }
  func one(_ notification: Notification) { calls += 1 }
  func two(_ sender: NSString, _ event: NSNumber) { calls += 1 }
}

@MainActor struct SelectorTests {
  @Test(.covers("Selector"))
  func `a method gets as much as it takes, in the type it takes`() {
    let receiver = Receiver()
    let rang = Notification(name: Notification.Name("rang"))
    let selectors = [
      Selector(Receiver.none), Selector(Receiver.one(_:)), Selector(Receiver.old(notification:)),
      Selector(Receiver.maybe(_:)), Selector(Receiver.anything(_:)), Selector(Receiver.answer),
    ]
    for selector in selectors { selector.perform(on: receiver, with: rang) }
    #expect(
      receiver.calls == ["none", "one rang", "old rang", "maybe true", "anything true", "answer"])
  }

  @Test(.covers("Selector.init(_:)"))
  func `an NSNotification reaches a method that takes a Notification`() {
    let receiver = Receiver()
    let rang = NSNotification(name: Notification.Name("rang"), object: nil)
    Selector(Receiver.one(_:)).perform(on: receiver, with: rang)
    Selector(Receiver.old(notification:)).perform(on: receiver, with: rang)
    #expect(receiver.calls == ["one rang", "old rang"])
  }

  @Test func `nothing reaches methods whose argument is optional`() {
    let receiver = Receiver()
    Selector(Receiver.maybe(_:)).perform(on: receiver, with: nil)
    Selector(Receiver.anything(_:)).perform(on: receiver, with: nil)
    Selector(Receiver.event(_:for:)).perform(on: receiver, with: "key" as NSString, for: nil)
    #expect(receiver.calls == ["maybe false", "anything false", "event key nil"])
  }

  @Test func `an action gets its sender and its event`() {
    let receiver = Receiver()
    Selector(Receiver.sender(_:)).perform(on: receiver, with: "key" as NSString)
    Selector(Receiver.event(_:for:)).perform(
      on: receiver, with: "key" as NSString, for: 7 as NSNumber)
    #expect(receiver.calls == ["sender key", "event key 7"])
  }

  @Test func `methods without isolation can be called as well`() {
    let plain = Plain()
    Selector(Plain.none).perform(on: plain, with: nil)
    Selector(Plain.one(_:)).perform(on: plain, with: Notification(name: Notification.Name("rang")))
    Selector(Plain.two(_:_:)).perform(on: plain, with: "key" as NSString, for: 7 as NSNumber)
    #expect(plain.calls == 3)
  }

  @Test func `it knows who has the method`() {
    let selector = Selector(Receiver.none)
    let heir = Heir()
    #expect(selector.isImplemented(by: Receiver()))
    #expect(selector.isImplemented(by: heir))
    #expect(!selector.isImplemented(by: Plain()))
    #expect(heir.calls.isEmpty)
  }

  @Test func `a receiver without the method is a programmer error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Selector(Receiver.none).perform(on: NSObject(), with: nil) }
    }
  }

  @Test func `an argument of another type is a programmer error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Selector(Receiver.sender(_:)).perform(on: Receiver(), with: 7 as NSNumber)
      }
    }
  }
}
