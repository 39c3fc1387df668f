import Foundation

/// Manages what stands above the keys.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The controller's view, if it is an input view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// Creates the view: an input view with the ground of the keyboard, as high as its content asks for.
  open override func loadView() {
    let width = world.mainScreen.bounds.width
    let input = UIInputView(
      frame: CGRect(x: 0, y: 0, width: width, height: 0), inputViewStyle: .keyboard)
    input.allowsSelfSizing = true
    view = input
  }

  /// Puts the keyboard away: what has the focus gives it away.
  open func dismissKeyboard() {
    world.application.keyWindow?.firstResponder?.resignFirstResponder()
  }
}
