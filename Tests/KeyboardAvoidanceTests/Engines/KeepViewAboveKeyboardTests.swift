import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.phone) struct KeepViewAboveKeyboardTests {
  /// A view that puts another one back to a frame at each layout pass.
  private final class LayoutView: UIView {
    var resets: (UIView, CGRect)?
    weak var engine: KeepViewAboveKeyboard?

    override func layoutSubviews() {
      super.layoutSubviews()
      if let (view, frame) = resets { view.frame = frame }
      engine?.update()
    }
  }

  @Test func `the distance is kept in every path`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520), distance: 12)
      stage.show(258)
      #expect(stage.shift == 123)
      keep.distance = 20
      #expect(stage.shift == 131)
      keep.targetView = stage.field(bottom: 430)
      #expect(stage.shift == 41)
      stage.show(300)
      #expect(stage.shift == 83)
      keep.update()
      #expect(stage.shift == 83)
    }
  }

  @Test func `the adjusted view may be its own target`() {
    Stage.run { stage in
      let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
      stage.window.addSubview(bar)
      let keep = KeepViewAboveKeyboard(adjustedView: bar, targetView: bar)
      stage.show(258)
      #expect(bar.frame == CGRect(x: 0, y: 359, width: 375, height: 50))
      #expect(keep.shift == 258)
    }
  }

  @Test func `the keyboard's frame is converted from the screen to the window`() {
    Stage.run { stage in
      // The window ends 67 points above the screen's bottom.
      stage.window.frame = CGRect(x: 0, y: 50, width: 375, height: 550)
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      // The keyboard's top is at 409 on the screen and at 359 in the window.
      stage.show(258)
      #expect(keep.shift == 161)
    }
  }

  @Test func `the shift is a distance in the window, whatever the superview's transform`() {
    Stage.run { stage in
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      half.center = CGPoint(x: 187.5, y: 500)
      stage.window.addSubview(half)
      half.addSubview(stage.adjusted)
      let target = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      // 500 + (520 - 333.5) / 2 - 409
      #expect(keep.shift == 184.25)
      #expect(stage.adjusted.center == CGPoint(x: 187.5, y: 333.5 - 368.5))
      #expect(target.convert(target.bounds, to: nil).maxY == 409)
      stage.hide()
      #expect(stage.adjusted.center == CGPoint(x: 187.5, y: 333.5))
    }
  }

  @Test func `a turned superview moves the view along the window`() {
    Stage.run { stage in
      let turned = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      turned.center = CGPoint(x: 187.5, y: 333.5)
      stage.window.addSubview(turned)
      let view = UIView(frame: CGRect(x: 400, y: 100, width: 200, height: 100))
      turned.addSubview(view)
      let keep = KeepViewAboveKeyboard(adjustedView: view, targetView: view)
      stage.show(258)
      #expect(abs(keep.shift - (633.5 - 409)) < 1e-6)
      #expect(abs(view.center.x - (500 - 224.5)) < 1e-6)
      #expect(abs(view.center.y - 150) < 1e-6)
    }
  }

  @Test func `a superview that has changed makes no new base by itself`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      #expect(stage.shift == 111)
      let inner = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
      stage.window.addSubview(inner)
      inner.addSubview(stage.adjusted)
      // The base is at 333.5 in the new superview, which is 100 lower than before.
      keep.update()
      #expect(keep.shift == 211)
      stage.hide()
      #expect(stage.adjusted.center.y == 333.5)
    }
  }

  // MARK: Layout passes

  @Test func `a layout pass during the motion is undone within the turn`() {
    Stage.run { stage in
      let root = LayoutView(frame: stage.window.bounds)
      stage.window.insertSubview(root, at: 0)
      root.addSubview(stage.adjusted)
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      root.engine = keep
      root.resets = (stage.adjusted, stage.adjusted.frame)
      stage.show(258)
      stage.advance(seconds: 0.1)
      let before = stage.seenShift
      root.setNeedsLayout()
      stage.clock.runDue()
      #expect(stage.shift == 111)
      #expect(abs(stage.seenShift - before) < 1e-9)
      stage.settle()
      #expect(stage.seenShift == 111)
    }
  }

  @Test func `a layout pass inside an animation block does not show either`() {
    Stage.run { stage in
      let root = LayoutView(frame: stage.window.bounds)
      stage.window.insertSubview(root, at: 0)
      root.addSubview(stage.adjusted)
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      root.engine = keep
      root.resets = (stage.adjusted, stage.adjusted.frame)
      stage.show(258)
      stage.settle()
      UIView.animate(withDuration: 0.3) {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      let seen = stage.frames(for: 0.4) { stage.seenShift }
      #expect(seen.allSatisfy { abs($0 - 111) < 1e-9 })
      #expect(keep.shift == 111)
    }
  }

  @Test func `an update does not overtake the move that brought the view there`() {
    Stage.run { stage in
      var reports: [Bool] = []
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520)
      ) { reports.append($0) }
      stage.show(258)
      stage.advance(seconds: 0.1)
      stage.adjusted.center.y = stage.window.bounds.midY
      keep.update()
      stage.settle()
      #expect(reports == [true])
    }
  }

  @Test func `an update after the target has moved takes it along at once`() {
    Stage.run { stage in
      let target = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      stage.settle()
      target.frame.origin.y += 30
      keep.update()
      #expect(stage.shift == 141)
      #expect(stage.seenShift == 141)
    }
  }

  // MARK: Motion

  /// p(t) of the keyboard's spring.
  private func spring(_ time: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    return 1 - exp(-omega * time) * (1 + omega * time)
  }

  @Test func `inside a notification the view moves with the keyboard`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      for (frame, seen) in stage.frames(for: 0.48, { stage.seenShift }).enumerated() {
        #expect(abs(seen - 111 * spring(Double(frame + 1) / 60)) < 1e-6)
      }
      #expect(keep.shift == 111)
    }
  }

  @Test func `outside of one the policy chooses the curve`() {
    func seenAtHalfTime(_ policy: CurvePolicy) -> CGFloat {
      Stage.run { stage in
        let keep = KeepViewAboveKeyboard(
          adjustedView: stage.adjusted, targetView: stage.field(bottom: 409))
        keep.curvePolicy = policy
        stage.show(258)
        stage.settle()
        keep.targetView = stage.field(bottom: 509)
        stage.advance(seconds: 0.125)
        return stage.seenShift
      }
    }
    #expect(abs(seenAtHalfTime(.legal) - 50) < 1e-6)
    #expect(abs(seenAtHalfTime(.keyboard) - 100 * spring(0.125)) < 1e-6)
  }

  @Test func `overriding keeps the legal curve inside the keyboard's block`() {
    func seenAtHalfTime(overrides: Bool) -> CGFloat {
      Stage.run { stage in
        let keep = KeepViewAboveKeyboard(
          adjustedView: stage.adjusted, targetView: stage.field(bottom: 509))
        keep.overridesInheritedTiming = overrides
        stage.show(258)
        stage.advance(seconds: 0.125)
        return stage.seenShift
      }
    }
    #expect(abs(seenAtHalfTime(overrides: false) - 100 * spring(0.125)) < 1e-6)
    #expect(abs(seenAtHalfTime(overrides: true) - 50) < 1e-6)
  }

  @Test func `a change without duration is made at once, and completed`() {
    Stage.run { stage in
      var reports: [Bool] = []
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520)
      ) { reports.append($0) }
      stage.show(258, duration: 0)
      #expect(stage.seenShift == 111)
      stage.clock.runDue()
      #expect(reports == [true])
      #expect(keep.shift == 111)
    }
  }

  @Test func `a new target uses the keyboard's last duration above 0`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 409))
      stage.show(258, duration: 0.4)
      stage.settle()
      stage.show(216, duration: 0)
      stage.settle()
      keep.targetView = stage.field(bottom: 551)
      stage.advance(seconds: 0.2)
      #expect(abs(stage.seenShift - 50) < 1e-6)
      stage.advance(seconds: 0.19)
      #expect(stage.seenShift < 100)
      stage.advance(seconds: 0.01)
      #expect(stage.seenShift == 100)
    }
  }

  @Test func `a view that is moved takes touches`() {
    Stage.run { stage in
      let target = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      stage.settle()
      keep.targetView = stage.field(bottom: 560)
      stage.advance(seconds: 0.05)
      #expect(stage.window.hitTest(CGPoint(x: 100, y: 345), with: nil) === target)
    }
  }

  // MARK: Life

  @Test func `views are not retained`() {
    Stage.run { stage in
      var view: UIView? = UIView(frame: stage.window.bounds)
      var target: UIView? = UIView(frame: CGRect(x: 0, y: 480, width: 375, height: 40))
      weak let (freedView, freedTarget) = (view, target)
      if let view, let target {
        stage.window.addSubview(view)
        view.addSubview(target)
      }
      let keep = view.map { KeepViewAboveKeyboard(adjustedView: $0, targetView: target) }
      stage.show(258)
      stage.settle()
      target?.removeFromSuperview()
      target = nil
      #expect(freedTarget == nil)
      keep?.update()
      #expect(keep?.decision?.reason == .noTarget)
      #expect(view?.center == CGPoint(x: 187.5, y: 333.5))
      view?.removeFromSuperview()
      view = nil
      #expect(freedView == nil)
      stage.show(300)
      #expect(keep?.decision?.reason == .adjustedViewGone)
    }
  }

  @Test func `released, it leaves a view alone that somebody else has placed`() {
    Stage.run { stage in
      var keep: KeepViewAboveKeyboard? = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      #expect(keep?.shift == 111)
      stage.adjusted.center = CGPoint(x: 10, y: 20)
      keep = nil
      #expect(stage.adjusted.center == CGPoint(x: 10, y: 20))
    }
  }

  @Test func `a view in no window is at its base`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      let base = CGPoint(x: 187.5, y: 333.5)
      stage.adjusted.removeFromSuperview()
      keep.update()
      #expect(keep.decision?.reason == .notInWindow)
      stage.window.addSubview(stage.adjusted)
      stage.adjusted.center = base
      keep.update()
      #expect(keep.shift == 111)
      stage.hide()
      #expect(stage.adjusted.center == base)
    }
  }
}
