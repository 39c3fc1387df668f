import UIKit

/// A place between two characters, as an app would write it.
public final class NotePosition: UITextPosition {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
    super.init()
  }
}

public final class NoteRange: UITextRange {
  public let (first, last): (Int, Int)

  public init(_ first: Int, _ last: Int) {
    (self.first, self.last) = (first, last)
    super.init()
  }

  public override var isEmpty: Bool { first == last }
  public override var start: UITextPosition { NotePosition(first) }
  public override var end: UITextPosition { NotePosition(last) }
}

/// A text view of an app's own: letters 10 points wide in lines 20 points high.
///
/// It tells of the changes that its own code makes, and not of those that the keyboard makes.
open class NoteView: UIView, UITextInput {
  public private(set) var text: NSString = ""
  public private(set) var selection = 0..<0
  public private(set) var marked: Range<Int>?
  public var whenTyped: ((NoteView) -> Void)?

  public var autocorrectionType = UITextAutocorrectionType.default
  public var keyboardType = UIKeyboardType.default

  open override var canBecomeFirstResponder: Bool { true }

  /// Sets the text as the app does it.
  public func setText(_ string: String, tells: Bool = true) {
    if tells { inputDelegate?.textWillChange(self) }
    text = string as NSString
    selection = text.length..<text.length
    marked = nil
    if tells { inputDelegate?.textDidChange(self) }
  }

  private func index(_ position: UITextPosition) -> Int {
    min(max((position as? NotePosition)?.index ?? 0, 0), text.length)
  }

  private func indices(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (index(range.start), index(range.end))
    return min(start, end)..<max(start, end)
  }

  private func put(_ string: String, in range: Range<Int>) {
    text =
      text.replacingCharacters(
        in: NSRange(location: range.lowerBound, length: range.count), with: string) as NSString
    let end = range.lowerBound + (string as NSString).length
    selection = end..<end
  }

  // MARK: Keys

  public var hasText: Bool { text.length > 0 }

  open func insertText(_ text: String) {
    put(text, in: selection)
    whenTyped?(self)
  }

  open func deleteBackward() {
    let range =
      selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
    put("", in: range)
  }

  // MARK: Text

  open func text(in range: UITextRange) -> String? {
    let range = indices(range)
    return text.substring(with: NSRange(location: range.lowerBound, length: range.count))
  }

  open func replace(_ range: UITextRange, withText text: String) {
    put(text, in: indices(range))
  }

  open var selectedTextRange: UITextRange? {
    get { NoteRange(selection.lowerBound, selection.upperBound) }
    set { if let newValue { selection = indices(newValue) } }
  }

  open var markedTextRange: UITextRange? { marked.map { NoteRange($0.lowerBound, $0.upperBound) } }

  public var markedTextStyle: [NSAttributedString.Key: Any]?

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let string = markedText ?? ""
    let start = (marked ?? selection).lowerBound
    put(string, in: marked ?? selection)
    marked = string.isEmpty ? nil : start..<start + (string as NSString).length
    let caret = start + selectedRange.location
    selection = caret..<caret + selectedRange.length
  }

  open func unmarkText() { marked = nil }

  // MARK: Positions

  open var beginningOfDocument: UITextPosition { NotePosition(0) }
  open var endOfDocument: UITextPosition { NotePosition(text.length) }

  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (start, end) = (index(start), index(end))
    return NoteRange(min(start, end), max(start, end))
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = index(position) + offset
    return (0...text.length).contains(sum) ? NotePosition(sum) : nil
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    default:
      let caret = caretRect(for: position)
      let y = caret.midY + (direction == .up ? -20 : 20) * CGFloat(offset)
      return closestPosition(to: CGPoint(x: caret.midX, y: y))
    }
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (index(position), index(other))
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    index(toPosition) - index(from)
  }

  // MARK: Layout

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? NoteRange(0, index(position)) : NoteRange(index(position), text.length)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  open func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }

  open func caretRect(for position: UITextPosition) -> CGRect {
    let before = text.substring(to: index(position)).split(
      separator: "\n", omittingEmptySubsequences: false)
    return CGRect(
      x: CGFloat(before.last?.count ?? 0) * 10, y: CGFloat(before.count - 1) * 20, width: 2,
      height: 20)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    (0...text.length).map(NotePosition.init).min {
      distance(to: point, from: $0) < distance(to: point, from: $1)
    }
  }

  private func distance(to point: CGPoint, from position: UITextPosition) -> CGFloat {
    let caret = caretRect(for: position)
    return abs(caret.midY - point.y) * 1000 + abs(caret.midX - point.x)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { nil }

  public weak var inputDelegate: UITextInputDelegate?
  open lazy var tokenizer: UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
}
