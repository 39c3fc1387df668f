import CUIKit
import Foundation
import Synchronization

/// A running app with its screen: what UIKit keeps in global variables, once for each.
///
/// As many worlds exist as are wanted. One at a time is *entered* on a thread: a turn of the clock,
/// a command, a touch and a layout enter theirs. The app, the main screen and the default
/// notification centre's observers are those of the entered world, and of the standing world where
/// none is entered.
@MainActor
package final class World {
  /// The world of code that runs in no other, as in a program that uses the library alone.
  package static let standing = World(mainScreen: UIScreen(), isStanding: true)

  /// What `UIApplication.shared` is.
  package let application = UIApplication()

  /// What `UIScreen.main` is.
  package let mainScreen: UIScreen

  /// Shows the keyboard for the first responder.
  package weak var textInputHost: (any TextInputHost)?

  /// Whether a caret stays where it would blink, as stills want it.
  package var holdsCaret = false {
    didSet {
      for window in application.windows { (window.firstResponder as? UIView)?.setNeedsDisplay() }
    }
  }

  /// Whether the character just typed into a secure field is seen for a moment, as by the person
  /// who types it.
  package var revealsTypedCharacters = true {
    didSet { revealingField?.setNeedsDisplay() }
  }

  /// The one field at most that shows such a character.
  weak var revealingField: UITextField?

  /// Takes over the main queue and the clocks while the world is entered.
  package var queueHost: AnyObject?

  var animationBlocks: [AnimationBlock] = []
  var areAnimationsEnabled = true

  /// The responder that is about to take over, while the present one resigns.
  var firstResponderSuccessor: UIResponder?

  private nonisolated let closed = Atomic(false)
  private nonisolated let isStanding: Bool

  /// Creates a world around a screen.
  package convenience init(mainScreen: UIScreen = UIScreen()) {
    self.init(mainScreen: mainScreen, isStanding: false)
  }

  private init(mainScreen: UIScreen, isStanding: Bool) {
    self.mainScreen = mainScreen
    self.isStanding = isStanding
    mainScreen.world = self
    mainScreen.clock.world = self
    application.ownWorld = self
  }

  // MARK: Entering

  /// The world that is entered on the calling thread, else the standing one.
  package static var current: World { entered ?? standing }

  /// The world that is entered on the calling thread.
  nonisolated static var entered: World? {
    UIKitEnteredWorld().map { Unmanaged<World>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Names the world whose observers the calling thread adds and reaches; nil is the standing one.
  nonisolated static var currentID: ObjectIdentifier? { entered.flatMap(\.id) }

  /// The world's name among observers; nil for the standing one.
  nonisolated var id: ObjectIdentifier? { isStanding ? nil : ObjectIdentifier(self) }

  /// Runs `body` with this world entered; throws what `body` throws.
  ///
  /// It lasts until `body` returns and never over an `await`: the main actor may go on on another
  /// thread.
  package func enter<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let entry = UIKitEntry(
      world: Unmanaged.passUnretained(self).toOpaque(),
      host: queueHost.map { Unmanaged.passUnretained($0).toOpaque() })
    let outer = UIKitEnter(entry)
    // Keeps this world alive as well, as it is used after the body.
    defer { leave(to: outer) }
    return try body()
  }

  private func leave(to outer: UIKitEntry) {
    _ = UIKitEnter(outer)
  }

  // MARK: Closing

  /// Whether the world has ended.
  package nonisolated var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Takes over the observers that the last closed world has left in the standing one.
  package func adoptObservers() {
    NotificationCenter.default.handInheritedObservers(to: self)
  }

  /// Ends the world: the app hears that it is terminated, its windows go, and observers that are
  /// left pass to the standing world.
  ///
  /// Returns what those observers are, in words.
  @discardableResult
  package func close() -> [String] {
    precondition(self !== World.standing, "the standing world cannot be closed")
    guard !isClosed else { return [] }
    enter {
      NotificationCenter.default.post(
        name: UIApplication.willTerminateNotification, object: application)
      for window in mainScreen.windows {
        window.rootViewController = nil
        window.isHidden = true
      }
    }
    textInputHost = nil
    closed.store(true, ordering: .releasing)
    return NotificationCenter.default.inheritObservers(from: self)
  }

  /// Whether this is as it was made: nothing open, nothing switched off.
  package var isPristine: Bool {
    animationBlocks.isEmpty && areAnimationsEnabled && !holdsCaret && revealsTypedCharacters
      && textInputHost == nil && application.windows.isEmpty
  }
}

/// What shows the keyboard for the first responder.
@MainActor
package protocol TextInputHost: AnyObject {
  /// The first responder of the key window is now another, or none.
  func firstResponderDidChange(to responder: UIResponder?)
}
