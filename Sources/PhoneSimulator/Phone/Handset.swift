import Foundation
import UIKit

/// A device with an app that runs on it: all of a phone that is exchanged where its device or its
/// screen is switched.
///
/// It is a world of its own, which begins at the tick at which it is switched on.
@MainActor
final class Handset {
  let device: Device
  let world: World
  let screen: UIScreen
  private(set) var window: UIWindow
  let keyboard: SoftwareKeyboard

  /// What the app's screen has made.
  private let content: AppScreen.Content

  /// The root view controller of the app's screen.
  var rootViewController: UIViewController {
    switch content {
    case .controller(let controller): controller
    case .application: window.rootViewController ?? UIViewController()
    }
  }

  /// What there is to observe of the app's screen, where it says so.
  let observation: ScreenObservation?

  let chrome: ScreenChrome

  /// What is seen while the app is in the background.
  private(set) lazy var home = world.enter { HomeScreen(screen: screen) }
  let renderer: ScreenRenderer
  let queue: PhoneQueue

  /// How a person has set that all apps look.
  var look: Look

  var fingers: [Int: Finger] = [:]
  var base: MovedViewBase?
  var restingPlaces = RestingPlaces()

  /// Whether the app runs.
  var isOpen = true

  /// How many handsets are switched on in this process.
  private static var openCount = 0

  /// Makes the app's screen on a device; nothing of it is seen before it is switched on.
  init(
    device: Device, on screen: UIScreen, layout: KeyboardLayout, settings: KeyboardSettings,
    look: Look, screen appScreen: AppScreen, log: PhoneLog
  ) {
    self.device = device
    self.screen = screen
    self.look = look
    let world = World(mainScreen: screen)
    self.world = world
    world.revealsTypedCharacters = false
    world.device.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    world.enter {
      world.updateSystemTraits()
      world.show(look)
    }
    world.application.beginLaunch()
    queue = PhoneQueue(world: world)
    world.queueHost = queue
    if Self.openCount == 0 { world.adoptObservers() }
    Self.openCount += 1
    renderer = ScreenRenderer(screen: screen)
    (keyboard, chrome, window) = world.enter {
      (
        SoftwareKeyboard(
          device: device, layout: layout, settings: settings, screen: screen, log: log),
        ScreenChrome(device: device, screen: screen), UIWindow(frame: screen.bounds)
      )
    }
    world.textInputHost = keyboard
    world.layoutLog.note = { [weak log] in log?.add(.layoutProblem($0)) }
    (content, observation) = world.enter(appScreen.makeContent)
    observation?.reportDecisions { [weak self, weak log] in
      if self?.isOpen ?? false { log?.add(.decision($0)) }
    }
  }

  /// A screen for a device, whose clock is at a tick.
  static func makeScreen(of device: Device, at tick: Int) -> UIScreen {
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: device.portraitSize), scale: device.scale)
    screen.clock.advance(to: tick)
    let safeArea = device.safeArea.portrait
    screen.safeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.side, bottom: safeArea.bottom, right: safeArea.side)
    return screen
  }

  /// Shows the app's screen.
  func switchOn() {
    keyboard.window.windowSafeAreaInsets = screen.safeAreaInsets
    switch content {
    case .controller(let controller):
      window.rootViewController = controller
      window.makeKeyAndVisible()
      world.application.finishLaunching()
    case .application(let app):
      world.application.launch(app.delegate, sceneDelegate: app.sceneDelegate)
      if let first = world.application.keyWindow ?? world.application.windows.first {
        window = first
      }
    }
  }

  /// Ends the app, and returns the observers of notifications that it has left behind, in words.
  func end() -> [String] {
    queue.close()
    let left = world.close()
    world.queueHost = nil
    Self.openCount -= 1
    return left
  }
}
