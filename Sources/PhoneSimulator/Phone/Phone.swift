import Drawing
import Foundation
import UIKit

/// The phone: a screen with an app and a keyboard on it, in one logical time.
///
/// It is a world of its own: as many phones can be open as are wanted, each with
/// its clock, its app and its notifications. Commands are the only way in.
@MainActor
package final class Phone {
  package let device: Device
  package let world: World
  package let screen: UIScreen
  package let window: UIWindow
  package let keyboard: SoftwareKeyboard

  /// The root view controller of the app's screen.
  package let rootViewController: UIViewController

  /// What there is to observe of the app's screen, where it says so.
  package let observation: ScreenObservation?

  /// What is done to the phone and happens in it, from its first tick on.
  package let log: PhoneLog

  /// Takes a turn when work has come back from another queue, instead of the phone's own.
  package var onArrival: (() -> Void)?

  let chrome: ScreenChrome
  let renderer: ScreenRenderer
  var fingers: [Int: Finger] = [:]
  var lastOwnFinger = 0
  var base: MovedViewBase?
  var restingPlaces = RestingPlaces()
  private let queue: PhoneQueue

  private var isOpen = true

  /// How many phones are open in this process.
  private static var openCount = 0

  /// Switches a phone on, with the app's screen at its first tick.
  ///
  /// - Parameters:
  ///   - device: Which phone it is.
  ///   - layout: What its keyboard has on its keys.
  ///   - settings: How its keyboard is set.
  ///   - appScreen: The app's screen, which is made inside the phone's world.
  package init(
    device: Device, layout: KeyboardLayout, settings: KeyboardSettings = KeyboardSettings(),
    screen appScreen: AppScreen
  ) {
    self.device = device
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: device.portraitSize), scale: device.scale)
    self.screen = screen
    world = World(mainScreen: screen)
    world.revealsTypedCharacters = false
    queue = PhoneQueue(clock: screen.clock)
    world.queueHost = queue
    if Self.openCount == 0 { world.adoptObservers() }
    Self.openCount += 1
    renderer = ScreenRenderer(screen: screen)
    let log = PhoneLog(clock: screen.clock)
    self.log = log
    (keyboard, chrome, window) = world.enter {
      (
        SoftwareKeyboard(
          device: device, layout: layout, settings: settings, screen: screen, log: log),
        ScreenChrome(device: device, screen: screen), UIWindow(frame: screen.bounds)
      )
    }
    world.textInputHost = keyboard
    (rootViewController, observation) = world.enter(appScreen.makeViewController)
    world.enter(start)
  }

  private func start() {
    let safeArea = device.safeArea.portrait
    window.windowSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.side, bottom: safeArea.bottom, right: safeArea.side)
    let log = log
    observation?.reportDecisions { [weak log] in log?.add(.decision($0)) }
    queue.onFirstErrand = { log.add(.backgroundWork) }
    queue.onArrival = { [weak self] in
      if let onArrival = self?.onArrival { onArrival() } else { self?.takeArrivals() }
    }
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    didChange()
  }

  /// Switches a phone on with a screen of a catalogue; throws where that lacks the name.
  package convenience init(
    device: Device, layout: KeyboardLayout, settings: KeyboardSettings = KeyboardSettings(),
    catalog: [AppScreen], screen name: String
  ) throws(PhoneError) {
    self.init(
      device: device, layout: layout, settings: settings, screen: try catalog.screen(named: name))
  }

  /// Puts the keyboard away, lets everything under way end, and ends the app.
  package func close() {
    guard isOpen else { return }
    world.enter {
      cancelFingers()
      for window in world.application.windows { window.endEditing(true) }
      let clock = screen.clock
      let latest = clock.now + Self.longestFarewell
      while !isSettled, let next = clock.nextTick, next <= latest { clock.advance(to: next) }
      isOpen = false
    }
    queue.close()
    let left = world.close()
    if !left.isEmpty { log.add(.observersLeft(left)) }
    world.queueHost = nil
    Self.openCount -= 1
  }

  /// How long a phone that is closed waits for what is under way, in ticks.
  private static let longestFarewell = FrameClock.ticks(5)

  // MARK: Time

  /// The present tick of the phone's clock.
  package var now: Int { screen.clock.now }

  /// When something happens next by itself.
  package var nextTick: Int? { screen.clock.nextTick }

  /// Lets time pass up to a tick.
  package func advance(to tick: Int) {
    world.enter {
      screen.clock.advance(to: tick)
      didChange()
    }
  }

  /// Lets a number of ticks pass.
  package func advance(by ticks: Int) {
    advance(to: now + ticks)
  }

  /// Carries a command out at the present tick; one that throws has changed nothing.
  package func perform(_ command: PhoneCommand) throws(PhoneError) {
    precondition(isOpen, "a phone that is closed takes no commands")
    log.add(.willPerform(command))
    do throws(PhoneError) {
      try world.enter { () throws(PhoneError) in
        try apply(command)
        didChange()
      }
    } catch {
      log.add(.refused(command, error))
      throw error
    }
    log.add(.didPerform(command))
  }

  /// Lets the keyboard and the measurements follow what commands and time have changed.
  private func didChange() {
    screen.clock.runDue()
    keyboard.refresh()
    screen.clock.runDue()
    followMovedView()
  }

  // MARK: At rest

  /// Whether nothing moves and nothing is owed.
  package var isSettled: Bool { unsettledReasons.isEmpty }

  /// What keeps the phone from being settled, in words; the caret, key repeat
  /// and an app's own delayed work do not count.
  package var unsettledReasons: [String] {
    var reasons = keyboard.unsettledReasons
    if screen.isAnimating { reasons.append("an animation is running") }
    if screen.needsLayout { reasons.append("a layout is pending") }
    if queue.isOwedWork { reasons.append("work on another queue is under way") }
    return reasons
  }

  /// Waits until all work on other queues has come back, for at most `seconds` of real time, and
  /// runs what has at the present tick; returns the seconds it took, 0 where nothing is under way.
  @discardableResult
  package func waitForBackgroundWork(seconds: Double) -> Double {
    var waited = 0.0
    while queue.isOwedWork, waited < seconds {
      // Real time passes outside of the phone alone.
      waited += World.standing.enter { queue.waitForNews(seconds: seconds - waited) }
      takeArrivals()
    }
    return waited
  }

  private func takeArrivals() {
    if isOpen { world.enter(didChange) }
  }

  // MARK: Painting

  /// Whether the caret stands still, as in pictures that are kept.
  package var holdsCaret: Bool {
    get { world.holdsCaret }
    set { world.holdsCaret = newValue }
  }

  /// Whether the person who types a secret sees it come: the character just
  /// typed, and the keys under the fingers.
  ///
  /// Off by default, as pictures that are kept show dots alone; the window switches it on.
  package var revealsSecrets: Bool {
    get { world.revealsTypedCharacters }
    set {
      guard newValue != revealsSecrets else { return }
      world.revealsTypedCharacters = newValue
      keyboard.view.showFingers()
    }
  }

  /// Paints the present frame into pixels, and returns where it differs from
  /// the frame before.
  @discardableResult
  package func paint(into target: RenderTarget, scale: Double) -> Damage {
    world.enter { renderer.paint(into: target, scale: scale) }
  }
}
