import Foundation

/// A keyboard that a finger takes along when it comes to its edge.
@MainActor
struct DraggedKeyboard {
  let host: any TextInputHost
  /// How much of it stays on the screen when it has gone, in points: an accessory that is not the
  /// text input's own.
  let remainder: CGFloat
}

/// A keyboard that goes away when content is dragged.
///
/// Without "accessory" in its name a mode is about what types: an accessory that a controller keeps on
/// the screen stays. With it, the accessory goes as well, with the focus of the controller. (The names'
/// documentation: both are dismissed. Chosen: a text input's own accessory goes in every mode.)
extension UIScrollView {
  private var dismissesOnDrag: Bool {
    keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory
  }

  private var dismissesAccessory: Bool {
    keyboardDismissMode == .onDragWithAccessory || keyboardDismissMode == .interactiveWithAccessory
  }

  /// The keyboard that follows the finger of a drag that begins.
  var draggedKeyboard: DraggedKeyboard? {
    guard keyboardDismissMode == .interactive || dismissesAccessory && !dismissesOnDrag,
      let host = window?.world.textInputHost
    else { return nil }
    return DraggedKeyboard(host: host, remainder: dismissesAccessory ? 0 : heightOfRemainder)
  }

  /// The height of the accessory that stays when what types has lost the focus, in points.
  private var heightOfRemainder: CGFloat {
    guard let window = focusedWindow, let responder = window.firstResponder else { return 0 }
    let rest = hasKeys ? responder.heir(in: window) : responder
    return InputViews(of: rest).accessory?.heightAmongInputViews ?? 0
  }

  /// Whether there are keys for what has the focus, or something in their place.
  private var hasKeys: Bool { window?.world.textInputHost?.servesFocus ?? true }

  private var focusedWindow: UIWindow? { window?.world.application.keyWindow }

  /// A drag has begun.
  func keyboardDragBegan() {
    if dismissesOnDrag { dismissKeyboard() }
  }

  /// The finger has moved.
  func keyboardDragMoved(_ pan: UIPanGestureRecognizer) {
    guard let keyboard = drag?.keyboard else { return }
    keyboard.host.follow(fingerAt: fingerHeight(pan), keeping: keyboard.remainder)
  }

  /// The finger was lifted at a speed, in points a second downwards; it and the position decide where
  /// the keyboard goes.
  func keyboardDragEnded(velocity: CGFloat) {
    guard let keyboard = drag?.keyboard else { return }
    keyboard.host.letGo(velocity: velocity, keeping: keyboard.remainder) { dismissKeyboard() }
  }

  private func fingerHeight(_ pan: UIPanGestureRecognizer) -> CGFloat {
    pan.location(in: window).applying(window?.transformToScreen ?? .identity).y
  }

  /// Takes the focus away from what the mode is about; returns whether all of that has given it up.
  @discardableResult
  private func dismissKeyboard() -> Bool {
    guard let window = focusedWindow else { return true }
    while let responder = window.firstResponder,
      hasKeys || dismissesAccessory && InputViews(of: responder).accessory != nil
    {
      responder.resignFirstResponder()
      if window.firstResponder === responder { return false }
    }
    return true
  }
}
