import Foundation

/// A part of an app that is seen by itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front, and gets events.
  public enum ActivationState: Int, Sendable {
    /// Not of the app any more.
    case unattached = -1
    /// In front, and gets events.
    case foregroundActive = 0
    /// In front, and gets none for the time being.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  weak var application: UIApplication?

  init(of application: UIApplication) {
    self.application = application
    super.init()
  }

  override var world: World { application?.world ?? .current }

  open override var next: UIResponder? { application }

  /// Whether the scene is in front, and gets events.
  open var activationState: ActivationState {
    switch application?.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// Hears how the scene's life goes on.
  open var delegate: (any UISceneDelegate)?

  /// What is known of the scene.
  open private(set) lazy var session: UISceneSession = {
    let session = UISceneSession(
      UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    session.scene = self
    return session
  }()

  /// What the scene is called where several are listed.
  open var title: String!

  /// A scene is added to the app; it is the object of its notifications.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene has been taken from the app.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene gets events now.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to get no more events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is no longer in front.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  override init(of application: UIApplication) {
    super.init(of: application)
  }

  /// The screen that the scene is on.
  open var screen: UIScreen { world.mainScreen }

  /// The scene's windows, the lowest first.
  open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

  /// The window of the scene that takes the keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The scene's own coordinates, which are the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// How the scene's contents stand on the device.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The place of the status bar in the screen's coordinates, in points; zero where there is none.
  ///
  /// It is as high as what the system keeps free at the upper edge of the screen.
  open var statusBarFrame: CGRect {
    guard let scene, let height = scene.windows.first?.windowSafeAreaInsets.top, height > 0 else {
      return .zero
    }
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
  }

  /// Whether there is no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}
