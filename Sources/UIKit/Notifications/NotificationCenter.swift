import Foundation
import Synchronization

/// Tells observers what has happened, in the order in which they registered.
///
/// Foundation's centre on Linux calls observers in an order that changes from
/// run to run; this one has the same interface and a fixed order. Observers
/// run on the main actor, before `post` returns. An observer removed while a
/// notification is being posted is not called any more; one added meanwhile
/// is called from the next notification on.
public final class NotificationCenter: Sendable {
  private static let current = Mutex(NotificationCenter())

  private let observations = Mutex<[Observation]>([])
  private let keyboardHistory = Mutex(KeyboardHistory())

  /// Creates a centre without observers.
  public init() {}

  /// The centre to which the system posts its own notifications.
  public static var `default`: NotificationCenter { current.withLock { $0 } }

  /// Replaces the default centre by one without observers, for a new phone.
  package static func resetDefault() {
    current.withLock { $0 = NotificationCenter() }
  }

  /// Registers a method of an object; the object is held weakly.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - aSelector: The method, with no argument or with the notification.
  ///   - aName: The name to listen to; nil listens to all.
  ///   - anObject: The poster to listen to, not retained; nil listens to all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
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
  public func addObserver(
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
  public func removeObserver(_ observer: Any) {
    remove { $0.belongs(to: ObjectIdentifier(observer as AnyObject)) }
  }

  /// Removes what an observer has registered for a name and a poster.
  ///
  /// - Parameters:
  ///   - observer: The observer, or a block's token.
  ///   - aName: Only registrations for this name; nil means for any.
  ///   - anObject: Only registrations for this poster; nil means for any.
  public func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let identity = ObjectIdentifier(observer as AnyObject)
    let poster = anObject.map { ObjectIdentifier($0 as AnyObject) }
    remove { observation in
      observation.belongs(to: identity)
        && (aName == nil || observation.name == aName)
        && (poster == nil || observation.posterIdentity == poster)
    }
  }

  /// Calls the observers of a notification, then returns.
  ///
  /// Posted from another thread, it waits until the main thread has run them.
  public func post(_ notification: Notification) {
    record(notification)
    let candidates = observations.withLock { all in
      all.removeAll { $0.isDead }
      return all.filter { $0.matches(notification) }
    }
    guard !candidates.isEmpty else { return }
    // The poster waits for the observers, so nobody else uses the notification.
    nonisolated(unsafe) let notification = notification
    MainQueue.sync {
      for observation in candidates where !observation.isRemoved {
        observation.notify(notification)
      }
    }
  }

  /// Makes a notification of its parts and posts it.
  public func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// The last notifications of the keyboard, the oldest first, without their
  /// posters; for those who come when the keyboard is already up.
  @_spi(KeyboardHistory)
  public var keyboardNotifications: [Notification] {
    keyboardHistory.withLock { $0.excerpts }.map(\.notification)
  }

  private func record(_ notification: Notification) {
    guard let excerpt = KeyboardHistory.Excerpt(notification) else { return }
    keyboardHistory.withLock { $0.record(excerpt) }
  }

  private func add(_ observation: Observation) {
    observations.withLock { all in
      all.removeAll { $0.isDead }
      all.append(observation)
    }
  }

  private func remove(where isRemoved: (Observation) -> Bool) {
    // What a registration captured is released only after the lock is, since
    // its deinitialiser may well remove observers too.
    let removed = observations.withLock { all in
      let removed = all.filter(isRemoved)
      guard !removed.isEmpty else { return removed }
      all.removeAll(where: isRemoved)
      for observation in removed { observation.markRemoved() }
      return removed
    }
    withExtendedLifetime(removed) {}
  }
}
