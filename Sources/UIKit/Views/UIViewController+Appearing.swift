import Foundation

/// The stages of a controller's life on the screen, which it hands on to those inside it.
extension UIViewController {
  /// Calls `viewWillAppear` when the view is not on its way already.
  func enter(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    statusBarMayChange()
    viewWillAppear(animated)
    for child in forwarded { child.enter(animated: animated) }
  }

  func didEnter(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    takeFreeFocus()
    for child in forwarded { child.didEnter(animated: animated) }
  }

  /// Calls `viewWillDisappear` when the view is not on its way already.
  ///
  /// What a finger takes off the screen keeps its focus until the finger lets go.
  func leave(animated: Bool, keepingFocus: Bool = false) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    statusBarMayChange()
    viewWillDisappear(animated)
    for child in forwarded { child.leave(animated: animated, keepingFocus: keepingFocus) }
    if !keepingFocus { giveFocusAway() }
  }

  /// Gives the focus away that was kept when it began to leave.
  func letFocusGo() {
    for child in forwarded { child.letFocusGo() }
    giveFocusAway()
  }

  func didLeave(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in forwarded { child.didLeave(animated: animated) }
  }

  /// The controllers inside whose views are in this one's.
  private var forwarded: [UIViewController] {
    guard !ownChildren.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return ownChildren.filter { $0.viewIfLoaded?.isDescendant(of: rootView) ?? false }
  }

  /// The controller around this one, where it was added by `addChild(_:)` and hears of it by itself.
  private var container: UIViewController? {
    guard let parent, parent.ownChildren.contains(where: { $0 === self }),
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    return parent
  }

  /// The view is about to come into a window, or out of any.
  func viewWillMove(to window: UIWindow?) {
    if window == nil, container?.appearance == .appeared { leave(animated: false) }
  }

  /// The view has come into a window, or out of any.
  func viewDidMove(to window: UIWindow?) {
    guard let container else { return }
    guard window != nil else {
      if container.appearance == .appeared { didLeave(animated: false) }
      return
    }
    guard appearance == .disappeared,
      container.appearance == .appeared || container.appearance == .appearing
    else { return }
    enter(animated: false)
    if container.appearance == .appeared { didEnter(animated: false) }
  }

  /// Takes the focus where nothing has it and the controller can: then its accessory is there.
  private func takeFreeFocus() {
    guard canBecomeFirstResponder, let window = responderWindow, window.firstResponder == nil
    else { return }
    becomeFirstResponder()
  }

  /// Gives the focus away where the controller has it, or what stands in its accessory does.
  private func giveFocusAway() {
    if let first = responderWindow?.firstResponder as? UIView,
      first.window?.belongsToSystem ?? false
    {
      var responder: UIResponder? = first
      while let current = responder, current !== self { responder = current.next }
      if responder === self { first.resignFirstResponder() }
    }
    if isFirstResponder { resignFirstResponder() }
  }
}

/// Controllers inside another one.
extension UIViewController {
  /// Has bars say the title.
  func titleDidChange() {
    navigationItem.title = title
    ownTabItem?.title = title
  }

  func takeIn(_ child: UIViewController) {
    precondition(child !== self, "a controller cannot be inside itself")
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    ownChildren.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.ownChildren.removeAll { $0 === self }
    parent.ownTraitSettings?.ofChildren[ObjectIdentifier(self)] = nil
    self.parent = nil
    didMove(toParent: nil)
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self, "both controllers have to be inside this one")
    guard let outer = old.viewIfLoaded?.superview else { return }
    let animated = duration > 0
    let isSeen = appearance == .appeared
    if isSeen {
      old.leave(animated: animated)
      new.enter(animated: animated)
    }
    outer.addSubview(new.rootView)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isFinished in
        // What was brought back meanwhile stays.
        if old.appearance != .appeared { old.viewIfLoaded?.removeFromSuperview() }
        if isSeen {
          old.didLeave(animated: animated)
          new.didEnter(animated: animated)
        }
        completion?(isFinished)
      })
  }
}
