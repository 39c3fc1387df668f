import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UISwitchTests {
  /// A switch at (100, 100), and what its target hears.
  private func withSwitch(
    _ test: (UISwitch, UIWindow, FrameClock, _ calls: () -> [Bool]) -> Void
  ) {
    withFreshUIKit { window, clock in
      let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
      var calls: [Bool] = []
      control.addAction(
        UIAction { [weak control] _ in calls.append(control?.isOn ?? false) }, for: .valueChanged)
      window.addSubview(control)
      clock.runDue()
      test(control, window, clock) { calls }
    }
  }

  private func knob(of control: UISwitch) -> UIView { control.subviews[1] }

  @Test(.covers("UISwitch", "UISwitch.isOn", "UISwitch.setOn(_:animated:)"))
  func `a switch has its own size, and code calls nothing`() {
    withSwitch { control, _, clock, calls in
      #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
      #expect(control.intrinsicContentSize == control.sizeThatFits(.zero) && !control.isOn)
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      clock.runDue()
      #expect(control.bounds.size == CGSize(width: 51, height: 31))
      control.isOn = true
      control.setOn(false, animated: true)
      #expect(!control.isOn && calls().isEmpty)
      clock.advance(by: 300)
      control.setOn(true, animated: true)
      // It is seen on its way.
      clock.advance(by: 30)
      let x = knob(of: control).layer.presentation()?.frame.minX ?? 0
      #expect(x > 2 && x < 22)
      clock.advance(by: 300)
      #expect(knob(of: control).frame == CGRect(x: 22, y: 2, width: 27, height: 27))
      #expect(control.accessibilityValue == "1" && UISwitch(coder: NSCoder()) == nil)
    }
  }

  @Test func `a tap turns it, and its target hears of that once the finger is up`() {
    withSwitch { control, window, clock, calls in
      window.deliverTouch(.began, at: CGPoint(x: 110, y: 110))
      // The knob stretches under the finger.
      #expect(knob(of: control).frame.width == 33 && calls().isEmpty)
      window.deliverTouch(.ended, at: CGPoint(x: 110, y: 110))
      #expect(control.isOn && calls() == [true])
      clock.advance(by: 300)
      window.deliverTouch(.began, at: CGPoint(x: 110, y: 110))
      window.deliverTouch(.ended, at: CGPoint(x: 110, y: 110))
      #expect(!control.isOn && calls() == [true, false])
      // A finger that leaves does nothing, and a disabled switch neither.
      window.deliverTouch(.began, at: CGPoint(x: 110, y: 110))
      window.deliverTouch(.moved, at: CGPoint(x: 110, y: 400))
      window.deliverTouch(.ended, at: CGPoint(x: 110, y: 400))
      control.isEnabled = false
      window.deliverTouch(.began, at: CGPoint(x: 110, y: 110))
      window.deliverTouch(.ended, at: CGPoint(x: 110, y: 110))
      #expect(!control.isOn && calls() == [true, false] && control.alpha == 0.5)
      window.deliverTouch(.began, at: CGPoint(x: 110, y: 110))
      window.deliverTouch(.cancelled, at: CGPoint(x: 110, y: 110))
      #expect(knob(of: control).frame.width == 27)
    }
  }

  @Test func `a drag takes the knob to a side, and back`() {
    withSwitch { control, window, _, calls in
      @MainActor func drag(_ places: [CGFloat]) {
        window.deliverTouch(.began, at: CGPoint(x: 100 + places[0], y: 115))
        for x in places.dropFirst() { window.deliverTouch(.moved, at: CGPoint(x: 100 + x, y: 115)) }
        window.deliverTouch(.ended, at: CGPoint(x: 100 + (places.last ?? 0), y: 115))
      }
      drag([10, 25, 45])
      #expect(control.isOn && calls() == [true])
      drag([40, 10, 45])
      // There and back again is no change.
      #expect(control.isOn && calls() == [true])
      drag([40, 25, 5])
      #expect(!control.isOn && calls() == [true, false])
    }
  }

  @Test(
    .covers("UISwitch.onTintColor", "UISwitch.thumbTintColor"))
  func `its colours are the app's, and it lies the other way round where lines begin at the right`()
  {
    withSwitch { control, _, clock, _ in
      let track = control.subviews[0]
      #expect(track.backgroundColor == .secondarySystemFill)
      control.isOn = true
      #expect(track.backgroundColor == .systemGreen && knob(of: control).backgroundColor == .white)
      control.onTintColor = .systemRed
      control.thumbTintColor = .systemYellow
      #expect(track.backgroundColor == .systemRed)
      #expect(knob(of: control).backgroundColor == .systemYellow)
      control.semanticContentAttribute = .forceRightToLeft
      clock.runDue()
      #expect(knob(of: control).frame.minX == 2)
    }
  }
}
