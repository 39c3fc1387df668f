import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  weak var bar: (any NavigationItemBar)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  @MainActor public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// What stands in the middle of the bar.
  open var title: String? {
    didSet { bar?.itemDidChange() }
  }

  /// Whether titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the bar.
    case never = 2
    /// In the bar, also where a search bar is.
    case inline = 3
  }

  /// Whether the title is large in a bar that prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemDidChange() }
  }

  /// How the bar looks with this item; as usual for nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.itemDidChange() } }

  /// How it looks while content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.itemDidChange() } }

  /// How a lower bar looks, as that of a phone on its side.
  open var compactAppearance: UINavigationBarAppearance?

  /// How a lower bar looks while content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// A line above the title, for which the bar gets higher.
  open var prompt: String? {
    didSet { bar?.itemDidChange() }
  }

  /// What the button back to this item says; the title unless set.
  open var backButtonTitle: String? {
    didSet { bar?.itemDidChange() }
  }

  /// The item whose title the button back to this one says, where it has one.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { bar?.itemDidChange() }
  }

  /// What the button back to this item says.
  var wordsOfBackButton: String { backButtonTitle ?? backBarButtonItem?.title ?? title ?? "Back" }

  /// Whether the button back is left out.
  open var hidesBackButton = false {
    didSet { bar?.itemDidChange() }
  }

  /// Leaves the button back out, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    withAnimation(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether the items at the left stand beside the button back instead of taking its place.
  open var leftItemsSupplementBackButton = false {
    didSet { bar?.itemDidChange() }
  }

  /// What stands in the middle of the bar instead of the title, with its own size.
  open var titleView: UIView? {
    didSet { bar?.itemDidChange() }
  }

  // MARK: Items

  /// The items at the left, the first at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.itemDidChange() }
  }

  /// The items at the right, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.itemDidChange() }
  }

  /// The item at the left edge; setting it takes the others away.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right edge; setting it takes the others away.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    withAnimation(animated) { self.leftBarButtonItem = item }
  }

  /// Sets the item at the right edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    withAnimation(animated) { self.rightBarButtonItem = item }
  }

  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withAnimation(animated) { self.leftBarButtonItems = items }
  }

  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withAnimation(animated) { self.rightBarButtonItems = items }
  }

  /// Whether the change under way fades in.
  private(set) var animatesChange = false

  private func withAnimation(_ animated: Bool, _ change: () -> Void) {
    animatesChange = animated
    change()
    animatesChange = false
  }
}

/// The bar that shows an item.
@MainActor
protocol NavigationItemBar: AnyObject {
  /// What an item says has changed.
  func itemDidChange()
}
