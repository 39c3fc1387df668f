import Foundation

/// A keyboard that goes away when content is dragged.
extension UIScrollView {
  // An accessory above the keys goes along in every mode, whether the mode names it or not. (Chosen.)

  private var dismissesOnDrag: Bool {
    keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory
  }

  /// The keyboard that a finger takes along when it comes to its edge.
  var followingKeyboard: (any TextInputHost)? {
    switch keyboardDismissMode {
    case .none, .onDrag, .onDragWithAccessory: nil
    case .interactive, .interactiveWithAccessory: window?.world.textInputHost
    }
  }

  /// A drag has begun.
  func keyboardDragBegan() {
    if dismissesOnDrag { dismissKeyboard() }
  }

  /// The finger has moved.
  func keyboardDragMoved(_ pan: UIPanGestureRecognizer) {
    drag?.keyboard?.follow(fingerAt: fingerHeight(pan))
  }

  /// The finger was lifted; position and speed decide where the keyboard goes.
  func keyboardDragEnded(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    drag?.keyboard?.letGo(velocity: isCancelled ? 0 : pan.velocity(in: window).y) {
      dismissKeyboard()
    }
  }

  private func fingerHeight(_ pan: UIPanGestureRecognizer) -> CGFloat {
    pan.location(in: window).applying(window?.transformToScreen ?? .identity).y
  }

  /// Lets what has the focus give it up; returns whether nothing has it any more.
  @discardableResult
  private func dismissKeyboard() -> Bool {
    window?.world.application.keyWindow?.firstResponder?.resignFirstResponder() ?? true
  }
}
