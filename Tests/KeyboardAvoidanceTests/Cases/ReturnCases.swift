import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Field reports about coming back to where the view was.
@MainActor @Suite(.phone) struct ReturnCases {
  @Test func `S29 the view comes back when the keyboard hides`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.hide()
      #expect(stage.adjusted.center == base)
      stage.settle()
      #expect(stage.adjusted.presentation.position == base)
      #expect(keep.decision?.reason == .keyboardHidden)
    }
  }

  @Test func `S30 a hide leaves a small height`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 660))
      stage.show(258)
      stage.settle()
      stage.hide(claiming: stage.docked(44))
      #expect(stage.adjusted.center == base)
      stage.settle()
      #expect(stage.adjusted.center == base)
      #expect(keep.shift == 0)
    }
  }

  @Test(arguments: [0, 20, 181, 300, 1000])
  func `S31 any distance is taken back`(distance: CGFloat) {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520), distance: distance)
      stage.show(258)
      #expect(keep.shift == 111 + distance)
      #expect(stage.shift == 111 + distance)
      stage.hide()
      #expect(stage.adjusted.center == base)
    }
  }

  @Test(arguments: [216, 667])
  func `S32 a hide claims to end at the top of the screen`(height: CGFloat) {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.hide(claiming: CGRect(x: 0, y: 0, width: 375, height: height))
      #expect(stage.adjusted.center == base)
      let seen = stage.frames(for: 1) { stage.seenShift }
      #expect(seen.allSatisfy { $0 <= 111 }, "the view was thrown up")
      #expect(stage.adjusted.center == base)
      #expect(keep.shift == 0)
    }
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: 0, y: 0, width: 375, height: 0),
    CGRect(x: 0, y: 667, width: 375, height: 0), CGRect(x: 0, y: 0, width: 375, height: 258),
  ])
  func `S34 a cross-fade ends with an empty frame`(frame: CGRect) {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.hide(claiming: frame)
      let seen = stage.frames(for: 1) { stage.seenShift }
      #expect(seen.allSatisfy { $0 >= 0 && $0 <= 111 })
      #expect(stage.adjusted.center == base)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S35 a hundred openings do not make the view creep`() {
    Stage.run { stage in
      stage.adjusted.center = CGPoint(x: 187.1, y: 333.3)
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520.7), distance: 0.1)
      for cycle in 0..<100 {
        stage.show(258.3)
        #expect(keep.shift > 111)
        stage.advance(seconds: Double(cycle % 7) * 0.1)
        stage.hide()
        #expect(stage.adjusted.center == base)
        stage.advance(seconds: Double(cycle % 5) * 0.1)
      }
    }
  }

  @Test func `S38 the focus is lost before the keyboard has appeared`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.hide()
      #expect(stage.adjusted.center == base)
      #expect(stage.frames(for: 1) { abs(stage.seenShift) }.allSatisfy { $0 < 1e-9 })
      #expect(keep.shift == 0)
    }
  }

  @Test func `S39 the did-hide comes long before the motion has ended`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      let info = stage.userInfo(end: stage.hidden)
      stage.post(.willHide, info)
      stage.advance(seconds: 0.007)
      stage.post(.didHide, info)
      stage.settle()
      #expect(stage.adjusted.center == base)
      #expect(stage.seenShift == 0)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S40 a hide is interrupted after a few frames`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.hide()
      stage.advance(seconds: 0.05)
      stage.adjusted.layer.removeAllAnimations()
      stage.hide(duration: 0)
      stage.settle()
      #expect(stage.adjusted.center == base)
      #expect(stage.adjusted.presentation.position == base)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S42 a view below a bar comes back below the bar`() {
    Stage.run { stage in
      stage.adjusted.frame = CGRect(x: 0, y: 20, width: 375, height: 647)
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 500))
      stage.show(258)
      #expect(stage.adjusted.frame.minY == -91)
      #expect(keep.shift == 111)
      stage.hide()
      #expect(stage.adjusted.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    }
  }

  @Test func `S44 the last frame has no height`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      for height in [200, 100, 40, 0] as [CGFloat] {
        stage.post(
          .willChangeFrame, stage.userInfo(end: stage.docked(height), duration: 0))
      }
      #expect(stage.adjusted.center == base)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S45 what a limit did not allow is not taken back`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let target = stage.field(top: 90, bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      keep.topLimit = 64
      stage.show(258)
      #expect(stage.shift == 26)
      keep.targetView = nil
      stage.hide()
      stage.show(162)
      #expect(stage.shift == 0)
      stage.hide()
      #expect(stage.adjusted.center == base)
    }
  }

  @Test func `S46 a second dialog takes the focus, then the keyboard leaves`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let first = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      let dialog = UIView(frame: CGRect(x: 40, y: 200, width: 295, height: 300))
      stage.window.addSubview(dialog)
      let second = KeepViewAboveKeyboard(adjustedView: dialog, targetView: dialog)
      #expect(second.shift == 91)
      first.targetView = nil
      stage.hide()
      stage.settle()
      #expect(stage.adjusted.center == base)
      #expect(dialog.frame == CGRect(x: 40, y: 200, width: 295, height: 300))
    }
  }
}
