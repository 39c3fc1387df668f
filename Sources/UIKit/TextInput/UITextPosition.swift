import Foundation

/// A place between two characters of a text input, of a class that the text input defines.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position that stands for no place; subclasses say which.
  @MainActor public override init() {
    super.init()
  }
}

/// A range of characters of a text input, of a class that the text input defines.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range that stands for no characters; subclasses say which.
  @MainActor public override init() {
    super.init()
  }

  /// Whether there are no characters in the range.
  open var isEmpty: Bool { start.isEqual(end) }

  /// Where the range begins.
  open var start: UITextPosition { noPosition }

  /// Where the range ends.
  open var end: UITextPosition { noPosition }

  private lazy var noPosition = UITextPosition()
}

/// A rectangle that covers a part of the selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle; subclasses say what it covers.
  @MainActor public override init() {
    super.init()
  }

  /// The rectangle, in points and the coordinates of the text input's view.
  open var rect: CGRect { .zero }

  /// The direction of the text in it.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection starts in it.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }

  /// Whether the text in it runs from top to bottom.
  open var isVertical: Bool { false }
}
