import Foundation
import Synchronization

/// One registration with a notification centre; that of a block is its token.
///
/// Unchecked because of the weak references to objects of any kind. They are
/// never written after initialisation, and only main-actor code is given what
/// they refer to.
final class Observation: NSObject, @unchecked Sendable {
  let name: NSNotification.Name?
  let posterIdentity: ObjectIdentifier?

  private let observerIdentity: ObjectIdentifier?
  private weak let observer: AnyObject?
  private weak let poster: AnyObject?
  private let action: @MainActor @Sendable (AnyObject?, Notification) -> Void
  private let removed = Atomic(false)

  init(observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let poster = object.map { objectReference(to: $0) }
    self.name = name
    self.poster = poster
    posterIdentity = poster.map { ObjectIdentifier($0) }
    self.observer = observer
    observerIdentity = ObjectIdentifier(observer)
    action = { observer, notification in
      if let observer { selector.perform(on: observer, with: notification) }
    }
  }

  init(
    name: NSNotification.Name?, object: Any?,
    block: @escaping @MainActor @Sendable (Notification) -> Void
  ) {
    let poster = object.map { objectReference(to: $0) }
    self.name = name
    self.poster = poster
    posterIdentity = poster.map { ObjectIdentifier($0) }
    observer = nil
    observerIdentity = nil
    action = { _, notification in block(notification) }
  }

  var isRemoved: Bool { removed.load(ordering: .acquiring) }

  func markRemoved() { removed.store(true, ordering: .releasing) }

  /// Whether the observer, or the poster it waits for, has been freed.
  ///
  /// An address may be used again, so a registration must not outlive what it
  /// was made for.
  var isDead: Bool {
    (observerIdentity != nil && observer == nil) || (posterIdentity != nil && poster == nil)
  }

  /// Compares identities, since an object in its deinitialiser is weakly nil.
  func belongs(to identity: ObjectIdentifier) -> Bool {
    (observerIdentity ?? ObjectIdentifier(self)) == identity
  }

  func matches(_ notification: Notification) -> Bool {
    if let name, name != notification.name { return false }
    guard let posterIdentity else { return true }
    return notification.object.map { ObjectIdentifier(objectReference(to: $0)) } == posterIdentity
  }

  /// What observes and for what, in words for a log.
  var summary: String {
    let subject = observer.map { "\(type(of: $0))" } ?? "a block"
    return "\(subject) for \(name?.rawValue ?? "every notification")"
  }

  @MainActor func notify(_ notification: Notification) {
    action(observer, notification)
  }
}
