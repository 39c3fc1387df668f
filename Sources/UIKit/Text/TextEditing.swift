/// Text with a selection, and what can be done to it: the model under a text field.
///
/// Offsets are in UTF-16 units, as everywhere at UIKit's edge, and the selection's ends always lie
/// between grapheme clusters: an edit that would leave one inside a cluster (a flag's second half
/// typed before another flag) moves it behind that cluster.
package struct TextEditing: Hashable, Sendable {
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

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  }

  package internal(set) var text: String
  package internal(set) var selection: Selection

  /// What an input method is still composing, in UTF-16 units; nil when it composes nothing.
  package internal(set) var markedRange: Range<Int>?

  /// Starts with the caret behind `text`.
  package init(_ text: String = "") {
    self.text = text
    selection = Selection(caret: text.utf16.count)
  }

  /// The text's length in UTF-16 units.
  package var length: Int { text.utf16.count }

  package var selectedText: String { text(in: selection.range) }

  /// The part of the text in `range`, widened to whole grapheme clusters.
  package func text(in range: Range<Int>) -> String {
    let range = wholeCharacters(range)
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }
}
