import Drawing
import Foundation

/// Text whose parts look otherwise than the field's font and colour say.
extension UITextField {
  /// Has the fonts as they are at the field's content size.
  func adjustFonts() {
    let category = traitCollection.preferredContentSizeCategory
    chosenFont = chosenFont?.adjusted(to: category)
    session.attributes.changeAll { $0.adjustFont(to: category) }
    appearanceDidChange()
  }

  /// Whether font and colour do not say all about how the text looks.
  var isStyled: Bool { !otherDefaults.isEmpty || !session.attributes.areEmpty }

  var allDefaults: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    if let chosen = otherDefaults[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(chosen)
    } else {
      style.lineBreakMode = .byTruncatingTail
    }
    style.alignment = textAlignment
    let own: [NSAttributedString.Key: Any] = [
      .font: usedFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style,
    ]
    return otherDefaults.merging(own) { $1 }
  }

  func takeDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    chosenFont = attributes[.font] as? UIFont
    chosenTextColor = attributes[.foregroundColor] as? UIColor
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      session.setWritingDirection(style.baseWritingDirection)
    }
    otherDefaults = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    session.attributes.changeAll { $0 = [:] }
    attributesDidChange(in: 0..<model.length)
  }

  func take(_ text: NSAttributedString) {
    var runs = AttributeRuns(text)
    if let font = runs.settle(.font, others: usedFont) as? UIFont { chosenFont = font }
    let color = runs.settle(.foregroundColor, others: textColor ?? .label)
    if let color = color as? UIColor { chosenTextColor = color }
    if let style = TextAttributes(runs.attributes(at: 0)).paragraphStyle {
      textAlignment = style.alignment
    }
    session.take(text.string, runs)
  }

  /// What is shown for a part of the text, with its attributes.
  private func styledText(_ displayed: DisplayedText, of part: Range<Int>) -> NSAttributedString {
    AttributeRuns(session.attributes.parts(of: part)).shown(as: displayed)
      .attributedText(displayed.string, otherDefaults)
  }

  /// How what is shown for a part of the text looks, where font and colour do not say so.
  func runs(of part: Range<Int>, as displayed: DisplayedText) -> [TextRun]? {
    guard isStyled else { return nil }
    let parts = AttributeRuns(session.attributes.parts(of: part)).shown(as: displayed).runs
    let styles = parts.map { part in
      TextRun(
        length: part.length,
        style: TextAttributes(otherDefaults.merging(part.attributes) { $1 }).style(
          font: usedFont, linkColor: tintColor ?? .link))
    }
    guard styles.isEmpty else { return styles }
    let typed = otherDefaults.merging(session.typingAttributes) { $1 }
    return [TextRun(length: 0, style: TextAttributes(typed).style(font: usedFont))]
  }

  /// Whether font and colour do not say all about how the placeholder looks.
  var hasStyledPlaceholder: Bool {
    guard let text = styledPlaceholder, text.length > 0 else { return false }
    var range = NSRange(location: 0, length: 0)
    return !text.attributes(at: 0, effectiveRange: &range).isEmpty || range.length < text.length
  }

  /// The text, else the placeholder, as it is shown at rest, where font and colour do not say how.
  var restingBlock: TextBlock? { restingBlock(in: nil) }

  /// The same cut short at a width of points.
  func restingBlock(in width: CGFloat?) -> TextBlock? {
    let text: NSAttributedString
    if hasText {
      guard isStyled else { return nil }
      let beginning = model.wholeCharacters(0..<Self.longestBeginning)
      text = styledText(displayedText(in: beginning), of: beginning)
    } else {
      guard hasStyledPlaceholder, let placeholder = styledPlaceholder else { return nil }
      text = placeholder
    }
    return TextBlock(
      text,
      .init(
        font: usedFont, alignment: textAlignment, natural: alignment(.natural),
        lineBreakMode: .byTruncatingTail),
      width: width, lineLimit: 1)
  }
}
