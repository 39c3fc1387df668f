import Foundation

/// A position of UIKit's own text inputs, in UTF-16 units from the start of the text.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.value == value
  }

  nonisolated override var hash: Int { value.hashValue }

  nonisolated override var description: String { "\(value)" }
}

/// A range of UIKit's own text inputs, in UTF-16 units from the start of the text.
final class TextOffsetRange: UITextRange {
  let value: Range<Int>

  init(_ value: Range<Int>) {
    self.value = value
    super.init()
  }

  override var isEmpty: Bool { value.isEmpty }
  override var start: UITextPosition { TextOffset(value.lowerBound) }
  override var end: UITextPosition { TextOffset(value.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.value == value
  }

  nonisolated override var hash: Int { value.hashValue }

  nonisolated override var description: String { "\(value)" }
}

/// A rectangle that covers a part of the text selected in one of UIKit's own text inputs.
final class TextSelectionRect: UITextSelectionRect {
  private let covered: CGRect
  private let direction: NSWritingDirection
  private let (isFirst, isLast): (Bool, Bool)

  init(_ rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    covered = rect
    self.direction = direction
    (self.isFirst, self.isLast) = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { covered }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
