import Drawing
import Foundation

/// How a text field looks.
extension UITextField {
  func paintBorderAndText(on canvas: Canvas, in bounds: CGRect) {
    paintBorder(on: canvas, in: bounds)
    if isEditing {
      paintEditedText(on: canvas, in: bounds)
    } else {
      paintText(on: canvas, in: bounds)
    }
  }

  func appearanceDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private static let cornerRadius: CGFloat = 5

  func paintBorder(on canvas: Canvas, in bounds: CGRect) {
    // As thin as it can be seen, however large the screen is painted.
    let pixel = 1 / canvas.scale
    switch borderStyle {
    case .none: break
    case .line:
      canvas.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), width: 1, color: UIColor.label.color)
    case .bezel:
      canvas.stroke(bounds.insetBy(dx: 1, dy: 1), width: 2, color: UIColor.systemGray4.color)
    case .roundedRect:
      let fill = backgroundColor ?? (isEnabled ? .systemBackground : .secondarySystemBackground)
      canvas.fill(bounds, cornerRadius: Self.cornerRadius, color: fill.color)
      canvas.stroke(
        bounds.insetBy(dx: pixel / 2, dy: pixel / 2), cornerRadius: Self.cornerRadius,
        width: pixel, color: UIColor.systemGray3.color)
    }
  }

  /// The most that is looked at of a text that is cut short, in UTF-16 units.
  static let longestBeginning = 4096

  /// The text cut short, or the placeholder.
  func paintText(on canvas: Canvas, in bounds: CGRect) {
    guard hasText else { return paintPlaceholder(on: canvas, in: bounds) }
    let color = isEnabled ? textColor ?? .label : .tertiaryLabel
    let rect = textRect(forBounds: bounds)
    if isStyled { return paintBlock(color: color, in: rect, on: canvas) }
    let beginning = model.wholeCharacters(0..<Self.longestBeginning)
    paint(displayedText(in: beginning).string, color: color, in: rect, on: canvas)
  }

  private func paintPlaceholder(on canvas: Canvas, in bounds: CGRect) {
    guard let text = placeholder, !text.isEmpty else { return }
    let rect = placeholderRect(forBounds: bounds)
    if hasStyledPlaceholder {
      paintBlock(color: .placeholderText, in: rect, on: canvas)
    } else {
      paint(text, color: .placeholderText, in: rect, on: canvas)
    }
  }

  private func paintBlock(color: UIColor, in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, let block = restingBlock(in: rect.width) else { return }
    let y = lineTop(in: rect, height: block.size.height)
    canvas.draw(block, at: CGPoint(x: rect.minX, y: y), color: color.color)
  }

  private func paint(_ text: String, color: UIColor?, in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0 else { return }
    let layout = TextLayout.layout(
      text, font: usedFont.fontDescription, width: rect.width,
      alignment: alignment(textAlignment).drawingAlignment, truncation: .tail)
    canvas.draw(
      layout, at: CGPoint(x: rect.minX, y: lineTop(in: rect)), color: (color ?? .label).color)
  }

  /// Selection, text and caret.
  func paintEditedText(on canvas: Canvas, in bounds: CGRect) {
    let line = seenLine(in: bounds)
    let tint = tintColor ?? .systemBlue
    if hasText {
      canvas.withState {
        // Letters may lean out of their boxes by a little.
        canvas.clip(to: line.rect.insetBy(dx: -1, dy: -line.rect.height))
        let background = markedColor(.backgroundColor) ?? tint.withAlphaComponent(0.2)
        for rect in highlightedRects(of: line) where rect.isFinite {
          canvas.fill(rect, color: background.color)
        }
        paintLetters(of: line, on: canvas)
      }
    } else {
      paintPlaceholder(on: canvas, in: bounds)
    }
    if let caret = visibleCaretRect(in: bounds) {
      canvas.fill(caret, cornerRadius: 1, color: tint.color)
    }
  }

  /// What is marked, else what is selected.
  private func highlightedRects(of line: TextFieldLine) -> [CGRect] {
    if let marked = model.markedRange { return line.selectionRects(for: marked) }
    let selection = model.selection
    return selection.isCaret
      ? [] : selectionRects(for: TextOffsetRange(selection.range)).map(\.rect)
  }

  private func paintLetters(of line: TextFieldLine, on canvas: Canvas) {
    func paint(_ color: UIColor) {
      canvas.draw(line.layout, at: CGPoint(x: line.x, y: line.y), color: color.color)
    }
    let color = textColor ?? .label
    guard !line.isStyled, let marked = model.markedRange,
      let markedColor = markedColor(.foregroundColor)
    else {
      return paint(color)
    }
    let parts = [
      (0..<marked.lowerBound, color), (marked, markedColor),
      (marked.upperBound..<model.length, color),
    ]
    for (part, color) in parts {
      for rect in line.selectionRects(for: part) {
        canvas.withState {
          canvas.clip(to: rect.insetBy(dx: 0, dy: -rect.height))
          paint(color)
        }
      }
    }
  }

  /// A colour that the app has set for marked text, while there is some.
  private func markedColor(_ key: NSAttributedString.Key) -> UIColor? {
    model.markedRange == nil ? nil : markedTextStyle?[key] as? UIColor
  }

  private func visibleCaretRect(in bounds: CGRect) -> CGRect? {
    guard isEditing, model.selection.isCaret, session.caretBlink.isOn || world.holdsCaret
    else { return nil }
    var caret = caretRect(for: TextOffset(model.selection.head))
    guard caret.isFinite else { return nil }
    caret.origin.x = roundToPixel(min(caret.minX, bounds.maxX - caret.width))
    return caret
  }

  /// Where the caret is seen at present, in the field's coordinates; nil when it is not.
  package var caretRect: CGRect? {
    isEditing ? visibleCaretRect(in: bounds) : nil
  }
}
