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
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]

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
    addAction(primaryAction, for: .primaryActionTriggered)
    sizeToFit()
  }

  // MARK: Title

  /// Shows the title; its text and colour are the button's to set.
  open var titleLabel: UILabel? { label }

  /// Sets what the button says in a state; nil means the same as in the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showState()
    invalidateIntrinsicContentSize()
  }

  /// What the button says in a state: what was set for it, else for the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets what the button says in a state, with attributes, before any title without; nil means the same
  /// as in the normal state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    showState()
    invalidateIntrinsicContentSize()
  }

  /// What the button says in a state, with attributes: what was set for it, else for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// What is seen for a title.
  private var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// Sets the title's colour in a state; nil means the same as in the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showState()
  }

  /// The title's colour in a state: the one set for it, else the one of the normal state, else the one
  /// that buttons of the type have.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }

  private func color(for state: State) -> UIColor {
    if let color = titleColors[state] { return color }
    if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType != .custom ? tintColor : .white)
  }

  open var currentTitle: String? { title(for: state) }

  open var currentTitleColor: UIColor { color(for: state) }

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
    if buttonType == .system { showHighlight() }
    if symbol != nil { setNeedsDisplay() }
  }

  private func showState() {
    // Its attributes come before the label's colour.
    label.text = currentTitle
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle { label.attributedText = title }
    setNeedsLayout()
  }

  /// Fades the title of a system button: at once under the finger, slowly after it.
  private func showHighlight() {
    let opacity: CGFloat = isHighlighted ? 0.2 : 1
    guard label.alpha != opacity else { return }
    guard !isHighlighted, window != nil else {
      label.alpha = opacity
      return
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.label.alpha = opacity })
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

  /// What is left of the bounds for the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the title stands inside the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = label.sizeThatFits(contentRect.size)
    let width = min(size.width, contentRect.width)
    let height = min(size.height, contentRect.height)
    var rect = CGRect(x: contentRect.minX, y: contentRect.minY, width: width, height: height)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = contentRect.maxX - width
    case .center: rect.origin.x += roundToPixel((contentRect.width - width) / 2)
    case .fill: rect.size.width = contentRect.width
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = contentRect.maxY - height
    case .center: rect.origin.y += roundToPixel((contentRect.height - height) / 2)
    case .fill: rect.size.height = contentRect.height
    }
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
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

  /// The size of the title with the margins that a button without insets of its own has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let symbol, shownTitle?.isEmpty ?? true { return symbol.size }
    let title = label.intrinsicContentSize
    let isEmpty = shownTitle?.isEmpty ?? true
    let margin = contentEdgeInsets == .zero ? Self.standardMargin : 0
    return CGSize(
      width: max(isEmpty ? 0 : Self.leastWidth, title.width)
        + contentEdgeInsets.left + contentEdgeInsets.right,
      height: (isEmpty ? UIFont.buttonFontSize : title.height) + 2 * margin
        + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// The margin above and below the title, in points.
  private static let standardMargin: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  // MARK: Symbol

  /// What a button of some types shows; a title hides it.
  private var symbol: ButtonSymbol? { ButtonSymbol(of: buttonType) }

  override var hasContent: Bool { symbol != nil || super.hasContent }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    if let symbol, shownTitle?.isEmpty ?? true {
      symbol.paint(
        on: canvas, in: bounds, color: currentTitleColor.withAlphaComponent(isHighlighted ? 0.2 : 1)
      )
    }
    super.paintContent(on: canvas, in: bounds)
  }
}
