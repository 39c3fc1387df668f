import Foundation

extension UINavigationController {
  /// How long a push or a pop is said to take, in seconds; its pace is the
  /// keyboard's, so that both move in step.
  private static let transitionDuration = 0.35

  func layoutContainer() {
    let container = rootView
    layoutBar()
    showTop()
    if let transition {
      transition.place(in: container.bounds)
    } else {
      shown?.frame = container.bounds
      navigationBar.show(stack.map(\.navigationItem))
      // Another item may ask for another height.
      layoutBar()
      showToolbarItemsIfSeen(animated: false)
    }
  }

  private func showToolbarItemsIfSeen(animated: Bool) {
    if !hidesToolbar { showToolbarItems(animated: animated) }
  }

  func layoutBar() {
    let container = rootView
    let top = container.safeAreaInsets.top
    let height = navigationBar.sizeThatFits(container.bounds.size).height
    navigationBar.topReach = top
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : top, width: container.bounds.width, height: height)
    for wrapper in [shown, transition?.leaving] {
      wrapper?.barHeight = isBarHidden ? 0 : height
    }
    layoutToolbar()
  }

  /// Puts the topmost controller in place of the one shown, unseen.
  func replaceShown() {
    if let old = shown {
      old.takeDown()
      forget(old.child)
    }
    shown = topViewController.map(NavigationWrapperView.init)
    shownStack = stack
    guard let shown else { return }
    shown.frame = rootView.bounds
    rootView.insertSubview(shown, belowSubview: navigationBar)
    layoutBar()
  }

  /// A controller that is neither in the stack nor on screen has no parent.
  private func forget(_ controller: UIViewController) {
    guard !stack.contains(where: { $0 === controller }), controller.parent === self else { return }
    controller.parent = nil
    controller.didMove(toParent: nil)
  }

  private func showTop() {
    guard isOnScreen, transition == nil, shown?.child !== topViewController else { return }
    if let leaving = shown, let top = topViewController {
      start(to: top, from: leaving)
    } else {
      shown?.child.leave(animated: false)
      shown?.child.didLeave(animated: false)
      replaceShown()
      shown?.child.enter(animated: false)
      shown?.child.didEnter(animated: false)
      tellWhatHasArrived()
    }
  }

  private func start(to top: UIViewController, from leaving: NavigationWrapperView) {
    let isPop = shownStack.contains { $0 === top }
    let animated = animatesNextChange && rootView.window != nil
    let arriving = NavigationWrapperView(child: top)
    let transition = NavigationTransition(leaving: leaving, arriving: arriving, isPop: isPop)
    self.transition = transition
    shown = arriving
    shownStack = stack
    UIView.performWithoutAnimation {
      if isPop {
        rootView.insertSubview(arriving, belowSubview: leaving)
      } else {
        rootView.insertSubview(arriving, aboveSubview: leaving)
      }
      layoutBar()
      transition.prepare(bar: navigationBar, items: stack.map(\.navigationItem))
      if !isBarHidden {
        arriving.barHeight = navigationBar.sizeThatFits(rootView.bounds.size).height
      }
      transition.place(in: rootView.bounds)
    }
    leaving.child.leave(animated: animated)
    top.enter(animated: animated)
    // The keyboard stays when the arriving controller has taken the focus.
    leaving.window?.dropFirstResponder(inside: leaving)
    // The new views have no place yet that they could move from.
    UIView.performWithoutAnimation { arriving.layoutIfNeeded() }
    transition.isUnderWay = true
    showToolbarItemsIfSeen(animated: animated)
    UIView.animate(
      withDuration: animated ? Self.transitionDuration : 0, delay: 0,
      options: [.curveKeyboard, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        self.layoutBar()
        transition.place(in: self.rootView.bounds)
      },
      completion: { _ in self.finish(transition, animated: animated) })
  }

  private func finish(_ transition: NavigationTransition, animated: Bool) {
    self.transition = nil
    transition.end()
    forget(transition.leaving.child)
    rootView.setNeedsLayout()
    transition.leaving.child.didLeave(animated: animated)
    transition.arriving.child.didEnter(animated: animated)
    tellWhatHasArrived()
  }

  /// Tells the controllers that have come into the stack, once the topmost is shown.
  func tellWhatHasArrived() {
    for controller in stack where controller.isMovingToParent { controller.didMove(toParent: self) }
  }
}
