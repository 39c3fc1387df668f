import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollZoomTests {
  private final class Zoomer: UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
    var log: [String] = []
    var wasZooming = false
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("will zoom")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.last != "zoom" { log += ["zoom"] }
      wasZooming = wasZooming || scrollView.isZooming
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(scale)") }
  }

  private func withZoom(_ test: (ScrollStage, Zoomer) -> Void) {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: CGSize(width: 600, height: 800))
      let zoomer = Zoomer()
      stage.view.delegate = zoomer
      stage.view.addSubview(zoomer.view)
      stage.view.minimumZoomScale = 0.5
      stage.view.maximumZoomScale = 3
      test(stage, zoomer)
    }
  }

  // The middle of what is seen, 150 and 200 points into it, stays where it is: at twice the scale
  // what was at 150 + 100 is at 500, so the offset is 500 - 150.
  @Test(
    .covers(
      "UIScrollView.zoomScale", "UIScrollView.maximumZoomScale", "UIScrollView.minimumZoomScale",
      "UIScrollViewDelegate.viewForZooming(in:)", "UIScrollViewDelegate.scrollViewDidZoom(_:)"))
  func `a scale is set about the middle of what is seen`() {
    withZoom { stage, zoomer in
      let view = stage.view
      view.contentOffset = CGPoint(x: 100, y: 40)
      view.zoomScale = 2
      #expect(view.contentSize == CGSize(width: 1200, height: 1600))
      #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 1200, height: 1600))
      #expect(view.contentOffset == CGPoint(x: 350, y: 280))
      view.zoomScale = 9
      #expect(view.zoomScale == 3)
      view.zoomScale = 0.1
      #expect(view.zoomScale == 0.5)
      #expect(view.contentOffset == .zero)
      view.zoomScale = .nan
      #expect(view.zoomScale == 0.5)
      #expect(zoomer.log == ["zoom"])
      #expect(!zoomer.wasZooming)
    }
  }

  @Test(
    .covers(
      "UIScrollView.zoom(to:animated:)",
      "UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)",
      "UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)"))
  func `a rectangle is zoomed to, and the end is told`() {
    withZoom { stage, zoomer in
      // 300 / 150 = 2 in width, 400 / 100 = 4 in height: 2 shows all of it.
      stage.view.zoom(to: CGRect(x: 300, y: 400, width: 150, height: 100), animated: true)
      #expect(stage.view.zoomScale == 2)
      // The middle, at 375 and 450, is at 750 and 900, less half of the view.
      #expect(stage.view.contentOffset == CGPoint(x: 600, y: 700))
      #expect(zoomer.log == ["will zoom", "zoom"])
      stage.clock.advance(by: 180)
      #expect(zoomer.log == ["will zoom", "zoom", "end 2.0"])
      stage.view.zoom(to: .null, animated: false)
      stage.view.zoom(to: .zero, animated: false)
      #expect(stage.view.zoomScale == 2)
    }
  }

  /// Puts two fingers down around (170, 300) and moves both away from it.
  private func pinch(_ stage: ScrollStage, from start: CGFloat, to end: CGFloat) {
    func each(_ phase: UITouch.Phase, _ distance: CGFloat) {
      stage.window.deliverTouch(phase, at: CGPoint(x: 170 - distance, y: 300), id: 0)
      stage.window.deliverTouch(phase, at: CGPoint(x: 170 + distance, y: 300), id: 1)
    }
    each(.began, start)
    for step in 1...10 {
      stage.clock.advance(by: FrameClock.ticksPerFrame)
      each(.moved, start + (end - start) * CGFloat(step) / 10)
    }
    stage.clock.advance(by: 120)
    each(.ended, end)
  }

  @Test(.covers("UIScrollView.isZooming")) func `two fingers scale what is between them`() {
    withZoom { stage, zoomer in
      #expect(stage.view.pinchGestureRecognizer != nil)
      stage.view.contentOffset = CGPoint(x: 100, y: 100)
      let under = zoomer.view.convert(CGPoint(x: 170, y: 300), from: nil)
      // The first step, to 26 on each side, decides that it is a pinch: 80 / 26 from there.
      pinch(stage, from: 20, to: 80)
      #expect(zoomer.log.first == "will zoom" && zoomer.log.dropFirst().first == "zoom")
      #expect(abs(stage.view.zoomScale - 80 / 26) < 0.3)
      let now = zoomer.view.convert(CGPoint(x: 170, y: 300), from: nil)
      #expect(abs(now.x - under.x) < 6 && abs(now.y - under.y) < 6)
      stage.clock.advance(by: 600)
      #expect(stage.view.zoomScale <= 3)
      #expect(zoomer.log.last == "end \(stage.view.zoomScale)")
      #expect(zoomer.wasZooming && !stage.view.isZooming && !stage.view.isZoomBouncing)
    }
  }

  @Test(.covers("UIScrollView.isZoomBouncing")) func `a scale beyond its limit goes back`() {
    withZoom { stage, zoomer in
      pinch(stage, from: 100, to: 20)
      #expect(stage.view.isZoomBouncing)
      #expect(stage.view.zoomScale == 0.5)
      stage.clock.advance(by: 200)
      #expect(!stage.view.isZoomBouncing)
      #expect(abs(stage.view.contentSize.width - 300) < 1e-9)
      #expect(abs(stage.view.contentSize.height - 400) < 1e-9)
      #expect(stage.view.contentOffset == .zero)
    }
  }

  @Test(.covers("UIScrollView.bouncesZoom"))
  func `a scale that does not bounce ends at its limit`() {
    withZoom { stage, zoomer in
      stage.view.bouncesZoom = false
      pinch(stage, from: 100, to: 20)
      #expect(!stage.view.isZoomBouncing)
      #expect(stage.view.zoomScale == 0.5)
      pinch(stage, from: 10, to: 140)
      #expect(!stage.view.isZoomBouncing)
      #expect(stage.view.zoomScale == 3)
    }
  }

  @Test(.covers("UIScrollView.setZoomScale(_:animated:)"))
  func `an animated scale takes its time, and the end is told`() {
    withZoom { stage, zoomer in
      stage.view.setZoomScale(2, animated: true)
      // The view has its scale at once, and is seen to get it.
      #expect(stage.view.zoomScale == 2)
      #expect(abs(zoomer.view.presentation.frame.width - 600) < 1e-9)
      #expect(zoomer.log == ["will zoom", "zoom"])
      stage.clock.advance(by: 180)
      #expect(zoomer.log == ["will zoom", "zoom", "end 2.0"])
      #expect(zoomer.view.presentation.frame.width == 1200)
      stage.view.setZoomScale(1, animated: false)
      #expect(stage.view.contentSize == CGSize(width: 600, height: 800))
      #expect(zoomer.log.suffix(1) == ["zoom"])
    }
  }

  @Test(.covers("UIScrollView.pinchGestureRecognizer"))
  func `without a view or limits nothing is scaled`() {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      #expect(stage.view.pinchGestureRecognizer == nil)
      stage.view.maximumZoomScale = 4
      stage.view.zoomScale = 2
      #expect(stage.view.zoomScale == 1)
      pinch(stage, from: 20, to: 80)
      #expect(stage.view.zoomScale == 1)
      stage.view.maximumZoomScale = 1
      #expect(stage.view.pinchGestureRecognizer == nil)
    }
  }
}
