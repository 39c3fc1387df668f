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

  let label = UILabel()
  var looks = ButtonLooks()
  /// Made when there is something to show in them.
  var ownImageView: UIImageView?
  var backgroundView: UIImageView?

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

  /// Creates a button that looks as a configuration says, and calls an action when it is tapped, whose
  /// title and image it shows where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    // Observers are not called inside an initializer.
    showState()
    sizeToFit()
  }

  // MARK: Configuration

  /// What the button shows and how it looks, in place of what was set for states; nil for that.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      showState()
      invalidateIntrinsicContentSize()
    }
  }

  /// Called to change the configuration for another state of the button.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Whether the button looks otherwise in other states by itself.
  open var automaticallyUpdatesConfiguration = true { didSet { showState() } }

  /// Has the configuration changed for the state, with the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration for the state, by the handler where there is one.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  var needsConfiguration = false
  var configured: ConfiguredButtonView?

  // MARK: Menu, see UIButton+Menu.swift

  /// Opens the menu.
  var menuOpener: (any ButtonMenu)?

  /// Whether a short touch opens the menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { menuOpener?.primaryActionDidChange() }
  }

  /// Whether the button shows which element of its menu is chosen, or is selected by a tap where it has
  /// no menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
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
  private var shownTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// Sets the title's colour in a state; nil means the same as in the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks.titleColors[state] = color
    showState()
  }

  /// The title's colour in a state: the one set for it, else the one of the normal state, else the one
  /// that buttons of the type have.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }

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
    if configuration != nil {
      if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
      return
    }
    if looks.differByState { invalidateIntrinsicContentSize() }
    if buttonType == .system { showHighlight() }
    if symbol != nil { setNeedsDisplay() }
  }

  func showState() {
    if let configuration { return showConfiguration(configuration) }
    leaveConfiguration()
    // Its attributes come before the label's colour.
    label.text = currentTitle
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle { label.attributedText = title }
    if !looks.images.isEmpty || !looks.backgrounds.isEmpty || ownImageView != nil { showImages() }
    setNeedsLayout()
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
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    if let configured {
      configured.frame = bounds
      return
    }
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
    if let configured { return configured.wantedSize }
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
