import Drawing
import Foundation

/// What text input asks, in positions of the text.
extension TextEditingSession {
  /// The text between two positions; nil for positions of others.
  func string(in range: UITextRange) -> String? {
    text.offsets(of: range).map { text.text(in: $0) }
  }

  /// Replaces a range for the app's code, without asking the view.
  func replace(_ range: UITextRange, with string: String) {
    guard let range = text.offsets(of: range) else { return }
    clearsOnInsertion = false
    change { $0.replace(range, with: string) }
    view.textDidChange()
  }

  /// The selection while the text is edited.
  var selectedRange: UITextRange? {
    get { view.isEditing ? TextOffsetRange(text.selection.range) : nil }
    set {
      guard view.isEditing else { return }
      clearsOnInsertion = false
      isSelectedByTouch = false
      if let newValue {
        guard let range = text.offsets(of: newValue) else { return }
        change { $0.select(range) }
      } else {
        change { $0.placeCaret(at: $0.selection.range.upperBound) }
      }
      holdCaret()
    }
  }

  /// Selects a range for the app's code, whether the text is edited or not.
  func selectByCode(_ range: Range<Int>) {
    clearsOnInsertion = false
    isSelectedByTouch = false
    change { $0.select(range.clamped(to: 0..<$0.length)) }
    holdCaret()
  }

  /// The range of the character that a point of the view is on.
  func character(at point: CGPoint, rects: (Range<Int>) -> [CGRect]) -> UITextRange? {
    let near = view.offset(at: point)
    let characters = [text.boundary(before: near)..<near, near..<text.boundary(after: near)]
    return characters.first { character in
      !character.isEmpty && rects(character).contains { $0.contains(point) }
    }.map(TextOffsetRange.init)
  }

  func isChangeAllowed(in range: UITextRange, to string: String) -> Bool {
    guard let range = text.offsets(of: range) else { return false }
    return view.isChangeAllowed(in: range, to: string)
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = text.offset(of: start), let end = text.offset(of: end) else { return nil }
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  /// The position at a distance from another; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = text.offset(of: position) else { return nil }
    let (sum, overflows) = start.addingReportingOverflow(offset)
    return !overflows && (0...text.length).contains(sum) ? TextOffset(sum) : nil
  }

  /// The position a number of characters further on the screen; up and down lead to the ends of
  /// the only line.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    guard var offset = text.offset(of: position) else { return nil }
    if count == 0 { return TextOffset(offset) }
    let isForward = isForward(direction, at: offset) == (count > 0)
    if direction == .up || direction == .down {
      var column: CGFloat?
      for _ in 0..<count.magnitude {
        let motion: TextEditingCommand.Motion = isForward ? .down : .up
        guard let next = view.lineDestination(of: motion, from: offset, column: &column) else {
          return TextOffset(isForward ? text.length : 0)
        }
        if next == offset { break }
        offset = next
      }
      return TextOffset(offset)
    }
    for _ in 0..<count.magnitude {
      let next = isForward ? text.boundary(after: offset) : text.boundary(before: offset)
      guard next != offset else { return nil }
      offset = next
    }
    return TextOffset(offset)
  }

  /// Whether a direction on the screen leads towards the end of the text at an offset.
  private func isForward(_ way: UITextLayoutDirection, at offset: Int) -> Bool {
    switch way {
    case .right: view.direction(at: offset) == .leftToRight
    case .left: view.direction(at: offset) == .rightToLeft
    case .down: true
    case .up: false
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = text.offset(of: start), let end = text.offset(of: end) else { return 0 }
    return end - start
  }

  func end(of range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = text.offsets(of: range) else { return nil }
    return TextOffset(
      isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
  }

  /// The range from a position to the end of its line at the left or at the right, and up or down to
  /// the end of the text.
  func range(
    extending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let offset = text.offset(of: position) else { return nil }
    let isForward = isForward(direction, at: offset)
    var end = isForward ? text.length : 0
    if direction == .left || direction == .right {
      var column: CGFloat?
      end =
        view.lineDestination(
          of: isForward ? .lineEnd : .lineStart, from: offset, column: &column) ?? end
    }
    return TextOffsetRange(min(offset, end)..<max(offset, end))
  }

  /// The position nearest to a point of the view, inside a range.
  func position(nearestTo point: CGPoint, in range: UITextRange?) -> UITextPosition? {
    let offset = view.offset(at: point)
    guard let range else { return TextOffset(offset) }
    guard let range = text.offsets(of: range) else { return nil }
    return TextOffset(min(max(offset, range.lowerBound), range.upperBound))
  }

  var writingDirection: NSWritingDirection {
    direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func setWritingDirection(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: chosenDirection = nil
    case .leftToRight: chosenDirection = .leftToRight
    case .rightToLeft: chosenDirection = .rightToLeft
    }
  }
}

extension NSRange {
  /// The same in Swift's terms; what lies before 0 or beyond all numbers is left out.
  var clampedRange: Range<Int> {
    let start = max(0, location)
    let (end, overflows) = location.addingReportingOverflow(max(0, length))
    return start..<max(start, overflows ? .max : end)
  }
}
