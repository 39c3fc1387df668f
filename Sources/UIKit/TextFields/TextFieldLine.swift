import Drawing
import Foundation

/// The line of text in a text field while it is edited: as long as it needs to be, and scrolled.
///
/// Of a long text it is a part, with more on both sides than is seen.
struct TextFieldLine {
  /// How wide a caret is, in points.
  static let caretWidth: CGFloat = 2

  let displayed: DisplayedText
  let layout: TextLayout
  /// What is set of the text, in UTF-16 units; its ends lie between grapheme clusters.
  let part: Range<Int>
  /// The length of the whole text.
  private let length: Int
  private let direction: TextDirection
  /// What is seen of the line, in points.
  let rect: CGRect
  /// The top of the line.
  let y: CGFloat
  /// How much of the line's left end is out of sight, in points.
  private(set) var scrollOffset: CGFloat
  private let alignment: NSTextAlignment

  /// Whether parts of the line have styles of their own.
  let isStyled: Bool

  init(
    _ displayed: DisplayedText, runs: [TextRun]? = nil, part: Range<Int>, of length: Int,
    direction: TextDirection,
    isDirectionChosen: Bool = false, font: UIFont, alignment: NSTextAlignment, in rect: CGRect,
    top: (_ height: CGFloat?) -> CGFloat, scrollOffset: CGFloat
  ) {
    self.displayed = displayed
    self.part = part
    self.length = length
    self.direction = direction
    // A part of a text would not always have the direction of the whole.
    let direction =
      part.count == length && !isDirectionChosen ? nil : direction
    isStyled = runs != nil
    if let runs {
      layout = TextLayout.layout(
        displayed.string, runs: runs, font: font.fontDescription, width: nil, alignment: .left,
        lineLimit: 1, direction: direction)
    } else {
      layout = TextLayout.layout(
        displayed.string, font: font.fontDescription, alignment: .left, truncation: .none,
        direction: direction)
    }
    y = top(runs == nil ? nil : layout.lineHeight)
    self.rect = rect
    self.alignment = alignment
    self.scrollOffset = 0
    self.scrollOffset = min(max(scrollOffset, 0), greatestScrollOffset)
  }

  private var greatestScrollOffset: CGFloat {
    layout.size.width <= rect.width ? 0 : layout.size.width + Self.caretWidth - rect.width
  }

  /// Whether no part of the line is out of sight.
  var isSeenWhole: Bool { part.count == length && layout.size.width <= rect.width }

  /// The left end of the line.
  var x: CGFloat {
    let space = rect.width - layout.size.width
    guard space >= 0 else { return rect.minX - scrollOffset }
    switch alignment {
    case .left: return rect.minX
    case .center: return rect.minX + (space / 2).rounded()
    case .right: return rect.minX + space
    case .natural, .justified: return direction == .rightToLeft ? rect.minX + space : rect.minX
    }
  }

  /// Where the caret stands at an offset of the text.
  func caretRect(at offset: Int) -> CGRect {
    let caret = layout.caretRect(at: displayOffset(offset))
    // Nearer to the letter behind it, which has more room at its left; never left of the edge.
    let left = x + caret.minX - 0.5
    return CGRect(
      x: max(rect.minX, left), y: y, width: Self.caretWidth, height: layout.lineHeight)
  }

  /// The offset of the text whose caret is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    part.lowerBound
      + displayed.textOffset(layout.utf16Offset(at: CGPoint(x: point.x - x, y: 0)))
  }

  /// What covers a range of the text.
  func selectionRects(for range: Range<Int>) -> [CGRect] {
    let range = range.clamped(to: part)
    let shown = displayOffset(range.lowerBound)..<displayOffset(range.upperBound)
    return layout.selectionRects(for: shown).map { $0.offsetBy(dx: x, dy: y) }
  }

  /// Scrolls no further than it takes to see the caret at an offset of the text.
  mutating func scroll(toSee offset: Int) {
    let caret = distance(toCaretAt: offset)
    if caret < scrollOffset { scrollOffset = caret }
    let rightmost = scrollOffset + rect.width - Self.caretWidth
    if caret > rightmost { scrollOffset += caret - rightmost }
    scrollOffset = min(max(scrollOffset, 0), greatestScrollOffset)
  }

  /// Scrolls so that the caret at an offset of the text stands a distance behind the left edge.
  mutating func scroll(toHaveCaretAt offset: Int, behindEdgeBy distance: CGFloat) {
    scrollOffset = min(
      max(self.distance(toCaretAt: offset) - distance, 0), greatestScrollOffset)
  }

  /// Whether the caret at an offset of the text is in sight.
  func showsCaret(at offset: Int) -> Bool {
    guard part.lowerBound <= offset, offset <= part.upperBound else { return false }
    let seen = scrollOffset - Self.caretWidth...scrollOffset + rect.width + Self.caretWidth
    return layout.size.width <= rect.width || seen.contains(distance(toCaretAt: offset))
  }

  /// How far the caret at an offset of the text is from the line's left end, in points.
  func distance(toCaretAt offset: Int) -> CGFloat {
    layout.caretRect(at: displayOffset(offset)).minX
  }

  /// Whether enough is set around an offset of the text for all to be filled that can be seen
  /// together with it.
  func isFilled(around offset: Int) -> Bool {
    // A cut is seen where the caret would stand at it, on whichever side that is.
    func isFar(_ cut: Int) -> Bool {
      abs(distance(toCaretAt: cut) - distance(toCaretAt: offset)) >= rect.width
    }
    return (part.lowerBound == 0 || isFar(part.lowerBound))
      && (part.upperBound == length || isFar(part.upperBound))
  }

  private func displayOffset(_ offset: Int) -> Int {
    displayed.displayOffset(min(max(offset, part.lowerBound), part.upperBound) - part.lowerBound)
  }
}
