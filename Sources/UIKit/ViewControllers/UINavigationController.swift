import Foundation

/// Shows a stack of controllers, the topmost one under a bar with its title.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private(set) var stack: [UIViewController] = []
  /// Whether the next change of what is on screen is animated.
  private(set) var animatesNextChange = false

  /// The wrapper of the controller that is on screen, or on its way there.
  var shown: NavigationWrapperView?
  /// The stack when that controller was shown.
  var shownStack: [UIViewController] = []
  var transition: NavigationTransition?
  var isOnScreen = false
  /// Whether the pop that begins is left to a finger.
  var isPopInteractive = false

  /// Hears which controller is shown, and has animators for that.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Recognises a finger that drags the topmost controller off the screen; nil until the view is
  /// loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  private var popRecognizer: PopGestureRecognizer?

  /// The change of the stack that is under way.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    // A change that has been asked for begins with the next layout.
    if transition == nil, isOnScreen, shown?.child !== topViewController {
      rootView.layoutIfNeeded()
    }
    return transition?.coordinator ?? super.transitionCoordinator
  }

  /// Creates a controller with an empty stack; there are no nibs, so both
  /// arguments are nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listenToBar()
  }

  /// Creates a controller that shows another one at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    listenToBar()
    replaceStack(with: [rootViewController], animated: false)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  private func listenToBar() {
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layoutContainer() }
    container.addSubview(navigationBar)
    let recognizer = PopGestureRecognizer(of: self)
    container.addGestureRecognizer(recognizer)
    popRecognizer = recognizer
    view = container
  }

  // MARK: Stack

  /// The controllers of the stack, the topmost one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers of the stack.
  open override var children: [UIViewController] { stack }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what is presented, or else the topmost one.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on top of the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Replaces the stack.
  ///
  /// The screen follows in the next layout pass, though not before a transition
  /// that is running has ended.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Puts a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Takes the topmost controller off the stack and returns it; nil when it is
  /// the only one, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? removeControllers(from: stack.count - 1, animated: animated).last : nil
  }

  /// Takes all controllers above another one off the stack and returns them;
  /// nil when that one is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    stack.firstIndex { $0 === viewController }.map {
      removeControllers(from: $0 + 1, animated: animated)
    }
  }

  /// Takes all controllers but the lowest off the stack and returns them; nil
  /// when there is nothing above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? removeControllers(from: 1, animated: animated) : nil
  }

  private func removeControllers(from index: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(stack[index...])
    if !removed.isEmpty { replaceStack(with: Array(stack[..<index]), animated: animated) }
    return removed
  }

  private func replaceStack(with controllers: [UIViewController], animated: Bool) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "a controller cannot be in the stack twice")
    for controller in controllers where controller.parent !== self {
      precondition(
        !(controller is UINavigationController),
        "a navigation controller cannot be in the stack of another one")
      precondition(controller.parent == nil, "the controller is inside another one already")
      controller.isMovingToParent = true
      controller.willMove(toParent: self)
      controller.parent = self
    }
    let removed = stack.filter { old in !controllers.contains { $0 === old } }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
    // What is on screen keeps its parent until it has gone.
    for controller in removed
    where controller !== shown?.child && controller !== transition?.leaving.child {
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
    animatesNextChange = animated
    viewIfLoaded?.setNeedsLayout()
  }

  /// Goes back to a stack whose change was called off before anything of it was over.
  func restoreStack(_ controllers: [UIViewController]) {
    for controller in controllers where !stack.contains(where: { $0 === controller }) {
      controller.parent = self
      controller.isMovingFromParent = false
    }
    stack = controllers
  }

  // MARK: Bar

  /// The bar above the topmost controller.
  open var navigationBar: UINavigationBar { ownBar }

  private let ownBar = UINavigationBar()

  /// Whether the bar is out of sight.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private(set) var isBarHidden = false

  /// How long the bar takes to come and go, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Hides the bar or brings it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let container = viewIfLoaded else { return }
    if !hidden { navigationBar.isHidden = false }
    UIView.animate(
      withDuration: animated ? Self.hideShowBarDuration : 0, delay: 0,
      options: .overrideInheritedDuration,
      animations: {
        self.layoutBar()
        container.layoutIfNeeded()
      },
      completion: { _ in self.navigationBar.isHidden = self.isBarHidden })
  }

  // MARK: Tab bar

  /// The item of the lowest controller, unless there is one of its own.
  override var tabItem: UITabBarItem { ownTabItem ?? stack.first?.tabItem ?? super.tabItem }

  override func tabItemDidChange(of child: UIViewController) {
    if child === stack.first { parent?.tabItemDidChange(of: self) }
  }

  /// Whether the bar of a tab bar controller is away for one of the controllers.
  var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  // MARK: Toolbar, see UINavigationController+Toolbar.swift

  /// The bar below the topmost controller, with that one's items.
  open var toolbar: UIToolbar! { ownToolbar }

  private(set) lazy var ownToolbar = UIToolbar()

  /// Whether the toolbar is out of sight, as it is unless it was asked for.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  private(set) var hidesToolbar = true

  /// Hides the toolbar or brings it up.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    if !hidden { prepareToolbar() }
    hidesToolbar = hidden
    moveToolbar(animated: animated)
  }

  override func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
    if child === topViewController { showToolbarItems(animated: animated) }
  }

  // MARK: Appearing

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOnScreen = true
    if shown?.child !== topViewController { replaceShown() }
    shown?.child.enter(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.child.didEnter(animated: animated)
    if transition == nil { tellWhatHasArrived() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.child.leave(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isOnScreen = false
    shown?.child.didLeave(animated: animated)
  }
}
