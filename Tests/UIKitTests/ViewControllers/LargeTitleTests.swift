import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A navigation bar with a large title: 44 points with buttons, and 52 below them.
@MainActor
struct LargeTitleTests {
  @MainActor private struct Stage {
    let window: UIWindow
    let clock: FrameClock
    let navigation: UINavigationController
    let root: UIViewController
    let list: UIScrollView

    @MainActor var bar: UINavigationBar { navigation.navigationBar }

    /// The words of the bar that are seen, with the sizes of their letters.
    @MainActor var words: [String] {
      func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        return [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
      }
      return labels(in: bar).filter { $0.text != nil && !($0.text?.isEmpty ?? true) }
        .map { "\($0.text ?? "") \(Int($0.font.pointSize))" }.sorted()
    }

    @MainActor func scroll(by distance: CGFloat) {
      list.contentOffset.y = -116 + distance
      clock.advance(by: 300)
    }
  }

  private func withList(_ test: (Stage) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let root = UIViewController()
      root.title = "Places"
      let list = UIScrollView()
      list.contentSize = CGSize(width: 375, height: 2000)
      root.view.backgroundColor = .white
      list.frame = root.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(list)
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
      clock.advance(by: 20)
      try test(
        Stage(window: window, clock: clock, navigation: navigation, root: root, list: list))
    }
  }

  @Test(.covers("UINavigationBar.prefersLargeTitles"))
  func `the title goes into the bar as content goes up, and out again`() {
    withList { stage in
      #expect(stage.bar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
      #expect(stage.root.view.safeAreaInsets.top == 116)
      #expect(stage.list.contentOffset.y == -116)
      #expect(stage.words == ["Places 34"])
      stage.scroll(by: 30)
      #expect(stage.bar.frame.height == 66)
      #expect(stage.root.view.safeAreaInsets.top == 86)
      // The content rests where it did: its insets do not change.
      #expect(stage.list.adjustedContentInset.top == 116)
      #expect(stage.list.contentOffset.y == -86)
      stage.scroll(by: 52)
      #expect(stage.bar.frame.height == 44)
      #expect(stage.words == ["Places 17"])
      stage.scroll(by: 500)
      #expect(stage.bar.frame.height == 44)
      #expect(stage.root.view.safeAreaInsets.top == 64)
      stage.scroll(by: 0)
      #expect(stage.bar.frame.height == 96)
      #expect(stage.words == ["Places 34"])
      // Pulled down, the title goes along; the safe area does not.
      stage.scroll(by: -20)
      #expect(stage.bar.frame.height == 116)
      #expect(stage.root.view.safeAreaInsets.top == 116)
      stage.navigation.navigationBar.prefersLargeTitles = false
      stage.clock.advance(by: 20)
      #expect(stage.bar.frame.height == 44)
      #expect(stage.list.adjustedContentInset.top == 64)
    }
  }

  @Test func `a finger leaves the title whole or away`() {
    withList { stage in
      @MainActor func drag(by distance: CGFloat) -> CGFloat {
        stage.window.deliverTouch(.began, at: CGPoint(x: 100, y: 400))
        for step in 1...4 {
          stage.clock.advance(by: 10)
          stage.window.deliverTouch(
            .moved, at: CGPoint(x: 100, y: 400 - distance * CGFloat(step) / 4))
        }
        stage.clock.advance(by: 300)
        stage.window.deliverTouch(.moved, at: CGPoint(x: 100, y: 400 - distance))
        stage.window.deliverTouch(.ended, at: CGPoint(x: 100, y: 400 - distance))
        stage.clock.advance(by: 1200)
        return stage.list.contentOffset.y
      }
      // Of 52 points less than a half comes back, more goes on.
      #expect(drag(by: 20) == -116)
      #expect(drag(by: 50) == -64)
      #expect(stage.bar.frame.height == 44)
    }
  }

  @Test(
    .covers(
      "UINavigationItem.LargeTitleDisplayMode", "UINavigationItem.LargeTitleDisplayMode.always",
      "UINavigationItem.LargeTitleDisplayMode.automatic",
      "UINavigationItem.LargeTitleDisplayMode.init(rawValue:)",
      "UINavigationItem.LargeTitleDisplayMode.inline",
      "UINavigationItem.LargeTitleDisplayMode.never", "UINavigationItem.largeTitleDisplayMode"))
  func `an item says whether its title is large, or does as the one before`() {
    withList { stage in
      let detail = UIViewController()
      detail.title = "Detail"
      detail.navigationItem.largeTitleDisplayMode = .never
      stage.navigation.pushViewController(detail, animated: true)
      stage.clock.advance(by: 100)
      // What leaves stays where it is.
      #expect(stage.root.view.safeAreaInsets.top == 116)
      #expect(detail.view.safeAreaInsets.top == 64)
      stage.clock.advance(by: 600)
      #expect(stage.bar.frame.height == 44)
      let more = UIViewController()
      stage.navigation.pushViewController(more, animated: false)
      stage.clock.advance(by: 20)
      #expect(more.view.safeAreaInsets.top == 64)
      more.navigationItem.largeTitleDisplayMode = .always
      stage.clock.advance(by: 20)
      #expect(more.view.safeAreaInsets.top == 116)
      more.navigationItem.largeTitleDisplayMode = .inline
      stage.clock.advance(by: 20)
      #expect(more.view.safeAreaInsets.top == 64)
      stage.navigation.popToRootViewController(animated: true)
      stage.clock.advance(by: 600)
      #expect(stage.root.view.safeAreaInsets.top == 116)
      #expect(stage.list.contentOffset.y == -116)
      #expect(UINavigationItem.LargeTitleDisplayMode(rawValue: 3) == .inline)
    }
  }

  @Test(
    .covers(
      "UIViewController.contentScrollView(for:)", "UIViewController.setContentScrollView(_:for:)"))
  func `code names what scrolls`() {
    withList { stage in
      let other = UIScrollView(frame: stage.root.view.bounds)
      other.contentSize = CGSize(width: 375, height: 2000)
      stage.root.view.addSubview(other)
      stage.root.setContentScrollView(other, for: [.top, .bottom])
      stage.clock.advance(by: 20)
      #expect(stage.root.contentScrollView(for: .top) === other)
      #expect(stage.root.contentScrollView(for: .bottom) === other)
      #expect(stage.root.contentScrollView(for: .leading) == nil)
      other.contentOffset.y = other.contentOffset.y + 52
      stage.clock.advance(by: 20)
      #expect(stage.bar.frame.height == 44)
    }
  }
}
