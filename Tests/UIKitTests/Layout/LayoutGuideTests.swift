import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Guides and margins, in a window of 375 by 667 points at two pixels a point.
@MainActor struct LayoutGuideTests {
  /// Pins a view to the edges of a guide.
  private func fill(_ guide: UILayoutGuide, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func layOut(_ guide: UILayoutGuide, _ window: UIWindow) -> CGRect {
    let view = placedView(in: window)
    fill(guide, with: view)
    window.layoutIfNeeded()
    return view.frame
  }

  @Test(
    .covers(
      "UILayoutGuide.centerYAnchor", "UIView.centerYAnchor", "UILayoutGuide.heightAnchor",
      "UILayoutGuide.owningView", "UIView.layoutGuides", "UIView.removeLayoutGuide(_:)",
      "UIView.addLayoutGuide(_:)")) func `a guide of one's own has variables of its own`()
  {
    withFreshUIKit { window, _ in
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      window.addLayoutGuide(guide)
      #expect(guide.owningView === window && window.layoutGuides == [guide])
      NSLayoutConstraint.activate([
        guide.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        guide.centerYAnchor.constraint(equalTo: window.centerYAnchor),
        guide.widthAnchor.constraint(equalToConstant: 75),
        guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 2, constant: 17),
      ])
      let frame = CGRect(x: 150, y: 250, width: 75, height: 167)
      #expect(layOut(guide, window) == frame)
      #expect(guide.layoutFrame == frame)
      window.removeLayoutGuide(guide)
      #expect(guide.owningView == nil && window.layoutGuides.isEmpty && window.constraints.isEmpty)
    }
  }

  @Test(.covers("UIView.safeAreaLayoutGuide")) func `the safe area's guide follows the safe area`()
  {
    withFreshUIKit { window, _ in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let guide = window.safeAreaLayoutGuide
      #expect(guide === window.safeAreaLayoutGuide)
      let view = placedView(in: window)
      fill(guide, with: view)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 47, width: 375, height: 586))
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 6)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 20, width: 364, height: 647))
      #expect(guide.layoutFrame == view.frame)
    }
  }

  @Test(.covers("UIViewController.additionalSafeAreaInsets"))
  func `additional insets of a controller count`() {
    withFreshUIKit { window, _ in
      window.windowSafeAreaInsets.top = 20
      let controller = UIViewController()
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 100, right: 0)
      let view = placedView(in: controller.view)
      fill(controller.view.safeAreaLayoutGuide, with: view)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 30, width: 375, height: 537))
    }
  }

  @Test(
    .covers(
      "UIView.layoutMargins", "UIView.insetsLayoutMarginsFromSafeArea",
      "UIView.directionalLayoutMargins", "UIView.layoutMarginsGuide"))
  func `margins are eight, and the safe area's besides`() {
    withFreshUIKit { window, _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      window.addSubview(view)
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 0)
      #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 11, bottom: 8, right: 8))
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        view.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      let inner = placedView(in: view)
      fill(view.layoutMarginsGuide, with: inner)
      window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 2, y: 1, width: 369, height: 296))
      view.layoutMargins.left = 12
      window.layoutIfNeeded()
      #expect(inner.frame.minX == 12)
    }
  }

  @Test(.covers("UIViewController.viewLayoutMarginsDidChange()"))
  func `margins that change are told`() {
    final class Controller: UIViewController {
      var told = 0
      override func viewLayoutMarginsDidChange() { told += 1 }
    }
    withFreshUIKit { window, _ in
      let controller = Controller()
      window.rootViewController = controller
      let told = controller.told
      window.windowSafeAreaInsets.top = 20
      #expect(controller.told == told + 1)
      controller.view.directionalLayoutMargins.leading = 40
      controller.view.directionalLayoutMargins.leading = 40
      #expect(controller.told == told + 2)
      controller.view.insetsLayoutMarginsFromSafeArea = false
      window.windowSafeAreaInsets.top = 30
      #expect(controller.told == told + 3)
    }
  }

  @Test(
    .covers(
      "UIViewController.systemMinimumLayoutMargins",
      "UIViewController.viewRespectsSystemMinimumLayoutMargins"))
  func `a controller's view has the system's margins at its sides`() {
    for (width, side) in [(CGFloat(375), CGFloat(16)), (390, 16), (414, 20), (430, 20), (820, 20)] {
      withFreshUIKit(screen: CGSize(width: width, height: 900)) { window, _ in
        let controller = UIViewController()
        window.rootViewController = controller
        let sides = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        #expect(controller.systemMinimumLayoutMargins == sides)
        #expect(controller.view.directionalLayoutMargins == sides)
        controller.view.directionalLayoutMargins.leading = 5
        controller.view.directionalLayoutMargins.trailing = 50
        #expect(controller.view.layoutMargins.left == side)
        #expect(controller.view.layoutMargins.right == 50)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 5)
      }
    }
  }

  @Test(.covers("UIView.preservesSuperviewLayoutMargins"))
  func `a view preserves the margins around it`() {
    withFreshUIKit { window, _ in
      window.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
      let view = UIView(frame: CGRect(x: 5, y: 10, width: 375 - 5, height: 667 - 10))
      view.preservesSuperviewLayoutMargins = true
      window.addSubview(view)
      #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 20, right: 10))
    }
  }

  @Test(.covers("UIView.readableContentGuide")) func `what is read is not too wide`() {
    withFreshUIKit(screen: CGSize(width: 1024, height: 768)) { window, _ in
      window.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
      // 1024 − 672 is 352 beside it.
      #expect(
        layOut(window.readableContentGuide, window) == CGRect(x: 176, y: 8, width: 672, height: 752)
      )
      let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      window.addSubview(narrow)
      #expect(narrow.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 84))
    }
  }

  @Test(.covers("UIView.semanticContentAttribute", "UIView.effectiveUserInterfaceLayoutDirection"))
  func `where lines begin at the right, leading is there`() {
    withFreshUIKit { window, _ in
      let view = placedView(in: window)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor, constant: -100),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      ])
      let wide = view.widthAnchor.constraint(equalToConstant: 1000)
      wide.priority = .defaultLow
      wide.isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.minX == 100 && view.frame.maxX == 355)
      view.semanticContentAttribute = .unspecified
      window.layoutIfNeeded()
      #expect(view.frame.minX == 20 && view.frame.maxX == 275)
      view.directionalLayoutMargins = .init(top: 0, leading: 7, bottom: 0, trailing: 9)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 7))
    }
  }
}
