import Foundation

/// Shows an item of a tab bar: its image, and its words below or beside that.
@MainActor
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let words = UILabel()
  private let badge = TabBadge()
  private var isChosen = false

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    words.textAlignment = .center
    picture.contentMode = .scaleAspectFit
    picture.showsTemplates = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    for view in [picture, words, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the words stand beside the image.
  var isInline = false

  /// Reads the item, and looks as an appearance says, in a tint.
  func show(
    _ appearance: UITabBarItemAppearance, isChosen: Bool, selected: UIColor, unselected: UIColor
  ) {
    self.isChosen = isChosen
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    let state =
      !isEnabled ? appearance.disabled : isChosen ? appearance.selected : appearance.normal
    let usual = !isEnabled ? UIColor.tertiaryLabel : isChosen ? selected : unselected
    picture.image = (isChosen ? item.selectedImage : nil) ?? item.image
    picture.tintColor = state.iconColor ?? usual
    let own = item.titleTextAttributes(for: .normal) ?? [:]
    let ofState = isChosen ? item.titleTextAttributes(for: .selected) ?? [:] : [:]
    words.say(
      item.title,
      state.titleTextAttributes.merging(own) { $1 }.merging(ofState) { $1 },
      font: .systemFont(ofSize: isInline ? 13 : 10, weight: .medium), color: usual)
    badge.show(
      item.badgeValue, color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed)
    setNeedsLayout()
  }

  // MARK: Layout

  /// The middle of the image, and the baseline's neighbourhood of the words, in points.
  private static let middleOfPicture: CGFloat = 19
  private static let middleOfWords: CGFloat = 40.5
  private static let gap: CGFloat = 6

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image == nil ? .zero : picture.intrinsicContentSize
    var text = words.intrinsicContentSize
    picture.bounds.size = size
    if isInline {
      let gap = size.width > 0 && text.width > 0 ? Self.gap : 0
      text.width = min(text.width, max(bounds.width - size.width - gap, 0))
      let start = (bounds.width - size.width - gap - text.width) / 2
      picture.center = CGPoint(x: start + size.width / 2, y: bounds.midY)
      words.bounds.size = text
      words.center = CGPoint(x: start + size.width + gap + text.width / 2, y: bounds.midY)
    } else {
      text.width = min(text.width, bounds.width)
      words.bounds.size = text
      let isAlone = picture.image == nil || text.width == 0
      picture.center = CGPoint(
        x: bounds.midX, y: isAlone ? bounds.midY : Self.middleOfPicture)
      words.center = CGPoint(x: bounds.midX, y: isAlone ? bounds.midY : Self.middleOfWords)
    }
    badge.sizeToFit()
    badge.center = CGPoint(
      x: picture.center.x + max(size.width / 2, 8) + 2, y: picture.center.y - 9)
  }

  override var textOfPart: ViewText? { ViewText(string: item.title ?? "") }

  override var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.title }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// A spot with a few words.
@MainActor
private final class TabBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    layer.cornerRadius = Self.height / 2
    isHidden = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ words: String?, color: UIColor) {
    isHidden = words == nil
    label.text = words
    backgroundColor = color
  }

  private static let height: CGFloat = 18

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(Self.height, label.intrinsicContentSize.width.rounded(.up) + 10),
      height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
