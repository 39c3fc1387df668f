import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollTouchTests {
  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log += ["began"] }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log += ["moved"] }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log += ["ended"] }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log += ["cancelled"]
    }
  }

  private final class Choosy: UIScrollView {
    var (begins, cancels) = (true, true)
    var asked: [UIView] = []
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append(view)
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  private let middle = CGPoint(x: 170, y: 300)
  private let up = CGSize(width: 0, height: -10)

  private func withPad(_ test: (ScrollStage, Choosy, Pad) -> Void) {
    withFreshUIKit { window, clock in
      let view = Choosy()
      let stage = ScrollStage(window, clock, view: view)
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      view.addSubview(pad)
      test(stage, view, pad)
    }
  }

  // 0.15 s are 90 ticks.
  @Test(.covers("UIScrollView.isTracking"))
  func `content hears of a touch that does not come to drag in 0.15 s`() {
    withPad { stage, view, pad in
      stage.window.deliverTouch(.began, at: middle)
      #expect(view.isTracking)
      stage.clock.advance(by: 89)
      #expect(pad.log.isEmpty)
      stage.clock.advance(by: 1)
      #expect(pad.log == ["began"])
      stage.window.deliverTouch(.ended, at: middle)
      #expect(pad.log == ["began", "ended"])
      #expect(view.asked == [pad])
    }
  }

  @Test(.covers("UITouch.Phase.began"))
  func `content hears of a tap when the finger is lifted`() {
    withPad { stage, _, pad in
      stage.window.deliverTouch(.began, at: middle)
      stage.window.deliverTouch(.ended, at: middle)
      #expect(pad.log == ["began", "ended"])
    }
  }

  @Test func `content hears nothing of a touch that comes to drag`() {
    withPad { stage, view, pad in
      stage.swipe(from: middle, by: up, times: 4)
      #expect(pad.log.isEmpty)
      #expect(view.asked.isEmpty)
    }
  }

  @Test(.covers("UIScrollView.delaysContentTouches"))
  func `content hears at once where touches are not delayed, and loses them to a drag`() {
    withPad { stage, view, pad in
      view.delaysContentTouches = false
      stage.drag(from: middle, by: up, times: 1)
      #expect(pad.log == ["began", "moved"])
      stage.move(from: stage.place, by: up, times: 2)
      #expect(pad.log == ["began", "moved", "cancelled"])
      #expect(view.isDragging)
    }
  }

  @Test(.covers("UIScrollView.canCancelContentTouches"))
  func `touches that the content keeps do not drag`() {
    for keeps in [true, false] {
      withPad { stage, view, pad in
        view.delaysContentTouches = false
        if keeps { view.cancels = false } else { view.canCancelContentTouches = false }
        stage.swipe(from: middle, by: up, times: 6)
        #expect(view.contentOffset == .zero)
        #expect(pad.log.last == "ended")
      }
    }
  }

  @Test(.covers("UIScrollView.touchesShouldCancel(in:)"))
  func `a control keeps its touches unless a subclass says otherwise`() {
    let view = UIScrollView()
    #expect(!view.touchesShouldCancel(in: UIButton()))
    #expect(view.touchesShouldCancel(in: UIView()))
  }

  @Test(.covers("UIScrollView.touchesShouldBegin(_:with:in:)", "UITouch.Phase.ended"))
  func `content that may not begin hears nothing`() {
    withPad { stage, view, pad in
      view.begins = false
      stage.window.deliverTouch(.began, at: middle)
      stage.clock.advance(by: 200)
      stage.window.deliverTouch(.ended, at: middle)
      #expect(pad.log.isEmpty)
      #expect(view.asked == [pad])
    }
  }

  @Test(.covers("UIScrollView.isScrollEnabled"))
  func `content hears at once while nothing can be dragged`() {
    withPad { stage, view, pad in
      view.isScrollEnabled = false
      stage.drag(from: middle, by: up, times: 3)
      #expect(pad.log == ["began", "moved", "moved", "moved"])
    }
  }

  // MARK: The status bar

  @Test(.covers("UIScrollView.scrollsToTop", "UIScrollViewDelegate.scrollViewDidScrollToTop(_:)"))
  func `a tap on the status bar scrolls to the top`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets.top = 47
      let stage = ScrollStage(window, clock)
      stage.view.contentInset.top = 10
      stage.view.contentOffset.y = 700
      stage.log.events = []
      @MainActor func tap(_ y: CGFloat) {
        window.deliverTouch(.began, at: CGPoint(x: 100, y: y))
        window.deliverTouch(.ended, at: CGPoint(x: 100, y: y))
        clock.advance(by: 300)
      }
      tap(47)
      #expect(stage.view.contentOffset.y == 700)
      tap(46)
      #expect(stage.view.contentOffset.y == -10)
      #expect(stage.log.order == ["scroll", "top"])
      // Nothing happens at the top, and with two views that ask for it.
      stage.log.events = []
      tap(20)
      #expect(stage.log.events.isEmpty)
      let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
      window.addSubview(other)
      stage.view.contentOffset.y = 700
      tap(20)
      #expect(stage.view.contentOffset.y == 700)
      other.scrollsToTop = false
      tap(20)
      #expect(stage.view.contentOffset.y == -10)
    }
  }

  @Test(.covers("UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)"))
  func `a delegate may keep a tap on the status bar from scrolling`() {
    final class Keeper: UIScrollViewDelegate {
      var answer = false
      var asked = 0
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        asked += 1
        return answer
      }
    }
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets.top = 47
      let (stage, keeper) = (ScrollStage(window, clock), Keeper())
      stage.view.delegate = keeper
      for answer in [false, true] {
        keeper.answer = answer
        stage.view.contentOffset.y = 700
        window.deliverTouch(.began, at: CGPoint(x: 100, y: 20))
        window.deliverTouch(.ended, at: CGPoint(x: 100, y: 20))
        clock.advance(by: 300)
        #expect(stage.view.contentOffset.y == (answer ? 0 : 700))
      }
      #expect(keeper.asked == 2)
    }
  }
}
