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

  open override var next: UIResponder? { viewIfLoaded?.superview }
  override var responderWindow: UIWindow? { viewIfLoaded?.responderWindow }

  // MARK: Appearing

  private enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  private var appearance = Appearance.disappeared

  /// Calls `viewWillAppear` when the view is not on its way already.
  func enter(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
  }

  func didEnter(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    takeFreeFocus()
  }

  /// Calls `viewWillDisappear` when the view is not on its way already.
  func leave(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    giveFocusAway()
  }

  func didLeave(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
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

  /// What a navigation bar shows for the controller.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  private lazy var ownNavigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()

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
}
