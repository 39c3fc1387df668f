import UIKit

/// An object that handles the keyboard's coming and going by itself.
///
/// Call `addKeyboardObservers()` when the object comes on the screen and
/// `removeKeyboardObservers()` when it leaves. The observers hold the object
/// weakly and go with it.
@MainActor public protocol KeyboardObservable: AnyObject, Sendable {
  /// Keeps the observers; nil at first.
  var keyboardObservers: KeyboardObservation? { get set }

  /// The keyboard is about to show, or to change while it is shown.
  func keyboardWillShow(_ change: KeyboardChange)

  /// The keyboard has been shown or has changed.
  func keyboardDidShow(_ change: KeyboardChange)

  /// The keyboard is about to hide.
  func keyboardWillHide(_ change: KeyboardChange)

  /// The keyboard has been hidden.
  func keyboardDidHide(_ change: KeyboardChange)
}

extension KeyboardObservable {
  /// Starts calling the four handlers; a second call has no double effect.
  public func addKeyboardObservers() {
    // The manager logs what is wrong with a notification.
    _ = KeyboardManager.shared
    keyboardObservers = KeyboardObservation(
      [.willShow, .didShow, .willHide, .didHide]
    ) { [weak self] (change: KeyboardChange) in
      switch change.event {
      case .willShow: self?.keyboardWillShow(change)
      case .didShow: self?.keyboardDidShow(change)
      case .willHide: self?.keyboardWillHide(change)
      case .didHide: self?.keyboardDidHide(change)
      case .willChangeFrame, .didChangeFrame: break
      }
    }
  }

  /// Stops calling the handlers.
  public func removeKeyboardObservers() {
    keyboardObservers = nil
  }
}
