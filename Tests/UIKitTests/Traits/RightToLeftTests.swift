import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("From right to left")
@MainActor struct RightToLeftTests {
  /// Runs a body in a window 375 points wide that is laid out from the right.
  private func withMirroredWindow(_ body: (UIWindow, FrameClock) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      var settings = SystemSettings()
      settings.direction = .rightToLeft
      window.world.apply(settings)
      try body(window, clock)
    }
  }

  @Test(
    "The direction comes from outside, unless what a view is about has one",
    .covers(
      "UIView.effectiveUserInterfaceLayoutDirection",
      "UIView.userInterfaceLayoutDirection(for:relativeTo:)",
      "UIView.userInterfaceLayoutDirection(for:)"))
  func directions() {
    withMirroredWindow { window, _ in
      let view = UIView()
      window.addSubview(view)
      let directions = [
        UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight,
        .forceRightToLeft,
      ].map {
        view.semanticContentAttribute = $0
        return view.effectiveUserInterfaceLayoutDirection
      }
      #expect(
        directions == [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(
        UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight)
          == .leftToRight)
      #expect(
        UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
          == .leftToRight)
    }
  }

  @Test(
    "Leading is at the right, in constraints, stacks and margins, as soon as the direction changes")
  func layout() {
    withFreshUIKit { window, _ in
      let (view, stack) = (UIView(), UIStackView())
      let parts = (0..<2).map { _ in UIView() }
      for view in [view, stack] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      for part in parts {
        part.widthAnchor.constraint(equalToConstant: 30).isActive = true
        stack.addArrangedSubview(part)
      }
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.topAnchor.constraint(equalTo: window.topAnchor),
        stack.heightAnchor.constraint(equalToConstant: 20),
      ])
      window.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 5, bottom: 0, trailing: 7)
      window.layoutIfNeeded()
      #expect(view.frame.minX == 10 && parts.map(\.frame.minX) == [0, 30])
      #expect(window.layoutMargins.left == 5)
      window.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      // 375 points wide: 375 − 10 − 50.
      #expect(view.frame.minX == 315 && parts.map(\.frame.minX) == [30, 0])
      #expect(stack.frame.maxX == 375 && window.layoutMargins.right == 5)
    }
  }

  @Test("Switch, slider, segments, progress and stepper are turned round")
  func controls() {
    withMirroredWindow { window, _ in
      let (progress, segments) = (UIProgressView(), UISegmentedControl(items: ["a", "b"]))
      progress.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
      segments.frame = CGRect(x: 0, y: 10, width: 100, height: 32)
      let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
      for view in [progress, segments, slider] as [UIView] { window.addSubview(view) }
      segments.selectedSegmentIndex = 0
      progress.progress = 0.25
      slider.value = 0
      window.layoutIfNeeded()
      let filled = progress.subviews.map(\.frame).filter { $0.width == 25 }
      #expect(filled.map(\.minX) == [75])
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      #expect(thumb.midX > 150)
    }
  }

  @Test("A navigation bar has back at the right with a chevron there, and pages come from the left")
  func navigation() throws {
    try withMirroredWindow { window, clock in
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("First", "Second")
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      navigation.pushViewController(second, animated: true)
      window.layoutIfNeeded()
      clock.advance(to: clock.now + 60)
      let wrapper = try #require(second.view.superview)
      let shown = wrapper.layer.presentation()?.frame ?? .zero
      #expect(shown.minX < 0 && shown.minX > -375)
      clock.advance(to: clock.now + 1200)
      window.layoutIfNeeded()
      let content = try #require(
        navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContentView }.last)
      #expect(content.convert(content.back.bounds, from: content.back).maxX == 375)
      #expect(content.back.chevron.center.x > content.back.label.center.x)
      #expect(content.rightItems.frame.minX == 8)
    }
  }

  @Test("A field has its left view and its text at the right, and what clears it at the left")
  func field() {
    withMirroredWindow { window, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.leftViewMode = .always
      window.addSubview(field)
      #expect(field.leftViewRect(forBounds: field.bounds).maxX == 200)
      // 5 points from the edge, and 19 wide.
      #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
      #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 180, height: 30))
      #expect(field.caretRect(for: field.endOfDocument).maxX > 170)
      #expect(field.alignment(.natural) == .right && field.alignment(.left) == .left)
      field.semanticContentAttribute = .forceLeftToRight
      #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
      #expect(field.alignment(.natural) == .natural)
    }
  }

  @Test("Text without a direction begins at the right, and text with one where that says")
  func textView() {
    withMirroredWindow { window, _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.addSubview(view)
      #expect(view.caretRect(for: view.beginningOfDocument).minX > 150)
      view.text = "English"
      #expect(view.caretRect(for: view.beginningOfDocument).minX < 20)
      view.text = "12"
      #expect(view.caretRect(for: view.beginningOfDocument).minX > 150)
    }
  }

  @Test("The bar that says what is seen of the content is at the left")
  func indicator() {
    withMirroredWindow { window, _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.contentSize = CGSize(width: 200, height: 400)
      window.addSubview(view)
      #expect(view.indicatorRects(over: view.bounds).map(\.minX) == [3])
    }
  }

  @Test("The first of two buttons of an alert is at the right")
  func alert() throws {
    try withMirroredWindow { window, clock in
      let root = UIViewController()
      window.rootViewController = root
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style))
      }
      root.present(alert, animated: false)
      clock.advance(to: clock.now + 600)
      var buttons: [String: CGFloat] = [:]
      @MainActor func find(_ view: UIView) {
        if let button = view as? AlertButton {
          buttons[button.action.title ?? ""] = button.frame.minX
        }
        view.subviews.forEach(find)
      }
      find(try #require(alert.view))
      #expect(buttons == ["Cancel": 135, "OK": 0])
    }
  }
}
