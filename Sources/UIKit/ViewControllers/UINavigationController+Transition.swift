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
      tabBarController?.isBarAside = hidesBottomBar
    }
  }

  private func showToolbarItemsIfSeen(animated: Bool) {
    if !hidesToolbar { showToolbarItems(animated: animated) }
  }

  func layoutBar() {
    let container = rootView
    let top = container.safeAreaInsets.top
    followContent()
    let height = navigationBar.sizeThatFits(container.bounds.size).height
    navigationBar.topReach = top
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : top, width: container.bounds.width, height: height)
    shown?.barHeight = isBarHidden ? 0 : navigationBar.safeHeight
    // What leaves keeps its place, however high the bar becomes.
    if let leaving = transition?.leaving, isBarHidden || leaving.barHeight == 0 {
      leaving.barHeight = isBarHidden ? 0 : navigationBar.safeHeight
    }
    layoutToolbar()
  }

  /// Lets the bar show how far the content has scrolled that goes under it.
  private func followContent() {
    guard navigationBar.followsContent else { return }
    let page = transition.map { $0.isUnderWay ? $0.arriving : $0.leaving } ?? shown
    guard let page else { return }
    watch(page)
    let room = page.largeTitleRoom
    navigationBar.largeTitleRoom = room
    navigationBar.isContentAtTop = page.scroller.map { $0.distanceFromTop <= 0 }
    let whole = UINavigationBar.heightOfLargeTitle
    page.scroller?.roomOfBar =
      page.hasLargeTitle && !isBarHidden ? whole - min(max(room, 0), whole) : 0
  }

  /// Finds out what scrolls in a page under the bar.
  private func watch(_ page: NavigationWrapperView) {
    page.hasLargeTitle = navigationBar.hasLargeTitle
    page.findScroller()
    page.onScroll = { [weak self, weak page] in
      guard let self, let page, page === shown, transition?.isUnderWay ?? true else { return }
      layoutBar()
    }
  }

  /// Puts the topmost controller in place of the one shown, unseen.
  func replaceShown() {
    if let old = shown {
      old.takeDown()
      forget(old.child)
    }
    shown = topViewController.map(makeWrapper)
    shownStack = stack
    guard let shown else { return }
    shown.frame = rootView.bounds
    rootView.insertSubview(shown, belowSubview: navigationBar)
    layoutBar()
  }

  private func makeWrapper(of controller: UIViewController) -> NavigationWrapperView {
    let wrapper = NavigationWrapperView(child: controller)
    if hidesBottomBar { wrapper.tabs = tabBarController }
    return wrapper
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
    let isHeld = isPopInteractive && animated
    let arriving = makeWrapper(of: top)
    let transition = NavigationTransition(
      leaving: leaving, arriving: arriving, isPop: isPop, formerStack: shownStack)
    transition.isHeld = isHeld
    self.transition = transition
    shown = arriving
    shownStack = stack
    let custom = animated ? animator(from: leaving.child, to: top, isPop: isPop) : nil
    let coordinator = makeCoordinator(of: transition, animated: animated, animator: custom)
    transition.coordinator = coordinator
    UIView.performWithoutAnimation {
      if isPop {
        rootView.insertSubview(arriving, belowSubview: leaving)
      } else {
        rootView.insertSubview(arriving, aboveSubview: leaving)
      }
      layoutBar()
      transition.prepare(bar: navigationBar, items: stack.map(\.navigationItem))
      if navigationBar.followsContent { watch(arriving) }
      if !isBarHidden {
        arriving.barHeight = navigationBar.safeHeight(withRoom: arriving.largeTitleRoom)
      }
      transition.place(in: rootView.bounds)
    }
    leaving.child.leave(animated: animated, keepingFocus: isHeld)
    top.enter(animated: animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
    // The keyboard stays when the arriving controller has taken the focus.
    if !isHeld { leaving.window?.dropFirstResponder(inside: leaving) }
    // The new views have no place yet that they could move from.
    UIView.performWithoutAnimation { arriving.layoutIfNeeded() }
    transition.isUnderWay = true
    showToolbarItemsIfSeen(animated: animated)
    if let custom {
      run(transition, by: custom)
    } else if isHeld {
      hold(transition)
    } else {
      UIView.animate(
        withDuration: animated ? Self.transitionDuration : 0, delay: 0,
        options: [.curveKeyboard, .overrideInheritedDuration, .overrideInheritedCurve],
        animations: { self.change(along: transition) },
        completion: { _ in self.finish(transition, animated: animated, isComplete: true) })
    }
  }

  /// Makes the changes of a transition, in the animation that is open.
  private func change(along transition: NavigationTransition) {
    layoutBar()
    transition.place(in: rootView.bounds)
    tabBarController?.isBarAside = hidesBottomBar
    transition.coordinator?.beginAlongside(inOpenBlock: true)
  }

  /// Leaves a transition to a finger.
  private func hold(_ transition: NavigationTransition) {
    let animator = UIViewPropertyAnimator(duration: Self.interactiveDuration, curve: .linear)
    transition.coordinator?.beginInteraction(moving: animator)
    let slidesKeyboard = transition.leavingHasFocus
    animator.addAnimations {
      self.change(along: transition)
      if slidesKeyboard {
        let way = self.rootView.bounds.width * self.rootView.directionSign
        self.world.textInputHost?.slide(by: way)
      }
    }
    animator.pauseAnimation()
  }

  /// Leaves a transition to an animator of an app's; the bar keeps pace with it.
  private func run(
    _ transition: NavigationTransition, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    guard let coordinator = transition.coordinator else { return }
    UIView.performWithoutAnimation {
      transition.useStage(below: navigationBar, in: rootView)
      coordinator.containerView = transition.stage ?? rootView
    }
    coordinator.transitionDuration = animator.transitionDuration(using: coordinator)
    UIView.animate(withDuration: coordinator.transitionDuration) {
      self.layoutBar()
      transition.place(in: self.rootView.bounds)
      self.tabBarController?.isBarAside = self.hidesBottomBar
    }
    coordinator.beginAlongside(inOpenBlock: false)
    animator.animateTransition(using: coordinator)
  }

  private func animator(
    from leaving: UIViewController, to top: UIViewController, isPop: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !isPopInteractive else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: leaving, to: top)
  }

  private func makeCoordinator(
    of transition: NavigationTransition, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> ControllerTransition {
    let (from, to) = (transition.leaving, transition.arriving)
    let coordinator = ControllerTransition(
      in: rootView, isAnimated: animated, style: .none,
      controllers: [.from: from.child, .to: to.child], views: [.from: from, .to: to],
      initialFrames: [ObjectIdentifier(from.child): rootView.bounds],
      finalFrames: [ObjectIdentifier(to.child): rootView.bounds]
    ) { [weak self, weak transition] isComplete in
      guard let self, let transition, animator != nil else { return }
      conclude(transition, animated: animated, isComplete: isComplete)
      animator?.animationEnded(isComplete)
    }
    coordinator.transitionDuration = animated ? Self.transitionDuration : 0
    return coordinator
  }

  func finish(_ transition: NavigationTransition, animated: Bool, isComplete: Bool) {
    conclude(transition, animated: animated, isComplete: isComplete)
    transition.coordinator?.completeTransition(isComplete)
  }

  private func conclude(_ transition: NavigationTransition, animated: Bool, isComplete: Bool) {
    guard self.transition === transition else { return }
    self.transition = nil
    UIView.performWithoutAnimation {
      transition.leaveStage(below: navigationBar, in: rootView)
    }
    guard isComplete else { return takeBack(transition, animated: animated) }
    transition.end(isComplete: true)
    if transition.coordinator?.initiallyInteractive ?? false {
      world.textInputHost?.endSliding()
    }
    forget(transition.leaving.child)
    rootView.setNeedsLayout()
    transition.leaving.child.didLeave(animated: animated)
    transition.arriving.child.didEnter(animated: animated)
    tellWhatHasArrived()
    delegate?.navigationController(self, didShow: transition.arriving.child, animated: animated)
  }

  /// Puts everything back as it was before a transition that was called off.
  private func takeBack(_ transition: NavigationTransition, animated: Bool) {
    let (leaving, arriving) = (transition.leaving, transition.arriving)
    let hadNotChangedSince = shownStack.elementsEqual(stack) { $0 === $1 }
    shown = leaving
    shownStack = transition.formerStack
    if hadNotChangedSince { restoreStack(transition.formerStack) }
    let first = leaving.window?.firstResponder
    let hasTakenFocus = first.map { arriving.child.owns($0) } ?? false
    arriving.child.leave(animated: animated)
    leaving.child.enter(animated: animated)
    if hasTakenFocus, transition.focus?.becomeFirstResponder() != true {
      leaving.window?.dropFirstResponder(inside: arriving)
    }
    UIView.performWithoutAnimation {
      transition.end(isComplete: false)
      leaving.frame = rootView.bounds
      world.textInputHost?.endSliding()
    }
    rootView.setNeedsLayout()
    forget(arriving.child)
    arriving.child.didLeave(animated: animated)
    leaving.child.didEnter(animated: animated)
    tellWhatHasArrived()
  }

  /// Tells the controllers that have come into the stack, once the topmost is shown.
  func tellWhatHasArrived() {
    for controller in stack where controller.isMovingToParent { controller.didMove(toParent: self) }
  }
}
