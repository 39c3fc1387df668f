import Drawing
import Foundation

/// Shows an item of a bar: its words, its sign, or its view, over the whole height of the bar.
@MainActor
final class BarItemButton: UIControl {
  private let item: UIBarButtonItem
  private let label = UILabel()
  /// Made when there is an image to show.
  private var imageView: UIImageView?

  /// What lies at either side of the content and takes touches as well, in points.
  static let margin: CGFloat = 8
  /// The least width of a finger's target, in points.
  private static let leastWidth: CGFloat = 44

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    label.textAlignment = .center
    addSubview(label)
    addTarget(
      self, action: Selector(BarItemButton.tapped(_:event:)), for: .touchUpInside)
    addTarget(self, action: Selector(BarItemButton.touched), for: .touchDown)
    refresh()
  }

  private func touched() {
    guard let menu = item.menu, item.primaryAction == nil, item.action == nil else { return }
    MenuCard.open(menu, from: self)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ sender: BarItemButton, event: UIEvent?) {
    item.perform(from: self, for: event)
  }

  private var symbol: BarSymbol? {
    item.title == nil && image == nil ? BarSymbol(of: item.systemItem) : nil
  }

  private var image: UIImage? { item.image ?? item.primaryAction?.image }

  /// Reads the item again.
  func refresh() {
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    showImage()
    showColor()
    let old = subviews.first { $0 !== label && $0 !== imageView }
    if old !== item.customView {
      old?.removeFromSuperview()
      item.customView.map(addSubview)
    } else if let view = item.customView, view.superview !== self {
      addSubview(view)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func showImage() {
    let image = item.customView == nil ? image : nil
    if image != nil, imageView == nil {
      let view = UIImageView()
      view.showsTemplates = true
      view.contentMode = .scaleAspectFit
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
      imageView = view
      addSubview(view)
    }
    imageView?.image = image
    imageView?.isHidden = image == nil
  }

  private var color: UIColor {
    isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
  }

  /// How the words look.
  var appearance: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    didSet {
      showColor()
      setNeedsLayout()
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let states = item.style == .done ? appearance?.done : appearance?.plain
    let bars = states?.attributes(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? [:]
    let own = item.titleTextAttributes(for: .normal) ?? [:]
    let ofState =
      !isEnabled
      ? item.titleTextAttributes(for: .disabled)
      : isHighlighted ? item.titleTextAttributes(for: .highlighted) : nil
    return bars.merging(own) { $1 }.merging(ofState ?? [:]) { $1 }
  }

  private func showColor() {
    label.say(
      item.customView == nil && image == nil ? item.title ?? item.primaryAction?.title : nil,
      attributes, font: .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      color: color)
    imageView?.tintColor = color
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override var isHighlighted: Bool {
    didSet {
      alpha = isHighlighted ? 0.2 : 1
      if !attributes.isEmpty { showColor() }
    }
  }

  // MARK: Layout

  /// The width that the button takes in its bar, in points.
  var wantedWidth: CGFloat {
    let content = contentSize.width
    if item.customView != nil { return content + 2 * Self.margin }
    return max((content + 2 * Self.margin).rounded(.up), Self.leastWidth)
  }

  private var contentSize: CGSize {
    var size = CGSize(width: BarSymbol.length, height: BarSymbol.length)
    if let view = item.customView {
      size = view.bounds.size
      if size.width == 0 || size.height == 0 {
        let asked = view.intrinsicContentSize
        size = CGSize(width: max(asked.width, size.width), height: max(asked.height, size.height))
      }
    } else if image != nil, let asked = imageView?.intrinsicContentSize {
      size = asked
    } else if symbol == nil {
      size = label.intrinsicContentSize
      for title in item.possibleTitles ?? [] {
        let other = UILabel()
        other.font = label.font
        other.text = title
        size.width = max(size.width, other.intrinsicContentSize.width)
      }
    }
    if item.width > 0 { size.width = item.width }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let place = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    if let view = item.customView {
      view.frame = place
    } else if image != nil {
      let insets = item.imageInsets
      imageView?.frame = place.offsetBy(
        dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    } else {
      label.bounds.size = CGSize(width: min(size.width, bounds.width), height: size.height)
      label.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  // MARK: Looks

  override var hasContent: Bool { symbol != nil || super.hasContent }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    symbol?.paint(on: canvas, in: bounds, color: color.color)
    super.paintContent(on: canvas, in: bounds)
  }

  override var textOfPart: ViewText? {
    item.customView == nil ? ViewText(string: label.text ?? "") : nil
  }
  override var defaultAccessibilityLabel: String? {
    item.accessibilityLabel ?? item.title ?? label.text ?? item.systemItem?.spokenName
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    if item.customView != nil { return .none }
    return isEnabled ? .button : [.button, .notEnabled]
  }

  /// A tap on an item is the item's, before recognisers further out.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !takesTap(before: gestureRecognizer)
  }
}
