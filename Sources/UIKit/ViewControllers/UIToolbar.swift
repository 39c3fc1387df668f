import Foundation

/// A bar with items in a row.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let background = BarBackground(lineBelow: false)
  private let row = BarItemsView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [background, row] { addSubview(view) }
    showBackground()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// What the bar shows, from the left to the right.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  private var ownItems: [UIBarButtonItem]?

  /// Shows other items; animated, they fade in and out.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
    row.show(items ?? [], animated: animated)
  }

  // MARK: Looks

  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet { showBackground() }
  }

  /// How the bar looks; setting it sets a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = kept(newValue)
      showBackground()
    }
  }

  private lazy var ownAppearance = kept(UIToolbarAppearance())

  /// How a lower bar looks, as that of a phone on its side.
  open var compactAppearance: UIToolbarAppearance?

  private func kept(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    let copy = appearance.duplicate()
    copy.onChange = { [weak self] in self?.showBackground() }
    return copy
  }

  /// The colour of the bar; that of its style unless set.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// Whether a little of what is behind the bar shows through.
  open var isTranslucent = true {
    didSet { showBackground() }
  }

  private func showBackground() {
    let color = barStyle == .default ? BarBackground.color : UIColor(white: 0.11, alpha: 1)
    background.show(standardAppearance, standard: color)
    // A little of what is behind shows through.
    if isTranslucent, standardAppearance.ground == .standard {
      background.backgroundColor = background.backgroundColor?.withAlphaComponent(0.94)
    }
    row.appearance = (
      standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance
    )
  }

  // MARK: Layout

  /// How far the background reaches below the bar, in points.
  var bottomReach: CGFloat = 0 {
    didSet { if bottomReach != oldValue { setNeedsLayout() } }
  }

  /// The height of a bar, in points.
  private var ownHeight: CGFloat { world.device.userInterfaceIdiom == .pad ? 50 : 44 }

  /// The width that was asked for, else that of the screen, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : world.mainScreen.bounds.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  /// The distance from the edge to the first item's target, in points.
  private static let margin: CGFloat = 8

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bottomReach)
    let (left, right) = (safeAreaInsets.left + Self.margin, safeAreaInsets.right + Self.margin)
    row.frame = CGRect(
      x: left, y: 0, width: max(bounds.width - left - right, 0),
      height: min(bounds.height, ownHeight))
  }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}
