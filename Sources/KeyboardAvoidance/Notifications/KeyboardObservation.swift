import Foundation
import UIKit

/// Observes keyboard notifications for as long as it lives.
public final class KeyboardObservation {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// Observes some of the keyboard's notifications.
  ///
  /// - Parameters:
  ///   - events: The notifications to observe.
  ///   - handler: Gets what a notification says.
  public convenience init(
    _ events: [KeyboardChange.Event] = KeyboardChange.Event.allCases,
    handler: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) {
    self.init(events, center: .default) { change, _ in handler(change) }
  }

  /// Observes notifications and hands on their `userInfo` as well.
  init(
    _ events: [KeyboardChange.Event] = KeyboardChange.Event.allCases, center: NotificationCenter,
    handler: @escaping @MainActor @Sendable (KeyboardChange, [AnyHashable: Any]) -> Void
  ) {
    self.center = center
    tokens = events.map { event in
      center.addObserver(forName: event.name, object: nil, queue: nil) { notification in
        guard let change = KeyboardChange(notification) else { return }
        // The keyboard posts on the main thread and waits for its observers.
        nonisolated(unsafe) let userInfo = notification.userInfo ?? [:]
        MainActor.assumeIsolated { handler(change, userInfo) }
      }
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
