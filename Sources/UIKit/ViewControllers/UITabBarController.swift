import Foundation

/// Asked and told which controller of a tab bar controller a person selects.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A person has selected a controller, or tapped the one that is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Lets all be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Shows one of several controllers, which a person selects in a bar at the bottom.
///
/// All of them are in the bar, however many they are. (A phone has those after the fourth in a list.)
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let ownBar = UITabBar()
  private let content = TabContentView()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var shown: UIViewController?

  /// Asked and told what a person selects.
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownBar.onTap = { [weak self] in self?.tapped($0) }
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layoutContainer() }
    container.addSubview(content)
    container.addSubview(ownBar)
    view = container
    show()
  }

  // MARK: Controllers

  /// The bar, whose items are the controllers'.
  open var tabBar: UITabBar { ownBar }

  /// The controllers, in the order of the bar.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the one that is selected stays so where it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    precondition(
      Set(new.map(ObjectIdentifier.init)).count == new.count,
      "a controller cannot be in a tab bar twice")
    let index = controllers.firstIndex { $0 === selected }
    let (added, removed) = (
      new.filter { controller in !controllers.contains { $0 === controller } },
      controllers.filter { controller in !new.contains { $0 === controller } }
    )
    controllers = new
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    ownBar.setItems(new.map(\.tabItem), animated: animated)
    let stays = selected.map { old in new.contains { $0 === old } } ?? false
    select(stays ? selected : new.isEmpty ? nil : new[min(index ?? 0, new.count - 1)])
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue.map { new in controllers.contains { $0 === new } } ?? true,
        "only one of the tab bar's controllers can be selected")
      select(newValue)
    }
  }

  /// Its place in the order of the bar; `NSNotFound` where none is shown.
  ///
  /// A place that is none changes nothing.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  private func tapped(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      // The way back to the first page.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    ownBar.selectedItem = controller?.tabItem
    if isViewLoaded { show() }
  }

  /// Shows the selected controller in the place of the one that is shown.
  private func show() {
    guard shown !== selected else { return }
    let (old, new) = (shown, selected)
    shown = new
    isBarAside = (new as? UINavigationController)?.hidesBottomBar ?? false
    let isSeen = appearance == .appeared
    if isSeen { new?.enter(animated: false) }
    if isSeen { old?.leave(animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new?.rootView {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    if isSeen { new?.didEnter(animated: false) }
    rootView.setNeedsLayout()
  }

  /// A controller's item is another.
  override func tabItemDidChange(of child: UIViewController) {
    guard controllers.contains(where: { $0 === child }) else { return }
    ownBar.setItems(controllers.map(\.tabItem), animated: false)
    ownBar.selectedItem = selected?.tabItem
  }

  // MARK: Layout

  /// Whether the bar has left the screen with the page below.
  var isBarAside = false {
    didSet {
      guard isBarAside != oldValue, isViewLoaded else { return }
      layoutBar()
    }
  }

  /// How much of the safe area the bar takes, in points.
  var heightOfBar: CGFloat {
    ownBar.isHidden ? 0 : ownBar.sizeThatFits(rootView.bounds.size).height
  }

  private func layoutContainer() {
    content.frame = rootView.bounds
    layoutBar()
    content.heightOfBar = heightOfBar
  }

  private func layoutBar() {
    let bounds = rootView.bounds
    let below = rootView.safeAreaInsets.bottom
    let height = ownBar.sizeThatFits(bounds.size).height
    ownBar.bottomReach = below
    ownBar.frame = CGRect(
      x: isBarAside ? -bounds.width : 0, y: bounds.height - below - height, width: bounds.width,
      height: height)
  }
}

/// Holds the view of the controller that is shown.
@MainActor
private final class TabContentView: UIView {
  /// What the bar takes of the safe area, in points.
  var heightOfBar: CGFloat = 0 {
    didSet { if heightOfBar != oldValue { updateSafeArea() } }
  }

  override var inheritedSafeArea: UIEdgeInsets {
    var insets = superview?.safeAreaInsets ?? .zero
    insets.bottom += heightOfBar
    return insets
  }
}

extension UIViewController {
  /// The tab bar controller that this one is in.
  public var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let tabs = current as? UITabBarController { return tabs }
      controller = current.parent
    }
    return nil
  }
}
