import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct ProgressTests {
  @Test(
    .covers(
      "UIProgressView", "UIProgressView.init(progressViewStyle:)",
      "UIProgressView.progressViewStyle", "UIProgressView.progress",
      "UIProgressView.setProgress(_:animated:)", "UIProgressView.progressTintColor",
      "UIProgressView.trackTintColor", "UIProgressView.Style", "UIProgressView.Style.default",
      "UIProgressView.Style.bar", "UIProgressView.Style.init(rawValue:)"))
  func `a line shows how much is done`() {
    withFreshUIKit { window, clock in
      let view = UIProgressView(progressViewStyle: .default)
      view.frame = CGRect(x: 0, y: 100, width: 200, height: 4)
      window.addSubview(view)
      let (track, filled) = (view.subviews[0], view.subviews[1])
      @MainActor func width() -> CGFloat {
        clock.runDue()
        return filled.frame.width
      }
      #expect(view.progress == 0 && width() == 0 && track.frame.width == 200)
      view.progress = 0.25
      #expect(width() == 50)
      view.progress = 7
      #expect(view.progress == 1 && width() == 200)
      view.progress = -1
      view.setProgress(.nan, animated: false)
      #expect(view.progress == 0 && width() == 0)
      view.setProgress(1, animated: true)
      clock.advance(by: 30)
      let seen = filled.layer.presentation()?.bounds.width ?? 0
      #expect(seen > 0 && seen < 200)
      clock.advance(by: 300)
      view.progress = 0.25
      view.semanticContentAttribute = .forceRightToLeft
      #expect(width() == 50 && filled.frame.maxX == 200)
      view.tintColor = .systemRed
      #expect(filled.backgroundColor == .systemRed && view.accessibilityValue == "25%")
      view.progressTintColor = .systemGreen
      view.trackTintColor = .systemYellow
      #expect(filled.backgroundColor == .systemGreen && track.backgroundColor == .systemYellow)
      #expect(view.intrinsicContentSize.height == 4 && view.sizeThatFits(.zero).height == 4)
      view.progressViewStyle = .bar
      #expect(view.intrinsicContentSize.height == 2.5)
      #expect(UIProgressView.Style(rawValue: 1) == .bar && UIProgressView.Style(rawValue: 2) == nil)
      #expect(UIProgressView(coder: NSCoder()) == nil)
    }
  }

  @Test(
    .covers(
      "UIActivityIndicatorView", "UIActivityIndicatorView.init(style:)",
      "UIActivityIndicatorView.style", "UIActivityIndicatorView.color",
      "UIActivityIndicatorView.hidesWhenStopped", "UIActivityIndicatorView.isAnimating",
      "UIActivityIndicatorView.startAnimating()", "UIActivityIndicatorView.stopAnimating()",
      "UIActivityIndicatorView.Style", "UIActivityIndicatorView.Style.medium",
      "UIActivityIndicatorView.Style.large", "UIActivityIndicatorView.Style.init(rawValue:)"))
  func `spokes turn on the clock, once a second`() {
    withFreshUIKit(screen: CGSize(width: 100, height: 100)) { window, clock in
      window.backgroundColor = .white
      let view = UIActivityIndicatorView(style: .large)
      view.center = CGPoint(x: 50, y: 50)
      window.addSubview(view)
      #expect(view.bounds.size == CGSize(width: 37, height: 37) && view.isHidden)
      #expect(!view.isAnimating && clock.nextTick == nil)
      view.color = .black
      view.startAnimating()
      #expect(view.isAnimating && !view.isHidden)
      /// Which of eight directions is the darkest.
      @MainActor func darkest() -> Int {
        let painting = Painting(of: window)
        let levels = (0..<8).map { spoke -> UInt8 in
          let angle = Double(spoke) * .pi / 4 - .pi / 2
          return painting.pixel(at: CGPoint(x: 50 + 12.5 * cos(angle), y: 50 + 12.5 * sin(angle)))
            .red
        }
        return levels.indices.min { levels[$0] < levels[$1] } ?? -1
      }
      #expect(darkest() == 0)
      clock.advance(by: 75)
      #expect(darkest() == 1)
      clock.advance(by: 450)
      #expect(darkest() == 7)
      clock.advance(by: 75)
      #expect(darkest() == 0)
      view.startAnimating()
      view.removeFromSuperview()
      clock.advance(by: 600)
      #expect(clock.nextTick == nil && view.isAnimating)
      window.addSubview(view)
      #expect(clock.nextTick == clock.now + 75)
      view.stopAnimating()
      #expect(view.isHidden && clock.nextTick == nil)
      view.hidesWhenStopped = false
      #expect(!view.isHidden)
      view.style = .medium
      #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
      #expect(view.sizeThatFits(.zero).width == 20 && UIActivityIndicatorView().style == .medium)
      view.color = nil
      #expect(view.color != nil && UIActivityIndicatorView(coder: NSCoder()) == nil)
      #expect(UIActivityIndicatorView.Style(rawValue: 100) == .medium)
      #expect(UIActivityIndicatorView.Style(rawValue: 101) == .large)
    }
  }

  @Test(
    .covers(
      "UIPageControl", "UIPageControl.numberOfPages", "UIPageControl.currentPage",
      "UIPageControl.hidesForSinglePage", "UIPageControl.pageIndicatorTintColor",
      "UIPageControl.currentPageIndicatorTintColor", "UIPageControl.size(forNumberOfPages:)"))
  func `dots say which page it is, and a tap goes to the next`() {
    LayerStage.with({ window in
      let control = UIPageControl(frame: CGRect(x: 20, y: 57, width: 100, height: 26))
      control.currentPageIndicatorTintColor = LayerStage.red
      control.pageIndicatorTintColor = LayerStage.blue
      control.numberOfPages = 3
      control.currentPage = 1
      window.addSubview(control)
    }) { painting in
      // 16 points from dot to dot around the middle at 70.
      #expect(painting.isBlue(54, 70) && painting.isRed(70, 70) && painting.isBlue(86, 70))
      #expect(painting.isWhite(38, 70) && painting.isWhite(102, 70))
    }
    withFreshUIKit { window, _ in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      var calls: [Int] = []
      control.addAction(
        UIAction { [weak control] _ in calls.append(control?.currentPage ?? -1) },
        for: .valueChanged)
      control.numberOfPages = 3
      window.addSubview(control)
      for x in [150, 150, 150, 20] {
        window.deliverTouch(.began, at: CGPoint(x: x, y: 10))
        window.deliverTouch(.ended, at: CGPoint(x: x, y: 10))
      }
      #expect(calls == [1, 2, 1] && control.accessibilityValue == "page 2 of 3")
      control.currentPage = 9
      #expect(control.currentPage == 2)
      control.currentPage = -1
      #expect(control.currentPage == 0)
      control.currentPage = 2
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
      control.numberOfPages = -4
      #expect(control.numberOfPages == 0 && control.currentPage == 0)
      #expect(control.size(forNumberOfPages: 3) == CGSize(width: 64, height: 26))
      #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
      #expect(!control.hidesForSinglePage && UIPageControl(coder: NSCoder()) == nil)
    }
    for hides in [false, true] {
      LayerStage.with({ window in
        let control = UIPageControl(frame: CGRect(x: 20, y: 57, width: 100, height: 26))
        control.currentPageIndicatorTintColor = LayerStage.red
        control.hidesForSinglePage = hides
        control.numberOfPages = 1
        window.addSubview(control)
      }) { #expect($0.isRed(70, 70) != hides) }
    }
    // Of many pages as many dots are shown as have room.
    LayerStage.with({ window in
      let control = UIPageControl(frame: CGRect(x: 20, y: 57, width: 100, height: 26))
      control.currentPageIndicatorTintColor = LayerStage.red
      control.pageIndicatorTintColor = LayerStage.blue
      control.numberOfPages = 1000
      control.currentPage = 500
      window.addSubview(control)
    }) { painting in
      #expect(
        painting.box(in: CGRect(x: 0, y: 60, width: 140, height: 20)) {
          $0.blue == 255 && $0.red == 0
        }?.minX ?? 0 >= 20)
    }
  }
}
