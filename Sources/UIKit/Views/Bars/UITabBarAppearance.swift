import Foundation

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  @MainActor override init() {
    super.init()
  }

  /// The attributes of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The colour of the image; the bar's for nil.
  open var iconColor: UIColor? { didSet { onChange?() } }

  /// The colour of the spot; red for nil.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
}

/// How the items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  var onChange: (() -> Void)? {
    didSet { for state in states { state.onChange = onChange } }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

  /// Creates the usual appearance.
  @MainActor public required override init() {
    super.init()
  }

  /// Returns nil: there are no archives to read appearances from.
  public required init?(coder: NSCoder) { nil }

  /// Returns a copy that changes by itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { [self] () -> UITabBarItemAppearance in duplicate() }
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = type(of: self).init()
    for (new, old) in zip(copy.states, states) {
      new.titleTextAttributes = old.titleTextAttributes
      (new.iconColor, new.badgeBackgroundColor) = (old.iconColor, old.badgeBackgroundColor)
    }
    return copy
  }

  /// The looks unless one of the others holds.
  public let normal = UITabBarItemStateAppearance()
  /// The looks of the item that is selected.
  public let selected = UITabBarItemStateAppearance()
  /// The looks of an item that can not be selected.
  public let disabled = UITabBarItemStateAppearance()
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  override func watch() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance] {
      items.onChange = { [weak self] in self?.onChange?() }
    }
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
  }

  /// How items look whose words are below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { itemsDidChange() }
  }

  /// How items look whose words are beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { itemsDidChange() }
  }

  private func itemsDidChange() {
    watch()
    onChange?()
  }
}
