import Foundation

/// What a text input tells of its changes, those before and those after.
///
/// The keyboard is this delegate of the text input that has the focus.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// What finds characters, words, sentences, paragraphs and lines in a text input.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a position; nil where there is none.
  ///
  /// At a boundary the unit is the one that lies in `direction`.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns whether a unit that is come upon in `direction` has its far end at a position.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next boundary of a unit in `direction`; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Returns whether a unit goes on in `direction` from a position.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
