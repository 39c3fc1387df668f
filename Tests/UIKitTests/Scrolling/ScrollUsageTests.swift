import Foundation
import TestSupport
import Testing
import UIKitUsage

@testable import UIKit

@MainActor
@Suite struct ScrollUsageTests {
  @Test(
    .covers(
      "UIPanGestureRecognizer.maximumNumberOfTouches",
      "UIScrollView.adjustedContentInsetDidChange()", "UIScrollView.decelerationRate",
      "UIScrollView.delegate", "UIScrollView.panGestureRecognizer",
      "UIScrollView.showsHorizontalScrollIndicator", "UIScrollViewDelegate"))
  func `an app's own list goes to whole rows`() {
    withFreshUIKit { window, clock in
      let list = RowList(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      list.contentSize = CGSize(width: 300, height: 4000)
      window.addSubview(list)
      var y = 300.0
      window.deliverTouch(.began, at: CGPoint(x: 100, y: y))
      for _ in 0..<12 {
        clock.advance(by: FrameClock.ticksPerFrame)
        y -= 10
        window.deliverTouch(.moved, at: CGPoint(x: 100, y: y))
      }
      window.deliverTouch(.ended, at: CGPoint(x: 100, y: y))
      clock.advance(by: 3000)
      // 100 points by the finger and 600 / 10.05 = 59.7 by itself are nearest to the third row.
      #expect(list.contentOffset == CGPoint(x: 0, y: 150))
      #expect(list.scrolls > 10)
      list.makeRoom(250)
      #expect(list.insetChanges == 1)
      #expect(list.adjustedContentInset.bottom == 250)
      #expect(list.verticalScrollIndicatorInsets.bottom == 250)
    }
  }
}
