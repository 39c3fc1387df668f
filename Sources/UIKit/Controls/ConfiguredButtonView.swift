import Foundation

/// What a button with a configuration shows behind and beside its title.
@MainActor
final class ConfiguredButtonView: UIView {
  private let title: UILabel
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private var spinner: UIActivityIndicatorView?
  private(set) var configuration = UIButton.Configuration.plain()

  /// Creates a view with the label of a button.
  init(title: UILabel) {
    self.title = title
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.transform = .identity
    for view in [picture, title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var imageView: UIImageView { picture }

  func show(_ configuration: UIButton.Configuration, _ state: UIControl.State, tint: UIColor) {
    self.configuration = configuration
    let color = configuration.foreground(state, tint: tint)
    backgroundColor = configuration.background(state, tint: tint)
    title.attributedText = nil
    title.text = configuration.title
    title.textColor = color
    title.font = .systemFont(ofSize: configuration.pointSize)
    title.textAlignment = .center
    subtitle.text = configuration.subtitle
    subtitle.textColor = color
    subtitle.font = .systemFont(ofSize: configuration.pointSizeOfSubtitle)
    picture.image =
      configuration.showsActivityIndicator
      ? nil
      : configuration.image.map {
        guard $0.isSymbolImage else { return $0 }
        let size = UIImage.SymbolConfiguration(pointSize: configuration.pointSize)
        return $0.applyingSymbolConfiguration(
          configuration.preferredSymbolConfigurationForImage ?? size) ?? $0
      }
    picture.showsTemplates = true
    picture.tintColor = color
    showSpinner(color)
    setNeedsLayout()
  }

  private func showSpinner(_ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let shown = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil {
      addSubview(shown)
      shown.startAnimating()
      spinner = shown
    }
    shown.color = color
  }

  // MARK: Layout

  private var sizeOfImage: CGSize {
    spinner?.intrinsicContentSize ?? picture.image?.size ?? .zero
  }

  private func sizes(of label: UILabel) -> CGSize {
    label.text?.isEmpty ?? true ? .zero : label.intrinsicContentSize
  }

  private var sizeOfWords: CGSize {
    let (words, more) = (sizes(of: title), sizes(of: subtitle))
    let gap = words.height > 0 && more.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(words.width, more.width), height: words.height + gap + more.height)
  }

  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  private var sizeOfContent: CGSize {
    let (image, words) = (sizeOfImage, sizeOfWords)
    let gap = image.width > 0 && words.width > 0 ? configuration.imagePadding : 0
    return isStacked
      ? CGSize(width: max(image.width, words.width), height: image.height + gap + words.height)
      : CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
  }

  var wantedSize: CGSize {
    let (size, insets) = (sizeOfContent, configuration.contentInsets)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
    let insets = configuration.contentInsets
    let (before, after) =
      isRightToLeft
      ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let room = CGRect(
      x: before, y: insets.top, width: max(bounds.width - before - after, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let all = sizeOfContent
    let start = CGPoint(
      x: room.minX + place(all.width, in: room.width), y: room.midY - all.height / 2)
    let (image, words) = (sizeOfImage, sizeOfWords)
    let isFirst =
      configuration.imagePlacement == .top
      || (configuration.imagePlacement == .leading) != (isRightToLeft && !isStacked) && !isStacked
    let gap = image.width > 0 && words.width > 0 ? configuration.imagePadding : 0
    var (imageOrigin, wordsOrigin) = (start, start)
    if isStacked {
      imageOrigin.x += (all.width - image.width) / 2
      wordsOrigin.x += (all.width - words.width) / 2
      if isFirst {
        wordsOrigin.y += image.height + gap
      } else {
        imageOrigin.y += words.height + gap
      }
    } else {
      imageOrigin.y += (all.height - image.height) / 2
      wordsOrigin.y += (all.height - words.height) / 2
      if isFirst { wordsOrigin.x += image.width + gap } else { imageOrigin.x += words.width + gap }
    }
    let imageFrame = CGRect(origin: rounded(imageOrigin), size: image)
    picture.frame = imageFrame
    spinner?.frame = imageFrame
    layOutWords(in: CGRect(origin: wordsOrigin, size: words), room: room)
  }

  /// How far content of a width stands from the left of some room, in points.
  private func place(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    let alignment = (superview as? UIControl)?.effectiveContentHorizontalAlignment ?? .center
    switch alignment {
    case .left, .leading, .fill: return 0
    case .right, .trailing: return room - width
    case .center: return (room - width) / 2
    }
  }

  private func layOutWords(in box: CGRect, room: CGRect) {
    let (first, second) = (sizes(of: title), sizes(of: subtitle))
    func x(_ width: CGFloat) -> CGFloat {
      let usual: UIButton.Configuration.TitleAlignment =
        picture.image != nil && !isStacked ? .leading : .center
      let alignment =
        configuration.titleAlignment == .automatic ? usual : configuration.titleAlignment
      let left = isRightToLeft ? box.maxX - width : box.minX
      let right = isRightToLeft ? box.minX : box.maxX - width
      switch alignment {
      case .leading, .automatic: return left
      case .center: return box.midX - width / 2
      case .trailing: return right
      }
    }
    let width = min(first.width, max(room.width, 0))
    title.frame = CGRect(
      origin: rounded(CGPoint(x: max(x(width), min(room.minX, box.minX)), y: box.minY)),
      size: CGSize(width: width, height: first.height))
    let widthOfMore = min(second.width, max(room.width, 0))
    subtitle.frame = CGRect(
      origin: rounded(CGPoint(x: x(widthOfMore), y: box.maxY - second.height)),
      size: CGSize(width: widthOfMore, height: second.height))
  }

  private func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: roundToPixel(point.x), y: roundToPixel(point.y))
  }
}
