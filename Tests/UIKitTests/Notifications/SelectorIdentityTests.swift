import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct SelectorIdentityTests {
  private final class Target: NSObject {
    var log: [String] = []

    func plain() { log.append("plain") }
    func sender(_ sender: Any?) { log.append("sender") }
  }

  private let plain = Selector("plain", Target.plain)
  private let sender = Selector("sender(_:)", Target.sender(_:))

  @Test(.covers("Selector.==(_:_:)", "Selector.hash(into:)", "Selector.init(_:_:)"))
  func `two are equal by name, one without a name equals its copies alone`() {
    #expect(plain == Selector("plain", Target.plain))
    #expect(plain != sender)
    let unnamed = Selector(Target.plain)
    let copy = unnamed
    #expect(unnamed == copy)
    #expect(unnamed != Selector(Target.plain))
    #expect(unnamed != plain)
    #expect([plain: 1, sender: 2, unnamed: 3][Selector("sender(_:)", Target.sender(_:))] == 2)
    #expect(["\(sender)", "\(unnamed)"] == ["sender(_:)", "(unnamed)"])
  }

  @Test func `a control calls an equal method once, lists it, and forgets it alone`() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: plain, for: .touchDown)
    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(target, action: plain, for: .valueChanged)
    control.addTarget(target, action: sender, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["plain", "sender"])
    #expect(
      control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain", "sender(_:)"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == nil)
    control.removeTarget(target, action: plain, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["plain", "sender", "sender", "plain"])
  }

  @Test(.covers("UIGestureRecognizer.removeTarget(_:action:)"))
  func `a recogniser calls an equal method once, and forgets it alone`() {
    withFreshUIKit { window, _ in
      let target = Target()
      let tap = UITapGestureRecognizer()
      for _ in 0..<2 { tap.addTarget(target, action: plain) }
      tap.addTarget(target, action: sender)
      window.addGestureRecognizer(tap)
      @MainActor func touch() {
        window.deliverTouch(.began, at: CGPoint(x: 50, y: 50))
        window.deliverTouch(.ended, at: CGPoint(x: 50, y: 50))
      }
      touch()
      #expect(target.log == ["plain", "sender"])
      tap.removeTarget(target, action: Selector("plain", Target.plain))
      touch()
      #expect(target.log == ["plain", "sender", "sender"])
      tap.removeTarget(nil, action: nil)
      touch()
      #expect(target.log == ["plain", "sender", "sender"])
    }
  }
}
