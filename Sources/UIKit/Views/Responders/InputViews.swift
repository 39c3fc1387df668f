import Foundation

/// What is shown along the bottom of the screen for what has the focus, besides the keys or instead
/// of them.
package struct InputViews {
  /// What stands above the keys, and alone where there are none.
  package private(set) var accessory: UIView?

  /// Whose view the accessory is.
  private(set) var accessoryController: UIViewController?

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
      if accessory == nil {
        let controller = current.inputAccessoryViewController
        if let view = controller?.rootView ?? current.inputAccessoryView {
          (accessory, accessoryOwner) = (view, current)
          accessoryController = controller
        }
      }
      // The view of such a controller is what stands above the keys, not what takes their place.
      if input == nil, !(current is UIInputViewController) { input = current.inputView }
      next = current.next
    }
  }
}

extension InputViews {
  /// Lets the accessory's controller know that its view has come to where it is seen, with an action
  /// that puts it there.
  @MainActor package func showAccessory(_ add: (UIView) -> Void) {
    guard let accessory else { return }
    accessoryController?.enter(animated: false)
    add(accessory)
    accessoryController?.didEnter(animated: false)
  }

  /// Lets the accessory's controller know that its view goes, with an action that takes it away.
  @MainActor package func hideAccessory(_ remove: (UIView) -> Void) {
    guard let accessory else { return }
    accessoryController?.leave(animated: false)
    remove(accessory)
    accessoryController?.didLeave(animated: false)
  }
}

extension UIView {
  /// The height that the view has above or instead of the keys, in points: its own, unless it lets it
  /// follow its content or its constraints.
  @MainActor package var heightAmongInputViews: CGFloat {
    var height = bounds.height
    if autoresizingMask.contains(.flexibleHeight) || !translatesAutoresizingMaskIntoConstraints {
      let asked = intrinsicContentSize.height
      height = asked > 0 ? asked : heightByConstraints ?? height
    }
    return height.isFinite ? max(height, 0) : 0
  }

  @MainActor private var heightByConstraints: CGFloat? {
    let width = superview?.bounds.width ?? world.mainScreen.bounds.width
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : nil
  }
}
