import Foundation

extension UINavigationController {
  /// Puts the toolbar below the screen, from where it comes up.
  func prepareToolbar() {
    guard let container = viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      if ownToolbar.superview !== container { container.addSubview(ownToolbar) }
      ownToolbar.isHidden = false
      showToolbarItems(animated: false)
      placeToolbar()
      ownToolbar.layoutIfNeeded()
    }
  }

  func moveToolbar(animated: Bool) {
    guard let container = viewIfLoaded else { return }
    UIView.animate(
      withDuration: animated ? Self.hideShowBarDuration : 0, delay: 0,
      options: .overrideInheritedDuration,
      animations: {
        self.layoutToolbar()
        container.layoutIfNeeded()
      },
      completion: { _ in self.ownToolbar.isHidden = self.hidesToolbar })
  }

  /// Shows the items of the topmost controller.
  func showToolbarItems(animated: Bool) {
    guard ownToolbar.items != topViewController?.toolbarItems else { return }
    ownToolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// Lays the toolbar out, and what it takes of the controllers' safe area.
  func layoutToolbar() {
    // Most controllers never have one.
    guard !hidesToolbar || shown?.toolbarHeight ?? 0 > 0 else { return }
    if ownToolbar.superview !== rootView { prepareToolbar() }
    placeToolbar()
    for wrapper in [shown, transition?.leaving] {
      wrapper?.toolbarHeight = hidesToolbar ? 0 : ownToolbar.bounds.height
    }
  }

  private func placeToolbar() {
    let container = rootView
    let below = container.safeAreaInsets.bottom
    let height = ownToolbar.sizeThatFits(container.bounds.size).height
    ownToolbar.bottomReach = below
    ownToolbar.frame = CGRect(
      x: 0, y: container.bounds.height - (hidesToolbar ? 0 : below + height),
      width: container.bounds.width, height: height)
  }
}
