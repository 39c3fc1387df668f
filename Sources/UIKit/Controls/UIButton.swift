import Drawing
import Foundation

/// A control with a title that is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// It shows a title, and nothing changes under a finger.
    case custom = 0
    /// It shows a title in the tint, which fades under a finger.
    case system = 1
    /// It shows an i in a ring.
    case detailDisclosure = 2
    /// It shows an i in a ring.
    case infoLight = 3
    /// It shows an i in a ring.
    case infoDark = 4
    /// It shows a plus in a ring.
    case contactAdd = 5
    /// It shows a cross on a grey disc.
    case close = 7
  }

  /// How the button looks by itself.
  open private(set) var buttonType = ButtonType.custom

  private let label = UILabel()
  private var looks = ButtonLooks()
  /// Made when there is something to show in them.
  private var ownImageView: UIImageView?
  private var backgroundView: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(label)
    showState()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Creates a button without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    if let symbol { bounds.size = symbol.size }
    showState()
  }

  /// Creates a button that says an action's title and calls it when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
    sizeToFit()
  }

  /// Creates a button of the system that shows an image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  // MARK: Title

  /// Shows the title; its text and colour are the button's to set.
  open var titleLabel: UILabel? { label }

  /// Sets what the button says in a state; nil means the same as in the normal state.
  open func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    showState()
    invalidateIntrinsicContentSize()
  }

  /// What the button says in a state: what was set for it, else for the normal state.
  open func title(for state: State) -> String? { looks.value(looks.titles, for: state) }

  /// Sets what the button says in a state, with attributes, before any title without; nil means the same
  /// as in the normal state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    showState()
    invalidateIntrinsicContentSize()
  }

  /// What the button says in a state, with attributes: what was set for it, else for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks.value(looks.attributedTitles, for: state)
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// What is seen for a title.
  private var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// Sets the title's colour in a state; nil means the same as in the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks.titleColors[state] = color
    showState()
  }

  /// The title's colour in a state: the one set for it, else the one of the normal state, else the one
  /// that buttons of the type have.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }

  private func color(for state: State) -> UIColor {
    if let color = looks.titleColors[state] { return color }
    if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
    return looks.titleColors[.normal] ?? (buttonType != .custom ? tintColor : .white)
  }

  open var currentTitle: String? { title(for: state) }

  open var currentTitleColor: UIColor { color(for: state) }

  // MARK: Images

  /// Sets the image beside the title in a state; nil means the same as in the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    looks.images[state] = image
    showState()
    invalidateIntrinsicContentSize()
  }

  /// The image beside the title in a state: the one set for it, else for the normal state.
  open func image(for state: State) -> UIImage? { looks.value(looks.images, for: state) }

  /// The image beside the title.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets how symbols beside the title are drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    looks.symbolConfigurations[state] = configuration
    showState()
    invalidateIntrinsicContentSize()
  }

  /// How symbols beside the title are drawn in a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { looks.value(looks.symbolConfigurations, for: state) }

  /// How symbols beside the title are drawn.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets the image behind everything in a state; nil means the same as in the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgrounds[state] = image
    showState()
    invalidateIntrinsicContentSize()
  }

  /// The image behind everything in a state: the one set for it, else for the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    looks.value(looks.backgrounds, for: state)
  }

  /// The image behind everything.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Shows the image; which one is the button's to set.
  open var imageView: UIImageView? { viewOfImage }

  private var viewOfImage: UIImageView {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.showsTemplates = buttonType != .custom
    ownImageView = view
    addSubview(view)
    return view
  }

  private func showImages() {
    let image = looks.image(for: state)
    if image != nil { viewOfImage.image = image } else { ownImageView?.image = nil }
    ownImageView?.isHidden = image == nil
    if buttonType != .custom {
      ownImageView?.tintColor = isEnabled ? nil : .tertiaryLabel
    } else if image?.images == nil {
      let isSet = looks.images[state] != nil
      ownImageView?.alpha = isSet || (isEnabled && !isHighlighted) ? 1 : 0.5
    }
    let background = currentBackgroundImage
    if background != nil, backgroundView == nil {
      let view = UIImageView()
      backgroundView = view
      insertSubview(view, at: 0)
    }
    backgroundView?.image = background
    if background != nil, buttonType == .custom {
      let isSet = looks.backgrounds[state] != nil
      backgroundView?.alpha = isSet || (isEnabled && !isHighlighted) ? 1 : 0.5
    }
  }

  override var defaultAccessibilityLabel: String? { shownTitle }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
  override var textOfPart: ViewText? { ViewText(string: shownTitle ?? "") }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
    if looks.differByState { invalidateIntrinsicContentSize() }
    if buttonType == .system { showHighlight() }
    if symbol != nil { setNeedsDisplay() }
  }

  private func showState() {
    // Its attributes come before the label's colour.
    label.text = currentTitle
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle { label.attributedText = title }
    if !looks.images.isEmpty || !looks.backgrounds.isEmpty || ownImageView != nil { showImages() }
    setNeedsLayout()
  }

  /// Fades the title of a system button: at once under the finger, slowly after it.
  private func showHighlight() {
    let opacity: CGFloat = isHighlighted ? 0.2 : 1
    guard label.alpha != opacity else { return }
    guard !isHighlighted, window != nil else {
      label.alpha = opacity
      ownImageView?.alpha = opacity
      return
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.label.alpha = opacity
        self.ownImageView?.alpha = opacity
      })
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  /// A tap on a button is the button's, before recognisers further out.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesTap(before: gestureRecognizer)
  }

  // MARK: Layout

  /// The distance of the content from the edges, in points; also part of the size the button
  /// takes by itself.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// How far the title stands from where it would, without a change of the button's size, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// How far the image stands from where it would, without a change of the button's size, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Where the image behind everything lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// What is left of the bounds for the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  private func row(in contentRect: CGRect) -> ButtonRow {
    ButtonRow(
      image: looks.image(for: state)?.size ?? .zero, title: label.sizeThatFits(contentRect.size),
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft)
  }

  /// Where the title stands inside the content's rectangle, beside the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    row(in: contentRect).rect(
      ofImage: false, in: contentRect.inset(by: titleEdgeInsets), round: roundToPixel)
  }

  /// Where the image stands inside the content's rectangle, beside the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    row(in: contentRect).rect(
      ofImage: true, in: contentRect.inset(by: imageEdgeInsets), round: roundToPixel)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    ownImageView?.frame = imageRect(forContentRect: content)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func baselineOffset(_ baseline: LayoutBaseline) -> CGFloat {
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    let title = titleRect(
      forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    return baseline == .first
      ? title.minY + label.font.ascender : size.height - title.minY - label.font.ascender
  }

  override var lineHeight: CGFloat? { label.font.lineHeight }

  /// The size of title and image with the margins that a button without insets of its own has, and at
  /// least the background's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let symbol, shownTitle?.isEmpty ?? true, currentImage == nil { return symbol.size }
    let title = label.intrinsicContentSize
    let isEmpty = shownTitle?.isEmpty ?? true
    let image = looks.image(for: state)?.size
    let background = currentBackgroundImage?.size ?? .zero
    // The title alone has margins.
    let margin = contentEdgeInsets == .zero && image == nil ? Self.standardMargin : 0
    let textHeight = isEmpty ? (image == nil ? UIFont.buttonFontSize : 0) : title.height
    let width = (image?.width ?? 0) + (isEmpty ? 0 : title.width)
    return CGSize(
      width: max(
        max(isEmpty || image != nil ? 0 : Self.leastWidth, width) + contentEdgeInsets.left
          + contentEdgeInsets.right, background.width),
      height: max(
        max(textHeight, image?.height ?? 0) + 2 * margin + contentEdgeInsets.top
          + contentEdgeInsets.bottom, background.height))
  }

  /// The margin above and below the title, in points.
  private static let standardMargin: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  // MARK: Symbol

  /// What a button of some types shows; a title hides it.
  private var symbol: ButtonSymbol? { ButtonSymbol(of: buttonType) }

  override var hasContent: Bool { symbol != nil || super.hasContent }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    if let symbol, shownTitle?.isEmpty ?? true, currentImage == nil {
      symbol.paint(
        on: canvas, in: bounds, color: currentTitleColor.withAlphaComponent(isHighlighted ? 0.2 : 1)
      )
    }
    super.paintContent(on: canvas, in: bounds)
  }
}
