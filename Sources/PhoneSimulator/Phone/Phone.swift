import Drawing
import Foundation
import UIKit

/// The phone: a screen with an app and a keyboard on it, in one logical time.
///
/// Its handset is a world of its own: as many phones can be open as are wanted, each with
/// its clock, its app and its notifications. Commands are the only way in. Where device or screen
/// are switched, the handset is exchanged whole, while time, log and settings go on.
@MainActor
package final class Phone {
  /// The device with the app on it at present.
  var handset: Handset

  /// What the phone can be switched to.
  package let choice: PhoneChoice

  /// The screen of the app that is on the phone.
  package internal(set) var appScreen: AppScreen

  /// What is done to the phone and happens in it, from its first tick on.
  package let log: PhoneLog

  /// Takes a turn when work has come back from another queue, instead of the phone's own.
  package var onArrival: (() -> Void)?

  /// The number of the last finger of a tap or a drag.
  var lastOwnFinger = 0

  private var hasHadBackgroundWork = false

  /// Switches a phone on, with the app's screen at its first tick.
  ///
  /// - Parameters:
  ///   - device: Which phone it is.
  ///   - layout: What its keyboard has on its keys.
  ///   - settings: How its keyboard is set.
  ///   - look: How all apps look.
  ///   - appScreen: The app's screen, which is made inside the phone's world.
  ///   - choice: What the phone can be switched to.
  package init(
    device: Device, layout: KeyboardLayout, settings: KeyboardSettings = KeyboardSettings(),
    look: Look = Look(), screen appScreen: AppScreen, choice: PhoneChoice = PhoneChoice()
  ) {
    self.choice = choice
    self.appScreen = appScreen
    let screen = Handset.makeScreen(of: device, at: 0)
    log = PhoneLog(clock: screen.clock)
    handset = Handset(
      device: device, on: screen, layout: layout, settings: settings, look: look,
      screen: appScreen, log: log)
    start()
  }

  /// Switches a phone on with a screen of a catalogue, of which it can be switched to any other, and
  /// to any of some devices and keyboard layouts; throws where the catalogue lacks the name.
  package convenience init(
    device: Device, layout: KeyboardLayout, settings: KeyboardSettings = KeyboardSettings(),
    look: Look = Look(), catalog: [AppScreen], screen name: String, devices: [Device] = [],
    layouts: [KeyboardLayout] = []
  ) throws(PhoneError) {
    self.init(
      device: device, layout: layout, settings: settings, look: look,
      screen: try catalog.screen(named: name),
      choice: PhoneChoice(devices: devices, screens: catalog, layouts: layouts))
  }

  /// Shows the handset that has been put in place.
  func start() {
    handset.queue.onFirstErrand = { [weak self] in
      guard let self, !hasHadBackgroundWork else { return }
      hasHadBackgroundWork = true
      log.add(.backgroundWork)
    }
    handset.queue.onArrival = { [weak self] in
      if let onArrival = self?.onArrival { onArrival() } else { self?.takeArrivals() }
    }
    world.enter {
      handset.switchOn()
      didChange()
    }
  }

  /// Puts the keyboard away, lets everything under way end, and ends the app.
  package func close() {
    guard handset.isOpen else { return }
    endApp(isSeen: true)
  }

  /// Lets go of fingers and keyboard and ends the app; the log has what the app does meanwhile only
  /// where that shows.
  func endApp(isSeen: Bool) {
    let handset = handset
    world.enter {
      cancelFingers()
      log.isPaused = !isSeen
      for window in world.application.windows { window.endEditing(true) }
      let clock = screen.clock
      let latest = clock.now + Self.longestFarewell
      while !isSettled, let next = clock.nextTick, next <= latest { clock.advance(to: next) }
      handset.isOpen = false
    }
    let left = handset.end()
    log.isPaused = false
    if !left.isEmpty { log.add(.observersLeft(left)) }
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
    precondition(handset.isOpen, "a phone that is closed takes no commands")
    log.add(.willPerform(command))
    do throws(PhoneError) {
      switch command {
      // These leave the world there is.
      case .device(let name): try switchDevice(to: name)
      case .screen(let name): try switchScreen(to: name)
      default:
        try world.enter { () throws(PhoneError) in
          try apply(command)
          didChange()
        }
      }
    } catch {
      log.add(.refused(command, error))
      throw error
    }
    log.add(.didPerform(command))
  }

  /// Runs code of the app's in the phone's world, at the present tick.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try world.enter {
      defer { didChange() }
      return try body()
    }
  }

  /// Lets the keyboard and the measurements follow what commands and time have changed.
  private func didChange() {
    screen.clock.runDue()
    keyboard.refreshIfNeeded()
    screen.clock.runDue()
    followMovedView()
    if screen.statusBarIsStale {
      screen.statusBarIsStale = false
      handset.chrome.show(isLight: world.hasLightStatusBar)
    }
  }

  /// How a person has set that all apps look.
  package var look: Look { handset.look }

  // MARK: At rest

  /// Whether nothing moves and nothing is owed.
  package var isSettled: Bool { unsettledReasons.isEmpty }

  /// What keeps the phone from being settled, in words; the caret, key repeat
  /// and an app's own delayed work do not count.
  package var unsettledReasons: [String] {
    var reasons = keyboard.unsettledReasons
    if screen.isAnimating { reasons.append("an animation is running") }
    if screen.needsLayout { reasons.append("a layout is pending") }
    if handset.queue.isOwedWork { reasons.append("work on another queue is under way") }
    return reasons
  }

  /// Whether work on other queues is under way, or has come back and waits for the phone's turn.
  package var isOwedWork: Bool { handset.queue.isOwedWork }

  /// Lets work for the main queue run that belongs to no phone, where there is some.
  ///
  /// For programs that play a phone on the main thread without a loop of events.
  package static func serveMainQueue() { PhoneQueue.serveMainQueue() }

  /// Waits until all work on other queues has come back, for at most `seconds` of real time, and
  /// runs what has at the present tick; returns the seconds it took, 0 where nothing is under way.
  @discardableResult
  package func waitForBackgroundWork(seconds: Double) -> Double {
    var waited = 0.0
    while handset.queue.isOwedWork, waited < seconds {
      // Real time passes outside of the phone alone.
      waited += World.standing.enter { handset.queue.waitForNews(seconds: seconds - waited) }
      takeArrivals()
    }
    return waited
  }

  private func takeArrivals() {
    if handset.isOpen { world.enter(didChange) }
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
    world.enter { handset.renderer.paint(into: target, scale: scale) }
  }

  /// Whether the screen has changed since its last frame, or changes with time alone.
  package var needsFrame: Bool { screen.needsFrame || screen.needsContinuousFrames }

  /// Makes the present frame, at a scale in pixels a point, and returns where it differs from the one
  /// before, in whole shapes.
  package func takeFrame(scale: Double) -> Damage {
    let (width, height) = Self.stillSize(of: device, scale: scale)
    return world.enter {
      let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
      return handset.renderer.grown(handset.renderer.takeFrame(bounds: bounds, scale: scale))
    }
  }

  /// Paints a part of that frame into pixels of the part's size, before anything else happens.
  package func paint(_ part: PixelRect, into pixels: Bitmap) {
    world.enter { handset.renderer.paint(part, into: pixels) }
  }
}
