import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UISliderTests {
  /// A slider 228 points wide at (50, 100): 200 points for the middle of its knob to move.
  private func withSlider(_ test: (UISlider, UIWindow, FrameClock) -> Void) {
    withFreshUIKit { window, clock in
      let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
      window.addSubview(slider)
      clock.runDue()
      test(slider, window, clock)
    }
  }

  @Test(
    .covers(
      "UISlider", "UISlider.value", "UISlider.setValue(_:animated:)", "UISlider.minimumValue",
      "UISlider.maximumValue"))
  func `a number stays between least and greatest`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.value = 0.5
    slider.value = .nan
    #expect(slider.value == 0.5)
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    slider.minimumValue = 10
    #expect(slider.maximumValue == 10 && slider.value == 10)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
    slider.minimumValue = .nan
    slider.maximumValue = .infinity
    #expect(slider.minimumValue == -5 && slider.maximumValue == -5)
    #expect(UISlider(coder: NSCoder()) == nil)
    slider.setValue(3, animated: true)
    #expect(slider.value == -5)
  }

  @Test(
    .covers(
      "UISlider.trackRect(forBounds:)", "UISlider.thumbRect(forBounds:trackRect:value:)",
      "UISlider.minimumValueImage", "UISlider.maximumValueImage",
      "UISlider.minimumValueImageRect(forBounds:)", "UISlider.maximumValueImageRect(forBounds:)"))
  func `the knob stands where its number is on the line`() {
    withSlider { slider, _, clock in
      let bounds = slider.bounds
      let track = slider.trackRect(forBounds: bounds)
      #expect(track == CGRect(x: 0, y: 15, width: 228, height: 4))
      @MainActor func thumb(_ value: Float) -> CGRect {
        slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
      }
      #expect(thumb(0) == CGRect(x: 0, y: 3, width: 28, height: 28))
      #expect(thumb(0.5).midX == 114 && thumb(1).maxX == 228 && thumb(7).maxX == 228)
      slider.value = 0.25
      clock.runDue()
      #expect(slider.subviews[1].frame == CGRect(x: 0, y: 15, width: 64, height: 4))
      slider.semanticContentAttribute = .forceRightToLeft
      #expect(thumb(0).maxX == 228)
      slider.semanticContentAttribute = .unspecified
      slider.minimumValueImage = ImageStage.image("RRRR", "RRRR")
      slider.maximumValueImage = ImageStage.image("RR")
      #expect(slider.minimumValueImageRect(forBounds: bounds).size == CGSize(width: 4, height: 2))
      #expect(slider.maximumValueImageRect(forBounds: bounds).maxX == 228)
      #expect(slider.trackRect(forBounds: bounds).minX == 12)
      #expect(slider.trackRect(forBounds: bounds).maxX == 218)
      #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
      #expect(slider.sizeThatFits(CGSize(width: 90, height: 1)) == CGSize(width: 90, height: 34))
      slider.setValue(1, animated: true)
      clock.advance(by: 30)
      let x = slider.subviews[2].layer.presentation()?.frame.minX ?? 0
      #expect(x > 60 && x < 180)
    }
  }

  @Test(.covers("UISlider.isContinuous"))
  func `a finger on the knob takes it along, and the target hears of it`() {
    withSlider { slider, window, _ in
      var values: [Float] = []
      slider.addAction(
        UIAction { [weak slider] _ in values.append(slider?.value ?? -1) }, for: .valueChanged)
      // Four points beside the middle of the knob, which keeps that distance.
      @MainActor func drag(from start: CGFloat, _ places: CGFloat...) {
        window.deliverTouch(.began, at: CGPoint(x: start, y: 117))
        for x in places { window.deliverTouch(.moved, at: CGPoint(x: x, y: 117)) }
        window.deliverTouch(.ended, at: CGPoint(x: places.last ?? start, y: 117))
      }
      drag(from: 68, 168, 218, 400)
      #expect(values == [0.5, 0.75, 1] && slider.value == 1)
      // Elsewhere on the line nothing happens.
      drag(from: 100, 150)
      #expect(values.count == 3)
      slider.isContinuous = false
      drag(from: 268, 168, 68)
      #expect(values == [0.5, 0.75, 1, 0.0])
      slider.isEnabled = false
      drag(from: 68, 168)
      #expect(slider.value == 0 && slider.alpha == 0.5)
      #expect(slider.accessibilityValue == "0%" && slider.accessibilityTraits.contains(.adjustable))
    }
  }

  @Test(
    .covers(
      "UISlider.minimumTrackTintColor", "UISlider.maximumTrackTintColor",
      "UISlider.thumbTintColor"))
  func `its colours are the app's`() {
    let slider = UISlider()
    slider.tintColor = .systemRed
    #expect(slider.subviews[1].backgroundColor == .systemRed)
    slider.minimumTrackTintColor = .systemGreen
    slider.maximumTrackTintColor = .systemYellow
    slider.thumbTintColor = .systemOrange
    #expect(slider.subviews[0].backgroundColor == .systemYellow)
    #expect(slider.subviews[1].backgroundColor == .systemGreen)
    #expect(slider.subviews[2].backgroundColor == .systemOrange)
  }
}
