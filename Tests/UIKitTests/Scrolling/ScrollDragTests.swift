import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollDragTests {
  private let middle = CGPoint(x: 170, y: 300)

  // Ten points with each of 60 frames a second are 600 points a second, which go on for
  // 600 / 2.002003 = 299.7 points. The first two steps, of which the second is more than the ten
  // points that begin a drag, move nothing: the content follows from the eighth point on.
  @Test(
    .covers(
      "UIScrollView.isDragging", "UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)",
      "UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)",
      "UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)",
      "UIScrollViewDelegate.scrollViewWillBeginDragging(_:)"))
  func `a swipe moves the content and lets it go on`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
      #expect(stage.log.velocity == CGPoint(x: 0, y: 0.6))
      #expect(stage.view.isDecelerating)
      #expect(!stage.view.isDragging && !stage.view.isTracking)
      clock.advance(by: 5 * 600)
      #expect(stage.view.contentOffset == stage.log.target)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 399.5))
      #expect(
        stage.log.order == [
          "will drag", "scroll", "will end drag", "end drag true", "will decelerate", "scroll",
          "end decelerate",
        ])
      #expect(!stage.view.isDecelerating)
      #expect(clock.animations.finite == 0)
    }
  }

  @Test(.covers("UIScrollView.isDecelerating"))
  func `content that is let go at rest stays`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.put(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      #expect(stage.log.order == ["will drag", "scroll", "will end drag", "end drag false"])
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
      #expect(!stage.view.isDecelerating)
    }
  }

  // 90 points beyond the edge, of which (1 − 1/(0.55·90/400 + 1))·400 = 44.0490 are seen.
  @Test func `content that is pulled beyond its edge lags behind and goes back`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.put(from: middle, by: CGSize(width: 0, height: 10), times: 11)
      #expect(abs(stage.view.contentOffset.y + 44.0490) < 1e-3)
      #expect(stage.log.target == .zero)
      #expect(stage.log.order.suffix(2) == ["end drag true", "will decelerate"])
      clock.advance(by: 600)
      #expect(stage.view.contentOffset == .zero)
      #expect(stage.log.order.last == "end decelerate")
    }
  }

  @Test(.covers("UIScrollView.bounces"))
  func `content that does not bounce ends at its edge`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.view.bounces = false
      stage.put(from: middle, by: CGSize(width: 0, height: 10), times: 11)
      #expect(stage.view.contentOffset == .zero)
      stage.view.contentOffset.y = 1500
      stage.swipe(from: middle, by: CGSize(width: 0, height: -20), times: 4)
      clock.advance(by: 1200)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1600))
      #expect(stage.log.offsets.allSatisfy { $0.y <= 1600 })
    }
  }

  @Test func `a touch stops content that moves by itself, and no view of the content gets it`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      stage.view.addSubview(button)
      stage.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      clock.advance(by: 60)
      window.deliverTouch(.began, at: middle)
      let offset = stage.view.contentOffset
      #expect(stage.log.order.last == "end decelerate")
      #expect(stage.view.isTracking && !stage.view.isDecelerating)
      clock.advance(by: 200)
      #expect(stage.view.contentOffset == offset)
      #expect(!button.isHighlighted)
      window.deliverTouch(.ended, at: middle)
      #expect(!stage.view.isTracking)
      clock.advance(by: 200)
      #expect(stage.view.contentOffset == offset)
      #expect(stage.log.order.last == "end decelerate")
    }
  }

  @Test func `content that was caught follows the finger at once`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      clock.advance(by: 60)
      window.deliverTouch(.began, at: middle)
      let offset = stage.view.contentOffset.y
      stage.move(from: middle, by: CGSize(width: 0, height: -2), times: 3)
      #expect(stage.view.contentOffset.y == offset + 4)
    }
  }

  @Test(
    .covers("UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
  func `the delegate says where the content comes to rest`() {
    for target in [500.0, 210, 20, 1600] {
      withFreshUIKit { window, clock in
        let stage = ScrollStage(window, clock)
        stage.log.chosenTarget = CGPoint(x: 0, y: target)
        stage.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
        clock.advance(by: 6 * 600)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: target))
        #expect(stage.log.order.last == "end decelerate")
      }
    }
  }

  @Test(.covers("UIScrollView.isPagingEnabled"))
  func `pages are turned one at a time`() {
    func rest(_ step: CGFloat, _ times: Int, from page: CGFloat, lifted: Bool = true) -> CGFloat {
      withFreshUIKit { window, clock in
        let stage = ScrollStage(window, clock, content: CGSize(width: 1500, height: 400))
        stage.view.isPagingEnabled = true
        stage.view.contentOffset.x = page * 300
        if lifted {
          stage.swipe(from: middle, by: CGSize(width: step, height: 0), times: times)
        } else {
          stage.put(from: middle, by: CGSize(width: step, height: 0), times: times)
        }
        clock.advance(by: 3 * 600)
        return stage.view.contentOffset.x / 300
      }
    }
    #expect(rest(-10, 5, from: 1) == 2)
    #expect(rest(10, 5, from: 1) == 0)
    #expect(rest(-60, 5, from: 1) == 2)
    #expect(rest(10, 5, from: 0) == 0)
    #expect(rest(-10, 5, from: 4) == 4)
    // Let go at rest: 130 of 300 points are less than half a page, 170 more.
    #expect(rest(-10, 14, from: 1, lifted: false) == 1)
    #expect(rest(-10, 18, from: 1, lifted: false) == 2)
  }

  @Test(.covers("UIScrollView.alwaysBounceHorizontal"))
  func `a drag moves the axes that have more content than is seen`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.put(from: middle, by: CGSize(width: -10, height: 0), times: 12)
      #expect(stage.log.events.isEmpty)
      stage.view.alwaysBounceHorizontal = true
      stage.put(from: middle, by: CGSize(width: -10, height: 0), times: 12)
      #expect(stage.log.order.first == "will drag")
      clock.advance(by: 900)
      #expect(stage.view.contentOffset == .zero)
      stage.view.isScrollEnabled = false
      stage.log.events = []
      stage.put(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      #expect(stage.log.events.isEmpty)
    }
  }

  @Test(.covers("UIScrollView.isDirectionalLockEnabled"))
  func `a drag keeps to its axis where that is asked for`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: CGSize(width: 3000, height: 3000))
      stage.put(from: middle, by: CGSize(width: -4, height: -10), times: 12)
      #expect(stage.view.contentOffset.x > 0)
      stage.view.contentOffset = .zero
      stage.view.isDirectionalLockEnabled = true
      stage.put(from: middle, by: CGSize(width: -4, height: -10), times: 12)
      #expect(stage.view.contentOffset.x == 0)
      #expect(stage.view.contentOffset.y > 0)
      stage.view.contentOffset = .zero
      stage.put(from: middle, by: CGSize(width: -10, height: -10), times: 12)
      #expect(stage.view.contentOffset.x == stage.view.contentOffset.y)
    }
  }

  // A delegate that undoes what it dislikes sees the drag go on.
  @Test func `a delegate may scroll from inside the news of scrolling`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.log.onScroll = { if $0.contentOffset.y > 50 { $0.contentOffset.y = 50 } }
      stage.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      #expect(stage.view.contentOffset.y == 50)
      clock.advance(by: 60)
      #expect(stage.view.contentOffset.y == 50)
      #expect(stage.view.presentation.bounds.minY == 50)
      clock.advance(by: 3000)
      #expect(stage.log.order.last == "end decelerate")
      // One that never comes to an end is heard of no more.
      stage.log.onScroll = { $0.contentOffset.y += 1 }
      stage.view.contentOffset.y = 0
      #expect(stage.view.contentOffset.y.isFinite)
    }
  }

  @Test func `content stays where it is when its view leaves the window`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.drag(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      stage.view.removeFromSuperview()
      #expect(!stage.view.isDragging && !stage.view.isTracking)
      #expect(stage.log.order.suffix(2) == ["will end drag", "end drag false"])
      stage.move(from: middle, by: CGSize(width: 0, height: -10), times: 3)
      stage.lift()
      #expect(stage.view.contentOffset.y == 100)
      window.addSubview(stage.view)
      stage.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      #expect(stage.view.isDecelerating)
      stage.view.removeFromSuperview()
      #expect(stage.log.order.last == "end decelerate")
      #expect(clock.animations.finite == 0)
      let offset = stage.view.contentOffset
      clock.advance(by: 600)
      #expect(stage.view.contentOffset == offset)
    }
  }

  @Test func `a view that is released while it moves leaves nothing behind`() {
    withFreshUIKit { window, clock in
      var stage: ScrollStage? = ScrollStage(window, clock)
      stage?.swipe(from: middle, by: CGSize(width: 0, height: -10), times: 12)
      weak let view = stage?.view
      view?.removeFromSuperview()
      stage = nil
      clock.advance(by: 600)
      #expect(view == nil)
      #expect(clock.animations.finite == 0)
    }
  }
}
