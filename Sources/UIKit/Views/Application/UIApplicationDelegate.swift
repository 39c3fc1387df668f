import Foundation

/// Hears how the app's life goes on, before the notifications that say so.
///
/// All of it is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
  /// The app is about to have been launched; returns whether it takes what it was launched for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has been launched; returns whether it takes what it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// A scene is about to be added; returns how it is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The app gets events now; an app whose scene has a delegate hears that there.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to get no more events.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is no longer in front.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app comes to the front again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

/// The window that an app's delegate may keep, which code that has the delegate alone finds as one that
/// the delegate may not have.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: NSObjectProtocol {
  /// The app's window.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension _UIApplicationDelegateWindow {
  /// None, where the delegate keeps none.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The app's window, where the delegate keeps one.
  public var window: UIWindow?? {
    let delegate: any _UIApplicationDelegateWindow = self
    return .some(delegate.window)
  }

  /// Takes it.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Takes it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The one that there is.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// What an app was launched for; here it never is for anything in particular.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
