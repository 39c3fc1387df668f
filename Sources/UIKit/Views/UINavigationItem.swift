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

  /// What the button back to this item says; the title unless set.
  open var backButtonTitle: String? {
    didSet { bar?.itemDidChange() }
  }

  /// Whether the button back is left out.
  open var hidesBackButton = false {
    didSet { bar?.itemDidChange() }
  }
}

/// The bar that shows an item.
@MainActor
protocol NavigationItemBar: AnyObject {
  /// What an item says has changed.
  func itemDidChange()
}
