import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Apps that begin with their delegates.
@MainActor
@Suite(.phone)
struct SceneLifeTests {
  /// What delegates have heard, in order.
  @MainActor
  private final class Heard {
    var lines: [String] = []
  }

  @MainActor
  private class App: UIResponder, UIApplicationDelegate {
    let heard: Heard
    init(_ heard: Heard) { self.heard = heard }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.lines.append("will finish \(application.applicationState.rawValue)")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.lines.append("did finish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.lines.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { heard.lines.append("terminate") }
  }

  /// Says how its scene is made.
  @MainActor
  private final class ConfiguringApp: UIResponder, UIApplicationDelegate {
    let heard: Heard
    init(_ heard: Heard) { self.heard = heard }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.lines.append("will finish \(application.applicationState.rawValue)")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.lines.append("did finish")
      return true
    }
    // Where the scene has a delegate, it is not told.
    func applicationDidBecomeActive(_ application: UIApplication) { heard.lines.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { heard.lines.append("terminate") }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      heard.lines.append("configuration")
      let configuration = UISceneConfiguration(
        name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Scene.self
      return configuration
    }
  }

  @MainActor
  private final class Scene: UIResponder, UIWindowSceneDelegate {
    let heard: Heard
    var window: UIWindow?
    init(_ heard: Heard) { self.heard = heard }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      heard.lines.append("connect")
      guard let scene = scene as? UIWindowScene else { return }
      #expect(session.scene === scene && scene.session === session)
      #expect(scene.delegate === self)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { heard.lines.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.lines.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { heard.lines.append("scene inactive") }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.lines.append("scene foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { heard.lines.append("scene background") }
  }

  private func phone(
    _ makeDelegates: @escaping @MainActor () -> AppDelegates
  ) throws -> Phone {
    let screen = AppScreen("app", title: "", whatToWatch: "", launching: makeDelegates)
    return Phone(device: try .named("iPhone 13"), layout: try .english, screen: screen)
  }

  @Test(
    "An app with a scene is launched, goes away, comes back and ends, in the order of iOS",
    .covers(
      "UIApplicationDelegate.application(_:configurationForConnecting:options:)",
      "UIScene.ConnectionOptions", "UIScene.delegate", "UIScene.session",
      "UISceneConfiguration", "UISceneConfiguration.delegateClass",
      "UISceneConfiguration.init(name:sessionRole:)", "UISceneConfiguration.name",
      "UISceneConfiguration.role", "UISceneDelegate",
      "UISceneDelegate.scene(_:willConnectTo:options:)", "UISceneDelegate.sceneDidBecomeActive(_:)",
      "UISceneDelegate.sceneDidDisconnect(_:)", "UISceneDelegate.sceneDidEnterBackground(_:)",
      "UISceneDelegate.sceneWillEnterForeground(_:)", "UISceneDelegate.sceneWillResignActive(_:)",
      "UISceneSession", "UISceneSession.Role", "UISceneSession.Role.windowApplication",
      "UISceneSession.Role.init(rawValue:)", "UISceneSession.Role.rawValue",
      "UISceneSession.configuration", "UISceneSession.persistentIdentifier",
      "UISceneSession.role", "UISceneSession.scene", "UIWindowSceneDelegate"))
  func scene() throws {
    let heard = Heard()
    var scene: Scene?
    let phone = try phone {
      let delegate = Scene(heard)
      scene = delegate
      return AppDelegates(delegate: ConfiguringApp(heard), sceneDelegate: delegate)
    }
    defer { phone.close() }
    // The state that an app is launched in is 1, inactive.
    #expect(
      heard.lines == [
        "will finish 1", "did finish", "configuration", "connect", "scene foreground",
        "scene active",
      ])
    let window = try #require(scene?.window)
    #expect(phone.window === window)
    #expect(phone.rootViewController === window.rootViewController)
    // The iPhone 13 keeps 47 points free at the top and 34 at the bottom.
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let session = try #require(window.windowScene?.session)
    #expect(session.role == .windowApplication)
    #expect(
      session.role == UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
        && session.role.rawValue == "UIWindowSceneSessionRoleApplication")
    #expect(session.configuration.name == "Main")
    let delegateClass: AnyClass = try #require(session.configuration.delegateClass)
    #expect(ObjectIdentifier(delegateClass) == ObjectIdentifier(Scene.self))
    #expect(!session.persistentIdentifier.isEmpty)

    heard.lines = []
    phone.world.application.enterBackground()
    phone.world.application.enterForeground()
    phone.close()
    #expect(
      heard.lines == [
        "scene inactive", "scene background", "scene foreground", "scene active",
        "scene inactive", "scene background", "terminate", "disconnect",
      ])
  }

  /// Makes the window by itself.
  @MainActor
  private final class WindowApp: App {
    var window: UIWindow?
    override func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }

  @Test("An app without a scene's delegate makes its window itself, and hears of its life")
  func delegateAlone() throws {
    let heard = Heard()
    var app: WindowApp?
    let phone = try phone {
      let delegate = WindowApp(heard)
      app = delegate
      return AppDelegates(delegate: delegate, sceneDelegate: nil)
    }
    #expect(heard.lines == ["will finish 1", "did finish", "active"])
    #expect(phone.window === app?.window)
    #expect(phone.world.enter { UIApplication.shared.delegate === app })
    phone.close()
    #expect(heard.lines.last == "terminate")
    // A delegate that keeps no window has none.
    final class Bare: NSObject, UIWindowSceneDelegate {}
    #expect(Bare().window == .some(nil))
  }
}
