import Drawing
import Foundation

/// The line of text in a text field while it is edited: as long as it needs to be, and scrolled.
struct TextFieldLine {
  /// How wide a caret is, in points.
  static let caretWidth: CGFloat = 2

  let displayed: DisplayedText
  let layout: TextLayout
  /// What is seen of the line, in points.
  let rect: CGRect
  /// The top of the line.
  let y: CGFloat
  /// How much of the line's left end is out of sight, in points.
  private(set) var scrollOffset: CGFloat
  private let alignment: NSTextAlignment

  init(
    _ displayed: DisplayedText, font: UIFont, alignment: NSTextAlignment, in rect: CGRect,
    y: CGFloat, scrollOffset: CGFloat
  ) {
    self.displayed = displayed
    layout = TextLayout.layout(
      displayed.string, font: font.fontDescription, alignment: .left, truncation: .none)
    self.rect = rect
    self.y = y
    self.alignment = alignment
    self.scrollOffset = 0
    self.scrollOffset = min(max(scrollOffset, 0), greatestScrollOffset)
  }

  private var greatestScrollOffset: CGFloat {
    layout.size.width <= rect.width ? 0 : layout.size.width + Self.caretWidth - rect.width
  }

  /// Whether no part of the line is out of sight.
  var isSeenWhole: Bool { layout.size.width <= rect.width }

  /// The left end of the line.
  var x: CGFloat {
    let space = rect.width - layout.size.width
    guard space >= 0 else { return rect.minX - scrollOffset }
    switch alignment {
    case .left: return rect.minX
    case .center: return rect.minX + (space / 2).rounded()
    case .right: return rect.minX + space
    case .natural:
      let direction = WritingDirection(of: displayed.string)
      return direction == .rightToLeft ? rect.minX + space : rect.minX
    }
  }

  /// Where the caret stands at an offset of the text.
  func caretRect(at offset: Int) -> CGRect {
    let caret = layout.caretRect(at: displayed.displayOffset(offset))
    // Nearer to the letter behind it, which has more room at its left; never left of the edge.
    let left = x + caret.minX - 0.5
    return CGRect(
      x: max(rect.minX, left), y: y, width: Self.caretWidth, height: layout.lineHeight)
  }

  /// The offset of the text whose caret is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    displayed.textOffset(layout.utf16Offset(at: CGPoint(x: point.x - x, y: 0)))
  }

  /// What covers a range of the text.
  func selectionRects(for range: Range<Int>) -> [CGRect] {
    let shown =
      displayed.displayOffset(range.lowerBound)..<displayed.displayOffset(range.upperBound)
    return layout.selectionRects(for: shown).map { $0.offsetBy(dx: x, dy: y) }
  }

  /// Scrolls no further than it takes to see the caret at an offset of the text.
  mutating func scroll(toSee offset: Int) {
    let caret = layout.caretRect(at: displayed.displayOffset(offset)).minX
    if caret < scrollOffset { scrollOffset = caret }
    let rightmost = scrollOffset + rect.width - Self.caretWidth
    if caret > rightmost { scrollOffset += caret - rightmost }
    scrollOffset = min(max(scrollOffset, 0), greatestScrollOffset)
  }
}
