import Foundation

/// All that UIKit itself keeps in global variables, in one place, so that a
/// phone can take them and give them back as new.
@MainActor
package final class UIKitGlobals {
  /// The globals in use.
  package static var current = UIKitGlobals()

  /// What `UIApplication.shared` is.
  package let application = UIApplication()

  /// What `UIScreen.main` is.
  package var mainScreen: UIScreen

  /// Told when the keyboard may have to come, go or change.
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

  /// The one field at most in which such a character is to be seen.
  weak var revealingField: UITextField?

  var animationBlocks: [AnimationBlock] = []
  var areAnimationsEnabled = true

  /// The responder that is about to take over, while the present one resigns.
  var firstResponderSuccessor: UIResponder?

  /// Creates fresh globals around a main screen.
  package init(mainScreen: UIScreen = UIScreen()) {
    self.mainScreen = mainScreen
  }

  /// Whether these are as they were made: nothing open, nothing switched off.
  package var isPristine: Bool {
    animationBlocks.isEmpty && areAnimationsEnabled && !holdsCaret && revealsTypedCharacters
      && textInputHost == nil
      && application.windows.isEmpty
  }
}

/// What shows the keyboard for the first responder.
@MainActor
package protocol TextInputHost: AnyObject {
  /// The first responder of the key window is now another, or none.
  func firstResponderDidChange(to responder: UIResponder?)
}
