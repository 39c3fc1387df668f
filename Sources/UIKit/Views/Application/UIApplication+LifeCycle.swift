import Foundation

extension UIApplication {
  /// Whether an app is in front, and gets events.
  public enum State: Int, Sendable {
    /// In front, and gets events.
    case active = 0
    /// In front, and gets none for the time being.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// An option of opening an address in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app will do that is meant for the address, not the browser.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app has been launched and has a window; the app is the object of its notifications.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app gets events now.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to get no more events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is no longer in front.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app comes to the front again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  // A phone here stays upright, and its status bar as high as it is: these are never posted.

  /// The interface is about to be turned.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has been turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The status bar is about to get another frame.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has got another frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  // MARK: What the phone does

  /// Lets the app begin: it does not get events before its first screen is there.
  package func beginLaunch() {
    applicationState = .inactive
    isLaunched = true
  }

  /// Tells the app that its first screen is there, and gives it events.
  package func finishLaunching() {
    post(UIScene.willConnectNotification, of: scene)
    tellLaunched()
    post(Self.didFinishLaunchingNotification, of: self)
    post(UIScene.willEnterForegroundNotification, of: scene)
    becomeActive()
  }

  /// Starts an app that makes its first window by itself: its delegate does, or that of its scene, where
  /// it has one.
  package func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)?
  ) {
    self.delegate = delegate
    tellLaunched()
    world.enter {
      if let sceneDelegate {
        let options = UIScene.ConnectionOptions(of: scene)
        scene.session.configuration = delegate.application(
          self, configurationForConnecting: scene.session, options: options)
        scene.delegate = sceneDelegate
        post(UIScene.willConnectNotification, of: scene)
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
      } else {
        post(UIScene.willConnectNotification, of: scene)
      }
    }
    post(Self.didFinishLaunchingNotification, of: self)
    tellScene { $0.sceneWillEnterForeground(self.scene) }
    post(UIScene.willEnterForegroundNotification, of: scene)
    becomeActive()
  }

  private func tellLaunched() {
    guard let delegate else { return }
    world.enter {
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
  }

  /// Brings the app to the front and gives it events.
  package func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    tellScene { $0.sceneWillEnterForeground(self.scene) }
    post(UIScene.willEnterForegroundNotification, of: scene)
    tellDelegate { $0.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification, of: self)
    becomeActive()
  }

  /// Takes the app from the front.
  package func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active {
      tellScene { $0.sceneWillResignActive(self.scene) }
      post(UIScene.willDeactivateNotification, of: scene)
      tellDelegate { $0.applicationWillResignActive(self) }
      post(Self.willResignActiveNotification, of: self)
    }
    applicationState = .background
    tellScene { $0.sceneDidEnterBackground(self.scene) }
    post(UIScene.didEnterBackgroundNotification, of: scene)
    tellDelegate { $0.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification, of: self)
  }

  private func becomeActive() {
    applicationState = .active
    tellScene { $0.sceneDidBecomeActive(self.scene) }
    post(UIScene.didActivateNotification, of: scene)
    tellDelegate { $0.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification, of: self)
  }

  /// Ends the app; one that was launched goes into the background first.
  func terminate() {
    if isLaunched { enterBackground() }
    if let delegate { world.enter { delegate.applicationWillTerminate(self) } }
    post(Self.willTerminateNotification, of: self)
    if isLaunched {
      tellScene { $0.sceneDidDisconnect(self.scene) }
      post(UIScene.didDisconnectNotification, of: scene)
    }
    isLaunched = false
  }

  /// Tells the scene's delegate, where there is one.
  private func tellScene(_ tell: (any UISceneDelegate) -> Void) {
    guard let delegate = scene.delegate else { return }
    world.enter { tell(delegate) }
  }

  /// Tells the app's delegate what that of a scene hears where there is one.
  private func tellDelegate(_ tell: (any UIApplicationDelegate) -> Void) {
    guard let delegate, scene.delegate == nil else { return }
    world.enter { tell(delegate) }
  }

  private func post(_ name: Notification.Name, of object: AnyObject) {
    world.enter { NotificationCenter.default.post(name: name, object: object) }
  }
}
