import Foundation
import TestSupport
import Testing
import UIKit

/// Controllers inside others, and in which order they hear of what happens.
@MainActor
struct ContainmentTests {
  private let log = LifecycleLog()

  /// Notes also where it comes and goes.
  private final class Child: UIViewController {
    let (name, log): (String, LifecycleLog)

    init(_ name: String, _ log: LifecycleLog) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.note("\(name) will appear\(isMovingToParent ? ", moving" : "")")
    }
    override func viewDidAppear(_ animated: Bool) { log.note("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      log.note("\(name) will disappear\(isMovingFromParent ? ", moving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) { log.note("\(name) did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.note("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.note("\(name) did move \(parent == nil ? "out" : "in")")
    }
  }

  /// Forwards nothing by itself.
  private final class Quiet: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test(
    .covers(
      "UIViewController.addChild(_:)", "UIViewController.children",
      "UIViewController.didMove(toParent:)", "UIViewController.isMovingFromParent",
      "UIViewController.isMovingToParent", "UIViewController.removeFromParent()",
      "UIViewController.willMove(toParent:)"))
  func `a controller inside appears with its view, and with the one around it`() {
    withFreshUIKit { window, clock in
      let (outer, inner) = (Child("outer", log), Child("inner", log))
      outer.addChild(inner)
      #expect(outer.children == [inner] && inner.parent === outer)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      #expect(log.take() == ["inner will move in", "inner did move in"])
      window.rootViewController = outer
      #expect(
        log.take() == [
          "outer will appear", "inner will appear", "outer did appear", "inner did appear",
        ])
      inner.willMove(toParent: nil)
      inner.view.removeFromSuperview()
      inner.removeFromParent()
      #expect(
        log.take() == [
          "inner will move out", "inner will disappear, moving", "inner did disappear",
          "inner did move out",
        ])
      #expect(outer.children.isEmpty && inner.parent == nil)
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      #expect(
        log.take() == [
          "inner will move in", "inner will appear, moving", "inner did appear",
          "inner did move in",
        ])
      window.rootViewController = nil
      #expect(
        log.take() == [
          "outer will disappear", "inner will disappear", "outer did disappear",
          "inner did disappear",
        ])
    }
  }

  @Test func `one that is added to a second controller leaves the first`() {
    withFreshUIKit { _, _ in
      let (first, second, inner) = (UIViewController(), UIViewController(), Child("inner", log))
      first.addChild(inner)
      first.addChild(inner)
      #expect(first.children == [inner])
      second.addChild(inner)
      #expect(first.children.isEmpty && second.children == [inner] && inner.parent === second)
      #expect(log.take() == ["inner will move in", "inner did move out", "inner will move in"])
    }
  }

  @Test(
    .covers(
      "UIViewController.beginAppearanceTransition(_:animated:)",
      "UIViewController.endAppearanceTransition()",
      "UIViewController.shouldAutomaticallyForwardAppearanceMethods"))
  func `a container that forwards by itself decides when`() {
    withFreshUIKit { window, _ in
      let (outer, inner) = (Quiet(), Child("inner", log))
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      window.rootViewController = outer
      _ = log.take()
      #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
      inner.beginAppearanceTransition(true, animated: true)
      // Called off in the middle.
      inner.beginAppearanceTransition(false, animated: true)
      inner.endAppearanceTransition()
      inner.beginAppearanceTransition(true, animated: false)
      inner.endAppearanceTransition()
      #expect(
        log.take() == [
          "inner will appear, moving", "inner will disappear", "inner did disappear",
          "inner will appear, moving", "inner did appear",
        ])
    }
  }

  @Test(
    .covers(
      "UIViewController.transition(from:to:duration:options:animations:completion:)"))
  func `one is exchanged for another`() {
    withFreshUIKit { window, clock in
      let (outer, old, new) = (UIViewController(), Child("old", log), Child("new", log))
      outer.addChild(old)
      outer.addChild(new)
      outer.view.addSubview(old.view)
      window.rootViewController = outer
      _ = log.take()
      var isFinished: Bool?
      outer.transition(
        from: old, to: new, duration: 1, animations: { new.view.alpha = 0.5 },
        completion: { isFinished = $0 })
      #expect(log.take() == ["old will disappear", "new will appear, moving"])
      #expect(new.view.superview === outer.view && old.view.superview === outer.view)
      clock.advance(by: 600)
      #expect(log.take() == ["old did disappear", "new did appear"])
      #expect(old.view.superview == nil && isFinished == true)
    }
  }

  @Test
  func `a navigation controller tells its controllers that they come and go`() {
    withFreshUIKit { window, clock in
      let (root, next) = (Child("root", log), Child("next", log))
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      clock.runDue()
      _ = log.take()
      navigation.pushViewController(next, animated: true)
      #expect(navigation.children == [root, next])
      #expect(log.take() == ["next will move in"])
      clock.runDue()
      #expect(log.take() == ["root will disappear", "next will appear, moving"])
      clock.advance(by: 600)
      #expect(log.take().suffix(2) == ["next did appear", "next did move in"])
      navigation.popViewController(animated: true)
      clock.runDue()
      #expect(
        log.take() == ["next will move out", "next will disappear, moving", "root will appear"])
      clock.advance(by: 600)
      #expect(
        log.take() == ["next did move out", "next did disappear", "root did appear"])
      #expect(next.parent == nil)
    }
  }
}
