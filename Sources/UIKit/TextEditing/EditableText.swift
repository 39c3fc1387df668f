import Drawing
import Foundation

/// Text with a selection, and what can be done to it: the model under a text field.
///
/// Offsets are in UTF-16 units, as everywhere at UIKit's edge, and the selection's ends always lie
/// between grapheme clusters: an edit that would leave one inside a cluster (a flag's second half
/// typed before another flag) moves it behind that cluster.
package struct EditableText: Sendable {
  /// The two ends of a selection, in UTF-16 units: `anchor` stays and `head` moves when it is
  /// extended.
  package struct Selection: Hashable, Sendable {
    package var anchor: Int
    package var head: Int

    package init(anchor: Int, head: Int) {
      self.anchor = anchor
      self.head = head
    }

    package init(caret: Int) {
      self.init(anchor: caret, head: caret)
    }

    /// Whether nothing is selected, so that there is a caret.
    package var isCaret: Bool { anchor == head }

    /// The same as Foundation has it.
    var characters: NSRange { NSRange(location: range.lowerBound, length: range.count) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  }

  var storage: TextStorage
  package internal(set) var selection: Selection

  /// What an input method is still composing, in UTF-16 units; nil when it composes nothing.
  package internal(set) var markedRange: Range<Int>?

  /// The last replacement in the text; nil once it has been taken.
  private(set) var lastEdit: TextEdit?

  /// Hands out the last replacement and forgets it.
  mutating func takeEdit() -> TextEdit? {
    defer { lastEdit = nil }
    return lastEdit
  }

  /// Puts `string` in the place of a range between grapheme clusters.
  mutating func replaceStored(_ range: Range<Int>, with string: String) {
    lastEdit = TextEdit(
      location: range.lowerBound, removed: storage.text(in: range), inserted: string)
    storage.replace(range, with: string)
  }

  /// Starts with the caret behind `text`.
  package init(_ text: String = "") {
    self.init(TextStorage(text))
  }

  init(_ storage: TextStorage) {
    self.storage = storage
    selection = Selection(caret: storage.length)
  }

  /// The whole text; takes time in proportion to its length.
  package var text: String { storage.string }

  /// The text's length in UTF-16 units.
  package var length: Int { storage.length }

  package var selectedText: String { text(in: selection.range) }

  /// The part of the text in `range`, widened to whole grapheme clusters.
  package func text(in range: Range<Int>) -> String {
    storage.text(in: wholeCharacters(range))
  }

  /// How much of a text its direction is read from, in UTF-16 units.
  private static let directingLength = 1024

  /// The direction of the first letter, which a text has near its beginning.
  package var writingDirection: TextDirection {
    TextDirection(of: text(in: 0..<Self.directingLength)) ?? .leftToRight
  }
}

extension EditableText: Hashable {
  /// Whether text, selection and marked text are equal, however they came about.
  package static func == (one: EditableText, other: EditableText) -> Bool {
    one.selection == other.selection && one.markedRange == other.markedRange
      && one.storage == other.storage
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
    hasher.combine(selection)
    hasher.combine(markedRange)
  }
}
