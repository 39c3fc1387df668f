import Foundation
import Synchronization

// Unchecked since it is open: its own state is behind locks, and a subclass answers for what it adds.

/// Tells observers what has happened, in the order in which they registered.
///
/// Foundation's centre on Linux calls observers in an order that changes from
/// run to run; this one has the same interface and a fixed order. Observers
/// run on the main actor, before `post` returns. An observer removed while a
/// notification is being posted is no longer called; one added meanwhile
/// is called from the next notification on.
///
/// Where a process holds several phones, the default centre keeps the observers
/// of each apart: those of the phone that the calling code runs in are added to
/// and reached, and observers are removed wherever they are.
open class NotificationCenter: NSObject, @unchecked Sendable {
  /// The centre to which the system posts its own notifications.
  open class var `default`: NotificationCenter { standard }

  private static let standard = NotificationCenter()

  private var isDefault: Bool { self === Self.standard }
  private let registrations = Mutex<[Registration]>([])
  private let keyboardHistories = Mutex<[ObjectIdentifier?: KeyboardHistory]>([:])

  /// Creates a centre without observers.
  public override init() {
    super.init()
  }

  /// The world that registrations and posts of the calling thread belong to; a
  /// centre that is not the default one has a single set of observers.
  private var currentWorld: ObjectIdentifier? { isDefault ? World.currentID : nil }

  /// Registers a method of an object; the object is held weakly.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - aSelector: The method, with no argument or with the notification.
  ///   - aName: The name to listen to; nil listens to all.
  ///   - anObject: The poster to listen to, not retained; nil listens to all.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = objectReference(to: observer)
    add(Observation(observer: observer, selector: aSelector, name: aName, object: anObject))
  }

  /// Registers a block, which is kept until its token is removed.
  ///
  /// - Parameters:
  ///   - name: The name to listen to; nil listens to all.
  ///   - obj: The poster to listen to, not retained; nil listens to all.
  ///   - queue: nil or the main queue; either runs the block inside `post`.
  ///   - block: What to do, on the main actor.
  /// - Returns: The token to pass to `removeObserver(_:)`.
  @preconcurrency
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    precondition(
      queue == nil || queue === OperationQueue.main,
      "A notification block belongs to the main actor: its queue is nil or OperationQueue.main")
    let observation = Observation(name: name, object: obj, block: block)
    add(observation)
    return observation
  }

  /// Removes everything an observer, or a block's token, has registered.
  open func removeObserver(_ observer: Any) {
    let identity = ObjectIdentifier(objectReference(to: observer))
    remove { $0.belongs(to: identity) }
  }

  /// Removes what an observer has registered for a name and a poster.
  ///
  /// - Parameters:
  ///   - observer: The observer, or a block's token.
  ///   - aName: Only registrations for this name; nil means for any.
  ///   - anObject: Only registrations for this poster; nil means for any.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let identity = ObjectIdentifier(objectReference(to: observer))
    let poster = anObject.map { ObjectIdentifier(objectReference(to: $0)) }
    remove { observation in
      observation.belongs(to: identity)
        && (aName == nil || observation.name == aName)
        && (poster == nil || observation.posterIdentity == poster)
    }
  }

  /// Calls the observers of a notification, then returns.
  ///
  /// Posted from another thread, it waits until the main thread has run them.
  open func post(_ notification: Notification) {
    let world = isDefault ? World.calling : nil
    if let world, world.isClosed { return }
    record(notification)
    let worldID = currentWorld
    let candidates = registrations.withLock { all in
      all.removeAll { $0.observation.isDead }
      return all.filter { $0.world == worldID && $0.observation.matches(notification) }
    }
    guard !candidates.isEmpty else { return }
    // The poster waits for the observers, so nothing else uses the notification.
    nonisolated(unsafe) let notification = notification
    MainQueue.sync {
      // A post from another thread enters the world it came from.
      (world ?? .current).enter {
        for candidate in candidates where !candidate.observation.isRemoved {
          if let world, world.isClosed { break }
          candidate.observation.notify(notification)
        }
      }
    }
  }

  /// Makes a notification of its parts and posts it.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// The last notifications of the keyboard, the oldest first, without their
  /// posters; for those who come when the keyboard is already up.
  @_spi(KeyboardHistory)
  public var keyboardNotifications: [Notification] {
    let world = currentWorld
    return keyboardHistories.withLock { $0[world]?.excerpts ?? [] }.map(\.notification)
  }

  private func record(_ notification: Notification) {
    guard let excerpt = KeyboardHistory.Excerpt(notification) else { return }
    let world = currentWorld
    keyboardHistories.withLock { $0[world, default: KeyboardHistory()].record(excerpt) }
  }

  private func add(_ observation: Observation) {
    let registration = Registration(observation: observation, world: currentWorld)
    registrations.withLock { all in
      all.removeAll { $0.observation.isDead }
      all.append(registration)
    }
  }

  private func remove(where isRemoved: (Observation) -> Bool) {
    // What a registration captured is released only after the lock is, since
    // its deinitialiser may well remove observers too.
    let removed = registrations.withLock { all in
      let removed = all.filter { isRemoved($0.observation) }
      guard !removed.isEmpty else { return removed }
      all.removeAll { isRemoved($0.observation) }
      for registration in removed { registration.observation.markRemoved() }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  // MARK: The ends of worlds

  /// Lets the observers that a world leaves, such as a singleton's, pass to the
  /// standing one, and says what they are.
  func inheritObservers(from world: World) -> [String] {
    keyboardHistories.withLock { _ = $0.removeValue(forKey: world.id) }
    return registrations.withLock { all in
      all.removeAll { $0.observation.isDead }
      return all.indices.filter { all[$0].world == world.id }.map { index in
        all[index].world = nil
        all[index].isInherited = true
        return all[index].observation.summary
      }
    }
  }

  /// Lets the observers that closed worlds have left belong to a new one.
  func handInheritedObservers(to world: World) {
    registrations.withLock { all in
      for index in all.indices where all[index].isInherited {
        all[index].world = world.id
        all[index].isInherited = false
      }
    }
  }
}

/// An observation and the world it belongs to.
private struct Registration: Sendable {
  let observation: Observation

  /// nil is the standing world.
  var world: ObjectIdentifier?

  /// Whether a world that has closed left it to the standing one.
  var isInherited = false
}
