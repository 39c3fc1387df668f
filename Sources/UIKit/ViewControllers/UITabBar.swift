import Foundation

/// Hears which item of a tab bar a person selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person has selected an item, or tapped the one that is selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with items of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
  private let background = BarBackground(lineBelow: false)
  private var buttons: [TabButton] = []

  /// Asked before a person selects an item; those of a controller's bar are the controller's.
  var onTap: ((UITabBarItem) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    barItemDidChange()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// Hears which item is selected.
  open weak var delegate: (any UITabBarDelegate)?

  /// What the bar shows, from the left to the right.
  open var items: [UITabBarItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  private var ownItems: [UITabBarItem]?

  /// How long items take to come, in seconds.
  private static let fadeDuration = 0.25

  /// Shows other items; animated, they fade in.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in ownItems ?? [] where item.host === self { item.host = nil }
    ownItems = items
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.host = self
      let button = TabButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let self, let item { tapped(item) }
        }, for: .touchDown)
      addSubview(button)
      return button
    }
    if let selectedItem, !(items ?? []).contains(selectedItem) { self.selectedItem = nil }
    barItemDidChange()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for button in buttons { button.alpha = 0 } }
    UIView.animate(withDuration: Self.fadeDuration) {
      for button in self.buttons { button.alpha = 1 }
    }
  }

  /// The item that is selected.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { barItemDidChange() } }
  }

  private func tapped(_ item: UITabBarItem) {
    if let onTap { return onTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Looks

  /// How the bar looks; setting it sets a copy.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = kept(newValue)
      barItemDidChange()
    }
  }

  private lazy var ownAppearance = kept(UITabBarAppearance())

  /// How the bar looks while content is at its end; as usual for nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { barItemDidChange() }
  }

  private func kept(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    let copy = appearance.duplicate()
    copy.onChange = { [weak self] in self?.barItemDidChange() }
    return copy
  }

  /// The colour of the bar; the system's unless set.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The colour of items that are not selected; grey for nil.
  open var unselectedItemTintColor: UIColor? {
    didSet { barItemDidChange() }
  }

  func barItemDidChange() {
    let appearance = selectedItem?.standardAppearance ?? standardAppearance
    background.show(appearance, standard: BarBackground.color)
    let isInline = hasInlineItems
    for button in buttons {
      button.isInline = isInline
      button.show(
        isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance,
        isChosen: button.item === selectedItem, selected: tintColor,
        unselected: unselectedItemTintColor ?? .systemGray)
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    barItemDidChange()
  }

  // MARK: Layout

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// Whether the words stand beside the images, as on an iPad.
  private var hasInlineItems: Bool { world.device.userInterfaceIdiom == .pad }

  /// How far the background reaches below the bar, in points.
  var bottomReach: CGFloat = 0 {
    didSet { if bottomReach != oldValue { setNeedsLayout() } }
  }

  private var ownHeight: CGFloat { hasInlineItems ? 50 : 49 }

  /// The width that was asked for, else that of the screen, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : world.mainScreen.bounds.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  /// How wide an item is where there is room for more, in points. (Chosen.)
  private static let widthOfInlineItem: CGFloat = 140

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bottomReach)
    guard !buttons.isEmpty else { return }
    let room = max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0)
    var width = room / CGFloat(buttons.count)
    if hasInlineItems { width = min(width, Self.widthOfInlineItem) }
    let start = safeAreaInsets.left + (room - width * CGFloat(buttons.count)) / 2
    for (index, button) in buttons.enumerated() {
      let (left, right) = (
        roundToPixel(start + CGFloat(index) * width),
        roundToPixel(start + CGFloat(index + 1) * width)
      )
      button.frame = CGRect(
        x: left, y: 0, width: right - left, height: min(bounds.height, ownHeight))
    }
  }
}
