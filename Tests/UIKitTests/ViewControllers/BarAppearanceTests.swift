import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
struct BarAppearanceTests {
  private func withNavigation(
    _ test: (UINavigationController, UIViewController, UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let root = UIViewController()
      root.title = "MMMM"
      root.view.backgroundColor = .green
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      clock.advance(by: 20)
      try test(navigation, root, window, clock)
    }
  }

  private func ground(_ window: UIWindow) -> [UInt8] {
    let pixel = Painting(of: window).pixel(at: CGPoint(x: 100, y: 30))
    return [pixel.red, pixel.green, pixel.blue]
  }

  private func line(_ window: UIWindow) -> [UInt8] {
    let pixel = Painting(of: window).pixel(at: CGPoint(x: 100, y: 64))
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test(
    .covers(
      "UIBarAppearance", "UIBarAppearance.backgroundColor",
      "UIBarAppearance.configureWithDefaultBackground()",
      "UIBarAppearance.configureWithOpaqueBackground()",
      "UIBarAppearance.configureWithTransparentBackground()", "UIBarAppearance.copy(with:)",
      "UIBarAppearance.idiom", "UIBarAppearance.init(barAppearance:)",
      "UIBarAppearance.init(coder:)",
      "UIBarAppearance.init(idiom:)", "UIBarAppearance.shadowColor",
      "UINavigationBar.standardAppearance", "UINavigationBarAppearance"))
  func `a bar looks as its appearance says, of which it has a copy`() {
    withNavigation { navigation, _, window, _ in
      let bar = navigation.navigationBar
      #expect(ground(window) == [249, 249, 249])
      let appearance = UINavigationBarAppearance()
      #expect(appearance.idiom == .unspecified)
      appearance.configureWithOpaqueBackground()
      bar.standardAppearance = appearance
      #expect(ground(window) == [255, 255, 255])
      appearance.backgroundColor = .red
      #expect(ground(window) == [255, 255, 255])
      bar.standardAppearance.backgroundColor = .red
      #expect(ground(window) == [255, 0, 0])
      bar.standardAppearance.shadowColor = .blue
      #expect(line(window) == [0, 0, 255])
      let other = UIToolbarAppearance(barAppearance: bar.standardAppearance)
      #expect(other.backgroundColor == .red && other.shadowColor == .blue)
      let copy = bar.standardAppearance.copy() as? UINavigationBarAppearance
      #expect(copy !== bar.standardAppearance && copy?.backgroundColor == .red)
      bar.standardAppearance.configureWithTransparentBackground()
      #expect(ground(window) == [0, 255, 0])
      #expect(line(window) == [0, 255, 0])
      bar.standardAppearance.configureWithDefaultBackground()
      #expect(ground(window) == [249, 249, 249])
      #expect(UIBarAppearance(idiom: .pad).idiom == .pad)
      #expect(UIBarAppearance(coder: NSCoder()) == nil)
    }
  }

  @Test(
    .covers(
      "UINavigationBar.scrollEdgeAppearance", "UINavigationBar.compactAppearance",
      "UINavigationBar.compactScrollEdgeAppearance", "UINavigationItem.compactAppearance",
      "UINavigationItem.compactScrollEdgeAppearance", "UINavigationItem.scrollEdgeAppearance",
      "UINavigationItem.standardAppearance"))
  func `a bar over content that is at its top looks as is said for that, and an item comes first`()
  {
    withNavigation { navigation, root, window, clock in
      let list = UIScrollView(frame: root.view.bounds)
      list.contentSize = CGSize(width: 375, height: 2000)
      root.view.addSubview(list)
      let edge = UINavigationBarAppearance()
      edge.backgroundColor = .blue
      navigation.navigationBar.scrollEdgeAppearance = edge
      navigation.view.setNeedsLayout()
      clock.advance(by: 20)
      #expect(ground(window) == [0, 0, 255])
      list.contentOffset.y += 1
      #expect(ground(window) == [249, 249, 249])
      let own = UINavigationBarAppearance()
      own.backgroundColor = .black
      root.navigationItem.standardAppearance = own
      #expect(ground(window) == [0, 0, 0])
      list.contentOffset.y -= 1
      #expect(ground(window) == [0, 0, 255])
      let ownEdge = UINavigationBarAppearance()
      ownEdge.backgroundColor = .white
      root.navigationItem.scrollEdgeAppearance = ownEdge
      #expect(ground(window) == [255, 255, 255])
      // A phone that stands has no lower bar.
      navigation.navigationBar.compactAppearance = own
      navigation.navigationBar.compactScrollEdgeAppearance = own
      root.navigationItem.compactAppearance = own
      root.navigationItem.compactScrollEdgeAppearance = own
      #expect(ground(window) == [255, 255, 255])
    }
  }

  @Test(
    .covers(
      "UINavigationBar.barStyle", "UINavigationBar.barTintColor",
      "UINavigationBar.largeTitleTextAttributes", "UINavigationBar.titleTextAttributes",
      "UINavigationBarAppearance.largeTitleTextAttributes",
      "UINavigationBarAppearance.titleTextAttributes"))
  func `titles have their attributes`() {
    withNavigation { navigation, _, window, clock in
      let bar = navigation.navigationBar
      @MainActor func ink(_ isMeant: (Painting.Pixel) -> Bool) -> CGRect? {
        Painting(of: window).box(in: CGRect(x: 0, y: 21, width: 375, height: 90), where: isMeant)
      }
      #expect(ink { $0.red > 200 && $0.green < 60 } == nil)
      bar.titleTextAttributes = [.foregroundColor: UIColor.red]
      #expect(bar.standardAppearance.titleTextAttributes.count == 1)
      let box = ink { $0.red > 200 && $0.green < 60 }
      #expect(abs((box?.midX ?? 0) - 187.5) < 2)
      bar.titleTextAttributes = nil
      #expect(bar.titleTextAttributes == nil)
      #expect(ink { $0.red > 200 && $0.green < 60 } == nil)
      bar.barTintColor = .black
      #expect(ground(window) == [0, 0, 0])
      bar.barTintColor = nil
      bar.barStyle = .black
      #expect(ground(window) == [28, 28, 28])
      bar.barStyle = .default
      bar.prefersLargeTitles = true
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
      clock.advance(by: 20)
      let large = ink { $0.red > 200 && $0.green < 60 }
      #expect((large?.minY ?? 0) > 64 && (large?.height ?? 0) > (box?.height ?? 100))
      #expect(bar.largeTitleTextAttributes?.count == 1)
    }
  }

  @Test(
    .covers(
      "UIBarAppearance.backgroundImage", "UIBarAppearance.backgroundImageContentMode",
      "UIBarAppearance.shadowImage", "UIBarMetrics", "UIBarMetrics.compact",
      "UIBarMetrics.compactPrompt", "UIBarMetrics.default", "UIBarMetrics.defaultPrompt",
      "UIBarMetrics.init(rawValue:)",
      "UINavigationBar.backgroundImage(for:)", "UINavigationBar.setBackgroundImage(_:for:)",
      "UINavigationBar.shadowImage"))
  func `images stand for background and line, and empty ones take them away`() {
    withNavigation { navigation, _, window, _ in
      let bar = navigation.navigationBar
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      bar.setBackgroundImage(image, for: .default)
      #expect(bar.backgroundImage(for: .default) === image)
      #expect(bar.backgroundImage(for: .compact) == nil)
      #expect(ground(window) == [0, 0, 255])
      bar.standardAppearance.backgroundImageContentMode = .center
      #expect(ground(window) == [249, 249, 249])
      bar.shadowImage = image
      #expect(line(window) == [0, 0, 255])
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
      #expect(ground(window) == [0, 255, 0])
      #expect(line(window) == [0, 255, 0])
      #expect(UIBarMetrics(rawValue: 101) == .defaultPrompt)
      #expect(UIBarMetrics.compactPrompt.rawValue == 102)
    }
  }

  @Test(
    .covers(
      "UIBarButtonItemAppearance", "UIBarButtonItemAppearance.configureWithDefault(for:)",
      "UIBarButtonItemAppearance.copy(with:)", "UIBarButtonItemAppearance.disabled",
      "UIBarButtonItemAppearance.highlighted", "UIBarButtonItemAppearance.init(coder:)",
      "UIBarButtonItemAppearance.init(style:)", "UIBarButtonItemAppearance.normal",
      "UIBarButtonItemStateAppearance", "UIBarButtonItemStateAppearance.titleTextAttributes",
      "UIBarItem.setTitleTextAttributes(_:for:)", "UIBarItem.titleTextAttributes(for:)",
      "UINavigationBarAppearance.backButtonAppearance",
      "UINavigationBarAppearance.buttonAppearance",
      "UINavigationBarAppearance.doneButtonAppearance"))
  func `words of buttons have the attributes of bar and item`() {
    withNavigation { navigation, root, window, clock in
      let bar = navigation.navigationBar
      let plain = UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = plain
      clock.advance(by: 20)
      @MainActor func isRed(in rect: CGRect) -> Bool {
        Painting(of: window).box(in: rect) { $0.red > 200 && $0.green < 60 } != nil
      }
      let right = CGRect(x: 250, y: 21, width: 125, height: 42)
      #expect(!isRed(in: right))
      bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.red
      ]
      #expect(isRed(in: right))
      plain.isEnabled = false
      #expect(isRed(in: right))
      bar.standardAppearance.buttonAppearance.disabled.titleTextAttributes = [
        .foregroundColor: UIColor.gray
      ]
      #expect(!isRed(in: right))
      bar.standardAppearance.buttonAppearance.configureWithDefault(for: .plain)
      plain.isEnabled = true
      #expect(!isRed(in: right))
      plain.style = .done
      bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.red
      ]
      #expect(isRed(in: right))
      plain.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .normal)
      #expect(plain.titleTextAttributes(for: .normal)?.count == 1)
      #expect(plain.titleTextAttributes(for: .disabled) == nil)
      #expect(!isRed(in: right))
      let back = UIBarButtonItemAppearance(style: .plain)
      back.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.standardAppearance.backButtonAppearance = back
      let detail = UIViewController()
      navigation.pushViewController(detail, animated: false)
      clock.advance(by: 20)
      #expect(isRed(in: CGRect(x: 20, y: 21, width: 100, height: 42)))
      let copy = back.copy() as? UIBarButtonItemAppearance
      #expect(copy !== back && copy?.normal.titleTextAttributes.count == 1)
      #expect(UIBarButtonItemAppearance(coder: NSCoder()) == nil)
    }
  }

  @Test(
    .covers(
      "UIToolbar.compactAppearance", "UIToolbar.standardAppearance", "UIToolbarAppearance",
      "UIToolbarAppearance.buttonAppearance", "UIToolbarAppearance.doneButtonAppearance"))
  func `a toolbar has an appearance, too`() {
    withFreshUIKit { window, clock in
      window.backgroundColor = .green
      let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
      window.addSubview(bar)
      bar.items = [UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)]
      let appearance = UIToolbarAppearance()
      appearance.configureWithTransparentBackground()
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.doneButtonAppearance = appearance.buttonAppearance
      bar.standardAppearance = appearance
      bar.compactAppearance = appearance
      clock.advance(by: 20)
      #expect(ground(window) == [0, 255, 0])
      let ink = Painting(of: window).box(in: CGRect(x: 0, y: 22, width: 100, height: 40)) {
        $0.red > 200 && $0.green < 60
      }
      #expect(ink != nil)
    }
  }
}
