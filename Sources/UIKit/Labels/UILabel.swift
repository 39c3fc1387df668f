import Drawing
import Foundation

/// Text that is read and not edited.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: What is shown

  open var text: String? {
    get { plainText }
    set {
      let isOther = styledText != nil || newValue != plainText
      (plainText, styledText) = (newValue, nil)
      if isOther { contentDidChange() }
    }
  }

  private var plainText: String?
  private var styledText: NSAttributedString?

  /// The text with its attributes; where they say nothing, the label's font, colour and alignment count.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
    }
    set {
      (plainText, styledText) = (
        newValue?.string, newValue.map { NSAttributedString(attributedString: $0) }
      )
      contentDidChange()
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: font as Any, .foregroundColor: textColor as Any]
  }

  /// Gives all of the text an attribute in the place of its own.
  private func replaceAttribute(_ key: NSAttributedString.Key, with value: Any) {
    guard let styledText else { return }
    var runs = AttributeRuns(styledText)
    runs.changeAll { $0[key] = value }
    self.styledText = runs.attributedText(styledText.string)
    contentDidChange()
  }

  private var chosenFont: UIFont? {
    didSet { if chosenFont != oldValue { contentDidChange() } }
  }

  /// The font; nil sets the standard one.
  open var font: UIFont! {
    get { chosenFont ?? Self.standardFont }
    set {
      chosenFont = newValue
      replaceAttribute(.font, with: font as Any)
    }
  }

  /// Whether fonts that can follow the content size do so when it changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  private func adjustFonts() {
    let category = traitCollection.preferredContentSizeCategory
    if let chosenFont { self.chosenFont = chosenFont.adjusted(to: category) }
    guard let styledText else { return }
    var runs = AttributeRuns(styledText)
    runs.changeAll { $0.adjustFont(to: category) }
    self.styledText = runs.attributedText(styledText.string)
    contentDidChange()
  }

  override func followTraits(since old: UITraitCollection) {
    super.followTraits(since: old)
    guard adjustsFontForContentSizeCategory,
      traitCollection.values.category != old.values.category
    else { return }
    adjustFonts()
    // A button is as large as its title.
    superview?.invalidateIntrinsicContentSize()
  }

  private var chosenTextColor: UIColor? {
    didSet { if chosenTextColor != oldValue { setNeedsDisplay() } }
  }

  /// The text's colour; nil sets the standard one.
  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      replaceAttribute(.foregroundColor, with: textColor as Any)
    }
  }

  /// The text's colour while the label is highlighted; nil means the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The most lines the text may take; 0 means as many as it needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether a single line that is too long is set smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest part of the font's size that a line is set in, from 0 to 1; 0 sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The width at which the intrinsic size breaks lines, in points; 0 means nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var ownText: ViewText? { ViewText(string: text) }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : fittedWidth
    return textSize(width: width ?? .greatestFiniteMagnitude, lines: numberOfLines)
  }

  /// The width that constraints have found for the label, while its height in it is asked for.
  private var fittedWidth: CGFloat?

  /// The size the text takes; a label of one line is as wide as its text, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(
      width: size.width > 0 ? size.width : .greatestFiniteMagnitude, lines: numberOfLines)
  }

  /// Where the text stands within a number of lines; 0 means as many as it needs.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = textSize(width: bounds.width, lines: lines)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + roundToPixel((bounds.height - height) / 2),
      width: min(size.width, bounds.width), height: height)
  }

  /// The height of a text that is broken where the width ends, unless code has said where.
  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    fittedWidth = width
    defer { fittedWidth = nil }
    return intrinsicContentSize.height
  }

  override func baselineOffset(_ baseline: LayoutBaseline) -> CGFloat {
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    let rect = textRect(
      forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines)
    if let styledText {
      let lines = block(of: styledText, width: size.width, lines: numberOfLines).baselines
      return baseline == .last ? size.height - rect.minY - lines.last : rect.minY + lines.first
    }
    guard baseline == .last else { return rect.minY + font.ascender }
    let lines = max((rect.height / font.lineHeight).rounded(), 1)
    return size.height - rect.minY - (lines - 1) * font.lineHeight - font.ascender
  }

  override var lineHeight: CGFloat? { font.lineHeight }

  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    if let styledText {
      let size = block(of: styledText, width: lines == 1 ? nil : width, lines: lines).size
      return CGSize(width: roundUpToPixel(size.width), height: roundUpToPixel(size.height))
    }
    let size = layout(of: text, width: lines == 1 ? nil : width, lines: lines).size
    return CGSize(width: roundUpToPixel(size.width), height: roundUpToPixel(size.height))
  }

  // MARK: Painting

  private func layout(
    of text: String, font: UIFont? = nil, width: CGFloat?, lines: Int
  ) -> TextLayout {
    TextLayout.layout(
      text, font: (font ?? self.font).fontDescription, width: width,
      alignment: alignment(textAlignment).drawingAlignment, lineLimit: lines,
      truncation: lineBreakMode.truncation)
  }

  private func block(of text: NSAttributedString, width: CGFloat?, lines: Int) -> TextBlock {
    TextBlock(
      text,
      .init(
        font: font, alignment: textAlignment, natural: alignment(.natural),
        lineBreakMode: lineBreakMode),
      width: width.flatMap { $0 < .greatestFiniteMagnitude ? $0 : nil }, lineLimit: lines)
  }

  override var hasContent: Bool { !(text ?? "").isEmpty }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    guard let text, !text.isEmpty, bounds.width > 0 else { return }
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    if let styledText {
      let block = block(of: styledText, width: bounds.width, lines: numberOfLines)
      return canvas.withState {
        canvas.clip(to: bounds)
        canvas.draw(block, at: CGPoint(x: bounds.minX, y: rect.minY), color: color.color)
      }
    }
    let font = fittingFont(for: text, width: bounds.width)
    let layout = layout(of: text, font: font, width: bounds.width, lines: numberOfLines)
    // A smaller font's line stands in the middle of the usual one.
    let y = rect.minY + max(0, roundToPixel((rect.height - layout.size.height) / 2))
    canvas.withState {
      canvas.clip(to: bounds)
      canvas.draw(layout, at: CGPoint(x: bounds.minX, y: y), color: color.color)
    }
  }

  /// The font in which a single line fits, as far as it may shrink.
  func fittingFont(for text: String, width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
    let natural = layout(of: text, width: nil, lines: 1).size.width
    guard natural > width else { return font }
    let scale = max(width / natural, min(minimumScaleFactor, 1))
    // Text grows with its size exactly, there being no hinting; rounding down keeps it inside.
    let size = (font.pointSize * scale * 64).rounded(.down) / 64
    return font.withSize(max(size, 1))
  }
}
