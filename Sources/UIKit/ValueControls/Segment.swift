import Foundation

/// One of a control's segments.
@MainActor
struct Segment {
  enum Content {
    case title(String)
    case image(UIImage)
  }

  var content: Content
  var action: UIAction?
  var width: CGFloat = 0
  var isEnabled = true

  init(_ content: Content) {
    self.content = content
  }

  init(_ action: UIAction) {
    content = action.image.map(Content.image) ?? .title(action.title)
    self.action = action
  }

  var title: String? { if case .title(let title) = content { title } else { nil } }

  var image: UIImage? { if case .image(let image) = content { image } else { nil } }

  /// What a segment is made of: a text, a picture or an action; nil of anything else.
  init?(item: Any) {
    switch item {
    case let title as String: self.init(.title(title))
    case let title as NSString: self.init(.title(String(describing: title)))
    case let image as UIImage: self.init(.image(image))
    case let action as UIAction: self.init(action)
    default: return nil
    }
  }

  /// The view that shows the segment.
  func makeView() -> SegmentView {
    let view = SegmentView()
    view.show(self)
    return view
  }
}

/// Shows a segment's title or image in its middle.
@MainActor
final class SegmentView: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    imageView.tintColor = .label
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ segment: Segment) {
    label.text = segment.title
    imageView.image = segment.image
    accessibilityLabel = segment.title
    setNeedsLayout()
  }

  /// Shows the title with attributes of its state.
  func show(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isEnabled: Bool) {
    let font = attributes[.font] as? UIFont
    label.font = font ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    let color = attributes[.foregroundColor] as? UIColor
    label.textColor = color ?? (isEnabled ? .label : .tertiaryLabel)
    imageView.tintColor = label.textColor
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    setNeedsLayout()
  }

  /// The width of what is shown, in points.
  var contentWidth: CGFloat {
    imageView.image?.size.width ?? label.intrinsicContentSize.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 4, y: roundToPixel((bounds.height - height) / 2), width: max(bounds.width - 8, 0),
      height: height)
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: roundToPixel((bounds.width - size.width) / 2),
      y: roundToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }
}
