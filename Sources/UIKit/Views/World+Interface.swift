import Foundation

/// The app and the main screen of a world, and what they share.
@MainActor
final class WorldInterface: WorldPart {
  let application = UIApplication()
  let mainScreen: UIScreen
  let device = UIDevice()
  weak var textInputHost: (any TextInputHost)?
  var holdsCaret = false
  var firstResponderSuccessor: UIResponder?
  var settings = SystemSettings()
  var accent: UIColor?

  convenience init(of world: World) {
    self.init(of: world, mainScreen: UIScreen(clock: world.clock))
  }

  init(of world: World, mainScreen: UIScreen) {
    self.mainScreen = mainScreen
    mainScreen.world = world
    application.ownWorld = world
    device.clock = world.clock
    // The smallest iPad is 744 points wide, the widest iPhone 440.
    let size = mainScreen.bounds.size
    if min(size.width, size.height) >= 744 { device.userInterfaceIdiom = .pad }
  }

  var isPristine: Bool {
    !holdsCaret && textInputHost == nil && application.windows.isEmpty
      && settings == SystemSettings() && accent == nil
  }
}

extension World {
  private var interface: WorldInterface { part() }

  /// Creates a world around a screen.
  package convenience init(mainScreen: UIScreen = UIScreen()) {
    self.init(clock: mainScreen.clock)
    keep(WorldInterface(of: self, mainScreen: mainScreen))
    updateSystemTraits()
  }

  /// What `UIApplication.shared` is.
  package var application: UIApplication { interface.application }

  /// What `UIScreen.main` is.
  package var mainScreen: UIScreen { interface.mainScreen }

  /// What `UIDevice.current` is.
  package var device: UIDevice { interface.device }

  /// What a person has set about how all apps look.
  package internal(set) var settings: SystemSettings {
    get { interface.settings }
    set { interface.settings = newValue }
  }

  /// The tint where nothing else is set; nil for the system's.
  package var accent: UIColor? {
    get { interface.accent }
    set {
      interface.accent = newValue
      for window in application.windows { window.tintColorDidChange() }
    }
  }

  /// Shows the keyboard for the first responder; held weakly.
  package var textInputHost: (any TextInputHost)? {
    get { interface.textInputHost }
    set { interface.textInputHost = newValue }
  }

  /// Whether a caret stays where it would blink, as stills want it.
  package var holdsCaret: Bool {
    get { interface.holdsCaret }
    set {
      interface.holdsCaret = newValue
      for window in application.windows { (window.firstResponder as? UIView)?.setNeedsDisplay() }
    }
  }

  /// The responder that is about to take over, while the present one resigns.
  var firstResponderSuccessor: UIResponder? {
    get { interface.firstResponderSuccessor }
    set { interface.firstResponderSuccessor = newValue }
  }

  /// Takes over the observers that the last closed world has left in the standing one.
  package func adoptObservers() {
    NotificationCenter.default.handInheritedObservers(to: self)
  }

  /// Ends the world: the app leaves the screen and hears that it is terminated, its windows go, and
  /// observers that are left pass to the standing world.
  ///
  /// Returns what those observers are, in words.
  @discardableResult
  package func close() -> [String] {
    precondition(self !== World.standing, "the standing world cannot be closed")
    guard !isClosed else { return [] }
    enter {
      application.terminate()
      for window in mainScreen.windows {
        window.rootViewController = nil
        window.isHidden = true
      }
    }
    textInputHost = nil
    markClosed()
    return NotificationCenter.default.inheritObservers(from: self)
  }
}

/// What shows the keyboard for the first responder.
@MainActor
package protocol TextInputHost: AnyObject {
  /// The first responder of the key window is now another, or none.
  func firstResponderDidChange(to responder: UIResponder?)

  /// A text input shows its text in another way than before.
  func traitsDidChange(of responder: UIResponder)

  /// A responder asks for what it needs of the keyboard to be read anew.
  func reloadInputViews(of responder: UIResponder)

  /// Whether there are keys for what has the focus, or something in their place; not where it has an
  /// accessory alone.
  var servesFocus: Bool { get }

  /// A finger that drags content is at a height of the screen, in points: a keyboard whose edge it
  /// has come to follows it, until only `remainder` points of it are left.
  func follow(fingerAt height: CGFloat, keeping remainder: CGFloat)

  /// That finger was lifted at a speed, in points a second downwards: a keyboard that has followed it
  /// goes back, or away, for which `dismiss` takes the focus away and says whether it could.
  func letGo(velocity: CGFloat, keeping remainder: CGFloat, dismiss: () -> Bool)

  /// What has the focus leaves the screen sideways under a finger: in the animation that is open, the
  /// keyboard goes along by a distance in points, and nothing is said of that.
  func slide(by distance: CGFloat)

  /// What had left sideways is gone, or back: the keyboard is where it belongs again.
  func endSliding()
}

extension TextInputHost {
  /// Whether something has the focus.
  package var servesFocus: Bool { true }

  /// Stays where it is.
  package func follow(fingerAt height: CGFloat, keeping remainder: CGFloat) {}

  /// Stays where it is.
  package func slide(by distance: CGFloat) {}

  /// Stays where it is.
  package func endSliding() {}

  /// Stays where it is.
  package func letGo(velocity: CGFloat, keeping remainder: CGFloat, dismiss: () -> Bool) {}
}
