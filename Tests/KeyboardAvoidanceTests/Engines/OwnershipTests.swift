import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// To whom the base of a view and the view itself belong.
@MainActor @Suite(.phone) struct OwnershipTests {
  private let base = CGPoint(x: 187.5, y: 333.5)

  // MARK: Another superview

  @Test func `a view that is taken out while shifted comes back to its base`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.adjusted.removeFromSuperview()
      stage.hide()
      stage.settle()
      #expect(stage.adjusted.center == base)
      stage.window.addSubview(stage.adjusted)
      keep.update()
      stage.show(258)
      #expect(stage.shift == 111)
    }
  }

  @Test(arguments: [false, true])
  func `a view that is hosted elsewhere while shifted keeps its base`(isUpdated: Bool) {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      let other = UIView(frame: stage.window.bounds)
      stage.window.addSubview(other)
      other.addSubview(stage.adjusted)
      if isUpdated { keep.update() }
      #expect(stage.shift == 111)
      stage.hide()
      #expect(stage.adjusted.center == base)
    }
  }

  @Test func `a view that is hosted again while shifted keeps its base and its shift`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      stage.adjusted.removeFromSuperview()
      stage.window.addSubview(stage.adjusted)
      keep.update()
      #expect(stage.shift == 111)
      stage.hide()
      #expect(stage.adjusted.center == base)
    }
  }

  // MARK: Another engine

  @Test func `an engine made anew while the keyboard is up goes on where the old one was`() {
    Stage.run { stage in
      let field = stage.field(bottom: 520)
      var keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      stage.show(258)
      stage.settle()
      keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      #expect(stage.shift == 111)
      #expect(stage.seenShift == 111)
      #expect(keep.shift == 111)
      stage.show(300)
      #expect(stage.shift == 153)
      stage.hide()
      #expect(stage.adjusted.center == base)
      #expect(stage.lines.isEmpty, "the older one had nothing to say in its life")
    }
  }

  @Test func `an engine made anew in mid-motion goes on without a seam`() {
    Stage.run { stage in
      let field = stage.field(bottom: 520)
      var keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      stage.show(258)
      stage.advance(seconds: 0.1)
      let seen = stage.seenShift
      keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field, distance: 9)
      #expect(abs(stage.seenShift - seen) < 1e-9)
      stage.settle()
      #expect(stage.seenShift == 120)
      #expect(keep.shift == 120)
    }
  }

  @Test func `of two engines on a view the newer one moves it, through four heights`() {
    Stage.run { stage in
      let field = stage.field(bottom: 430)
      let older = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      let newer = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      for height in [258, 300, 258, 335] as [CGFloat] {
        stage.show(height)
        stage.settle()
        #expect(stage.shift == 430 - (667 - height))
      }
      stage.hide()
      stage.settle()
      #expect(stage.adjusted.center == base)
      #expect(newer.decision?.reason == .keyboardHidden)
      #expect(older.decision?.reason == .replaced)
      #expect(older.shift == 0)
      #expect(
        stage.lines == ["warning: shift 0 as a newer engine moves the adjusted view"])
    }
  }

  @Test func `the older engine stays silent whatever is asked of it, and after the newer's end`() {
    Stage.run { stage in
      let field = stage.field(bottom: 520)
      var older: KeepViewAboveKeyboard? = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: field)
      var newer: KeepViewAboveKeyboard? = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: field, distance: 8)
      var decisions: [AvoidanceDecision] = []
      older?.decisionHandler = { decisions.append($0) }
      stage.show(258)
      stage.settle()
      older?.distance = 50
      older?.targetView = stage.field(bottom: 600)
      older?.topLimit = 10
      older?.policies.tallTarget = .showTop
      older?.update()
      #expect(stage.shift == 119)
      #expect(decisions.map(\.reason) == [.replaced])
      older = nil
      #expect(stage.shift == 119, "the release of the older one restores nothing")
      #expect(newer?.shift == 119)
      let oldest = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      newer = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      newer = nil
      #expect(stage.adjusted.center == base)
      stage.show(300)
      oldest.update()
      #expect(stage.adjusted.center == base)
    }
  }

  @Test func `a move that the newer engine overtakes reports so`() {
    Stage.run { stage in
      let field = stage.field(bottom: 520)
      var reports: [String] = []
      let older = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field) {
        reports.append("older \($0)")
      }
      stage.show(258)
      stage.advance(seconds: 0.1)
      let newer = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: field, distance: 8
      ) { reports.append("newer \($0)") }
      stage.settle()
      #expect(reports.sorted() == ["newer true", "older false"])
      #expect(newer.shift == 119)
      #expect(older.shift == 0)
    }
  }

  @Test func `views that are gone leave nothing behind for the next at their address`() {
    Stage.run { stage in
      for _ in 0..<50 {
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let field = UIView(frame: CGRect(x: 0, y: 480, width: 375, height: 40))
        view.addSubview(field)
        let keep = KeepViewAboveKeyboard(adjustedView: view, targetView: field)
        stage.show(258)
        #expect(view.center.y == 333.5 - 111)
        #expect(keep.shift == 111)
        view.removeFromSuperview()
      }
    }
  }
}
