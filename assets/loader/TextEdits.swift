import SwiftSyntax

/// Changes of a text by the places of its bytes; all else stays as it is, byte for byte.
///
/// No change alters how many lines there are.
struct TextEdits {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private var edits: [Edit] = []

  /// Puts a text in the place of a node, without the space and the comments around it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, text)
  }

  /// Puts a text in the place of another one.
  mutating func replace(_ range: Range<AbsolutePosition>, _ text: String) {
    edits.append(Edit(range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text: text))
  }

  /// Puts a text before what is at a place.
  mutating func insert(_ text: String, at position: AbsolutePosition) {
    replace(position..<position, text)
  }

  /// Takes out a node and the space that follows it in its line.
  mutating func remove(_ node: some SyntaxProtocol) {
    remove(from: node, to: node)
  }

  /// Takes out all from one node to another, and the space that follows it in its line.
  mutating func remove(from first: some SyntaxProtocol, to last: some SyntaxProtocol) {
    var end = last.endPositionBeforeTrailingTrivia
    trivia: for piece in last.trailingTrivia {
      switch piece {
      case .spaces, .tabs: end = end.advanced(by: piece.sourceLength.utf8Length)
      default: break trivia
      }
    }
    replace(first.positionAfterSkippingLeadingTrivia..<end, "")
  }

  /// The text with all changes; one that lies inside an earlier one is left out.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      let (first, second) = ($0.element.range, $1.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      // What is inserted stands before what is replaced there, in the order it came.
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return $0.offset < $1.offset
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var place = 0
    for edit in ordered where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      let newline = UInt8(ascii: "\n")
      let lines = bytes[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
      if lines > 0 { result += [UInt8](repeating: newline, count: lines) }
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
