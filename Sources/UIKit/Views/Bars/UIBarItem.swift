import Foundation

/// What a bar shows, and what happens when it is tapped.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What shows the item.
  weak var host: (any BarItemHost)?

  /// Creates an item without a title.
  @MainActor public override init() {
    super.init()
  }

  /// Returns nil: there are no archives to read items from.
  public required init?(coder: NSCoder) { nil }

  /// What the item says.
  open var title: String? {
    didSet { host?.barItemDidChange() }
  }

  /// What the item shows instead of a title, as a shape in the tint.
  open var image: UIImage? {
    didSet { host?.barItemDidChange() }
  }

  /// How far the image stands from where it would, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { host?.barItemDidChange() }
  }

  /// Whether the item can be tapped.
  open var isEnabled = true {
    didSet { host?.barItemDidChange() }
  }

  /// The attributes of the title by the raw values of states.
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { host?.barItemDidChange() }
  }

  /// A number by which code finds the item.
  open var tag = 0

  /// A name by which tests find what shows the item.
  open var accessibilityIdentifier: String? {
    didSet { host?.barItemDidChange() }
  }

  /// What the item is called by those who use it without seeing it; its title unless set.
  open var accessibilityLabel: String? {
    didSet { host?.barItemDidChange() }
  }
}

/// What shows an item of a bar.
@MainActor
protocol BarItemHost: AnyObject {
  /// An item has changed.
  func barItemDidChange()
}
