import Foundation

/// Manages a view and its life on the screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Creates a controller; there are no nibs, so both arguments are nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "there are no nibs here; build the view in code")
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: there are no archives to read controllers from.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  private var loadedView: UIView?

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get { rootView }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.updateTraits()
    }
  }

  /// The view, without the implicit unwrapping of UIKit's `view`.
  var rootView: UIView {
    loadViewIfNeeded()
    guard let loadedView else {
      preconditionFailure("loadView() of \(type(of: self)) has not set view")
    }
    return loadedView
  }

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that was done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Creates the view; a plain one of the screen's size unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view has been loaded.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay its subviews out.
  open func viewWillLayoutSubviews() {}
  /// The view has laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// The view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// What bars cover of the view at the top, for constraints; as high as the safe area begins below
  /// the upper edge.
  open var topLayoutGuide: any UILayoutSupport { rootView.systemGuide(.top) }

  /// What bars cover of the view at the bottom, for constraints; as high as the safe area ends above
  /// the lower edge.
  open var bottomLayoutGuide: any UILayoutSupport { rootView.systemGuide(.bottom) }

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// Brings the constraints of the view up to date, in place of the view's own `updateConstraints()`,
  /// which it calls; an override calls super last.
  open func updateViewConstraints() { rootView.updateConstraints() }

  /// Whether the sides of the view have at least the system's margins.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// The least margins of the view, which depend on how wide the screen is, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let screen = world.mainScreen.bounds
    let side: CGFloat = min(screen.width, screen.height) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open override var next: UIResponder? { presentedBy?.presenter ?? viewIfLoaded?.superview }
  override var responderWindow: UIWindow? { viewIfLoaded?.responderWindow }

  // MARK: Appearing, see UIViewController+Appearing.swift

  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var appearance = Appearance.disappeared
  /// Whether the stage that code has begun by itself is animated.
  var isAppearanceAnimated = false

  /// Whether controllers inside hear by themselves that this one appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a controller inside that it is about to appear or to disappear, where the container forwards
  /// that itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    if isAppearing { enter(animated: animated) } else { leave(animated: animated) }
  }

  /// Tells it that it has.
  open func endAppearanceTransition() {
    if appearance == .appearing {
      didEnter(animated: isAppearanceAnimated)
    } else {
      didLeave(animated: isAppearanceAnimated)
    }
  }

  // MARK: Presenting

  /// What the controller presents, and what it is presented by.
  var presentation: Presentation?
  private(set) weak var presentedBy: Presentation?

  /// What the controller, or one around it, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// What presents the controller, or one around it.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? parent?.presentingViewController
  }

  /// Presents another controller; the completion is called when it has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents, with all that this presents, or else itself; the
  /// completion is called when it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// Shows another controller as the one around this does, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue, presentedBy == nil { ownPresentationController = nil }
    }
  }

  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person can not dismiss the controller.
  open var isModalInPresentation = false

  /// Whether what is presented in the current context covers this controller alone.
  open var definesPresentationContext = false

  /// Has the animators of presentations of the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How large the controller would like to be where it does not fill the screen, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { presentedBy?.container.setNeedsLayout() }
    }
  }

  /// Whether the controller is on its way to the screen, as it is being presented.
  open var isBeingPresented: Bool { presentedBy?.phase == .presenting }

  /// Whether the controller is on its way from the screen, as it is being dismissed.
  open var isBeingDismissed: Bool { presentedBy?.phase == .dismissing }

  private var ownPresentationController: UIPresentationController?

  /// What presents the controller, or would in its style.
  open var presentationController: UIPresentationController? {
    presentedBy?.controller
      ?? (modalPresentationStyle == .custom ? nil : presentationControllerForStyle)
  }

  /// What presents the controller in its style.
  var presentationControllerForStyle: UIPresentationController {
    if let ownPresentationController { return ownPresentationController }
    let controller = makePresentationController()
    ownPresentationController = controller
    return controller
  }

  /// Makes what presents the controller in its style, before anything does.
  func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      CoverPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The sheet in which the controller is presented, or would be.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover in which the controller is presented, or would be, where that is its style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationControllerForStyle as? UIPopoverPresentationController
  }

  /// The transition in which the controller, or one around it, comes or goes.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentedBy?.transition ?? presentation?.transition ?? parent?.transitionCoordinator
  }

  func presentationWillBegin(_ presentation: Presentation) { presentedBy = presentation }

  func presentationDidEnd() {
    presentedBy = nil
    ownPresentationController = nil
  }

  /// The level of a window that the controller is presented in; nil where it has none of its own.
  var ownWindowLevel: UIWindow.Level? { nil }

  /// What takes text in the controller when it has just been presented in a window of its own.
  var firstTextInput: UIResponder? { nil }

  // MARK: Traits, see Environment

  final var ownTraitSettings: TraitSettings?
  /// The traits that the controller is in, once there is something that it can be in.
  final var takenTraits: UITraitCollection?
  /// Those that it has heard of.
  final var knownTraits = UITraitCollection.current

  /// What the controller is in: light or dark, how large text is, and so on.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the controller and what is inside it is light or dark, whatever it is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitSettings?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      traitSettings.style = newValue
      traitSettingsDidChange()
    }
  }

  /// Has a controller inside in some traits, whatever this one is in; nil for no longer.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { forceTraits(collection, of: childViewController) }

  /// The traits that a controller inside is made to be in.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    ownTraitSettings?.ofChildren[ObjectIdentifier(childViewController)]
      .map(UITraitCollection.init(values:))
  }

  // MARK: Status bar

  /// How the status bar looks over the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The controller inside that says how the status bar looks; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Has the status bar look as the controller says now.
  open func setNeedsStatusBarAppearanceUpdate() { statusBarMayChange() }

  // MARK: Editing

  private var ownIsEditing = false

  /// Whether what the view shows can be edited.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets what the view shows be edited, or ends that; subclasses follow in their views.
  open func setEditing(_ editing: Bool, animated: Bool) {
    ownIsEditing = editing
    ownEditButtonItem?.showSystemItem(editing ? .done : .edit)
  }

  private var ownEditButtonItem: UIBarButtonItem?

  /// An item that begins and ends editing, and says which of the two.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    ownEditButtonItem = item
    return item
  }

  // MARK: Containment

  /// What bars show for the controller.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  private lazy var ownNavigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()

  /// What the bar of a tab bar controller shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { tabItem }
    set {
      ownTabItem = newValue
      parent?.tabItemDidChange(of: self)
    }
  }

  var ownTabItem: UITabBarItem?

  /// The item, made when first asked for.
  var tabItem: UITabBarItem {
    if let ownTabItem { return ownTabItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabItem = item
    return item
  }

  /// The item of a controller inside this one is another.
  func tabItemDidChange(of child: UIViewController) {}

  /// Whether the bar of a tab bar controller leaves the screen when a navigation controller in it shows
  /// this one.
  open var hidesBottomBarWhenPushed = false

  /// What scrolls under the bars, where code has said so.
  weak var barContentScroller: UIView?
  weak var bottomContentScroller: UIView?

  /// What the toolbar of a navigation controller shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  private var ownToolbarItems: [UIBarButtonItem]?

  /// Lets the toolbar of a navigation controller show other items; animated, they fade in and out.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    parent?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// The items of a controller inside this one have changed.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}

  /// The controller this one is shown inside of.
  open internal(set) weak var parent: UIViewController?

  var ownChildren: [UIViewController] = []

  /// The controllers inside this one.
  open var children: [UIViewController] { ownChildren }

  /// Takes a controller in, from another one where it is inside that; its view is for the container to
  /// add.
  open func addChild(_ childController: UIViewController) { takeIn(childController) }

  /// Leaves the controller around this one.
  open func removeFromParent() { leaveParent() }

  /// The controller is about to come into another one, or out of any.
  open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }

  /// The controller has come into another one, or out of any.
  open func didMove(toParent parent: UIViewController?) {
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  /// Whether the controller is on its way to the screen because it comes into another one.
  open internal(set) var isMovingToParent = false

  /// Whether the controller is on its way from the screen because it leaves another one.
  open internal(set) var isMovingFromParent = false

  /// Changes between two controllers inside, with an animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
}
