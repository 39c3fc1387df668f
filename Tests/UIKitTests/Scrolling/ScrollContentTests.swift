import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollContentTests {
  @Test(.covers("UIScrollViewDelegate.scrollViewDidScroll(_:)"))
  func `the offset is the origin of the bounds`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      let label = UILabel(frame: CGRect(x: 10, y: 700, width: 50, height: 20))
      stage.view.addSubview(label)
      stage.view.contentOffset = CGPoint(x: 5, y: 600)
      #expect(stage.view.bounds == CGRect(x: 5, y: 600, width: 300, height: 400))
      #expect(stage.view.frame == CGRect(x: 20, y: 100, width: 300, height: 400))
      // 20 − 5 + 10 from the left, 100 − 600 + 700 from the top.
      #expect(label.convert(CGPoint.zero, to: nil) == CGPoint(x: 25, y: 200))
      #expect(window.convert(CGPoint(x: 25, y: 200), to: label) == .zero)
      #expect(
        label.convert(label.bounds, to: stage.view) == CGRect(x: 10, y: 700, width: 50, height: 20))
      label.isUserInteractionEnabled = true
      #expect(window.hitTest(CGPoint(x: 30, y: 210), with: nil) === label)
      #expect(window.hitTest(CGPoint(x: 30, y: 190), with: nil) === stage.view)
      stage.view.bounds.origin.y = 100
      #expect(stage.log.events == ["scroll", "scroll"])
      #expect(stage.view.contentOffset == CGPoint(x: 5, y: 100))
    }
  }

  @Test(.covers("UIScrollView.contentSize"))
  func `what is shown through scroll views in each other is found`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      var outer: UIScrollView = stage.view
      for _ in 0..<500 {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 10, width: 300, height: 400))
        inner.contentSize = CGSize(width: 300, height: 500)
        outer.addSubview(inner)
        outer.contentOffset.y = 10
        outer = inner
      }
      #expect(outer.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 100))
      #expect(window.hitTest(CGPoint(x: 30, y: 110), with: nil) === outer)
      stage.put(from: CGPoint(x: 170, y: 300), by: CGSize(width: 0, height: -10), times: 5)
      #expect(outer.contentOffset.y == 30)
      #expect(stage.view.contentOffset.y == 10)
    }
  }

  @Test(
    .covers(
      "UIScrollView.contentOffset", "UIScrollView.setContentOffset(_:animated:)",
      "UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)"))
  func `an animated offset is reached after three tenths of a second`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(stage.view.contentOffset == .zero)
      clock.advance(by: 90)
      #expect(stage.view.contentOffset.y == 300)
      #expect(stage.view.presentation.bounds.minY == 300)
      // Between two frames of the phone a picture shows the motion as it is by then.
      clock.advance(by: 3)
      #expect(stage.view.contentOffset.y == 300)
      let between = stage.view.presentation.bounds.minY
      #expect(between > 300 && between < 318)
      clock.advance(by: 87)
      #expect(stage.view.contentOffset.y == 600)
      #expect(stage.log.order == ["scroll", "end animation"])
      #expect(stage.log.events.filter { $0 == "scroll" }.count == 18)
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(stage.log.events.last == "end animation")
      // The indicators have faded, too.
      clock.advance(by: 480)
      #expect(clock.animations.finite == 0)
    }
  }

  @Test func `the state at a tick does not depend on the ticks that were looked at`() {
    func offsets(step: Int) -> [CGPoint] {
      withFreshUIKit { window, clock in
        let stage = ScrollStage(window, clock)
        stage.swipe(
          from: CGPoint(x: 170, y: 300), by: CGSize(width: 0, height: -10), times: 12)
        var tick = clock.now
        let end = tick + 600
        var seen: [CGPoint] = []
        while tick < end {
          tick += step
          clock.advance(to: tick)
          if (end - tick) % 60 == 0 { seen.append(stage.view.presentation.bounds.origin) }
        }
        return seen
      }
    }
    #expect(offsets(step: 1) == offsets(step: 60))
    #expect(offsets(step: 12) == offsets(step: 60))
  }

  @Test func `an offset in a block of animations moves with it`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.view.contentOffset.y = 100
      }
      clock.advance(by: 300)
      #expect(stage.view.contentOffset.y == 100)
      #expect(stage.view.presentation.bounds.minY == 50)
    }
  }

  @Test(.covers("UIScrollView.contentInset", "UIScrollView.scrollRectToVisible(_:animated:)"))
  func `as little is scrolled as shows a rectangle`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      @MainActor func offset(from y: CGFloat, showing rect: CGRect) -> CGFloat {
        stage.view.contentOffset = CGPoint(x: 0, y: y)
        stage.view.scrollRectToVisible(rect, animated: false)
        return stage.view.contentOffset.y
      }
      let row = CGRect(x: 0, y: 1000, width: 300, height: 50)
      #expect(offset(from: 0, showing: row) == 650)
      #expect(offset(from: 700, showing: row) == 700)
      #expect(offset(from: 1200, showing: row) == 1000)
      // The far end of what does not fit, and never beyond the content.
      #expect(offset(from: 0, showing: CGRect(x: 0, y: 100, width: 9, height: 900)) == 600)
      #expect(offset(from: 0, showing: CGRect(x: 0, y: 1990, width: 9, height: 50)) == 1600)
      stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 300, right: 0)
      // 100 points less 20 are free above 300 at the bottom: 1050 − 100.
      #expect(offset(from: 0, showing: row) == 950)
      #expect(offset(from: 1200, showing: row) == 980)
      for rect in [
        CGRect.zero, .null, CGRect(x: 0, y: 900, width: 300, height: 0),
        CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
      ] {
        #expect(offset(from: 10, showing: rect) == 10)
      }
    }
  }

  @Test func `nonsense is left out`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.view.contentOffset = CGPoint(x: 0, y: 100)
      stage.view.contentOffset = CGPoint(x: .nan, y: CGFloat.infinity)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
      stage.view.setContentOffset(CGPoint(x: CGFloat.infinity, y: 50), animated: true)
      clock.advance(by: 300)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 50))
      let sizes = [
        CGSize(width: CGFloat.nan, height: .nan), CGSize(width: -5, height: -5), .zero,
        CGSize(width: CGFloat.infinity, height: .infinity),
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e300),
      ]
      let middle = CGPoint(x: 170, y: 300)
      for size in sizes {
        for frame in [CGSize(width: 300, height: 400), .zero, CGSize(width: 300, height: 0)] {
          stage.view.contentSize = size
          stage.view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: .infinity, right: -9)
          stage.view.frame.size = frame
          stage.view.alwaysBounceVertical = true
          stage.view.isPagingEnabled.toggle()
          stage.swipe(from: middle, by: CGSize(width: -3, height: -20), times: 6)
          clock.advance(by: 1200)
          #expect(stage.view.contentOffset.x.isFinite && stage.view.contentOffset.y.isFinite)
        }
      }
    }
  }

  @Test func `a scroll view without content stays where it is`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: .zero)
      let middle = CGPoint(x: 170, y: 300)
      for size in [CGSize(width: 300, height: 400), .zero] {
        stage.view.frame.size = size
        stage.swipe(from: middle, by: CGSize(width: -7, height: -20), times: 6)
        window.deliverWheel(by: CGSize(width: 40, height: 40), at: middle)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 9, height: 9), animated: true)
        stage.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        stage.view.flashScrollIndicators()
        stage.view.isPagingEnabled.toggle()
        clock.advance(by: 1200)
        #expect(stage.view.contentOffset == .zero)
        #expect(stage.log.events.isEmpty)
      }
      // What code asks for is done, as on iOS, and goes back with the next drag.
      stage.view.frame.size = CGSize(width: 300, height: 400)
      stage.view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      clock.advance(by: 300)
      #expect(stage.view.contentOffset.y == 50)
      stage.view.alwaysBounceVertical = true
      stage.put(from: middle, by: CGSize(width: 0, height: 10), times: 3)
      clock.advance(by: 1200)
      #expect(stage.view.contentOffset == .zero)
      #expect(clock.animations.finite == 0)
    }
  }

  @Test(.covers("UIScrollView.alwaysBounceVertical"))
  func `content that is smaller than the view stays at its corner`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: CGSize(width: 100, height: 100))
      let middle = CGPoint(x: 170, y: 300)
      stage.swipe(from: middle, by: CGSize(width: 0, height: -20), times: 6)
      #expect(stage.log.events.isEmpty)
      stage.view.alwaysBounceVertical = true
      stage.swipe(from: middle, by: CGSize(width: 0, height: -20), times: 6)
      #expect(stage.view.contentOffset.y > 0)
      clock.advance(by: 1200)
      #expect(stage.view.contentOffset == .zero)
    }
  }

  // MARK: Insets

  @Test(
    .covers(
      "UIEdgeInsets.bottom", "UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)"))
  func `content at its beginning stays there as insets change`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      stage.view.contentInset.top = 30
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: -30))
      #expect(stage.log.events == ["scroll", "insets"])
      stage.view.contentInset.bottom = 250
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: -30))
      // The end of the content with the keyboard's inset: 2000 + 250 − 400.
      stage.view.contentOffset.y = 1850
      stage.view.contentInset.bottom = 0
      #expect(stage.view.contentOffset.y == 1600)
      stage.view.contentSize.height = 500
      #expect(stage.view.contentOffset.y == 100)
      stage.view.frame.size.height = 450
      #expect(stage.view.contentOffset.y == 50)
    }
  }

  @Test(
    .covers(
      "UIScrollView.ContentInsetAdjustmentBehavior.always",
      "UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes"))
  func `the safe area counts as the behaviour says`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 0)
      let stage = ScrollStage(window, clock, content: CGSize(width: 100, height: 100))
      let view = stage.view
      view.frame = window.bounds
      view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.adjustedContentInset == view.contentInset)
      view.contentSize.height = 2000
      #expect(
        view.adjustedContentInset == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
      #expect(view.contentOffset.y == -48)
      view.contentInsetAdjustmentBehavior = .always
      #expect(
        view.adjustedContentInset == UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 4))
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset == view.contentInset)
      #expect(view.contentOffset == CGPoint(x: -2, y: -1))
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      view.contentSize.height = 10
      #expect(view.adjustedContentInset == view.contentInset)
      view.alwaysBounceVertical = true
      #expect(view.adjustedContentInset.top == 48)
      view.frame = CGRect(x: 0, y: 20, width: 375, height: 300)
      #expect(view.adjustedContentInset.top == 28)
    }
  }

  @Test(
    .covers(
      "UIScrollView.ContentInsetAdjustmentBehavior.never",
      "UIScrollView.contentInsetAdjustmentBehavior"))
  func `what the insets have of the safe area is none of the content's`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets.top = 47
      let stage = ScrollStage(window, clock)
      stage.view.frame = window.bounds
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      stage.view.addSubview(content)
      #expect(content.safeAreaInsets.top == 0)
      stage.view.contentInsetAdjustmentBehavior = .never
      #expect(content.safeAreaInsets.top == 47)
      stage.view.contentOffset.y = -20
      #expect(content.safeAreaInsets.top == 27)
    }
  }

  @Test(
    .covers(
      "UIScrollView.ContentInsetAdjustmentBehavior.automatic", "UIScrollView.adjustedContentInset"))
  func `a navigation controller's content counts the bars above it though it fits`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets.top = 47
      let page = UIViewController()
      let view = UIScrollView()
      page.view = view
      window.rootViewController = UINavigationController(rootViewController: page)
      clock.runDue()
      #expect(view.safeAreaInsets.top > 47)
      #expect(view.adjustedContentInset.top == view.safeAreaInsets.top)
      #expect(view.contentOffset.y == -view.safeAreaInsets.top)
    }
  }
}
