import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// Recognisers of users' own, which see nothing but what UIKit makes public.
@MainActor struct GestureSubclassTests {
  private func withPad(_ test: (UIView, (String) -> Void) -> Void) {
    withFreshUIKit { window, clock in
      let stage = GestureStage("", relations: "", in: window, clock)
      test(stage.inner, stage.play)
    }
  }

  @Test(
    .covers(
      "UIGestureRecognizer.State.recognized", "UIGestureRecognizer.reset()",
      "UIGestureRecognizer.touchesBegan(_:with:)", "UIGestureRecognizer.touchesCancelled(_:with:)",
      "UIGestureRecognizer.touchesEnded(_:with:)", "UIGestureRecognizer.touchesMoved(_:with:)"))
  func `a checkmark is recognised, and nothing else`() {
    withPad { pad, play in
      let checkmark = CheckmarkGestureRecognizer()
      pad.addGestureRecognizer(checkmark)
      let counter = Counter()
      checkmark.addTarget(counter, action: Selector(Counter.count))
      play("1d100,100 1m120,130 1m160,80 1u")
      #expect(counter.value == 1)
      #expect(checkmark.log == ["began 1", "moved", "moved", "ended", "reset 3"])
      play("1d100,100 1m120,130 1u")
      #expect(checkmark.log.suffix(3) == ["moved", "ended", "reset 5"])
      play("1d100,100 1m120,130 1m80,80 1m60,60 1u")
      #expect(checkmark.log.suffix(4) == ["began 1", "moved", "moved", "reset 5"])
      play("1d100,100 1c")
      #expect(checkmark.log.suffix(3) == ["began 1", "cancelled", "reset 5"])
      play("1d100,100 2d200,200 1u 2u")
      #expect(checkmark.log.suffix(3) == ["began 1", "began 2", "reset 5"])
      #expect(counter.value == 1)
    }
  }

  @Test(
    .covers(
      "UIGestureRecognizer.State.failed", "UIGestureRecognizer.canPrevent(_:)",
      "UIGestureRecognizer.shouldBeRequiredToFail(by:)",
      "UIGestureRecognizer.shouldRequireFailure(of:)"))
  func `a subclass decides by itself whom it keeps from recognising, and who keeps it`() {
    withPad { pad, play in
      let (down, tap) = (TouchDownGestureRecognizer(), UITapGestureRecognizer())
      let counter = Counter()
      tap.addTarget(counter, action: Selector(Counter.count))
      pad.addGestureRecognizer(down)
      pad.addGestureRecognizer(tap)
      play("1d100,100 1u")
      #expect(down.states == [.began, .ended, .possible])
      #expect(counter.value == 1)
      down.prevented = [tap]
      play("1d100,100 1u")
      #expect(counter.value == 1)
      down.prevented = []
      down.waitsFor = [tap]
      play("1d100,100 1u")
      #expect(counter.value == 2)
      #expect(down.states.suffix(2) == [.failed, .possible])
      down.waitsFor = []
      down.isAwaitedBy = [tap]
      play("1d100,100 1u")
      #expect(counter.value == 2)
    }
  }

  @Test(
    .covers(
      "UIGestureRecognizer.State.began", "UIGestureRecognizer.canBePrevented(by:)",
      "UIGestureRecognizer.ignore(_:for:)"))
  func `what began earlier keeps a subclass from beginning only if that lets it`() {
    withPad { pad, play in
      let (pan, down) = (UIPanGestureRecognizer(), TouchDownGestureRecognizer())
      pad.addGestureRecognizer(pan)
      play("1d100,100 1m150,100")
      pad.addGestureRecognizer(down)
      down.preventing = [pan]
      play("2d200,200 2u")
      #expect(down.states == [.failed, .possible])
      down.preventing = []
      play("2d200,200 2u")
      #expect(down.states.suffix(3) == [.began, .ended, .possible])
    }
  }

  @Test(.covers("UIGestureRecognizer.State.ended"))
  func `a touch that is ignored is neither followed nor taken from the view`() {
    withFreshUIKit { window, clock in
      let stage = GestureStage("", relations: "", in: window, clock)
      let down = TouchDownGestureRecognizer()
      down.ignoresOthers = true
      stage.inner.addGestureRecognizer(down)
      stage.play("1d100,100 2d200,200")
      #expect(down.numberOfTouches == 1)
      stage.play("2m210,210 2u")
      #expect(stage.inner.log == "bme")
      #expect(down.states == [.began])
      stage.play("1u")
      #expect(down.states == [.began, .ended, .possible])
    }
  }

  @Test(.covers("UIEvent.timestamp"))
  func `a subclass of a tap goes by its own rule as well`() {
    withPad { pad, play in
      let (tap, counter) = (QuickTapGestureRecognizer(), Counter())
      tap.addTarget(counter, action: Selector(Counter.count))
      pad.addGestureRecognizer(tap)
      play("1d100,100 +0.2 1u")
      #expect(counter.value == 1)
      play("1d100,100 +0.3 1u")
      #expect(counter.value == 1)
    }
  }

  @MainActor private final class Counter {
    var value = 0
    func count() { value += 1 }
  }
}
