import Foundation

/// A line of a menu: a mark, words, and a picture at the end.
@MainActor
final class MenuRow: UIControl {
  let line: MenuLine
  private let hasMarks: Bool
  private let mark = UIImageView()
  private let words = UILabel()
  private let moreWords = UILabel()
  private let picture = UIImageView()
  private let hairline = UIView()

  static let height: CGFloat = 44
  private static let heightOfTitle: CGFloat = 30
  private static let heightOfGap: CGFloat = 8
  private static let margin: CGFloat = 16
  private static let widthOfMarks: CGFloat = 20
  private static let widthOfPicture: CGFloat = 24

  init(_ line: MenuLine, hasMarks: Bool) {
    (self.line, self.hasMarks) = (line, hasMarks)
    super.init(frame: .zero)
    words.font = .systemFont(ofSize: 17)
    words.numberOfLines = 2
    moreWords.font = .systemFont(ofSize: 12)
    moreWords.textColor = .secondaryLabel
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 13, weight: .semibold)
    hairline.backgroundColor = .separator
    for view in [mark, picture] { view.contentMode = .center }
    for view in [mark, words, moreWords, picture, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    switch line {
    case .title(let title):
      isEnabled = false
      words.text = title
      words.font = .systemFont(ofSize: 13)
      words.textColor = .secondaryLabel
    case .back(let title):
      words.text = title
      words.font = .systemFont(ofSize: 17, weight: .semibold)
      mark.image = UIImage(systemName: "chevron.left")
    case .gap:
      isEnabled = false
      backgroundColor = .systemFill
    case .element(let element): show(element)
    }
    accessibilityIdentifier = words.text
  }

  private func show(_ element: UIMenuElement) {
    words.text = element.title
    moreWords.text = element.subtitle
    picture.image = element.image
    var color = UIColor.label
    if let action = element as? UIAction {
      if action.attributes.contains(.destructive) { color = .systemRed }
      if action.attributes.contains(.disabled) {
        isEnabled = false
        color = .tertiaryLabel
      }
      switch action.state {
      case .off: break
      case .on: mark.image = UIImage(systemName: "checkmark")
      case .mixed: mark.image = UIImage(systemName: "minus")
      }
    } else if let menu = element as? UIMenu {
      if menu.options.contains(.destructive) { color = .systemRed }
      mark.image = mark.image ?? nil
      if picture.image == nil { picture.image = UIImage(systemName: "chevron.right") }
    }
    words.textColor = color
    picture.tintColor = color
    mark.tintColor = color
  }

  /// Whether a line is drawn below.
  var hasLine = true {
    didSet { hairline.isHidden = !hasLine }
  }

  override var isHighlighted: Bool {
    didSet {
      if case .gap = line { return }
      backgroundColor = isHighlighted ? .systemGray5 : nil
    }
  }

  /// The height of the row, in points.
  var wantedHeight: CGFloat {
    switch line {
    case .gap: Self.heightOfGap
    case .title: Self.heightOfTitle
    case .back: Self.height
    case .element: moreWords.text == nil ? Self.height : Self.height + 14
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var isBack = false
    if case .back = line { isBack = true }
    let left = Self.margin + (hasMarks || isBack ? Self.widthOfMarks : 0)
    let right = Self.margin + (picture.image == nil ? 0 : Self.widthOfPicture + 8)
    mark.frame = CGRect(
      x: Self.margin - 6, y: 0, width: Self.widthOfMarks, height: bounds.height)
    let width = max(bounds.width - left - right, 0)
    let height = bounds.height - (moreWords.text == nil ? 0 : 20)
    words.frame = CGRect(x: left, y: 0, width: width, height: height)
    moreWords.frame = CGRect(x: left, y: height - 8, width: width, height: 16)
    picture.frame = CGRect(
      x: bounds.width - Self.margin - Self.widthOfPicture, y: 0, width: Self.widthOfPicture,
      height: bounds.height)
    let line = 1 / world.mainScreen.scale
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
  }

  override var textOfPart: ViewText? { ViewText(string: words.text ?? "") }
  override var defaultAccessibilityLabel: String? { words.text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if line.isMarked { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
