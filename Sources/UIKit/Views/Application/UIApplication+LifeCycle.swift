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
    tellDelegate {
      _ = $0.application(self, willFinishLaunchingWithOptions: nil)
      _ = $0.application(self, didFinishLaunchingWithOptions: nil)
    }
    post(Self.didFinishLaunchingNotification, of: self)
    post(UIScene.willEnterForegroundNotification, of: scene)
    becomeActive()
  }

  /// Brings the app to the front and gives it events.
  package func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    post(UIScene.willEnterForegroundNotification, of: scene)
    tellDelegate { $0.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification, of: self)
    becomeActive()
  }

  /// Takes the app from the front.
  package func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active {
      post(UIScene.willDeactivateNotification, of: scene)
      tellDelegate { $0.applicationWillResignActive(self) }
      post(Self.willResignActiveNotification, of: self)
    }
    applicationState = .background
    post(UIScene.didEnterBackgroundNotification, of: scene)
    tellDelegate { $0.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification, of: self)
  }

  private func becomeActive() {
    applicationState = .active
    post(UIScene.didActivateNotification, of: scene)
    tellDelegate { $0.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification, of: self)
  }

  /// Ends the app; one that was launched goes into the background first.
  func terminate() {
    if isLaunched { enterBackground() }
    tellDelegate { $0.applicationWillTerminate(self) }
    post(Self.willTerminateNotification, of: self)
    if isLaunched { post(UIScene.didDisconnectNotification, of: scene) }
    isLaunched = false
  }

  private func tellDelegate(_ tell: (any UIApplicationDelegate) -> Void) {
    guard let delegate else { return }
    world.enter { tell(delegate) }
  }

  private func post(_ name: Notification.Name, of object: AnyObject) {
    world.enter { NotificationCenter.default.post(name: name, object: object) }
  }
}
