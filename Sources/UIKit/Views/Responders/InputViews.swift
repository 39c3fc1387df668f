import Foundation

/// What is shown along the bottom of the screen for what has the focus, besides the keys or instead
/// of them.
package struct InputViews {
  /// What stands above the keys, and alone where there are none.
  package private(set) var accessory: UIView?

  /// What asked for the accessory.
  package private(set) weak var accessoryOwner: UIResponder?

  /// What takes the place of the keys.
  package private(set) var input: UIView?

  /// Nothing.
  package init() {}

  /// What a responder asks for, or else the next one along the chain that does.
  @MainActor
  package init(of responder: UIResponder?) {
    var next = responder
    while let current = next {
      if accessory == nil, let view = current.inputAccessoryView {
        (accessory, accessoryOwner) = (view, current)
      }
      if input == nil { input = current.inputView }
      next = current.next
    }
  }
}

extension UIView {
  /// The height that the view has above or instead of the keys, in points: its own, unless it asks
  /// for one by its content and lets its height follow.
  @MainActor package var heightAmongInputViews: CGFloat {
    let asked = autoresizingMask.contains(.flexibleHeight) ? intrinsicContentSize.height : -1
    let height = asked >= 0 ? asked : bounds.height
    return height.isFinite ? max(height, 0) : 0
  }
}
