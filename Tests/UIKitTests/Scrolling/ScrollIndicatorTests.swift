import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollIndicatorTests {
  // 400 of 2000 points are seen: a fifth of a track of 394 points is 78.8.
  @Test func `the bar is as long a part of its track as the part that is seen`() throws {
    func bar(_ offset: Double) throws -> ScrollIndicator {
      try #require(ScrollIndicator(track: 3...397, seen: 400, range: 0...1600, offset: offset))
    }
    #expect(try abs(bar(0).length - 78.8) < 1e-9)
    #expect(try bar(0).start == 3)
    #expect(try abs(bar(800).start - (3 + (394 - 78.8) / 2)) < 1e-9)
    #expect(try abs(bar(1600).start + 78.8 - 397) < 1e-9)
    // Beyond an edge it shrinks against that edge.
    #expect(try abs(bar(-20).length - 58.8) < 1e-9)
    #expect(try bar(-20).start == 3)
    #expect(try abs(bar(1620).start + 58.8 - 397) < 1e-9)
    #expect(try bar(-300).length == 7)
    #expect(ScrollIndicator(track: 3...397, seen: 400, range: 0...0, offset: 0) == nil)
    let long = try #require(
      ScrollIndicator(track: 3...397, seen: 400, range: 0...1e6, offset: 0))
    #expect(long.length == 36)
  }

  @Test(
    .covers(
      "UIScrollView.horizontalScrollIndicatorInsets", "UIScrollView.scrollIndicatorInsets",
      "UIScrollView.showsVerticalScrollIndicator", "UIScrollView.verticalScrollIndicatorInsets"))
  func `bars lie at the edges, inside their insets`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: CGSize(width: 600, height: 2000))
      let view = stage.view
      var rects = view.indicatorRects(over: view.bounds)
      #expect(rects.map { [$0.minX, $0.width] } == [[294, 3], [3, 147]])
      #expect(rects[1].minY == 394 && rects[1].height == 3)
      view.contentOffset.y = 1000
      #expect(view.indicatorRects(over: view.bounds)[1].minY == 1394)
      view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 200, right: 5)
      view.contentOffset.y = 0
      rects = view.indicatorRects(over: view.bounds)
      #expect(rects[0].minX == 289 && rects[0].minY == 13)
      #expect(abs(rects[0].height - 184 / 5) < 1e-9)
      view.showsVerticalScrollIndicator = false
      #expect(view.indicatorRects(over: view.bounds).count == 1)
      view.scrollIndicatorInsets.top = 7
      #expect(view.horizontalScrollIndicatorInsets == view.verticalScrollIndicatorInsets)
    }
  }

  @Test(
    .covers(
      "UIScrollView.IndicatorStyle.white", "UIScrollView.flashScrollIndicators()",
      "UIScrollView.indicatorStyle"))
  func `indicators stay with a motion, then half a second, and fade in 0.3 s`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      @MainActor func alpha() -> Double? {
        stage.view.layer.scrolling?.marks(
          over: stage.view.presentation.bounds, at: Double(clock.now)
        ).first?.color.alpha
      }
      #expect(alpha() == nil)
      stage.drag(from: CGPoint(x: 170, y: 300), by: CGSize(width: 0, height: -10), times: 12)
      clock.advance(by: 1200)
      #expect(alpha() == 0.35)
      stage.lift()
      clock.advance(by: 300)
      #expect(alpha() == 0.35)
      clock.advance(by: 90)
      #expect(alpha().map { abs($0 - 0.175) < 1e-9 } == true)
      clock.advance(by: 90)
      #expect(alpha() == nil)
      stage.view.indicatorStyle = .white
      stage.view.flashScrollIndicators()
      #expect(alpha() == 0.5)
      clock.advance(by: 480)
      #expect(alpha() == nil)
      #expect(clock.animations.finite == 0)
      // What code scrolls at once shows none.
      stage.view.contentOffset.y = 50
      #expect(alpha() == nil)
    }
  }

  @Test(
    .covers(
      "UIScrollView.IndicatorStyle.black", "UIScrollView.IndicatorStyle.default",
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets"))
  func `bars keep clear of the safe area where they should, and are dark unless white`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 375, height: 2000)
      window.addSubview(view)
      #expect(view.automaticallyAdjustsScrollIndicatorInsets)
      // Three points from the edge, as everywhere.
      #expect(view.indicatorRects(over: view.bounds).map(\.minY) == [-47 + 47 + 3])
      view.automaticallyAdjustsScrollIndicatorInsets = false
      #expect(view.indicatorRects(over: view.bounds).map(\.minY) == [-47 + 3])
      #expect(view.indicatorStyle == .default)
      @MainActor func color() -> Color? {
        view.flashScrollIndicators()
        return view.layer.scrolling?.marks(
          over: view.presentation.bounds, at: Double(clock.now)
        ).first?.color
      }
      let dark = color()
      #expect(dark?.red == 0 && dark?.green == 0 && dark?.blue == 0)
      view.indicatorStyle = .black
      #expect(color() == dark)
      view.indicatorStyle = .white
      #expect(color()?.red == 1)
    }
  }

  @Test func `a bar is painted, and taken away again`() {
    withFreshUIKit(screen: CGSize(width: 100, height: 100), scale: 1) { window, clock in
      window.backgroundColor = .white
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 100, height: 200)
      window.addSubview(view)
      let renderer = ScreenRenderer(screen: window.screen)
      let target = RenderTarget(bitmap: Bitmap(width: 100, height: 100, isOpaque: true))
      @MainActor func paint() -> UInt8 {
        clock.runDue()
        renderer.paint(into: target, scale: 1)
        return target.bitmap.color(x: 95, y: 20).red
      }
      #expect(paint() == 255)
      view.flashScrollIndicators()
      // White under 35 % black is 255 · 0.65 = 165.75.
      #expect(abs(Int(paint()) - 166) <= 1)
      clock.advance(by: 480)
      #expect(paint() == 255)
    }
  }
}
