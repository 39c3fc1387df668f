import Drawing
import Foundation

/// Where text is seen in a text field, for text input.
extension UITextField {
  var fieldText: ViewText {
    ViewText(string: text, placeholder: placeholder, isSecret: isSecureTextEntry)
  }

  /// Where the caret is seen at present at a position, in the field's coordinates.
  func seenCaretRect(at position: UITextPosition) -> CGRect {
    guard let offset = model.offset(of: position) else { return .zero }
    return seenLine(in: bounds).caretRect(at: offset)
  }

  func coveringRects(of range: UITextRange) -> [UITextSelectionRect] {
    guard let range = model.offsets(of: range) else { return [] }
    let rects = seenLine(in: bounds).selectionRects(for: range)
    return rects.enumerated().map { index, rect in
      TextSelectionRect(
        rect, direction: session.writingDirection, isFirst: index == 0,
        isLast: index == rects.count - 1)
    }
  }

  func coveringRect(of range: UITextRange) -> CGRect {
    coveringRects(of: range).first?.rect ?? seenCaretRect(at: range.start)
  }

  /// The range of the character that a point of the field is on.
  func character(at point: CGPoint) -> UITextRange? {
    let line = seenLine(in: bounds)
    let near = line.offset(at: point)
    let characters = [
      model.boundary(before: near)..<near, near..<model.boundary(after: near),
    ]
    let found = characters.first { character in
      line.selectionRects(for: character).contains { ($0.minX..<$0.maxX).contains(point.x) }
    }
    return found.map(TextOffsetRange.init)
  }

  func setDirection(_ direction: NSWritingDirection) {
    session.setWritingDirection(direction)
    appearanceDidChange()
    scrollToSeeCaret()
  }
}
