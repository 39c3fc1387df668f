import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// A tick is 1/600 s.
@MainActor struct DelayedCallTests {
  @MainActor private final class Receiver: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func take(_ value: Any?) { calls.append("take \(value ?? "nothing")") }
  }

  private let plain = Selector("plain", Receiver.plain)
  private let take = Selector("take(_:)", Receiver.take(_:))

  @Test(
    .covers("NSObject.perform(_:with:afterDelay:)", "NSObject.perform(_:with:afterDelay:inModes:)"))
  func `calls come on the clock, in the order of their times`() {
    withFreshUIKit { _, clock in
      let receiver = Receiver()
      receiver.perform(take, with: 1, afterDelay: 0.5)
      receiver.perform(plain, with: nil, afterDelay: 0.25)
      receiver.perform(take, with: nil, afterDelay: -3)
      receiver.perform(take, with: "never", afterDelay: 0, inModes: [])
      #expect(receiver.calls.isEmpty)
      clock.advance(to: 149)
      #expect(receiver.calls == ["take nothing"])
      clock.advance(to: 150)
      #expect(receiver.calls == ["take nothing", "plain"])
      clock.advance(to: 300)
      #expect(receiver.calls == ["take nothing", "plain", "take 1"])
    }
  }

  @Test(
    .covers(
      "NSObject.cancelPreviousPerformRequests(withTarget:)",
      "NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)"))
  func `calls are taken back by method and equal argument, or all of them`() {
    withFreshUIKit { _, clock in
      let (receiver, other) = (Receiver(), Receiver())
      for value in [1, 2, 1] { receiver.perform(take, with: value, afterDelay: 1) }
      receiver.perform(plain, with: nil, afterDelay: 1)
      other.perform(take, with: 1, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: take, object: 1)
      clock.advance(to: 600)
      #expect(receiver.calls == ["take 2", "plain"])
      #expect(other.calls == ["take 1"])
      receiver.perform(take, with: nil, afterDelay: 1)
      receiver.perform(plain, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver)
      #expect(clock.nextTick == nil)
    }
  }

  @Test func `object and argument live until the call, or until it is taken back`() {
    withFreshUIKit { _, clock in
      weak var remains: Receiver?
      weak var argument: NSObject?
      @MainActor func call() -> Receiver {
        let (receiver, object) = (Receiver(), NSObject())
        (remains, argument) = (receiver, object)
        receiver.perform(take, with: object, afterDelay: 1)
        return receiver
      }
      _ = call()
      #expect(remains != nil && argument != nil)
      clock.advance(by: 600)
      #expect(remains == nil && argument == nil)
      NSObject.cancelPreviousPerformRequests(withTarget: call())
      #expect(remains == nil && argument == nil)
    }
  }

  @Test(.covers("NSObject.responds(to:)", "UIView.layoutSubviews()"))
  func `a debouncer says the last word alone`() {
    withFreshUIKit { _, clock in
      let debouncer = Debouncer()
      #expect(debouncer.speaks)
      #expect(!debouncer.responds(to: Selector(UIView.layoutSubviews)))
      for tick in [0, 100, 200] {
        clock.advance(to: tick)
        debouncer.say("word", after: 0.2)
      }
      clock.advance(to: 319)
      #expect(debouncer.words.isEmpty)
      clock.advance(to: 320)
      #expect(debouncer.words == ["word"])
      debouncer.say("word", after: 0.2)
      debouncer.stop()
      clock.advance(by: 600)
      #expect(debouncer.words == ["word"])
    }
  }

  @Test(.covers("UIResponder.awakeFromNib()"))
  func `objects know their classes`() {
    let view: NSObject = NibView()
    #expect(view.isKind(of: UIView.self))
    #expect(!view.isKind(of: UIControl.self))
    #expect(view.isMember(of: NibView.self))
    #expect(!view.isMember(of: UIView.self))
  }

  @Test func `a subclass awakes from no nib but by itself`() {
    let view = NibView()
    #expect(!view.isAwake)
    view.awakeFromNib()
    #expect(view.isAwake)
  }
}
