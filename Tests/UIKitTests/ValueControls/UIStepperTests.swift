import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIStepperTests {
  /// A stepper at (100, 100): minus at the left, plus at the right of x = 147.
  private func withStepper(
    _ test: (UIStepper, UIWindow, FrameClock, _ calls: () -> [Double]) -> Void
  ) {
    withFreshUIKit { window, clock in
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      var calls: [Double] = []
      stepper.addAction(
        UIAction { [weak stepper] _ in calls.append(stepper?.value ?? -1) }, for: .valueChanged)
      window.addSubview(stepper)
      clock.runDue()
      test(stepper, window, clock) { calls }
    }
  }

  private static let plus = CGPoint(x: 170, y: 115)
  private static let minus = CGPoint(x: 120, y: 115)

  private func tap(_ window: UIWindow, _ place: CGPoint) {
    window.deliverTouch(.began, at: place)
    window.deliverTouch(.ended, at: place)
  }

  @Test(
    .covers(
      "UIStepper", "UIStepper.value", "UIStepper.minimumValue", "UIStepper.maximumValue",
      "UIStepper.stepValue", "UIStepper.wraps"))
  func `taps go by steps, as far as there are some`() {
    withStepper { stepper, window, _, calls in
      #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
      #expect(stepper.intrinsicContentSize == stepper.sizeThatFits(.zero))
      #expect(stepper.maximumValue == 100 && stepper.minimumValue == 0 && stepper.stepValue == 1)
      tap(window, Self.minus)
      #expect(calls().isEmpty)
      tap(window, Self.plus)
      stepper.stepValue = 2.5
      tap(window, Self.plus)
      #expect(calls() == [1, 3.5])
      stepper.maximumValue = 5
      tap(window, Self.plus)
      tap(window, Self.plus)
      #expect(calls() == [1, 3.5, 5])
      stepper.wraps = true
      tap(window, Self.plus)
      tap(window, Self.minus)
      #expect(calls() == [1, 3.5, 5, 0, 5])
      stepper.value = 50
      #expect(stepper.value == 5)
      stepper.value = .nan
      #expect(stepper.value == 5)
      stepper.minimumValue = 20
      #expect(stepper.maximumValue == 20 && stepper.value == 20)
      stepper.maximumValue = 3
      stepper.minimumValue = .nan
      stepper.maximumValue = -.infinity
      #expect(
        stepper.minimumValue == 3 && stepper.value == 3 && stepper.accessibilityValue == "3.0")
      #expect(UIStepper(coder: NSCoder()) == nil)
    }
  }

  @Test(.covers("UIStepper.autorepeat", "UIStepper.isContinuous"))
  func `a finger that rests goes on step by step`() {
    withStepper { stepper, window, clock, calls in
      window.deliverTouch(.began, at: Self.plus)
      #expect(calls() == [1])
      // Half a second, then ten times a second.
      clock.advance(by: 299)
      #expect(calls() == [1])
      clock.advance(by: 1)
      #expect(calls() == [1, 2])
      clock.advance(by: 120)
      #expect(calls() == [1, 2, 3, 4])
      // Away from the button nothing goes on, and back on it it waits again.
      window.deliverTouch(.moved, at: CGPoint(x: 170, y: 140))
      clock.advance(by: 600)
      #expect(calls().count == 4)
      window.deliverTouch(.moved, at: Self.plus)
      clock.advance(by: 300)
      #expect(calls().count == 5)
      window.deliverTouch(.ended, at: Self.plus)
      clock.advance(by: 600)
      #expect(calls().count == 5)
      stepper.isContinuous = false
      window.deliverTouch(.began, at: Self.plus)
      clock.advance(by: 360)
      #expect(calls().count == 5)
      window.deliverTouch(.ended, at: Self.plus)
      #expect(calls().last == 8 && calls().count == 6)
      stepper.autorepeat = false
      window.deliverTouch(.began, at: Self.minus)
      clock.advance(by: 3000)
      window.deliverTouch(.cancelled, at: Self.minus)
      #expect(calls().last == 7 && calls().count == 7)
      stepper.isEnabled = false
      tap(window, Self.plus)
      #expect(calls().count == 7)
    }
  }

  @Test func `both signs are seen, and grey where there is no step`() {
    for value in [0.0, 50] {
      LayerStage.with({ window in
        let stepper = UIStepper(frame: CGRect(x: 20, y: 50, width: 94, height: 32))
        stepper.value = value
        window.addSubview(stepper)
      }) { painting in
        #expect(Painting.isDark(painting.pixel(at: CGPoint(x: 90.5, y: 66))))
        #expect(Painting.isDark(painting.pixel(at: CGPoint(x: 43.5, y: 66))) == (value > 0))
        #expect(Painting.isDark(painting.pixel(at: CGPoint(x: 90.5, y: 61))))
        #expect(!Painting.isDark(painting.pixel(at: CGPoint(x: 43.5, y: 61))))
      }
    }
  }
}
