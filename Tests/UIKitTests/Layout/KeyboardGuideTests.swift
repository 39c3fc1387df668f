import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The keyboard's guide in a window of 375 by 667 points whose safe area ends 34 above its bottom;
/// `KeyboardGuidePathTests` have it move.
@MainActor struct KeyboardGuideTests {
  private func withGuide(_ body: (UIWindow, UIKeyboardLayoutGuide, World) -> Void) {
    withFreshUIKit { window, _ in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      body(window, window.keyboardLayoutGuide, World.current)
    }
  }

  private let docked = KeyboardArea(frame: CGRect(x: 0, y: 367, width: 375, height: 300))

  @Test(
    .covers(
      "UIKeyboardLayoutGuide", "UIKeyboardLayoutGuide.usesBottomSafeArea",
      "UIView.keyboardLayoutGuide"))
  func `hidden it is as high as the bottom of the safe area`() {
    withGuide { window, guide, _ in
      #expect(guide === window.keyboardLayoutGuide)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 633, width: 375, height: 34))
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame == CGRect(x: 0, y: 667, width: 375, height: 0))
    }
  }

  @Test(.covers("UILayoutGuide.layoutFrame"))
  func `docked it is what the keyboard covers of the view`() {
    withGuide { window, guide, world in
      world.moveKeyboard(to: docked)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 367, width: 375, height: 300))
      let view = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 400))
      window.addSubview(view)
      // The view ends 500 down: the keyboard covers its last 133 points.
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 267, width: 200, height: 133))
      view.frame.origin.y = 0
      view.frame.size.height = 300
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 0))
      world.moveKeyboard(to: nil)
    }
  }

  @Test(.covers("UIKeyboardLayoutGuide.followsUndockedKeyboard"))
  func `a keyboard that is not docked counts where it is followed`() {
    withGuide { window, guide, world in
      let floating = KeyboardArea(
        frame: CGRect(x: 40, y: 200, width: 320, height: 260), isDocked: false)
      world.moveKeyboard(to: floating)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 633, width: 375, height: 34))
      guide.followsUndockedKeyboard = true
      #expect(guide.layoutFrame == floating.frame)
      world.moveKeyboard(to: nil)
    }
  }

  @Test(.covers("UILayoutGuide.centerXAnchor", "UILayoutGuide.topAnchor", "UIView.centerXAnchor"))
  func `what is constrained to it follows`() {
    withGuide { window, guide, world in
      let bar = Block(100, 44, in: window)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10),
        bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      ])
      window.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 137.5, y: 579, width: 100, height: 44))
      world.moveKeyboard(to: docked)
      #expect(bar.frame.maxY == 357)
      world.moveKeyboard(to: nil)
      #expect(bar.frame.maxY == 623)
    }
  }

  @Test(.covers("UIKeyboardLayoutGuide.keyboardDismissPadding"))
  func `padding is never negative`() {
    withGuide { _, guide, _ in
      #expect(guide.keyboardDismissPadding == 0)
      guide.keyboardDismissPadding = 44
      #expect(guide.keyboardDismissPadding == 44)
      guide.keyboardDismissPadding = -5
      #expect(guide.keyboardDismissPadding == 0)
      guide.keyboardDismissPadding = .nan
      #expect(guide.keyboardDismissPadding == 0)
    }
  }

  @Test(
    .covers(
      "NSDirectionalRectEdge.bottom", "NSDirectionalRectEdge.leading", "NSDirectionalRectEdge.top",
      "UITrackingLayoutGuide", "UITrackingLayoutGuide.constraintsActive(whenAwayFrom:)",
      "UITrackingLayoutGuide.constraintsActive(whenNearEdge:)",
      "UITrackingLayoutGuide.removeAllTrackedConstraints()",
      "UITrackingLayoutGuide.setConstraints(_:activeWhenAwayFrom:)",
      "UITrackingLayoutGuide.setConstraints(_:activeWhenNearEdge:)"))
  func `constraints are switched by the edges it is near`() {
    withGuide { window, guide, world in
      guide.followsUndockedKeyboard = true
      let view = placedView(in: window)
      let near = [view.widthAnchor.constraint(equalToConstant: 10)]
      let away = [view.widthAnchor.constraint(equalToConstant: 20)]
      let top = [view.heightAnchor.constraint(equalToConstant: 30)]
      guide.setConstraints(near, activeWhenNearEdge: .bottom)
      guide.setConstraints(away, activeWhenAwayFrom: .bottom)
      guide.setConstraints(top, activeWhenNearEdge: [.top, .leading])
      #expect(guide.constraintsActive(whenNearEdge: .bottom) == near)
      #expect(guide.constraintsActive(whenAwayFrom: .bottom) == away)
      #expect(guide.constraintsActive(whenAwayFrom: .top).isEmpty)
      #expect(near[0].isActive && !away[0].isActive && !top[0].isActive)
      world.moveKeyboard(to: docked)
      #expect(near[0].isActive && !away[0].isActive)
      let frame = CGRect(x: 5, y: 10, width: 320, height: 260)
      world.moveKeyboard(to: KeyboardArea(frame: frame, isDocked: false))
      #expect(!near[0].isActive && away[0].isActive && top[0].isActive)
      world.moveKeyboard(to: KeyboardArea(frame: frame.offsetBy(dx: 30, dy: 390), isDocked: false))
      #expect(near[0].isActive && !away[0].isActive && !top[0].isActive)
      guide.removeAllTrackedConstraints()
      #expect(!near[0].isActive && guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
      world.moveKeyboard(to: nil)
    }
  }
}
