import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct UIControlTests {
  /// A control of 100 × 50 points at (50, 300), and the names of its events.
  private func withControl(
    _ control: UIControl = UIControl(frame: CGRect(x: 50, y: 300, width: 100, height: 50)),
    _ test: (UIControl, EventLog, FrameClock) -> Void
  ) {
    withFreshUIKit { window, clock in
      window.addSubview(control)
      let log = EventLog()
      log.listen(to: control)
      test(control, log, clock)
    }
  }

  @MainActor final class EventLog {
    var events: [String] = []

    func listen(to control: UIControl) {
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in names {
        control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
    }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func touch(_ phase: UITouch.Phase, x: CGFloat, y: CGFloat, id: Int = 0, _ view: UIView) {
    view.window?.deliverTouch(phase, at: CGPoint(x: x, y: y), id: id)
  }

  @Test(
    .covers("UIControl.Event.touchDown", "UIControl.State.highlighted", "UIControl.isTouchInside"))
  func `a tap goes down and up inside`() {
    withControl { control, log, _ in
      touch(.began, x: 60, y: 310, control)
      #expect(log.take() == ["down"])
      #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
      #expect(control.state == .highlighted)
      touch(.ended, x: 60, y: 310, control)
      #expect(log.take() == ["up inside"])
      #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }
  }

  @Test(.covers("UIControl.Event.touchDownRepeat")) func `a second tap at once says so`() {
    withControl { control, log, clock in
      for _ in 0..<2 {
        touch(.began, x: 60, y: 310, control)
        touch(.ended, x: 60, y: 310, control)
        clock.advance(by: 60)
      }
      #expect(log.take() == ["down", "up inside", "down", "repeat", "up inside"])
    }
  }

  @Test(
    .covers(
      "UIControl.Event.touchDragEnter", "UIControl.Event.touchDragExit",
      "UIControl.Event.touchDragInside", "UIControl.Event.touchDragOutside",
      "UIControl.Event.touchUpOutside", "UIControl.isHighlighted"))
  func `a finger leaves 70 points outside the bounds and comes back`() {
    withControl { control, log, _ in
      touch(.began, x: 60, y: 310, control)
      touch(.moved, x: 219, y: 310, control)
      #expect(log.take() == ["down", "inside"])
      #expect(control.isHighlighted)
      touch(.moved, x: 221, y: 310, control)
      #expect(log.take() == ["outside", "exit"])
      #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
      touch(.moved, x: 300, y: 310, control)
      #expect(log.take() == ["outside"])
      touch(.moved, x: 60, y: 231, control)
      #expect(log.take() == ["inside", "enter"])
      #expect(control.isHighlighted)
      touch(.moved, x: 60, y: 229, control)
      touch(.ended, x: 60, y: 229, control)
      #expect(log.take() == ["outside", "exit", "up outside"])
    }
  }

  @Test(.covers("UIControl.Event.touchCancel", "UIControl.isEnabled"))
  func `a touch is taken away by the system, by leaving the window and by disabling`() {
    let ways: [(UIControl) -> Void] = [
      { $0.window?.deliverTouch(.cancelled, at: CGPoint(x: 60, y: 310)) },
      { $0.removeFromSuperview() },
      { $0.isEnabled = false },
    ]
    for way in ways {
      withControl { control, log, _ in
        touch(.began, x: 60, y: 310, control)
        way(control)
        #expect(log.take() == ["down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
      }
    }
  }

  @Test(.covers("UIControl.State.disabled", "UIControl.state"))
  func `a disabled control swallows touches`() {
    withControl { control, log, _ in
      control.isEnabled = false
      #expect(control.state == .disabled)
      touch(.began, x: 60, y: 310, control)
      touch(.ended, x: 60, y: 310, control)
      #expect(log.take() == [])
    }
  }

  @Test(.covers("UIControl.isTracking"))
  func `only one finger is followed`() {
    withControl { control, log, _ in
      touch(.began, x: 60, y: 310, id: 1, control)
      touch(.began, x: 70, y: 310, id: 2, control)
      touch(.ended, x: 70, y: 310, id: 2, control)
      #expect(log.take() == ["down"])
      #expect(control.isTracking)
      touch(.ended, x: 60, y: 310, id: 1, control)
      #expect(log.take() == ["up inside"])
    }
  }

  @Test func `a subclass decides what is followed`() {
    final class Picky: UIControl {
      var follows = false
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follows }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Picky(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
    withControl(control) { _, log, clock in
      touch(.began, x: 60, y: 310, control)
      touch(.ended, x: 60, y: 310, control)
      #expect(log.take() == [])
      control.follows = true
      clock.advance(by: 600)
      touch(.began, x: 60, y: 310, control)
      touch(.moved, x: 61, y: 310, control)
      #expect(!control.isTracking && !control.isHighlighted)
      touch(.ended, x: 61, y: 310, control)
      #expect(log.take() == ["down"])
    }
  }

  @Test(
    .covers(
      "UIControl.beginTracking(_:with:)", "UIControl.cancelTracking(with:)",
      "UIControl.continueTracking(_:with:)", "UIControl.endTracking(_:with:)"))
  func `a subclass hears how a finger is followed`() {
    final class Slider: UIControl {
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin \(Int(touch.location(in: self).x)) \(isTracking)")
        return super.beginTracking(touch, with: event)
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue \(Int(touch.location(in: self).x)) \(isTracking)")
        return super.continueTracking(touch, with: event)
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log.append("end \(touch.map { Int($0.location(in: self).x) } ?? -1) \(isTouchInside)")
      }
      override func cancelTracking(with event: UIEvent?) { log.append("cancel \(event == nil)") }
    }
    let slider = Slider(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
    withControl(slider) { _, _, _ in
      touch(.began, x: 60, y: 310, slider)
      touch(.moved, x: 70, y: 310, slider)
      touch(.ended, x: 80, y: 310, slider)
      #expect(slider.log == ["begin 10 false", "continue 20 true", "end 30 true"])
      slider.log = []
      touch(.began, x: 60, y: 310, slider)
      touch(.moved, x: 300, y: 310, slider)
      touch(.ended, x: 300, y: 310, slider)
      #expect(slider.log.last == "end 250 false")
      slider.log = []
      touch(.began, x: 60, y: 310, slider)
      slider.isEnabled = false
      #expect(slider.log == ["begin 10 false", "cancel true"])
    }
  }

  @Test(
    .covers(
      "UIControl.State.normal", "UIControl.State.rawValue", "UIControl.State.selected",
      "UIControl.isSelected"))
  func `states add up`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.state.rawValue == 7)
  }

  @Test(
    .covers("UIControl", "UIControl.Event", "UIControl.Event.rawValue"),
    arguments: [
      (UIControl.Event.touchDown, 1 as UInt), (.touchDownRepeat, 2), (.touchDragInside, 4),
      (.touchDragOutside, 8), (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64),
      (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 4096),
      (.primaryActionTriggered, 8192), (.editingDidBegin, 65536), (.editingChanged, 131072),
      (.editingDidEnd, 262144), (.editingDidEndOnExit, 524288), (.allTouchEvents, 4095),
      (.allEditingEvents, 983040), (.allEvents, 4_294_967_295),
    ])
  func `events have UIKit's raw values`(event: UIControl.Event, rawValue: UInt) {
    #expect(event.rawValue == rawValue)
  }
}
