import Foundation
import UIKit

/// Observes for as long as it lives where typed text goes, as far as anything
/// tells: the focus may go to another view while the keyboard stays where it is.
final class FocusObservation {
  private let center = NotificationCenter.default
  private let tokens: [any NSObjectProtocol]

  init(handler: @escaping @MainActor @Sendable () -> Void) {
    var names = [
      UITextField.textDidBeginEditingNotification, UIWindow.didBecomeKeyNotification,
    ]
    #if !os(Linux)
      names.append(UITextView.textDidBeginEditingNotification)
    #endif
    tokens = names.map { [center] name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { handler() }
      }
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
