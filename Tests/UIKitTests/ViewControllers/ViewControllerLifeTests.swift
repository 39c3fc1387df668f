import Foundation
import TestSupport
import Testing

@testable import UIKit

/// How a controller comes to its view, and hears of its layout.
@MainActor struct ViewControllerLifeTests {
  private final class Told: UIViewController {
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    override func loadView() {
      log.append("load")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = 7
      self.view = view
    }
    override func viewDidLoad() { log.append("did load \(view.tag)") }
    override func viewWillLayoutSubviews() { log.append("will lay out \(view.bounds.width)") }
    override func viewDidLayoutSubviews() { log.append("did lay out") }
    override func viewSafeAreaInsetsDidChange() { log.append("safe \(view.safeAreaInsets.top)") }
  }

  @Test(.covers("UIViewController.init(nibName:bundle:)", "UIViewController.loadView()"))
  func `a view is loaded once, when it is first asked for`() {
    withFreshUIKit(screen: CGSize(width: 320, height: 480)) { _, _ in
      let controller = Told(nibName: nil, bundle: nil)
      #expect(!controller.isViewLoaded && controller.log.isEmpty)
      #expect(controller.view.tag == 7)
      #expect(controller.take() == ["load", "did load 7"])
      controller.loadViewIfNeeded()
      #expect(controller.view.next === controller && controller.log.isEmpty)
      // Without a view of one's own it is a plain one of the screen's size.
      let plain = UIViewController()
      #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(plain.viewIfLoaded.map { type(of: $0) } == UIView.self)
    }
  }

  @Test(
    .covers(
      "UIViewController.viewDidLayoutSubviews()",
      "UIViewController.viewSafeAreaInsetsDidChange()",
      "UIViewController.viewWillLayoutSubviews()"))
  func `a controller hears before and after its view's layout, and of the safe area`() {
    withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let controller = Told()
      window.rootViewController = controller
      clock.runDue()
      let log = controller.take()
      #expect(log.filter { $0.hasPrefix("safe") } == ["safe 47.0"])
      #expect(log.suffix(2) == ["will lay out 375.0", "did lay out"])
      clock.advance(by: 60)
      #expect(controller.take() == [])
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      #expect(controller.take() == ["will lay out 375.0", "did lay out"])
      window.windowSafeAreaInsets.top = 20
      clock.runDue()
      #expect(controller.take() == ["safe 20.0", "will lay out 375.0", "did lay out"])
    }
  }

  @Test(
    .covers(
      "UIApplication.isIdleTimerDisabled", "UIScene.title", "UIWindowScene.coordinateSpace",
      "UIWindowScene.screen"))
  func `a scene has its screen and coordinates, and a screen that stays on`() throws {
    try withFreshUIKit { window, clock in
      let scene = try #require(window.windowScene)
      #expect(scene.screen === window.screen && scene.screen === UIScreen.main)
      #expect(scene.title == nil)
      scene.title = "Notes"
      #expect(scene.title == "Notes")
      let moved = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
      window.addSubview(moved)
      #expect(scene.coordinateSpace.bounds == window.screen.bounds)
      #expect(
        moved.convert(CGPoint(x: 1, y: 2), to: scene.coordinateSpace) == CGPoint(x: 31, y: 42))
      let application = UIApplication.shared
      #expect(!application.isIdleTimerDisabled)
      // It never goes off by itself, whether an app asks for that or not.
      clock.advance(by: 600 * 3600)
      #expect(application.applicationState == .active)
      application.isIdleTimerDisabled = true
      #expect(application.isIdleTimerDisabled && clock.nextTick == nil)
    }
  }
}
