import Drawing
import Foundation

/// Where the parts of a text field stand.
extension UITextField {
  func geometry(of bounds: CGRect) -> TextFieldGeometry {
    TextFieldGeometry(bounds: bounds, border: borderStyle, isMirrored: isRightToLeft)
  }

  func contentRect(forBounds bounds: CGRect) -> CGRect {
    let left = showsLeftView ? leftViewRect(forBounds: bounds) : nil
    var right: CGRect?
    if showsRightView {
      right = rightViewRect(forBounds: bounds)
    } else if showsClearButton {
      right = clearButtonRect(forBounds: bounds)
    }
    return geometry(of: bounds).textRect(left: left, right: right)
  }

  var showsLeftView: Bool { leftView != nil && isWanted(leftViewMode) }
  var showsRightView: Bool { rightView != nil && isWanted(rightViewMode) }
  var showsClearButton: Bool { hasText && !showsRightView && isWanted(clearButtonMode) }

  private func isWanted(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func placeSideViews() {
    place(leftView, if: showsLeftView) { leftViewRect(forBounds: bounds) }
    place(rightView, if: showsRightView) { rightViewRect(forBounds: bounds) }
    place(clearButton, if: showsClearButton) { clearButtonRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, if isShown: Bool, in rect: () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  var usedFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The whole text as it is shown at rest.
  var displayedText: DisplayedText { displayedText(in: 0..<model.length) }

  /// A part of the text, between grapheme clusters, as it is shown at rest.
  func displayedText(in part: Range<Int>) -> DisplayedText {
    let text = model.text(in: part)
    return isSecureTextEntry ? DisplayedText(secure: text) : DisplayedText(text)
  }

  /// A part of the text as it is seen at present: the character just typed into a secure field
  /// may be.
  func seenText(in part: Range<Int>) -> DisplayedText {
    guard let range = seenSecret else { return displayedText(in: part) }
    return DisplayedText(
      secure: model.text(in: part),
      revealing: range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound)
  }

  /// The edited line as it is seen at present.
  func seenLine(in bounds: CGRect) -> TextFieldLine {
    let resting = editedLine(in: bounds)
    guard seenSecret != nil else { return resting }
    var line = line(seenText(in: resting.part), of: resting.part, in: bounds)
    line.scroll(toSee: model.selection.head)
    return line
  }

  private var seenSecret: Range<Int>? {
    world.revealsTypedCharacters ? session.revealedRange : nil
  }

  func line(_ text: DisplayedText, of part: Range<Int>, in bounds: CGRect) -> TextFieldLine {
    let rect = editingRect(forBounds: bounds)
    return TextFieldLine(
      text, runs: runs(of: part, as: text), part: part, of: model.length, direction: shownDirection,
      isDirectionChosen: session.chosenDirection != nil, font: usedFont,
      alignment: alignment(textAlignment), in: rect, top: { lineTop(in: rect, height: $0) },
      scrollOffset: scrollOffset)
  }

  var shownDirection: TextDirection { session.direction }

  /// The top of a line of text in a rectangle, in points; a line of the field's font has no `height` of
  /// its own.
  func lineTop(in rect: CGRect, height: CGFloat? = nil) -> CGFloat {
    let space = rect.height - (height ?? usedFont.lineHeight)
    switch contentVerticalAlignment {
    case .top: return rect.minY
    case .bottom: return rect.minY + space
    case .center, .fill: return rect.minY + roundToPixel(space / 2)
    }
  }

  /// How far the baseline is below the top or above the bottom, in points.
  func lineOffset(_ baseline: LayoutBaseline) -> CGFloat {
    let size = bounds.isEmpty ? fittingSize : bounds.size
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let block = restingBlock
    let top = lineTop(in: rect, height: block?.size.height)
    let fromTop = top + (block?.baselines.first ?? usedFont.ascender)
    return baseline == .first ? fromTop : size.height - fromTop
  }

  var fittingSize: CGSize {
    let shown = hasText ? displayedText.string : placeholder ?? ""
    let line =
      restingBlock?.size
      ?? TextLayout.layout(shown, font: usedFont.fontDescription, truncation: .none).size
    // One more than the line, as on a phone: 22 points at the standard size, 34 with a border.
    let height =
      max(usedFont.lineHeight, line.height).rounded(.up) + 1 + geometry(of: bounds).heightOfBorder
    let roomy = CGRect(x: 0, y: 0, width: 10_000, height: height)
    let outside = roomy.width - textRect(forBounds: roomy).width
    return CGSize(
      width: roundUpToPixel(line.width) + TextFieldLine.caretWidth + outside, height: height)
  }
}
