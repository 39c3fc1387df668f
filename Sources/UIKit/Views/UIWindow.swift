import Foundation

/// The root of a view tree, on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far above other windows a window lies.
  public struct Level: Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The height in the stack of windows; higher is in front.
    public let rawValue: CGFloat

    /// A level by its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level by its height.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where an app's windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)
  }

  /// The screen the window is on; it must be one of the same app.
  open var screen: UIScreen {
    get { ownScreen }
    set {
      guard newValue !== ownScreen else { return }
      precondition(newValue.world === ownScreen.world, "a window stays in its app")
      let isShown = !isHidden
      if isShown { ownScreen.hide(self) }
      ownScreen = newValue
      if isShown { newValue.show(self) }
    }
  }

  private var ownScreen: UIScreen

  /// Whether the window is the system's, as the keyboard's is: shown, but not
  /// among the app's windows and never key.
  private(set) var belongsToSystem = false

  weak var firstResponder: UIResponder? {
    didSet {
      oldValue?.isWindowsFirstResponder = false
      firstResponder?.isWindowsFirstResponder = true
    }
  }
  /// Held while the window is key.
  var keyStatus: KeyStatus?

  /// A window as large as the main screen.
  @MainActor public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window on the main screen, with a frame in the screen's
  /// coordinates, in points.
  public override init(frame: CGRect) {
    ownScreen = UIScreen.main
    windowSafeAreaInsets = ownScreen.safeAreaInsets
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window of the system's on a screen.
  package convenience init(frame: CGRect, screen: UIScreen) {
    self.init(frame: frame)
    ownScreen = screen
    belongsToSystem = true
    windowSafeAreaInsets = .zero
  }

  /// Creates a hidden window in a scene, as large as that.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    screen = windowScene.screen
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// The scene that the window is in: the app's only one, unless it was taken out of it and has not
  /// been shown since.
  open var windowScene: UIWindowScene? {
    get { isOutsideScenes || belongsToSystem ? nil : world.application.scene }
    set {
      isOutsideScenes = newValue == nil
      if let newValue { screen = newValue.screen } else { isHidden = true }
    }
  }

  private var isOutsideScenes = false

  /// How far above other windows the window lies.
  open var windowLevel = Level.normal {
    didSet { screen.setNeedsFrame() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.isViewLoaded {
        oldValue.presentation?.abandon()
        oldValue.leave(animated: false)
        oldValue.view.removeFromSuperview()
        oldValue.didLeave(animated: false)
      }
      if !isHidden { showRootView() }
    }
  }

  private func showRootView() {
    guard let rootViewController, rootViewController.viewIfLoaded?.superview !== self else {
      return
    }
    let view = rootViewController.rootView
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootViewController.enter(animated: false)
    insertSubview(view, at: 0)
    rootViewController.didEnter(animated: false)
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        screen.hide(self)
        world.application.remove(self)
      } else {
        isOutsideScenes = false
        screen.show(self)
        if !belongsToSystem { world.application.add(self) }
        showRootView()
      }
    }
  }

  /// Whether the window takes the keys.
  open var isKeyWindow: Bool { world.application.keyWindow === self }

  /// A window takes the keys now; it is the notification's object.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// A window no longer takes the keys; it is the notification's object.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Lets the window take the keys; the keyboard follows its first responder.
  open func makeKey() {
    if !belongsToSystem { world.application.setKeyWindow(self) }
  }

  /// Takes the keys for a view that becomes first responder in the window, as far as it is seen.
  func takeKeys(tellsKeyboard: Bool) {
    guard !isHidden, !belongsToSystem else { return }
    world.application.setKeyWindow(self, tellsKeyboard: tellsKeyboard)
  }

  /// Tells the keyboard what has the focus now, if the window takes the keys.
  func firstResponderDidChange() {
    guard isKeyWindow else { return }
    world.textInputHost?.firstResponderDidChange(to: firstResponder)
  }

  /// Shows the window and lets it take the keys.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var next: UIResponder? { world.application }

  override var responderWindow: UIWindow? { self }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The window whose first responder may be in this one: what stands above the keys has the focus of
  /// the window that takes them.
  var focusWindow: UIWindow {
    belongsToSystem ? ownScreen.world?.application.keyWindow ?? self : self
  }

  /// The part of the window that bars, notches and indicators cover, in points.
  package var windowSafeAreaInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  // MARK: First responder

  /// Lets the present first responder resign, if there is one; false when it
  /// does not want to.
  func resignFirstResponder(inFavourOf successor: UIResponder) -> Bool {
    guard let present = firstResponder else { return true }
    let world = world
    world.firstResponderSuccessor = successor
    defer { world.firstResponderSuccessor = nil }
    return present.resignFirstResponder() && firstResponder == nil
  }

  /// Takes the focus away from what leaves the window, whether it agrees or not.
  func dropFirstResponder(inside view: UIView) {
    // A controller inside may take the focus over.
    while let responder = firstResponder, let owner = responder.owningView,
      owner.isDescendant(of: view)
    {
      if !responder.resignFirstResponder() || firstResponder === responder {
        firstResponder = nil
        firstResponderDidChange()
        responder.didResignFirstResponder()
      }
    }
  }

  /// Lets the first responder inside a view resign; returns false when it does not want to and is
  /// not forced.
  func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let responder = firstResponder as? UIView, responder.isDescendant(of: view),
      !responder.resignFirstResponder()
    else { return true }
    if force { dropFirstResponder(inside: responder) }
    return force
  }

  // MARK: Touches

  /// Whether any finger is down in the window.
  package var hasActiveTouches: Bool { world.touches.down.contains { $0.window === self } }

  /// Hands a finger's change to the window.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - location: Where, in the screen's coordinates, in points.
  ///   - id: Which finger.
  package func deliverTouch(_ phase: UITouch.Phase, at location: CGPoint, id: Int = 0) {
    world.touches.change(phase, at: location, id: id, in: self)
  }

  /// Delivers an event's touches to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    world.touches.deliver(event, in: self)
  }
}

extension UIResponder {
  /// The view a responder is, or stands for.
  fileprivate var owningView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }
}
