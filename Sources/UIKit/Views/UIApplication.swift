import Foundation

/// The running app: its windows, and where actions without a target go.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app that the calling code runs in; a process has one unless it holds several phones.
  open class var shared: UIApplication { World.current.application }

  /// The world whose app this is.
  weak var ownWorld: World?
  override var world: World { ownWorld ?? .current }

  // MARK: Life cycle, see UIApplication+LifeCycle.swift

  /// Hears how the app's life goes on; it is not kept.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front, and gets events.
  open internal(set) var applicationState = State.active

  /// Whether the app has been launched and not ended since.
  var isLaunched = false

  /// Whether the screen stays on while nothing happens; it always does here.
  open var isIdleTimerDisabled = false

  /// The app's scenes: one.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// What the app calls its scene; nil where it does not.
  package var sceneTitle: String? {
    scene.title.flatMap { $0.isEmpty ? nil : $0 }
  }

  private(set) lazy var scene = UIWindowScene(of: self)

  /// Whether there may be several scenes.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Status bar

  /// How the app's contents stand on the device.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

  /// The place of the status bar in the screen's coordinates, in points; zero where there is none.
  open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }

  // MARK: Other apps

  /// Whether another app could open an address; there is none.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Lets another app open an address; as there is none, `completion` hears false in the next turn.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    let clock = world.clock
    clock.schedule(at: clock.now) { completion(false) }
  }

  // MARK: Windows

  private var appWindows: [WeakAppWindow] = []

  /// The app's visible windows, the lowest first.
  open var windows: [UIWindow] {
    appWindows.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
  }

  /// The window that takes the keys: the one that was last made key, and when that is hidden or
  /// freed the topmost visible one.
  open private(set) weak var keyWindow: UIWindow?

  /// Hands the keys to a window, or to none.
  ///
  /// Without the news the keyboard stays where it is until it hears of the window's focus.
  func setKeyWindow(_ window: UIWindow?, tellsKeyboard: Bool = true) {
    guard window !== keyWindow else { return }
    let previous = keyWindow
    keyWindow = window
    previous?.keyStatus = nil
    window?.keyStatus = KeyStatus(of: self)
    if tellsKeyboard { tellKeyboard() }
    post(UIWindow.didResignKeyNotification, of: previous)
    post(UIWindow.didBecomeKeyNotification, of: window)
  }

  private func post(_ name: Notification.Name, of window: UIWindow?) {
    guard let window, let ownWorld else { return }
    ownWorld.enter { NotificationCenter.default.post(name: name, object: window) }
  }

  private func tellKeyboard() {
    ownWorld?.textInputHost?.firstResponderDidChange(to: keyWindow?.firstResponder)
  }

  /// Finds another key window when the present one has been freed.
  fileprivate func keyStatusDidEnd() {
    guard keyWindow == nil else { return }
    if let window = windows.last { setKeyWindow(window) } else { tellKeyboard() }
  }

  func add(_ window: UIWindow) {
    appWindows.removeAll { $0.window == nil || $0.window === window }
    appWindows.append(WeakAppWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    appWindows.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { setKeyWindow(windows.last) }
  }

  /// Sends an action to a target, or without one along the responder chain from the first responder,
  /// and then from the sender; returns whether it was handled.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      return perform(action, on: objectReference(to: target), from: sender, for: event)
    }
    for first in [keyWindow?.firstResponder ?? keyWindow, sender as? UIResponder] {
      guard let receiver = first?.target(forAction: action, withSender: sender) else { continue }
      return perform(action, on: objectReference(to: receiver), from: sender, for: event)
    }
    return false
  }

  private func perform(
    _ action: Selector, on receiver: AnyObject, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action.isImplemented(by: receiver) else { return false }
    action.perform(on: receiver, with: sender, for: event)
    return true
  }

  /// Delivers an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for window in event.orderedTouches.compactMap(\.window) where !windows.contains(window) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }
}

private struct WeakAppWindow {
  weak var window: UIWindow?
}

/// Lives as long as a window is key, so that the keys are handed on when it is freed: a window is
/// open to subclasses, which an isolated deinitialiser would bar from having one of their own.
@MainActor
final class KeyStatus {
  private weak var application: UIApplication?

  init(of application: UIApplication) {
    self.application = application
  }

  isolated deinit {
    application?.keyStatusDidEnd()
  }
}
