import Foundation

/// The same methods in forms that the compiler prefers to those of Foundation's own centre.
///
/// A file that imports UIKit and Foundation sees two classes of this name. Of what can be meant, the
/// compiler takes what needs no conversion to an optional or to `Any`, and no default argument: that
/// is ours. Foundation's centre would accept an observer, and never call it.
extension NotificationCenter {
  /// Registers a block, which is kept until its token is removed.
  ///
  /// - Parameters:
  ///   - name: The name to listen to.
  ///   - obj: The poster to listen to, not retained; nil listens to all.
  ///   - queue: nil or the main queue; either runs the block inside `post`.
  ///   - block: What to do; it runs on the main actor.
  /// - Returns: The token to pass to `removeObserver(_:)`.
  @preconcurrency @discardableResult
  public func addObserver(
    forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let onMainActor: @MainActor @Sendable (Notification) -> Void = block
    return addObserver(forName: Optional(name), object: obj, queue: queue, using: onMainActor)
  }

  /// Makes a notification without further information and posts it.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: Optional<[AnyHashable: Any]>.none)
  }

  /// Makes a notification of its parts and posts it.
  public func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]
  ) {
    post(name: aName, object: anObject, userInfo: Optional(aUserInfo))
  }

  /// Makes a notification of its parts, with an object as its poster, and posts it.
  public func post(
    name aName: NSNotification.Name, object anObject: AnyObject?,
    userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(name: aName, object: anObject as Any?, userInfo: aUserInfo)
  }

  /// Removes everything that a block's token has registered.
  public func removeObserver(_ observer: any NSObjectProtocol) {
    removeObserver(observer as Any)
  }

  /// Removes everything an observer, or a block's token, has registered.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeObserver(observer as Any)
  }

  /// Removes what an observer has registered for a name and a poster; nil means for any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
