import Drawing
import Foundation

/// How a text view looks.
extension UITextView {
  func paintText(on canvas: Canvas, in bounds: CGRect) {
    canvas.withState {
      canvas.clip(to: bounds)
      let tint = tintColor ?? .systemBlue
      if showsSelection {
        let marked = model.markedRange
        let background =
          marked.flatMap { _ in markedTextStyle?[.backgroundColor] as? UIColor }
          ?? tint.withAlphaComponent(0.2)
        for rect in highlightedRects(marked) where rect.isFinite && rect.intersects(bounds) {
          canvas.fill(rect, color: background.color)
        }
      }
      let color = (textColor ?? .label).color
      var place = lines.place(atHeight: bounds.minY - lineOrigin.y)
      while true {
        let layout = lines.layout(at: place)
        let y = lineOrigin.y + lines.firstLine(of: place)
        canvas.draw(layout, at: CGPoint(x: lineOrigin.x, y: y), color: color)
        guard place.index + 1 < lines.paragraphs.count, y + layout.size.height < bounds.maxY else {
          break
        }
        lines.advance(&place)
      }
      if let caret = visibleCaretRect { canvas.fill(caret, cornerRadius: 1, color: tint.color) }
    }
  }

  func character(at point: CGPoint) -> UITextRange? {
    session.character(at: point, rects: selectedRects)
  }

  private func highlightedRects(_ marked: Range<Int>?) -> [CGRect] {
    if let marked { return selectedRects(of: marked) }
    let selection = model.selection
    return selection.isCaret
      ? [] : selectionRects(for: TextOffsetRange(selection.range)).map(\.rect)
  }

  private var visibleCaretRect: CGRect? {
    guard isEditing, model.selection.isCaret, session.caretBlink.isOn || world.holdsCaret
    else { return nil }
    var caret = caretRect(for: TextOffset(model.selection.head))
    guard caret.isFinite else { return nil }
    caret.origin.x = roundToPixel(caret.minX)
    return caret
  }
}
