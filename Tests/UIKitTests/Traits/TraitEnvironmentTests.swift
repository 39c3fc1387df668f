import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Views and controllers in traits")
@MainActor struct TraitEnvironmentTests {
  @MainActor private final class Note {
    var lines: [String] = []
  }

  private final class NotingView: UIView {
    let heard: Note
    let name: String

    init(_ name: String, _ note: Note) {
      (self.name, heard) = (name, note)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let old = previous.map { "\($0.userInterfaceStyle.rawValue)" } ?? "nil"
      heard.lines.append("\(name) \(old)>\(traitCollection.userInterfaceStyle.rawValue)")
      #expect(UITraitCollection.current === traitCollection)
    }
  }

  private final class NotingController: UIViewController {
    let heard: Note

    init(_ note: Note) {
      heard = note
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = NotingView("view", heard) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.lines.append("controller>\(traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  @Test(
    "What is around hears of a change before what is inside, each once",
    .covers(
      "UIView.traitCollectionDidChange(_:)", "UIView.traitCollection",
      "UIView.overrideUserInterfaceStyle", "UIViewController.traitCollectionDidChange(_:)",
      "UIViewController.traitCollection", "UITraitEnvironment",
      "UITraitEnvironment.traitCollection",
      "UITraitEnvironment.traitCollectionDidChange(_:)"))
  func order() {
    withFreshUIKit { window, _ in
      let note = Note()
      let controller = NotingController(note)
      let inner = NotingView("inner", note)
      controller.view.addSubview(inner)
      window.rootViewController = controller
      #expect(note.lines == [])
      window.overrideUserInterfaceStyle = .dark
      #expect(note.lines == ["controller>2", "view 1>2", "inner 1>2"])
      note.lines = []
      window.overrideUserInterfaceStyle = .dark
      inner.overrideUserInterfaceStyle = .light
      window.overrideUserInterfaceStyle = .unspecified
      #expect(note.lines == ["inner 2>1", "controller>1", "view 2>1"])
      #expect(window.traitCollection == controller.traitCollection)
    }
  }

  @Test("A view hears of other traits where it is moved, and keeps its own style")
  func moving() {
    withFreshUIKit { window, _ in
      let note = Note()
      let (dark, view) = (UIView(), NotingView("view", note))
      dark.overrideUserInterfaceStyle = .dark
      window.addSubview(dark)
      window.addSubview(view)
      #expect(note.lines == [])
      dark.addSubview(view)
      #expect(note.lines == ["view 1>2"])
      view.removeFromSuperview()
      #expect(note.lines == ["view 1>2"] && view.traitCollection.userInterfaceStyle == .dark)
      window.addSubview(view)
      #expect(note.lines == ["view 1>2", "view 2>1"])
    }
  }

  @Test(
    "A controller's style is its view's and that of what is inside, also before its view is loaded",
    .covers(
      "UIViewController.overrideUserInterfaceStyle", "UIViewController.traitOverrides",
      "UIViewController.updateTraitsIfNeeded()",
      "UIViewController.setOverrideTraitCollection(_:forChild:)",
      "UIViewController.overrideTraitCollection(forChild:)"))
  func controllers() {
    withFreshUIKit { window, _ in
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.overrideUserInterfaceStyle = .dark
      #expect(outer.traitCollection.userInterfaceStyle == .dark)
      #expect(!outer.isViewLoaded)
      outer.addChild(inner)
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      outer.view.addSubview(inner.view)
      window.rootViewController = outer
      #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.userInterfaceStyle == .light)
      let compact = UITraitCollection(verticalSizeClass: .compact)
      outer.setOverrideTraitCollection(compact, forChild: inner)
      #expect(inner.traitCollection.verticalSizeClass == .compact)
      #expect(outer.traitCollection.verticalSizeClass == .regular)
      #expect(outer.overrideTraitCollection(forChild: inner) == compact)
      outer.setOverrideTraitCollection(nil, forChild: inner)
      #expect(inner.view.traitCollection.verticalSizeClass == .regular)
      inner.traitOverrides.displayScale = 1
      inner.updateTraitsIfNeeded()
      #expect(inner.view.traitCollection.displayScale == 1)
      #expect(outer.view.traitCollection.displayScale == 2)
    }
  }

  @Test(
    "Overrides are set, asked for and taken back one by one",
    .covers(
      "UITraitOverrides", "UIView.traitOverrides", "UIView.updateTraitsIfNeeded()",
      "UITraitOverrides.contains(_:)",
      "UITraitOverrides.remove(_:)"))
  func overrides() {
    withFreshUIKit { window, _ in
      let view = UIView()
      window.addSubview(view)
      view.traitOverrides.preferredContentSizeCategory = .small
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
      #expect(view.traitCollection.preferredContentSizeCategory == .small)
      view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      view.updateTraitsIfNeeded()
      #expect(view.traitCollection.userInterfaceStyle == .light)
      #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }
  }

  private final class Hearer: UIView {
    var heard: [UIUserInterfaceStyle] = []

    func styleChanged(_ view: Hearer, _ previous: UITraitCollection) {
      heard.append(previous.userInterfaceStyle)
    }
  }

  @Test(
    "Registered handlers hear of their traits alone, until they are taken back",
    .covers(
      "UITraitChangeObservable", "UITraitChangeRegistration",
      "UITraitChangeObservable.registerForTraitChanges(_:handler:)",
      "UITraitChangeObservable.registerForTraitChanges(_:target:action:)",
      "UITraitChangeObservable.registerForTraitChanges(_:action:)",
      "UITraitChangeObservable.unregisterForTraitChanges(_:)"))
  func registrations() {
    withFreshUIKit { window, _ in
      let view = Hearer()
      window.addSubview(view)
      var sizes: [String] = []
      let registration = view.registerForTraitChanges(
        [UITraitPreferredContentSizeCategory.self]
      ) { (view: Hearer, previous: UITraitCollection) in
        sizes.append(previous.preferredContentSizeCategory.rawValue)
      }
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], action: Selector(Hearer.styleChanged))
      window.overrideUserInterfaceStyle = .dark
      #expect(sizes == [] && view.heard == [.light])
      window.traitOverrides.preferredContentSizeCategory = .extraLarge
      #expect(sizes == ["UICTContentSizeCategoryL"] && view.heard == [.light])
      view.unregisterForTraitChanges(registration)
      window.traitOverrides.preferredContentSizeCategory = .small
      #expect(sizes.count == 1)
    }
  }

  @Test(
    "The system's settings reach windows, screen and app, and are announced",
    .covers(
      "UIScreen.traitCollection", "UIScreen.traitCollectionDidChange(_:)",
      "UIWindowScene.traitCollection", "UIApplication.preferredContentSizeCategory",
      "UIApplication.userInterfaceLayoutDirection", "UIContentSizeCategory.didChangeNotification",
      "UIContentSizeCategory.newValueUserInfoKey", "UIAccessibility",
      "UIAccessibility.isReduceMotionEnabled",
      "UIAccessibility.isDarkerSystemColorsEnabled", "UIAccessibility.prefersCrossFadeTransitions",
      "UIAccessibility.reduceMotionStatusDidChangeNotification",
      "UIAccessibility.darkerSystemColorsStatusDidChangeNotification",
      "UIAccessibility.prefersCrossFadeTransitionsStatusDidChange"))
  func system() {
    withFreshUIKit { window, _ in
      let world = window.world
      var heard: [String] = []
      let names = [
        UIContentSizeCategory.didChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          @MainActor note in
          let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
          heard.append(
            (size as? UIContentSizeCategory)?.rawValue ?? String(note.name.rawValue.prefix(24)))
          #expect(note.object as AnyObject === UIApplication.shared)
        }
      }
      var settings = SystemSettings()
      settings.style = .dark
      settings.category = .accessibilityLarge
      settings.direction = .rightToLeft
      settings.contrast = .high
      settings.reducesMotion = true
      world.apply(settings)
      #expect(
        heard == [
          "UICTContentSizeCategoryAccessibilityL", "UIAccessibilityDarkerSys",
          "UIAccessibilityReduceMot",
        ])
      let traits = window.traitCollection
      #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(UIScreen.main.traitCollection == traits)
      #expect(window.windowScene?.traitCollection == traits)
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(UIView().traitCollection == traits)
      settings.prefersCrossFade = true
      world.apply(settings)
      world.apply(settings)
      #expect(heard.count == 4 && UIAccessibility.prefersCrossFadeTransitions)
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }

  @Test("An iPhone is compact by regular, an iPad regular both ways")
  func sizeClasses() {
    withFreshUIKit { window, _ in
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(window.traitCollection.verticalSizeClass == .regular)
      #expect(window.traitCollection.userInterfaceIdiom == .phone)
      #expect(window.traitCollection.displayScale == 2)
    }
    withFreshUIKit(screen: CGSize(width: 810, height: 1080)) { window, _ in
      #expect(window.traitCollection.horizontalSizeClass == .regular)
      #expect(window.traitCollection.verticalSizeClass == .regular)
      #expect(window.traitCollection.userInterfaceIdiom == .pad)
    }
  }

  @Test(
    "A sheet lies over the interface",
    .covers("UITraitCollection.userInterfaceLevel"))
  func elevation() {
    withFreshUIKit { window, clock in
      let (root, sheet, full) = (UIViewController(), UIViewController(), UIViewController())
      window.rootViewController = root
      root.present(sheet, animated: false)
      clock.advance(to: clock.now + 600)
      #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
      #expect(root.traitCollection.userInterfaceLevel == .base)
      root.dismiss(animated: false)
      clock.advance(to: clock.now + 600)
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      clock.advance(to: clock.now + 600)
      #expect(full.traitCollection.userInterfaceLevel == .base)
    }
  }

  private final class StyledController: UIViewController {
    var style = UIStatusBarStyle.default
    var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarStyle: UIViewController? { child }
  }

  @Test(
    "The status bar is light in the dark, or as the controller in front wants it",
    .covers(
      "UIViewController.preferredStatusBarStyle", "UIViewController.childForStatusBarStyle",
      "UIViewController.setNeedsStatusBarAppearanceUpdate()"))
  func statusBar() {
    withFreshUIKit { window, _ in
      let (root, child) = (StyledController(), StyledController())
      window.rootViewController = root
      let world = window.world
      #expect(!world.hasLightStatusBar)
      world.mainScreen.statusBarIsStale = false
      root.style = .lightContent
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(world.hasLightStatusBar && world.mainScreen.statusBarIsStale)
      root.addChild(child)
      root.child = child
      #expect(!world.hasLightStatusBar)
      window.overrideUserInterfaceStyle = .dark
      #expect(world.hasLightStatusBar)
      child.style = .darkContent
      #expect(!world.hasLightStatusBar)
    }
  }
}
