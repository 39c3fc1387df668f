import Foundation

/// A responder whose text the keyboard can read, select, mark and change.
///
/// Positions and ranges are of classes that the text input defines; no other code looks into them.
/// Offsets are in UTF-16 units, rectangles and points in points and the coordinates of
/// `textInputView`.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the text in a range; nil where there is none.
  func text(in range: UITextRange) -> String?

  /// Puts `text` in the place of a range.
  func replace(_ range: UITextRange, withText text: String)

  /// Returns whether the text in a range may be replaced; yes unless implemented.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text

  /// The selected text; empty for a caret, nil for neither.
  var selectedTextRange: UITextRange? { get set }

  /// What an input method is composing; nil when it composes nothing.
  var markedTextRange: UITextRange? { get }

  /// How marked text looks; nil for the text input's own way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Puts `markedText` in the place of the marked text, else of the selection, and marks it.
  ///
  /// `selectedRange` is in UTF-16 units from the start of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Ends the composition and keeps its text.
  func unmarkText()

  // MARK: Positions

  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }

  /// Where the text ends.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance from another, in UTF-16 units; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position at a number of steps on the screen from another; nil outside of the
  /// text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Returns how two positions follow each other in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the distance between two positions, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the position at a distance from the start of a range; nil outside of the range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  /// Returns the distance of a position from the start of a range.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Layout

  /// Returns the position of a range that lies farthest in a direction on the screen.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?

  /// Returns the range from a position to the end of its line in a direction on the screen.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the direction the text is written in at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Sets the direction the text of a range is written in.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the first rectangle that covers a part of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns where the caret stands at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles that cover a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Around it

  /// Hears of the changes that other code than the keyboard makes; set by the keyboard when the
  /// text input gets the focus.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Finds words and other units in the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// The view that shows the text, and whose coordinates count; the text input itself, or
  /// its view, where it implements nothing else.
  var textInputView: UIView { get }
}

extension UITextInput {
  /// Allows every change.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// The position some offset behind the start of a range; nil beyond its end.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    guard offset >= 0, let position = position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }

  /// The offset of a position from the start of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The text input itself if it is a view, else the view of the view controller that it is.
  public var textInputView: UIView {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded ?? UIView()
  }
}
