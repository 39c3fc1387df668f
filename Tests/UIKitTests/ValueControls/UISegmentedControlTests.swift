import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UISegmentedControlTests {
  @Test(
    .covers(
      "UISegmentedControl", "UISegmentedControl.init(items:)",
      "UISegmentedControl.init(frame:actions:)", "UISegmentedControl.noSegment",
      "UISegmentedControl.numberOfSegments",
      "UISegmentedControl.insertSegment(withTitle:at:animated:)",
      "UISegmentedControl.insertSegment(with:at:animated:)",
      "UISegmentedControl.insertSegment(action:at:animated:)",
      "UISegmentedControl.removeSegment(at:animated:)", "UISegmentedControl.removeAllSegments()",
      "UISegmentedControl.setTitle(_:forSegmentAt:)", "UISegmentedControl.titleForSegment(at:)",
      "UISegmentedControl.setImage(_:forSegmentAt:)", "UISegmentedControl.imageForSegment(at:)",
      "UISegmentedControl.setAction(_:forSegmentAt:)", "UISegmentedControl.actionForSegment(at:)",
      "UISegmentedControl.segmentIndex(identifiedBy:)",
      "UISegmentedControl.selectedSegmentIndex"))
  func `segments come and go, and the choice stays with what was chosen`() {
    let image = ImageStage.image("RG")
    let control = UISegmentedControl(items: ["One", image, "Three", 4])
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == -1)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(control.titleForSegment(at: 0) == "One" && control.imageForSegment(at: 1) == image)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 2) == nil)
    control.selectedSegmentIndex = 2
    control.insertSegment(withTitle: "Zero", at: -9, animated: false)
    #expect(control.titleForSegment(at: 0) == "Zero" && control.selectedSegmentIndex == 3)
    control.insertSegment(with: image, at: 99, animated: true)
    #expect(control.imageForSegment(at: 4) == image && control.selectedSegmentIndex == 3)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("Two", forSegmentAt: 1)
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 1) == "Two" && control.titleForSegment(at: 0) == nil)
    let action = UIAction(title: "Go", identifier: UIAction.Identifier("go")) { _ in }
    control.setAction(action, forSegmentAt: 2)
    #expect(control.actionForSegment(at: 2) === action && control.titleForSegment(at: 2) == "Go")
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 2)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("no")) == NSNotFound)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0)
    let actions = UISegmentedControl(
      frame: .zero, actions: [action, UIAction(image: image) { _ in }])
    #expect(actions.titleForSegment(at: 0) == "Go" && actions.imageForSegment(at: 1) == image)
    actions.insertSegment(action: UIAction(title: "Third") { _ in }, at: 2, animated: false)
    #expect(actions.numberOfSegments == 3 && actions.bounds.height == 32)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    #expect(UISegmentedControl(coder: NSCoder()) == nil)
  }

  /// A control of three segments, each 100 points wide, at (20, 100), and what its target hears.
  private func withControl(
    _ test: (UISegmentedControl, UIWindow, FrameClock, _ calls: () -> [Int]) -> Void
  ) {
    withFreshUIKit { window, clock in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 20, y: 100, width: 304, height: 32)
      var calls: [Int] = []
      control.addAction(
        UIAction { [weak control] _ in calls.append(control?.selectedSegmentIndex ?? -9) },
        for: .valueChanged)
      window.addSubview(control)
      clock.runDue()
      test(control, window, clock) { calls }
    }
  }

  private func place(_ index: Int) -> CGPoint { CGPoint(x: 72 + 100 * index, y: 116) }

  private func thumb(_ control: UISegmentedControl) -> UIView? {
    control.subviews.first { $0.layer.backgroundColor == UIColor.white.cgColor }
  }

  @Test func `a tap chooses a segment, and what is behind it slides there`() {
    withControl { control, window, clock, calls in
      #expect(thumb(control)?.alpha == 0)
      control.selectedSegmentIndex = 0
      clock.runDue()
      #expect(thumb(control)?.frame == CGRect(x: 2, y: 2, width: 100, height: 28))
      #expect(calls().isEmpty)
      window.deliverTouch(.began, at: place(2))
      #expect(control.selectedSegmentIndex == 0)
      window.deliverTouch(.ended, at: place(2))
      #expect(control.selectedSegmentIndex == 2 && calls() == [2])
      clock.advance(by: 30)
      let x = thumb(control)?.layer.presentation()?.frame.minX ?? 0
      #expect(x > 2 && x < 202)
      clock.advance(by: 300)
      #expect(thumb(control)?.frame.minX == 202)
      // The same one again is no change.
      window.deliverTouch(.began, at: place(2))
      window.deliverTouch(.ended, at: place(2))
      #expect(calls() == [2])
    }
  }

  @Test func `the choice is dragged along, and the target hears of it at the end`() {
    withControl { control, window, _, calls in
      control.selectedSegmentIndex = 0
      window.deliverTouch(.began, at: place(0))
      window.deliverTouch(.moved, at: place(1))
      window.deliverTouch(.moved, at: place(2))
      #expect(control.selectedSegmentIndex == 0 && calls().isEmpty)
      window.deliverTouch(.ended, at: place(2))
      #expect(control.selectedSegmentIndex == 2 && calls() == [2])
      // A finger that came down elsewhere and leaves chooses nothing.
      window.deliverTouch(.began, at: place(0))
      window.deliverTouch(.moved, at: CGPoint(x: 72, y: 400))
      window.deliverTouch(.ended, at: CGPoint(x: 72, y: 400))
      window.deliverTouch(.began, at: place(0))
      window.deliverTouch(.cancelled, at: place(0))
      #expect(control.selectedSegmentIndex == 2 && calls() == [2])
    }
  }

  @Test(
    .covers(
      "UISegmentedControl.isMomentary", "UISegmentedControl.setEnabled(_:forSegmentAt:)",
      "UISegmentedControl.isEnabledForSegment(at:)"))
  func `a momentary control chooses for a moment, and what is disabled is not chosen`() {
    withControl { control, window, _, calls in
      control.setEnabled(false, forSegmentAt: 1)
      #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
      window.deliverTouch(.began, at: place(1))
      window.deliverTouch(.ended, at: place(1))
      #expect(calls().isEmpty)
      var performed = 0
      control.setAction(UIAction(title: "A") { _ in performed += 1 }, forSegmentAt: 2)
      control.isMomentary = true
      for _ in 0..<2 {
        window.deliverTouch(.began, at: place(2))
        window.deliverTouch(.ended, at: place(2))
      }
      #expect(calls() == [2, 2] && performed == 2 && control.selectedSegmentIndex == -1)
    }
  }

  @Test(
    .covers(
      "UISegmentedControl.setWidth(_:forSegmentAt:)", "UISegmentedControl.widthForSegment(at:)",
      "UISegmentedControl.apportionsSegmentWidthsByContent",
      "UISegmentedControl.selectedSegmentTintColor",
      "UISegmentedControl.setTitleTextAttributes(_:for:)",
      "UISegmentedControl.titleTextAttributes(for:)"))
  func `segments are as wide as they are asked to be, and look as the app wants`() {
    withControl { control, _, clock, _ in
      @MainActor func widths() -> [CGFloat] {
        clock.runDue()
        return control.subviews.compactMap { ($0 as? SegmentView)?.frame.width }
      }
      #expect(widths() == [100, 100, 100])
      control.setWidth(40, forSegmentAt: 0)
      #expect(control.widthForSegment(at: 0) == 40 && widths() == [40, 130, 130])
      control.setWidth(.nan, forSegmentAt: 0)
      #expect(widths() == [100, 100, 100])
      control.apportionsSegmentWidthsByContent = true
      let parts = widths()
      #expect(parts[0] < parts[2] && abs(parts.reduce(0, +) - 300) < 1e-6)
      let equal = UISegmentedControl(items: ["A", "A much longer title"])
      let wide = equal.intrinsicContentSize.width
      equal.apportionsSegmentWidthsByContent = true
      #expect(equal.intrinsicContentSize.width < wide && equal.sizeThatFits(.zero).height == 32)
      control.selectedSegmentIndex = 1
      control.selectedSegmentTintColor = .systemYellow
      #expect(control.subviews.contains { $0.backgroundColor == .systemYellow })
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
      let labels = control.subviews.compactMap { $0 as? SegmentView }
        .compactMap { $0.subviews.first as? UILabel }
      #expect(labels.map(\.textColor) == [.red, .blue, .red])
      #expect(control.titleTextAttributes(for: .disabled) == nil)
      #expect(control.titleTextAttributes(for: .normal)?.count == 1)
      control.backgroundColor = .green
      control.backgroundColor = nil
      #expect(control.backgroundColor == .tertiarySystemFill)
      control.semanticContentAttribute = .forceRightToLeft
      control.apportionsSegmentWidthsByContent = false
      clock.runDue()
      #expect(labels[0].superview?.frame.maxX == 302)
    }
  }
}
