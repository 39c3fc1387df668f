import Foundation

/// Hears how the life of a scene goes on, before the notifications that say so.
///
/// All of it is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is added to the app: this is where it gets its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene has been taken from the app.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene gets events now.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to get no more events.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is no longer in front.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears how the life of a scene with windows goes on, and may keep its window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _UIApplicationDelegateWindow {}

extension UIWindowSceneDelegate {
  /// The scene's window, where the delegate keeps one.
  public var window: UIWindow?? {
    let delegate: any _UIApplicationDelegateWindow = self
    return .some(delegate.window)
  }
}
