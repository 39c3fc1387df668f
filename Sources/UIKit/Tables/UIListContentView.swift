import Foundation

/// Shows a picture and two texts, as rows of lists have them.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let (textLabel, secondaryLabel, imageView) = (UILabel(), UILabel(), UIImageView())
  private var own: UIListContentConfiguration

  /// Creates a view that shows what a configuration says.
  public init(configuration: UIListContentConfiguration) {
    own = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    showConfiguration()
  }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  /// What is shown; a configuration of another type is left alone.
  open var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != own else { return }
      own = new
      showConfiguration()
    }
  }

  private func showConfiguration() {
    show(own.text, own.attributedText, own.textProperties, in: textLabel)
    show(
      own.secondaryText, own.secondaryAttributedText, own.secondaryTextProperties,
      in: secondaryLabel)
    let properties = own.imageProperties
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(pointSize: own.textProperties.font.pointSize)
    imageView.image = own.image
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    var margins = own.directionalLayoutMargins
    if let outer = superview?.directionalLayoutMargins {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }

  /// The sizes of picture and texts in a width, in points, and whether the texts stand beside each other.
  private struct Parts {
    var image = CGSize.zero
    var reserved = CGSize.zero
    var text = CGSize.zero
    var secondary = CGSize.zero
    var isSideBySide = false
    var gap: CGFloat = 0

    var textHeight: CGFloat {
      isSideBySide
        ? max(text.height, secondary.height) : text.height + gap + secondary.height
    }
  }

  private func parts(inWidth width: CGFloat) -> Parts {
    var parts = Parts()
    if own.image != nil {
      parts.image = imageView.sizeThatFits(.zero)
      let most = own.imageProperties.maximumSize
      let scale = min(
        most.width > 0 ? most.width / max(parts.image.width, 1) : 1,
        most.height > 0 ? most.height / max(parts.image.height, 1) : 1, 1)
      parts.image = CGSize(width: parts.image.width * scale, height: parts.image.height * scale)
      let reserved = own.imageProperties.reservedLayoutSize
      parts.reserved = CGSize(
        width: reserved.width > 0 ? reserved.width : parts.image.width,
        height: reserved.height > 0 ? reserved.height : parts.image.height)
    }
    var room = max(width - margins.left - margins.right, 0)
    if own.image != nil { room = max(room - parts.reserved.width - own.imageToTextPadding, 0) }
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard !(label.text ?? "").isEmpty else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let (text, secondary) = (
      size(textLabel, .greatestFiniteMagnitude), size(secondaryLabel, .greatestFiniteMagnitude)
    )
    parts.isSideBySide =
      own.prefersSideBySideTextAndSecondaryText
      && text.width + own.textToSecondaryTextHorizontalPadding + secondary.width <= room
    if parts.isSideBySide {
      (parts.text, parts.secondary) = (text, secondary)
    } else {
      (parts.text, parts.secondary) = (size(textLabel, room), size(secondaryLabel, room))
      (parts.text.width, parts.secondary.width) = (room, room)
      let hasBoth = parts.text.height > 0 && parts.secondary.height > 0
      parts.gap = hasBoth ? own.textToSecondaryTextVerticalPadding : 0
    }
    return parts
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts(inWidth: bounds.width)
    var x = margins.left
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let left = isRightToLeft ? bounds.width - x - size.width : x
      view.frame = CGRect(x: left, y: roundToPixel(y), width: size.width, height: size.height)
    }
    if own.image != nil {
      place(
        imageView, x + (parts.reserved.width - parts.image.width) / 2,
        (bounds.height - parts.image.height) / 2, parts.image)
      x += parts.reserved.width + own.imageToTextPadding
    }
    let inside = bounds.inset(by: margins)
    let y = inside.minY + (inside.height - parts.textHeight) / 2
    place(
      textLabel, x, parts.isSideBySide ? y + (parts.textHeight - parts.text.height) / 2 : y,
      parts.text)
    if parts.isSideBySide {
      place(
        secondaryLabel, bounds.width - margins.right - parts.secondary.width,
        y + (parts.textHeight - parts.secondary.height) / 2, parts.secondary)
    } else {
      place(secondaryLabel, x, y + parts.text.height + parts.gap, parts.secondary)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let parts = parts(inWidth: size.width)
    let height = max(parts.textHeight, parts.reserved.height) + margins.top + margins.bottom
    return CGSize(width: size.width, height: roundUpToPixel(height))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
