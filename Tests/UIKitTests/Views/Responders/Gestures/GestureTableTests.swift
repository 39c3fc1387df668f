import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct GestureTableTests {
  @Test(
    .covers(
      "UIGestureRecognizer.delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesEnded",
      "UIGestureRecognizer.require(toFail:)",
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)",
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)",
      "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)",
      "UILongPressGestureRecognizer.allowableMovement",
      "UILongPressGestureRecognizer.minimumPressDuration",
      "UILongPressGestureRecognizer.numberOfTapsRequired",
      "UILongPressGestureRecognizer.numberOfTouchesRequired",
      "UIPanGestureRecognizer.minimumNumberOfTouches", "UIScreenEdgePanGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer.edges", "UISwipeGestureRecognizer",
      "UISwipeGestureRecognizer.direction", "UISwipeGestureRecognizer.numberOfTouchesRequired",
      "UITapGestureRecognizer.numberOfTouchesRequired"), arguments: GestureTable.all)
  func `recognisers enter the states that the table has`(row: GestureRow) {
    withFreshUIKit { window, clock in
      let stage = GestureStage(row.recognizers, relations: row.relations, in: window, clock)
      stage.play(row.steps)
      let states = stage.recognizers.map { recognizer in
        let log = recognizer.log.filter { $0 != "." }
        return log.isEmpty ? "-" : log
      }
      #expect(states == row.states.split(separator: " ").map(String.init))
      if let view = row.view { #expect(stage.inner.log == view) }
      #expect(stage.outer.log == "")
    }
  }

  @Test func `the table has at least 120 sequences`() {
    #expect(Set(GestureTable.all.map(\.description)).count >= 120)
  }

  @Test(
    .covers(
      "UIGestureRecognizer.State", "UIGestureRecognizer.State.cancelled",
      "UIGestureRecognizer.State.changed", "UIGestureRecognizer.State.init(rawValue:)"))
  func `a state leads to those that the reference allows`() {
    typealias State = UIGestureRecognizer.State
    let allowed: [State: [State]] = [
      .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled], .ended: [], .cancelled: [], .failed: [],
    ]
    let states = (0...5).compactMap(State.init)
    for state in states {
      let allowed = allowed[state, default: []]
      for wanted in states {
        if let next = state.entered(askedFor: wanted) {
          #expect(allowed.contains(next), "\(state) to \(wanted)")
          if allowed.contains(wanted) { #expect(next == wanted) }
        } else {
          #expect(allowed.isEmpty || state == .possible && wanted == .possible)
        }
      }
    }
  }
}
