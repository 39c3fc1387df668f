import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct UIControlTargetTests {
  @MainActor class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func sender(_ sender: UIControl) { log.append("sender \(sender.tag)") }
    func event(_ sender: UIControl, for event: UIEvent?) {
      log.append("event \(sender.tag) \(event?.allTouches?.count ?? 0)")
    }
  }

  private func makeControl() -> UIControl {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.tag = 7
    return control
  }

  @Test(.covers("UIControl.addAction(_:for:)"))
  func `targets are called in the order they were added`() {
    let (control, target) = (makeControl(), Target())
    control.addTarget(target, action: Selector(Target.sender(_:)), for: .valueChanged)
    control.addAction(UIAction { _ in target.log.append("action") }, for: .valueChanged)
    control.addTarget(target, action: Selector(Target.plain), for: [.valueChanged, .touchDown])
    control.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["sender 7", "action", "plain"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown, .touchUpInside])
  }

  @Test(.covers("UIControl.Event.allEvents", "UIControl.Event.primaryActionTriggered"))
  func `one entry is called once for several events at a time`() {
    let (control, target) = (makeControl(), Target())
    control.addTarget(target, action: Selector(Target.plain), for: .allEvents)
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(target.log == ["plain"])
  }

  @Test(.covers("UIControl.Event.touchDown", "UIControl.addTarget(_:action:for:)"))
  func `the event comes along`() {
    withFreshUIKit { window, _ in
      let (control, target) = (makeControl(), Target())
      window.addSubview(control)
      control.addTarget(target, action: Selector(Target.event(_:for:)), for: .touchDown)
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 5))
      control.sendActions(for: .touchDown)
      #expect(target.log == ["event 7 1", "event 7 0"])
    }
  }

  @Test(.covers("UIControl.Event.valueChanged", "UIControl.allControlEvents"))
  func `targets are held weakly`() {
    let control = makeControl()
    var target: Target? = Target()
    weak let freed = target
    control.addTarget(target, action: Selector(Target.plain), for: .valueChanged)
    target = nil
    #expect(freed == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allControlEvents == [])
  }

  @Test(.covers("UIControl.sendActions(for:)"))
  func `without a target the responder chain is asked`() {
    final class Container: UIView {
      var calls = 0
      func reached() { calls += 1 }
    }
    withFreshUIKit { window, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      let container = Container(frame: window.bounds)
      window.addSubview(container)
      container.addSubview(field)
      field.becomeFirstResponder()
      let control = makeControl()
      control.addTarget(nil, action: Selector(Container.reached), for: .valueChanged)
      // What `self` is in the initialiser of a stored property: no object.
      let noObject: (Container) -> () -> Container = { container in { container } }
      control.addTarget(noObject, action: Selector(Container.reached), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(container.calls == 2)
    }
  }

  @Test(.covers("UIControl.removeTarget(_:action:for:)"))
  func `targets can be removed for some events, one or all of them`() {
    let control = makeControl()
    let (first, second) = (Target(), Target())
    for target in [first, second] {
      control.addTarget(target, action: Selector(Target.plain), for: [.touchDown, .valueChanged])
    }
    control.addAction(UIAction { _ in first.log.append("action") }, for: .valueChanged)
    control.removeTarget(first, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(first.log == ["action"] && second.log == ["plain"])
    control.sendActions(for: .touchDown)
    #expect(first.log == ["action", "plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(first.log == ["action", "plain", "action"] && second.log == ["plain", "plain"])
  }

  @Test(
    .covers(
      "UIAction.Identifier", "UIAction.Identifier.init(_:)", "UIAction.sender",
      "UIControl.removeAction(identifiedBy:for:)", "UIView.tag"))
  func `an action takes the place of one with its identifier`() {
    let control = makeControl()
    var log: [String] = []
    let identifier = UIAction.Identifier("same")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("old") }, for: [.touchDown, .valueChanged])
    control.addAction(
      UIAction(identifier: identifier) { action in
        log.append("new \((action.sender as? UIControl)?.tag ?? 0)")
      }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["new 7", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log == ["new 7", "old"])
  }

  @Test(.covers("UIControl.sendAction(_:to:for:)"))
  func `every call goes through the open methods`() {
    final class Control: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append("selector")
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        sent.append("action")
      }
    }
    let (control, target) = (Control(), Target())
    control.addTarget(target, action: Selector(Target.plain), for: .valueChanged)
    control.addAction(UIAction { _ in target.log.append("action") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == ["selector", "action"])
    #expect(target.log == ["plain"])
  }

  @Test func `a target may remove itself and others while it is called`() {
    let control = makeControl()
    let target = Target()
    control.addAction(
      UIAction { _ in control.removeTarget(nil, action: nil, for: .allEvents) }, for: .valueChanged)
    control.addTarget(target, action: Selector(Target.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["plain"])
  }

  @Test(
    .covers(
      "UIControl.init(frame:primaryAction:)", "UIControl.removeAction(_:for:)",
      "UIControl.sendAction(_:)"))
  func `a control is made with an action, which is called through the open method`() {
    final class Counting: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: UIAction) {
        sent.append(action.title)
        super.sendAction(action)
      }
    }
    var calls = 0
    let action = UIAction(title: "Go") { _ in calls += 1 }
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let control = Counting(frame: frame, primaryAction: action)
    #expect(control.frame == frame && control.allControlEvents == .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    control.sendAction(action)
    #expect(control.sent == ["Go", "Go"] && calls == 2)
    control.addAction(action, for: .valueChanged)
    control.removeAction(action, for: .primaryActionTriggered)
    #expect(control.allControlEvents == .valueChanged)
    control.sendActions(for: [.primaryActionTriggered, .valueChanged])
    #expect(calls == 3)
    control.removeAction(action, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(UIControl(frame: frame, primaryAction: nil).allControlEvents == [])
  }
}
