import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Scroll views in each other, and the wheel over them.
@MainActor
@Suite struct NestedScrollTests {
  private let middle = CGPoint(x: 170, y: 300)
  private let up = CGSize(width: 0, height: -10)
  private let down = CGSize(width: 0, height: 10)

  private func withNested(
    inner size: CGSize, outer: CGSize = CGSize(width: 300, height: 2000),
    _ test: (ScrollStage, UIScrollView) -> Void
  ) {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: outer)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      inner.contentSize = size
      stage.view.addSubview(inner)
      test(stage, inner)
    }
  }

  @Test func `each of two scroll views takes the drags along its axis`() {
    withNested(inner: CGSize(width: 900, height: 300)) { stage, inner in
      stage.put(from: middle, by: CGSize(width: -10, height: -1), times: 7)
      #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
      #expect(stage.view.contentOffset == .zero)
      stage.put(from: middle, by: CGSize(width: -1, height: -10), times: 7)
      #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 50))
    }
  }

  @Test func `the inner one of two scrolls until it is at its edge, then the outer one`() {
    withNested(inner: CGSize(width: 300, height: 400)) { stage, inner in
      stage.put(from: middle, by: up, times: 12)
      stage.clock.advance(by: 600)
      #expect(inner.contentOffset.y == 100)
      #expect(stage.view.contentOffset.y == 0)
      stage.put(from: middle, by: up, times: 7)
      #expect(inner.contentOffset.y == 100)
      #expect(stage.view.contentOffset.y == 50)
      // Back again: the inner one has room first.
      stage.put(from: middle, by: down, times: 7)
      #expect(inner.contentOffset.y == 50)
      #expect(stage.view.contentOffset.y == 50)
    }
  }

  @Test func `the inner one bounces where no outer one has room`() {
    withNested(inner: CGSize(width: 300, height: 400)) { stage, inner in
      stage.drag(from: middle, by: down, times: 7)
      #expect(inner.contentOffset.y < 0)
      #expect(stage.view.contentOffset.y == 0)
      stage.lift()
    }
  }

  // The inner one has 100 points to come, which the finger has gone after 12 steps: the second step
  // begins the drag and moves nothing. 30 points more go to the outer one.
  @Test func `a drag that comes to the edge goes on further out, and back`() {
    withNested(inner: CGSize(width: 300, height: 400)) { stage, inner in
      let log = ScrollLog()
      inner.delegate = log
      stage.drag(from: middle, by: up, times: 12)
      #expect(inner.contentOffset.y == 100 && stage.view.contentOffset.y == 0)
      #expect(stage.log.events.isEmpty && !stage.view.isDragging)
      stage.move(from: stage.place, by: up, times: 3)
      #expect(inner.contentOffset.y == 100 && stage.view.contentOffset.y == 30)
      #expect(stage.view.isDragging && stage.view.isTracking && inner.isDragging)
      #expect(stage.log.order == ["will drag", "scroll"])
      // What was taken over last comes back first.
      stage.move(from: stage.place, by: down, times: 3)
      #expect(inner.contentOffset.y == 100 && stage.view.contentOffset.y == 0)
      #expect(!stage.view.isDragging)
      #expect(stage.log.order == ["will drag", "scroll", "will end drag", "end drag false"])
      stage.move(from: stage.place, by: down, times: 2)
      #expect(inner.contentOffset.y == 80 && stage.view.contentOffset.y == 0)
      stage.move(from: stage.place, by: up, times: 7)
      #expect(inner.contentOffset.y == 100 && stage.view.contentOffset.y == 50)
      stage.lift()
      // 600 points a second are 299.7 points more, as in a drag of its own.
      #expect(stage.view.isDecelerating && !inner.isDecelerating)
      #expect(log.order == ["will drag", "scroll", "will end drag", "end drag false"])
      #expect(log.velocity == .zero && stage.log.velocity == CGPoint(x: 0, y: 0.6))
      stage.clock.advance(by: 5 * 600)
      #expect(stage.view.contentOffset.y == 349.5)
      #expect(stage.log.order.last == "end decelerate")
      #expect(stage.clock.animations.finite == 0)
    }
  }

  @Test func `a drag is handed on through three, and the last one bounces`() {
    withNested(inner: CGSize(width: 300, height: 320)) { stage, inner in
      let innermost = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      innermost.contentSize = CGSize(width: 300, height: 310)
      inner.addSubview(innermost)
      stage.view.contentSize.height = 430
      // 10, 20 and 30 points, and 90 beyond, of which (1 − 1/(0.55·90/400 + 1))·400 are seen.
      stage.drag(from: middle, by: up, times: 17)
      #expect(innermost.contentOffset.y == 10 && inner.contentOffset.y == 20)
      #expect(abs(stage.view.contentOffset.y - 30 - 44.0490) < 1e-3)
      stage.move(from: stage.place, by: down, times: 15)
      #expect(
        [innermost, inner, stage.view].map(\.contentOffset.y) == [0, 0, 0])
      stage.lift()
    }
  }

  @Test func `an outer view that leaves in the middle of a drag ends its part`() {
    withNested(inner: CGSize(width: 300, height: 400)) { stage, inner in
      stage.drag(from: middle, by: up, times: 15)
      #expect(stage.view.isDragging)
      stage.view.removeFromSuperview()
      #expect(!stage.view.isDragging && !inner.isDragging)
      #expect(stage.log.order.suffix(2) == ["will end drag", "end drag false"])
      stage.move(from: stage.place, by: up, times: 2)
      #expect(stage.view.contentOffset.y == 30)
      stage.lift()
    }
  }

  // MARK: The wheel

  @Test func `a wheel scrolls what it is over, as far as there is content`() {
    withNested(inner: CGSize(width: 300, height: 400)) { stage, inner in
      let window = stage.window
      @MainActor func turn(_ points: CGFloat, at point: CGPoint) {
        window.deliverWheel(by: CGSize(width: 0, height: points), at: point)
      }
      turn(50, at: middle)
      turn(30, at: middle)
      stage.clock.advance(by: 300)
      #expect(inner.contentOffset.y == 80)
      turn(50, at: middle)
      stage.clock.advance(by: 300)
      #expect(inner.contentOffset.y == 100)
      turn(50, at: middle)
      stage.clock.advance(by: 300)
      #expect(stage.view.contentOffset.y == 50)
      turn(-500, at: CGPoint(x: 170, y: 480))
      stage.clock.advance(by: 300)
      #expect(stage.view.contentOffset.y == 0)
      let turned = [
        "will drag", "will end drag", "end drag true", "will decelerate", "scroll",
        "end decelerate",
      ]
      #expect(stage.log.order == turned + turned)
      turn(.nan, at: middle)
      turn(50, at: CGPoint(x: 5, y: 5))
      #expect(inner.contentOffset.y == 100)
    }
  }

  @Test(.covers("UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)"))
  func `turns of a wheel in a row are one motion, whose end the delegate chooses and hears of`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      @MainActor func turn(_ points: CGFloat) {
        window.deliverWheel(by: CGSize(width: 0, height: points), at: middle)
      }
      turn(50)
      #expect(stage.view.isDecelerating && !stage.view.isDragging)
      #expect(stage.log.velocity == .zero && stage.log.target == CGPoint(x: 0, y: 50))
      clock.advance(by: 30)
      turn(50)
      clock.advance(by: 600)
      #expect(stage.view.contentOffset.y == 100)
      #expect(
        stage.log.order == [
          "will drag", "will end drag", "end drag true", "will decelerate", "scroll",
          "end decelerate",
        ])
      stage.log.chosenTarget = CGPoint(x: 0, y: 400)
      turn(50)
      clock.advance(by: 600)
      #expect(stage.view.contentOffset.y == 400)
      // A place that it is at already.
      stage.log.events = []
      turn(50)
      #expect(stage.log.events == ["will drag", "will end drag", "end drag false"])
      #expect(!stage.view.isDecelerating)
      // A finger stops it.
      stage.log.chosenTarget = nil
      turn(500)
      clock.advance(by: 10)
      window.deliverTouch(.began, at: middle)
      #expect(stage.log.order.last == "end decelerate")
      #expect(stage.view.contentOffset.y > 400 && stage.view.contentOffset.y < 900)
      window.deliverTouch(.ended, at: middle)
    }
  }

  @Test func `a notch of a wheel turns a page`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.view.isPagingEnabled = true
      for (points, page) in [(CGFloat(50), 1), (50, 2), (-3, 1), (900, 2)] {
        window.deliverWheel(by: CGSize(width: 0, height: points), at: middle)
        // The parts of a turn that are still to come turn no other page.
        clock.advance(by: 10)
        window.deliverWheel(by: CGSize(width: 0, height: points / 10), at: middle)
        clock.advance(by: 600)
        #expect(stage.view.contentOffset.y == CGFloat(page) * 400)
      }
    }
  }
}
