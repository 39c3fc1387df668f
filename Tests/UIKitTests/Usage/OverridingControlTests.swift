import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@MainActor struct OverridingControlTests {
  @Test(.covers("UIButton.ButtonType", "UIButton.ButtonType.close"))
  func `controls and buttons say what their classes say`() {
    #expect(OverridingControl().isTracking)
    #expect(!OverridingControl().isTouchInside)
    #expect(OverridingButton(type: .system).buttonType == .close)
  }

  @Test(
    .covers("UIEvent.EventType", "UIScreen.scale"))
  func `classes of which UIKit makes one are open`() {
    withFreshUIKit { _, _ in
      #expect(OverridingScreen().bounds.size == CGSize(width: 1, height: 2))
      #expect(OverridingScreen().scale == 3)
      #expect(OverridingTouch().tapCount == 7)
      #expect(OverridingTouch().location(in: nil) == CGPoint(x: 5, y: 6))
      #expect(OverridingEvent().allTouches?.count == 1)
      let app = OverridingApplication()
      let view = ChoosyResponder()
      _ = app.sendAction(ChoosyResponder.pasteAction, to: view, from: nil, for: nil)
      #expect(app.actions == 1)
      #expect(view.performed == ["paste"])
      let action = OverridingAction(title: "Go") { _ in }
      #expect(UIButton(primaryAction: action).title(for: .normal) == "(Go)")
    }
  }

  @Test func `a centre of its own hears of each post`() {
    let center = CountingCenter()
    let name = Notification.Name("rang")
    let observer = Observer()
    center.addObserver(observer, selector: Selector(Observer.hear(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["a": 1])
    center.post(Notification(name: name))
    center.removeObserver(observer)
    center.post(name: name, object: nil)
    #expect(
      center.posts == [
        "add", "by name", "rang", "by name", "rang", "rang", "remove", "by name", "rang",
      ])
    #expect(observer.count == 3)
    #expect(NotificationCenter.default === NotificationCenter.default)
  }

  @Test(.covers("UIControl.Event.touchUpInside", "UIResponder.target(forAction:withSender:)"))
  func `a bare target made before its controller finds it along the responders`() {
    withFreshUIKit { window, clock in
      let controller = EarlyTargetController()
      window.rootViewController = controller
      clock.runDue()
      controller.button.sendActions(for: .touchUpInside)
      #expect(controller.taps == 1)
      // The first responder's chain, which is asked first, has no such method.
      let other = ChoosyResponder()
      window.addSubview(other)
      other.becomeFirstResponder()
      controller.button.sendActions(for: .touchUpInside)
      #expect(controller.taps == 2)
    }
  }

  @Test(.covers("UIApplication.sendAction(_:to:from:for:)"))
  func `an action without a target goes to what can perform it, or what that names`() {
    withFreshUIKit { window, _ in
      let (outer, inner, elsewhere) = (ChoosyResponder(), ChoosyResponder(), ChoosyResponder())
      window.addSubview(outer)
      outer.addSubview(inner)
      inner.becomeFirstResponder()
      @MainActor func send(_ action: Selector) -> Bool {
        UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
      }
      #expect(!send(ChoosyResponder.copyAction))
      outer.allowsCopy = true
      #expect(
        inner.target(forAction: ChoosyResponder.copyAction, withSender: nil) as? UIView === outer)
      #expect(send(ChoosyResponder.copyAction))
      #expect(outer.performed == ["copy"])
      #expect(send(ChoosyResponder.pasteAction))
      #expect(inner.performed == ["paste"])
      inner.substitute = elsewhere
      #expect(send(ChoosyResponder.pasteAction))
      #expect(elsewhere.performed == ["paste"])
    }
  }

  @Test(
    .covers("Selector.description"))
  func `a selector may take three arguments`() {
    let listener = AnimationListener()
    let nothing: UnsafeMutableRawPointer? = nil
    AnimationListener.didStop.perform(on: listener, with: "fade", for: true, and: nothing as Any)
    AnimationListener.named.perform(on: listener, with: nil, for: false, and: nothing as Any)
    #expect(listener.log == ["fade true true", "- false true"])
    #expect(AnimationListener.named == AnimationListener.named)
    #expect(AnimationListener.named.description == "animationDidStop")
    #expect(ValuesInUse.counts[ChoosyResponder.pasteAction] == 2)
  }

  @Test(.covers("UIControl.actions(forTarget:forControlEvent:)"))
  func `actions of a target are named, and removed`() {
    let (control, view) = (UIControl(), ChoosyResponder())
    control.addTarget(view, action: ChoosyResponder.copyAction, for: .touchDown)
    control.addTarget(view, action: ChoosyResponder.pasteAction, for: .touchDown)
    #expect(
      control.actions(forTarget: view, forControlEvent: .touchDown) == ["copyText", "pasteText"])
    control.removeTarget(view, action: ChoosyResponder.copyAction, for: .touchDown)
    #expect(control.actions(forTarget: view, forControlEvent: .touchDown) == ["pasteText"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: view, forControlEvent: .touchDown) == nil)
  }

  private final class Observer {
    var count = 0
    func hear(_ notification: Notification) { count += 1 }
  }
}
