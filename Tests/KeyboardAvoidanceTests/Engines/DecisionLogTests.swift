import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// What the engines say about what they do.
@MainActor @Suite(.phone) struct DecisionLogTests {
  @Test func `a reason to do nothing is given once, until it changes`() {
    Stage.run { stage in
      AvoidanceLog.minimumLevel = .info
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted)
      for _ in 0..<3 { keep.update() }
      let field = stage.field(bottom: 120)
      for _ in 0..<3 { keep.targetView = field }
      field.frame.origin.y = 70
      keep.update()
      stage.show(258)
      field.frame.origin.y = 60
      keep.update()
      #expect(
        stage.lines == [
          "info: shift 0 as there is no target",
          "info: shift 0 as the keyboard is hidden, target 80–120, distance 0",
          "info: shift 0 as the target is free, target 70–110, keyboard top 409, distance 0",
        ])
    }
  }

  @Test func `every shift is explained, to the log and to whoever asks`() {
    Stage.run { stage in
      AvoidanceLog.minimumLevel = .info
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      var decisions: [AvoidanceDecision] = []
      keep.decisionHandler = { decisions.append($0) }
      stage.show(258)
      stage.show(258)
      keep.distance = 8
      stage.hide()
      stage.settle()
      #expect(decisions.map(\.shift) == [111, 119, 0])
      #expect(stage.lines.dropFirst() == decisions.map { "info: \($0)" }[...])
    }
  }

  @Test func `a handler may change the engine`() {
    Stage.run { stage in
      let (first, second) = (stage.field(bottom: 430), stage.field(bottom: 520))
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: first)
      keep.decisionHandler = { [weak keep] decision in
        if decision.shift == 21 { keep?.targetView = second }
      }
      stage.show(258)
      #expect(stage.shift == 111)
      #expect(keep.shift == 111)
    }
  }

  @Test func `the keyboard's curve is mentioned at the level for debugging`() {
    Stage.run { stage in
      AvoidanceLog.minimumLevel = .debug
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.post(.willChangeFrame, stage.userInfo(end: stage.docked(258)))
      #expect(stage.lines.contains("debug: the keyboard's curve 7 is taken for ease-in-out"))
      #expect(keep.curveType == .easeInOut)
    }
  }

  @Test func `lengths that are not finite are reported and do nothing`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      keep.distance = .nan
      keep.topLimit = .infinity
      #expect(stage.shift == 111)
      #expect(
        stage.lines == [
          "error: distance nan counts as 0", "error: top limit inf counts as none",
        ])
    }
  }

  @Test func `a target without a finite place moves nothing`() {
    Stage.run { stage in
      let target = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      stage.show(258)
      target.center.y = .nan
      keep.update()
      #expect(stage.shift == 0)
      #expect(keep.decision?.reason == .targetNotFinite)
    }
  }

  @Test func `levels are ordered, and the usual one hides what is usual`() {
    #expect(AvoidanceLog.Level.allCases == AvoidanceLog.Level.allCases.sorted())
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.hide()
      stage.settle()
      #expect(stage.lines.isEmpty)
      #expect(keep.shift == 0)
    }
  }
}
