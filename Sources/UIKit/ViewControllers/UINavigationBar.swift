import Drawing
import Foundation

/// The bar above the topmost controller of a navigation controller: its title,
/// and the way back.
@preconcurrency @MainActor
open class UINavigationBar: UIView, NavigationItemBar {
  /// What to do when the button back is tapped; a bar that no controller manages takes the top
  /// item off by itself.
  var onBack: (() -> Void)?

  private let background = UIView()
  private let hairline = UIView()
  private var content: NavigationBarContentView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = UIColor(white: 0.976, alpha: 1)
    background.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    background.addSubview(hairline)
    addSubview(background)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  private var ownItems: [UINavigationItem]?

  /// What the bar has shown, the present item last.
  ///
  /// The items of a navigation controller's bar follow the controller's stack; setting them is a
  /// programming error.
  open var items: [UINavigationItem]? {
    get { ownItems }
    set {
      precondition(onBack == nil, "the items of a navigation controller's bar are its controllers'")
      show(newValue ?? [])
      ownItems = newValue
    }
  }

  /// The item whose title is in the middle.
  open var topItem: UINavigationItem? { ownItems?.last }

  /// The item that the button leads back to.
  open var backItem: UINavigationItem? { ownItems?.dropLast().last }

  /// Shows other items at once.
  func show(_ items: [UINavigationItem]) {
    guard items != ownItems ?? [] else { return }
    content?.removeFromSuperview()
    content = setItems(items)
  }

  /// Puts the content for other items above the present one; the transition
  /// moves both.
  func beginTransition(to items: [UINavigationItem], isPop: Bool) -> NavigationBarTransition? {
    let leaving = content
    guard let arriving = setItems(items) else { return nil }
    content = arriving
    guard let leaving else { return nil }
    layoutIfNeeded()
    return NavigationBarTransition(leaving: leaving, arriving: arriving, isPop: isPop)
  }

  private func setItems(_ items: [UINavigationItem]) -> NavigationBarContentView? {
    for item in ownItems ?? [] where item.bar === self { item.bar = nil }
    for item in items { item.bar = self }
    ownItems = items
    guard let topItem else { return nil }
    let content = NavigationBarContentView(item: topItem, backItem: backItem)
    content.back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    return content
  }

  private func goBack() {
    if let onBack {
      onBack()
    } else {
      items?.removeLast()
    }
  }

  func itemDidChange() {
    content?.refresh()
    guard sizeThatFits(bounds.size).height != bounds.height else { return }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// How far the background reaches above the bar, in points: under the status
  /// bar.
  var topReach: CGFloat = 0 {
    didSet { if topReach != oldValue { setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height: CGFloat = world.device.userInterfaceIdiom == .pad ? 50 : 44
    let prompt = topItem?.prompt == nil ? 0 : NavigationBarContentView.heightOfPrompt
    return CGSize(width: size.width, height: height + prompt)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -topReach, width: bounds.width, height: bounds.height + topReach)
    let scale = world.mainScreen.scale
    hairline.frame = CGRect(
      x: 0, y: background.bounds.height, width: bounds.width, height: 1 / scale)
  }
}
