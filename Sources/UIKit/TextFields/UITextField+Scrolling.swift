import Foundation

/// Which part of the text is set while it is edited, and how far it is scrolled.
///
/// What a key costs must not grow with the text: of a long one no more is set than what can be
/// seen around the caret, and a little that the caret can move in.
extension UITextField {
  /// The longest text that is set whole, and the longest part of another one, in UTF-16 units.
  static let longestLine = 512

  /// What is set at either side of the caret, in UTF-16 units: less first, and more until all
  /// that can be seen is filled, which takes long where characters have no width.
  private static let (shortestReach, longestReach) = (128, 2048)

  /// The line that is edited, in a rectangle of the field's coordinates.
  ///
  /// Places in it never depend on the characters of a secure text.
  func editedLine(in bounds: CGRect) -> TextFieldLine {
    let isShort = model.length <= Self.longestLine
    return line(of: isShort ? 0..<model.length : linePart, in: bounds)
  }

  private func line(of part: Range<Int>, in bounds: CGRect) -> TextFieldLine {
    let part = model.wholeCharacters(part.clamped(to: 0..<model.length))
    return line(displayedText(in: part), of: part, in: bounds)
  }

  func scrollToSeeCaret() {
    guard isEditing else { return }
    let caret = model.selection.head
    let (oldPart, oldOffset) = (linePart, scrollOffset)
    var line = editedLine(in: bounds)
    if !(line.part.lowerBound...line.part.upperBound).contains(caret) {
      // The text comes in from the side where the caret was.
      let isLater = line.part.upperBound < caret
      scrollOffset =
        isLater == (shownDirection == .leftToRight) ? 0 : .greatestFiniteMagnitude
      line = filledLine(around: caret)
    }
    line.scroll(toSee: caret)
    if model.length > Self.longestLine,
      line.part.count > Self.longestLine || !line.isFilled(around: caret)
    {
      let distance = line.distance(toCaretAt: caret) - line.scrollOffset
      line = filledLine(around: caret)
      line.scroll(toHaveCaretAt: caret, behindEdgeBy: distance)
    }
    (linePart, scrollOffset) = (line.part, line.scrollOffset)
    if linePart != oldPart || scrollOffset != oldOffset { setNeedsDisplay() }
  }

  /// The shortest line that has all that can be seen together with an offset of the text.
  private func filledLine(around offset: Int) -> TextFieldLine {
    var reach = Self.shortestReach
    while true {
      let line = line(of: max(0, offset - reach)..<offset + reach, in: bounds)
      if reach >= Self.longestReach || line.isFilled(around: offset) { return line }
      reach *= 2
    }
  }

  /// Lets the part that is set begin where it did and end where it did, counted from the text's end.
  func followLine(changedBy difference: Int) {
    let start = linePart.lowerBound
    linePart = start..<max(start, linePart.upperBound + difference)
  }
}
