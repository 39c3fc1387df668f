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
  package static let standing = World(clock: FrameClock(), isStanding: true)

  /// The time of everything in the world.
  package let clock: FrameClock

  /// Takes over the main queue and the clocks while the world is entered.
  package var queueHost: AnyObject?

  private var parts: [ObjectIdentifier: any WorldPart] = [:]

  /// The folders in which resources of the app are looked for before its bundle, by any thread.
  package nonisolated let resourceFolders = Mutex<[String]>([])

  /// What the system says all of the app is in, for any thread.
  nonisolated let systemTraits = Mutex(UITraitCollection.standard)

  private nonisolated let closed = Atomic(false)
  private nonisolated let isStanding: Bool

  /// Creates a world around a clock.
  convenience init(clock: FrameClock) {
    self.init(clock: clock, isStanding: false)
  }

  private init(clock: FrameClock, isStanding: Bool) {
    self.clock = clock
    self.isStanding = isStanding
    clock.host = self
  }

  // MARK: Parts

  /// What a part of UIKit keeps for this world, made when first asked for.
  func part<Part: WorldPart>(_ type: Part.Type = Part.self) -> Part {
    if let part = parts[ObjectIdentifier(type)] {
      // Under a type's identity nothing is kept but a part of that type.
      return unsafeDowncast(part, to: type)
    }
    let part = Part(of: self)
    parts[ObjectIdentifier(type)] = part
    return part
  }

  /// Keeps a part that has been made with more than the world.
  func keep<Part: WorldPart>(_ part: Part) {
    parts[ObjectIdentifier(Part.self)] = part
  }

  /// Whether this is as it was made: nothing open, nothing switched off.
  package var isPristine: Bool { parts.values.allSatisfy(\.isPristine) }

  // MARK: Entering

  /// The world that is entered on the calling thread, else the standing one.
  package static var current: World { entered ?? standing }

  /// The world that is entered on the calling thread.
  nonisolated static var entered: World? {
    UIKitEnteredWorld().map { Unmanaged<World>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The world that is entered on the calling thread, else the one whose code handed it its work.
  nonisolated static var calling: World? {
    UIKitCalling().world.map { Unmanaged<World>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Names the world whose observers the calling thread adds and reaches; nil is the standing one.
  nonisolated static var currentID: ObjectIdentifier? { calling.flatMap(\.id) }

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
    // Traits are of the world they were set in.
    let traits = UIKitCurrentTraits()
    if outer.world != entry.world { _ = UIKitSetCurrentTraits(nil) }
    // Keeps this world alive as well, as it is used after the body.
    defer { leave(to: outer, traits) }
    return try body()
  }

  private func leave(to outer: UIKitEntry, _ traits: UnsafeMutableRawPointer?) {
    _ = UIKitEnter(outer)
    _ = UIKitSetCurrentTraits(traits)
  }

  // MARK: Closing

  /// Whether the world has ended.
  package nonisolated var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Ends the world for good.
  func markClosed() {
    closed.store(true, ordering: .releasing)
  }
}

extension World: FrameClockHost {
  func run(_ turn: () -> Void) {
    enter(turn)
  }
}

/// What a part of UIKit keeps once for each world.
@MainActor
protocol WorldPart: AnyObject {
  /// Makes it when it is first asked for; the world is not retained.
  init(of world: World)

  /// Whether it is as it was made.
  var isPristine: Bool { get }
}
