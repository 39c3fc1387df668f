/// The text an input method is composing, not yet part of the document.
package struct Preedit: Hashable, Sendable {
  package private(set) var text: String
  /// Where the caret stands in the text, in UTF-16 units.
  package var caret: Int {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(caretIndex))).utf16.count
  }

  /// Where the caret stands, in Unicode scalars, as the input method counts.
  private var caretIndex: Int

  package init(text: String = "", caretIndex: Int = 0) {
    self.text = text
    self.caretIndex = min(max(0, caretIndex), text.unicodeScalars.count)
  }

  /// Replaces a stretch of the text; numbers count Unicode scalars and are taken for what they can
  /// mean, since another program sends them.
  mutating func replace(from first: Int, count: Int, with replacement: String, caretIndex: Int) {
    let scalars = Array(text.unicodeScalars)
    let start = min(max(0, first), scalars.count)
    let end = start + min(max(0, count), scalars.count - start)
    var result = String.UnicodeScalarView(scalars[..<start])
    result.append(contentsOf: replacement.unicodeScalars)
    result.append(contentsOf: scalars[end...])
    text = String(result)
    moveCaret(to: caretIndex)
  }

  mutating func moveCaret(to index: Int) {
    caretIndex = min(max(0, index), text.unicodeScalars.count)
  }
}
