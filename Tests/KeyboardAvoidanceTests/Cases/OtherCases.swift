import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Field reports about rotation, curves, interruptions and life cycle.
@MainActor @Suite(.phone) struct OtherCases {
  @Test func `S48 the window turns while the view is shifted`() {
    Stage.run { stage in
      let target = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      #expect(stage.shift == 111)
      stage.settle()
      stage.hide()
      let landscape = CGRect(x: 0, y: 0, width: 667, height: 375)
      stage.window.frame = landscape
      stage.adjusted.frame = landscape
      target.frame = CGRect(x: 20, y: 260, width: 600, height: 40)
      let keyboard = CGRect(x: 0, y: 213, width: 667, height: 162)
      let info = stage.userInfo(end: keyboard)
      stage.post(.willChangeFrame, info)
      stage.post(.willShow, info)
      #expect(stage.adjusted.frame.minY == -87)
      stage.settle()
      let gone = stage.userInfo(end: keyboard.offsetBy(dx: 0, dy: 162))
      stage.post(.willChangeFrame, gone)
      stage.post(.willHide, gone)
      #expect(stage.adjusted.frame == landscape)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S48 a layout pass during the turn makes the new base`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      let turned = CGRect(x: 10, y: 30, width: 300, height: 600)
      stage.adjusted.frame = turned
      stage.hide()
      #expect(stage.adjusted.frame == turned)
      stage.show(258)
      #expect(stage.adjusted.frame.minY == -111)
      stage.hide()
      #expect(stage.adjusted.frame == turned)
      #expect(keep.shift == 0)
    }
  }

  @Test(arguments: [7, 8, -1, nil] as [Int?])
  func `S76 the curve has no name`(curve: Int?) {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      var info = stage.userInfo(end: stage.docked(258))
      info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
      stage.post(.willChangeFrame, info)
      #expect(stage.shift == 111)
      #expect(keep.curveType == .easeInOut)
      #expect(KeyboardManager.shared.current?.rawCurve == curve)
      #expect(stage.lines.count == (curve == 7 ? 0 : 1))
      #expect(abs(stage.frames(for: 0.25) { stage.seenShift }[7] - 111 * 0.5582) < 1)
    }
  }

  @Test func `S79 show and hide are reversed every 80 ms`() {
    Stage.run { stage in
      let target = stage.field(bottom: 667)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      for reversal in 0..<20 {
        let before = stage.seenShift
        if reversal.isMultiple(of: 2) { stage.show(258) } else { stage.hide() }
        #expect(abs(stage.seenShift - before) < 1e-9, "the view jumped")
        let gaps = stage.frames(for: 0.08) {
          stage.keyboard.presentation.frame.minY - target.presentationRect(target.bounds).maxY
        }
        #expect(gaps.allSatisfy { abs($0) < 1e-6 }, "the keyboard left the view behind")
      }
      stage.settle()
      #expect(stage.shift == 0)
      #expect(abs(stage.seenShift) < 1e-9)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S80 a move that was overtaken reports that it did not finish`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 430))
      var finished: [Bool] = []
      keep.completion = { finished.append($0) }
      stage.show(258)
      stage.advance(seconds: 0.1)
      keep.targetView = stage.field(bottom: 520)
      stage.settle()
      #expect(stage.shift == 111)
      // The newer one, of 0.25 s, ends before the keyboard's 0.5 s are over.
      #expect(finished == [true, false])
    }
  }

  @Test func `S82 a did-show during a newer motion says nothing new`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 500))
      stage.show(216)
      stage.advance(seconds: 0.45)
      stage.show(258)
      stage.advance(seconds: 0.1)
      #expect(keep.shift == 91)
      stage.settle()
      #expect(keep.shift == 91)
    }
  }

  @Test func `S53 S94 the engine is made while the keyboard is up`() {
    Stage.run { stage in
      _ = KeyboardManager.shared
      stage.show(258)
      stage.settle()
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      #expect(stage.shift == 111)
      #expect(keep.shift == 111)
    }
  }

  @Test func `S94 the app's first engine is made while the keyboard is up`() {
    Stage.run { stage in
      stage.show(258)
      stage.settle()
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      #expect(stage.shift == 111)
      #expect(keep.shift == 111)
      #expect(KeyboardManager.shared.current?.endFrame == stage.docked(258))
    }
  }

  @Test func `S94 the app's first engine is made in mid-motion, after other motions`() {
    Stage.run { stage in
      for _ in 0..<9 {
        for height in [216, 300] as [CGFloat] { stage.show(height) }
        stage.settle()
        stage.hide()
      }
      stage.show(258)
      // The dids of the hide are still to come.
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      #expect(stage.shift == 111)
      stage.settle()
      #expect(stage.shift == 111)
      stage.hide()
      #expect(keep.decision?.reason == .keyboardHidden)
    }
  }

  @Test func `S94 the app's first engine is made when the keyboard has gone`() {
    Stage.run { stage in
      stage.show(258)
      stage.hide()
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      #expect(keep.decision?.reason == .keyboardHidden)
      stage.settle()
      #expect(stage.shift == 0)
    }
  }

  @Test func `S56 a bar above the home indicator`() {
    Stage.run(size: CGSize(width: 375, height: 812)) { stage in
      let bar = stage.field(bottom: 778)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: bar)
      stage.show(335)
      #expect(keep.shift == 301)
      #expect(bar.convert(bar.bounds, to: nil).maxY == 477)
    }
  }

  @Test func `S71 a target taller than the free space`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(top: 100, bottom: 600))
      stage.show(258)
      #expect(keep.shift == 191)
      keep.topLimit = 64
      #expect(keep.shift == 36)
      keep.topLimit = nil
      keep.policies.tallTarget = .showTop
      #expect(keep.shift == 100)
    }
  }

  @Test func `S95 another app's keyboard is ignored by policy`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.post(.willChangeFrame, stage.userInfo(end: stage.docked(258), isLocal: false))
      #expect(keep.decision?.reason == .foreignKeyboardIgnored)
      #expect(stage.shift == 0)
      keep.policies.foreignKeyboard = .avoid
      #expect(stage.shift == 111)
    }
  }

  @Test func `S98 a released engine returns its view, and later events are harmless`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      var keep: KeepViewAboveKeyboard? = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      weak let freed = keep
      stage.show(258)
      #expect(stage.shift == 111)
      keep = nil
      #expect(freed == nil)
      #expect(stage.adjusted.center == base)
      stage.settle()
      stage.show(300)
      stage.hide()
      #expect(stage.adjusted.center == base)
    }
  }

  @Test func `S99 a hardware keyboard posts a will-hide on focus`() {
    Stage.run { stage in
      let base = stage.adjusted.center
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.post(.willHide, stage.userInfo(end: stage.hidden))
      #expect(stage.adjusted.center == base)
      #expect(!stage.screen.isAnimating)
      #expect(keep.shift == 0)
    }
  }

  @Test func `S101 a late layout pass finds no target`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted)
      stage.show(258)
      keep.targetView = stage.field(bottom: 520)
      stage.hide()
      keep.targetView = nil
      keep.update()
      #expect(keep.decision?.reason == .noTarget)
      #expect(stage.shift == 0)
    }
  }
}
