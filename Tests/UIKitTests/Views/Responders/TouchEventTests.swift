import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct TouchEventTests {
  /// Keeps what the events say.
  private final class Pad: UIView {
    var events: [UIEvent] = []
    var log: [String] = []
    private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      log.append(contentsOf: touches.map { "\(name) \(Int($0.location(in: nil).x))" })
      if let event { events.append(event) }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  private func withPads(_ test: (UIWindow, Pad, Pad) -> Void) {
    withFreshUIKit { window, _ in
      let left = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let right = Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
      window.addSubview(left)
      window.addSubview(right)
      test(window, left, right)
    }
  }

  private func touch(_ window: UIWindow, _ phase: UITouch.Phase, _ x: CGFloat, id: Int) {
    window.deliverTouch(phase, at: CGPoint(x: x, y: 50), id: id)
  }

  @Test(
    .covers(
      "UIEvent.EventType.touches", "UIEvent.touches(for:)", "UIEvent.type",
      "UITouch.Phase.stationary", "UITouch.gestureRecognizers", "UITouch.location(in:)",
      "UITouch.previousLocation(in:)"))
  func `an event carries the touches of all fingers`() throws {
    try withFreshUIKit { window, _ in
      let (pad, other) = (Pad(frame: window.bounds), Pad(frame: window.bounds))
      window.addSubview(pad)
      pad.isMultipleTouchEnabled = true
      let recognizer = UIPanGestureRecognizer()
      pad.addGestureRecognizer(recognizer)
      touch(window, .began, 10, id: 7)
      touch(window, .began, 50, id: 3)
      touch(window, .moved, 52, id: 3)
      let event = try #require(pad.events.last)
      let touches = try #require(event.allTouches).sorted {
        $0.location(in: nil).x < $1.location(in: nil).x
      }
      #expect(touches.map { $0.location(in: nil).x } == [10, 52])
      #expect(touches.map { $0.previousLocation(in: nil).x } == [10, 50])
      #expect(touches.map(\.phase) == [.stationary, .moved])
      #expect(event.type == .touches)
      #expect(event.touches(for: pad) == Set(touches))
      #expect(event.touches(for: window) == Set(touches))
      #expect(event.touches(for: recognizer) == Set(touches))
      #expect(event.touches(for: other) == nil)
      #expect(touches[0].gestureRecognizers == [recognizer])
      touch(window, .ended, 10, id: 7)
      #expect(touches[0].phase == .ended)
      touch(window, .moved, 60, id: 3)
      #expect(pad.events.last?.allTouches == [touches[1]])
    }
  }

  @Test(.covers("UIView.isMultipleTouchEnabled"))
  func `a view gets one finger, unless it wants several`() {
    withPads { window, left, _ in
      touch(window, .began, 10, id: 1)
      touch(window, .began, 20, id: 2)
      touch(window, .moved, 21, id: 2)
      touch(window, .ended, 10, id: 1)
      touch(window, .ended, 21, id: 2)
      #expect(left.log == ["began 10", "ended 10"])
      left.log = []
      left.isMultipleTouchEnabled = true
      touch(window, .began, 10, id: 1)
      touch(window, .began, 20, id: 2)
      touch(window, .ended, 10, id: 1)
      touch(window, .ended, 20, id: 2)
      #expect(left.log == ["began 10", "began 20", "ended 10", "ended 20"])
    }
  }

  @Test(.covers("UIView.isExclusiveTouch"), arguments: [true, false])
  func `a view that is exclusive and another one do not get fingers together`(isFirst: Bool) {
    withPads { window, left, right in
      (isFirst ? left : right).isExclusiveTouch = true
      touch(window, .began, 10, id: 1)
      touch(window, .began, 150, id: 2)
      touch(window, .ended, 150, id: 2)
      #expect(right.log == [])
      touch(window, .ended, 10, id: 1)
      #expect(left.log == ["began 10", "ended 10"])
      touch(window, .began, 150, id: 2)
      touch(window, .ended, 150, id: 2)
      #expect(right.log == ["began 150", "ended 150"])
    }
  }

  @Test func `two views get fingers together otherwise`() {
    withPads { window, left, right in
      touch(window, .began, 10, id: 1)
      touch(window, .began, 150, id: 2)
      touch(window, .ended, 150, id: 2)
      touch(window, .ended, 10, id: 1)
      #expect(left.log == ["began 10", "ended 10"])
      #expect(right.log == ["began 150", "ended 150"])
    }
  }

  @Test(
    .covers(
      "UIApplication.sendEvent(_:)", "UIEvent", "UIEvent.allTouches", "UITouch", "UITouch.Phase",
      "UITouch.phase", "UIWindow.sendEvent(_:)"))
  func `a window sees every event first`() {
    final class Watchful: UIWindow {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += (event.allTouches ?? []).map(\.phase)
        if phases.count != 2 { super.sendEvent(event) }
      }
    }
    withFreshUIKit { _, _ in
      let window = Watchful()
      let pad = Pad(frame: window.bounds)
      window.addSubview(pad)
      window.makeKeyAndVisible()
      touch(window, .began, 10, id: 1)
      touch(window, .moved, 20, id: 1)
      touch(window, .ended, 30, id: 1)
      #expect(window.phases == [.began, .moved, .ended])
      #expect(pad.log == ["began 10", "ended 30"])
    }
  }
}
