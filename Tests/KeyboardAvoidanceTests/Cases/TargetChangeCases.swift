import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Field reports about a change of target while the keyboard is up.
@MainActor @Suite(.phone) struct TargetChangeCases {
  @Test func `S01 the target changes while the keyboard is up`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted)
      keep.targetView = stage.field(bottom: 430)
      stage.show(258)
      #expect(stage.shift == 21)
      stage.settle()
      keep.targetView = stage.field(bottom: 520)
      #expect(stage.shift == 111)
    }
  }

  @Test func `S02 the target changes to a higher one, then to a free one`() {
    Stage.run { stage in
      let (a, b, c) = (
        stage.field(bottom: 430), stage.field(bottom: 520), stage.field(bottom: 200)
      )
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: b)
      stage.show(258)
      let shifts = [b, a, c].map { target in
        keep.targetView = target
        stage.advance(seconds: 0.1)
        return stage.shift
      }
      #expect(shifts == [111, 21, 0])
    }
  }

  @Test func `S03 a field near the top follows a lower one`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      let base = stage.adjusted.center
      stage.show(258)
      stage.settle()
      let header = stage.field(bottom: 120)
      keep.targetView = header
      #expect(stage.adjusted.center == base)
      stage.settle()
      #expect(stage.seenShift == 0)
    }
  }

  @Test func `S04 the same will-show comes five times`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      var moves = 0
      keep.completion = { _ in moves += 1 }
      let info = stage.userInfo(end: stage.docked(258))
      for _ in 0..<5 {
        stage.post(.willShow, info)
        #expect(stage.shift == 111)
      }
      stage.settle()
      #expect(moves == 1)
      stage.post(.willShow, info)
      #expect(!stage.screen.isAnimating)
    }
  }

  @Test func `S05 a second tap posts the frames that are shown already`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.show(258)
      #expect(stage.shift == 111)
      #expect(stage.seenShift == 111)
      #expect(!stage.screen.isAnimating)
      #expect(keep.shift == 111)
    }
  }

  @Test func `S07 a field far above the keyboard is not pulled down`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 120))
      stage.show(258)
      #expect(stage.shift == 0)
      #expect(keep.decision?.reason == .targetFree)
    }
  }

  @Test(arguments: [(408.0, 0.0), (409.0, 0.0), (410.0, 1.0)])
  func `S08 the edge between free and covered`(bottom: CGFloat, shift: CGFloat) {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: bottom))
      stage.show(258)
      #expect(stage.shift == shift)
      #expect(keep.shift == shift)
    }
  }

  @Test func `S10 the same target is set five times`() {
    Stage.run { stage in
      let target = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      stage.settle()
      for _ in 0..<5 {
        keep.targetView = target
        #expect(stage.shift == 111)
        #expect(!stage.screen.isAnimating)
      }
    }
  }

  @Test func `S11 the target has grown when it is focused again`() {
    Stage.run { stage in
      let target = stage.field(top: 380, bottom: 423)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      #expect(stage.shift == 14)
      target.frame.size.height = 180
      keep.targetView = target
      #expect(stage.shift == 151)
      target.frame.size.height = 43
      keep.targetView = target
      #expect(stage.shift == 14)
    }
  }

  @Test func `S12 the focus goes to a field beside, with the same bottom`() {
    Stage.run { stage in
      let left = stage.field(bottom: 520, x: 20, width: 150)
      let right = stage.field(bottom: 520, x: 190, width: 150)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: left)
      stage.show(258)
      stage.settle()
      keep.targetView = right
      #expect(stage.shift == 111)
      #expect(!stage.screen.isAnimating)
    }
  }

  @Test func `S14 a new target is reached by an animation`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 430))
      stage.show(258)
      stage.settle()
      keep.targetView = stage.field(bottom: 520)
      let seen = stage.frames(for: 0.25) { stage.seenShift }
      let moving = seen.dropLast()
      #expect(moving.allSatisfy { $0 > 21 && $0 < 111 })
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
      #expect(abs((seen.last ?? 0) - 111) < 1e-9)
    }
  }
}
