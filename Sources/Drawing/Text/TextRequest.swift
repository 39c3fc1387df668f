import CPango
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

  /// A width from which on nothing is broken, in points.
  static let greatestWidth: CGFloat = 1_000_000

  /// Whether nothing is broken or left out for the sake of the width.
  var isWide: Bool { width.map { $0 >= Self.greatestWidth } ?? true }

  /// Whether no width matters, not even for where lines stand.
  var isAlone: Bool {
    width == nil && alignment == .natural && lineLimit == 0 && truncation == .none
  }

  /// The same text without regard to a width.
  var alone: TextRequest {
    TextRequest(
      text: text, font: font, width: nil, alignment: .natural, lineLimit: 0, truncation: .none,
      direction: direction)
  }

  /// The room for a line that begins at an indent, in units of pango.
  ///
  /// Rounded up, so that a text fits into the width that it was measured to have.
  var lineWidth: Int32? {
    width.map {
      let room = max(0, $0 - setting.indent - setting.tailIndent)
      return Int32((room * Double(PANGO_SCALE)).rounded(.up))
    }
  }

  /// Where the left end of a line stands that is as long as `width`, in points.
  func left(ofLine width: Double, isFirst: Bool, isRightToLeft: Bool) -> Double {
    guard let room = self.width.map(Double.init) else { return 0 }
    let indent = isFirst ? setting.firstIndent : setting.indent
    let start = isRightToLeft ? setting.tailIndent : indent
    let free = room - indent - setting.tailIndent - width
    switch alignment {
    case .left: return start
    case .natural, .justified: return isRightToLeft ? start + free : start
    case .center: return start + free / 2
    case .right: return start + free
    }
  }

  /// Where the text stands when it is set alone and fits as one line; nil where it does not.
  func left(of alone: TextLayout) -> Double? {
    guard let line = alone.lines.first, alone.lineCount == 1 else { return nil }
    let isCut = lineLimit != 1 || truncation != .none
    if isCut, let lineWidth, line.width * Double(PANGO_SCALE) > Double(lineWidth) { return nil }
    return left(ofLine: line.width, isFirst: true, isRightToLeft: line.isRightToLeft)
  }
}
