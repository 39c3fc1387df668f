import Foundation
import TestSupport
import Testing
import UIKit

/// A page that a finger drags off a screen of 375 points.
@MainActor
struct InteractivePopTests {
  private let log = LifecycleLog()

  private struct Stage {
    let window: UIWindow
    let clock: FrameClock
    let navigation: UINavigationController
    let root: LoggingController
    let page: LoggingController

    @MainActor
    func touch(_ phase: UITouch.Phase, x: CGFloat) {
      window.deliverTouch(phase, at: CGPoint(x: x, y: 300))
      clock.advance(by: FrameClock.ticksPerFrame)
    }

    /// Drags from the edge to a place, 25 points with each frame, and holds still there.
    @MainActor
    func drag(to x: CGFloat) {
      touch(.began, x: 5)
      for place in stride(from: 30, to: x, by: 25) { touch(.moved, x: place) }
      touch(.moved, x: x)
      clock.advance(by: 300)
      touch(.moved, x: x)
    }

    @MainActor
    func settle() { clock.advance(by: 600) }

    @MainActor
    var left: CGFloat { page.view.presentationRect(page.view.bounds).minX }
  }

  private func withPage(_ test: (Stage) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      let (root, page) = (LoggingController("A", log: log), LoggingController("B", log: log))
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      clock.runDue()
      navigation.pushViewController(page, animated: false)
      clock.runDue()
      clock.advance(by: FrameClock.ticksPerFrame)
      _ = log.take()
      try test(
        Stage(window: window, clock: clock, navigation: navigation, root: root, page: page))
    }
  }

  @Test(
    .covers(
      "UINavigationController.interactivePopGestureRecognizer",
      "UIViewControllerTransitionCoordinatorContext.initiallyInteractive"))
  func `the page follows the finger and goes when it is let go beyond the middle`() {
    withPage { stage in
      stage.drag(to: 205)
      // 200 of 375 points; the page below comes from 0.3 of the width.
      #expect(abs(stage.left - 200) < 0.001)
      let below = stage.root.view.presentationRect(stage.root.view.bounds).minX
      #expect(abs(below + 0.3 * 175) < 0.001)
      #expect(stage.navigation.interactivePopGestureRecognizer?.state == .changed)
      #expect(stage.navigation.viewControllers == [stage.root])
      #expect(stage.page.isMovingFromParent)
      #expect(log.take() == ["B will disappear, animated", "A will appear, animated"])
      let coordinator = stage.navigation.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == true)
      #expect(coordinator?.viewController(forKey: .from) === stage.page)
      stage.touch(.ended, x: 205)
      #expect(coordinator?.isInteractive == false)
      #expect(coordinator?.isCancelled == false)
      stage.settle()
      #expect(log.take() == ["B did disappear, animated", "A did appear, animated"])
      #expect(stage.page.parent == nil)
      #expect(stage.page.view.superview == nil)
      #expect(stage.navigation.transitionCoordinator == nil)
      #expect(stage.root.view.presentationRect(stage.root.view.bounds).minX == 0)
    }
  }

  @Test(
    .covers(
      "UIViewControllerTransitionCoordinatorContext.completionCurve",
      "UIViewControllerTransitionCoordinatorContext.completionVelocity",
      "UIViewControllerTransitionCoordinatorContext.isInterruptible",
      "UIViewControllerTransitionCoordinatorContext.percentComplete",
      "UIViewControllerTransitionCoordinatorContext.targetTransform",
      "UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)"))
  func `the page comes back when it is let go before the middle`() {
    withPage { stage in
      stage.drag(to: 105)
      _ = log.take()
      let coordinator = stage.navigation.transitionCoordinator
      var changes: [String] = []
      coordinator?.notifyWhenInteractionChanges { context in
        changes.append("\(context.isCancelled) \(context.isInteractive)")
      }
      coordinator?.animate(alongsideTransition: nil) { context in
        changes.append("over \(context.isCancelled)")
      }
      stage.touch(.ended, x: 105)
      #expect(changes == ["true false"])
      #expect(abs((coordinator?.percentComplete ?? 0) - 100 / 375) < 0.001)
      #expect(coordinator?.completionVelocity == 1)
      #expect(coordinator?.completionCurve == .easeOut)
      #expect(coordinator?.isInterruptible == false)
      #expect(coordinator?.targetTransform == .identity)
      stage.settle()
      #expect(changes == ["true false", "over true"])
      #expect(
        log.take() == [
          "A will disappear, animated", "B will appear, animated", "A did disappear, animated",
          "B did appear, animated",
        ])
      #expect(stage.navigation.viewControllers == [stage.root, stage.page])
      #expect(stage.navigation.topViewController === stage.page)
      #expect(stage.page.navigationController === stage.navigation)
      #expect(!stage.page.isMovingFromParent)
      #expect(stage.left == 0)
      #expect(stage.root.view.superview == nil)
      #expect(stage.navigation.navigationBar.topItem === stage.page.navigationItem)
      // And it can go for good afterwards.
      stage.drag(to: 300)
      stage.touch(.ended, x: 300)
      stage.settle()
      #expect(stage.navigation.viewControllers == [stage.root])
    }
  }

  @Test func `a fast finger decides by its direction`() {
    withPage { stage in
      stage.touch(.began, x: 5)
      for x in stride(from: CGFloat(45), through: 125, by: 40) { stage.touch(.moved, x: x) }
      // 120 points and 2,400 points a second: the page would come to 600.
      stage.touch(.ended, x: 125)
      stage.settle()
      #expect(stage.navigation.viewControllers == [stage.root])
    }
  }

  @Test(
    .covers(
      "UIViewControllerTransitionCoordinator.animateAlongsideTransition(in:animation:)",
      "UIViewControllerTransitionCoordinator.animateAlongsideTransition(in:animation:completion:)"))
  func `what goes along is as far as the finger is`() {
    withPage { stage in
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(badge)
      stage.root.onWillAppear = {
        stage.navigation.transitionCoordinator?.animateAlongsideTransition(in: stage.window) { _ in
          badge.alpha = 0
        }
      }
      stage.drag(to: 155)
      #expect(abs(Double(badge.layer.presentation()?.opacity ?? 1) - (1 - 150.0 / 375)) < 0.001)
      stage.touch(.ended, x: 155)
      stage.settle()
      #expect(badge.alpha == 1)
    }
  }

  @Test func `only where there is a way back does the finger drag`() {
    withPage { stage in
      @MainActor func begins() -> Bool {
        stage.drag(to: 60)
        defer {
          stage.touch(.ended, x: 60)
          stage.settle()
          _ = log.take()
        }
        return stage.navigation.transitionCoordinator != nil
      }
      #expect(begins())
      stage.page.navigationItem.hidesBackButton = true
      #expect(!begins())
      stage.page.navigationItem.hidesBackButton = false
      stage.page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      #expect(!begins())
      stage.page.navigationItem.leftItemsSupplementBackButton = true
      #expect(begins())
      stage.navigation.setNavigationBarHidden(true, animated: false)
      #expect(!begins())
      // Apps take the gate away for such pages.
      stage.navigation.interactivePopGestureRecognizer?.delegate = nil
      #expect(begins())
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!begins())
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
      stage.navigation.popViewController(animated: false)
      stage.clock.runDue()
      #expect(!begins())
      #expect(stage.navigation.viewControllers == [stage.root])
    }
  }

  @Test func `a finger from further in scrolls, and one from the edge does not`() {
    withPage { stage in
      let list = UIScrollView(frame: stage.page.view.bounds)
      list.contentSize = CGSize(width: 1000, height: 300)
      list.contentOffset.x = 400
      stage.page.view.addSubview(list)
      stage.drag(to: 105)
      #expect(stage.navigation.transitionCoordinator != nil)
      #expect(list.contentOffset.x == 400)
      stage.touch(.ended, x: 105)
      stage.settle()
      stage.window.deliverTouch(.began, at: CGPoint(x: 100, y: 300))
      for x in [CGFloat(120), 140, 160] { stage.touch(.moved, x: x) }
      #expect(list.contentOffset.x < 400)
      stage.touch(.ended, x: 160)
    }
  }

  @Test func `a change of the stack in the meantime comes afterwards`() {
    withPage { stage in
      stage.drag(to: 105)
      let next = LoggingController("C", log: log)
      stage.navigation.pushViewController(next, animated: false)
      stage.touch(.ended, x: 105)
      stage.settle()
      #expect(stage.navigation.viewControllers == [stage.root, next])
      #expect(next.view.window === stage.window)
      #expect(stage.page.view.window == nil)
      #expect(stage.page.parent == nil)
    }
  }

  // MARK: Delegate

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { lines.append("will show \(viewController.title ?? "") \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { lines.append("did show \(viewController.title ?? "") \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      lines.append("\(operation) from \(fromVC.title ?? "") to \(toVC.title ?? "")")
      return animator
    }
  }

  /// Lets the new page fall from above.
  private final class Falling: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.viewController(forKey: .to)?.view else { return }
      let container = transitionContext.containerView
      container.addSubview(view)
      view.frame = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: { view.frame = container.bounds },
        completion: { _ in transitionContext.completeTransition(true) })
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  @Test(
    .covers(
      "UINavigationController.delegate", "UINavigationController.Operation",
      "UINavigationController.Operation.init(rawValue:)", "UINavigationController.Operation.none",
      "UINavigationController.Operation.pop", "UINavigationController.Operation.push",
      "UINavigationControllerDelegate",
      "UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)",
      "UINavigationControllerDelegate.navigationController(_:didShow:animated:)",
      "UINavigationControllerDelegate.navigationController(_:willShow:animated:)"))
  func `the delegate hears what is shown, and has the animators`() {
    withPage { stage in
      let (delegate, falling) = (Delegate(), Falling())
      stage.navigation.delegate = delegate
      let next = LoggingController("C", log: log)
      stage.navigation.pushViewController(next, animated: false)
      stage.settle()
      #expect(delegate.lines == ["will show C false", "did show C false"])
      delegate.lines = []
      delegate.animator = falling
      stage.navigation.popViewController(animated: true)
      stage.clock.runDue()
      stage.clock.advance(by: 150)
      #expect(delegate.lines == ["pop from C to B", "will show B true"])
      #expect(UINavigationController.Operation(rawValue: 1) == .push)
      #expect(UINavigationController.Operation.none.rawValue == 0)
      // Half of 667 points are left of the way from above.
      #expect(abs(stage.page.view.presentationRect(stage.page.view.bounds).minY + 333.5) < 2)
      stage.settle()
      #expect(delegate.lines.last == "did show B true")
      #expect(falling.ended == [true])
      #expect(stage.page.view.presentationRect(stage.page.view.bounds).minY == 0)
      #expect(next.view.window == nil)
      #expect(log.take().suffix(2) == ["C did disappear, animated", "B did appear, animated"])
    }
  }

  @Test(.covers("UINavigationController.visibleViewController", "UIViewController.show(_:sender:)"))
  func `a push has a coordinator at once`() {
    withPage { stage in
      let next = LoggingController("C", log: log)
      stage.page.show(next, sender: nil)
      var isOver = false
      let isAnimated = stage.navigation.transitionCoordinator?.animate(
        alongsideTransition: nil, completion: { _ in isOver = true })
      #expect(isAnimated == true)
      #expect(stage.navigation.visibleViewController === next)
      stage.clock.advance(by: 299)
      #expect(!isOver)
      stage.clock.advance(by: 2)
      #expect(isOver)
    }
  }
}
