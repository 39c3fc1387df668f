import Foundation

/// Where lines stand in the width they are given.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where the text's own direction begins.
  case natural
  case left
  case center
  case right
  /// From side to side; the last line of a paragraph stands as in `natural`.
  case justified
}

/// What becomes of a text that is too long for its width and its lines.
public enum TextTruncation: Hashable, Sendable {
  case none
  case head
  case middle
  case tail
}

/// The direction in which the lines of a text run.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Everything a layout depends on.
struct TextRequest: Hashable, Sendable {
  let text: String
  let font: FontDescription
  let width: CGFloat?
  let alignment: TextAlignment
  let lineLimit: Int
  let truncation: TextTruncation
  var direction: TextDirection?
  /// The styles of the text's parts in order, which cover all of it; none where one font sets it.
  var runs: [TextRun] = []
  var setting = LineSetting()

  /// Whether one font sets all of it as it is.
  var isPlain: Bool { runs.isEmpty && setting == LineSetting() }
}
