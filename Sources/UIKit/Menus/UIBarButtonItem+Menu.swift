import Foundation

extension UIBarButtonItem {
  /// The menu that a touch opens where the item has no action, and a long one where it has.
  public var menu: UIMenu? {
    get { ownMenu }
    set { ownMenu = newValue }
  }

  /// Creates an item that calls an action and opens a menu, and shows a title or an image, or else the
  /// action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    ownMenu = menu
  }

  /// Creates one of the system's items, which calls an action and opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    ownMenu = menu
  }
}
