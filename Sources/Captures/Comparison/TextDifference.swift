/// Which lines of a text went and which came.
///
/// Lines are compared byte by byte: a letter in two spellings of Unicode is two letters.
package struct TextDifference: Hashable, Codable, Sendable {
  /// Where the texts differ, from the top.
  package let hunks: [Hunk]

  /// Lines that went or came, with the lines around them.
  package struct Hunk: Hashable, Codable, Sendable {
    /// The first line's number in the old text, from 1; where none is of it, the line before.
    package let oldStart: Int
    package let oldCount: Int
    /// The first line's number in the new text, from 1; where none is of it, the line before.
    package let newStart: Int
    package let newCount: Int
    package let lines: [Line]
  }

  /// A line of a hunk, without its line feed.
  package struct Line: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    package let kind: Kind
    /// Bytes that are not UTF-8 are shown as replacement characters.
    package let text: String
    /// Whether a line feed follows, which only a text's last line may lack.
    package let isTerminated: Bool
  }

  /// A difference of which no lines can be shown.
  static let withoutLines = TextDifference(hunks: [])

  /// Texts of more bytes than this together are not compared line by line.
  private static let longestTexts = 16_000_000

  private init(hunks: [Hunk]) {
    self.hunks = hunks
  }

  /// Compares two texts; nil where they are equal.
  ///
  /// Of texts that are too long to be looked at there are no hunks.
  package init?(old: [UInt8], new: [UInt8]) {
    if old == new { return nil }
    guard old.count + new.count <= Self.longestTexts else {
      self = .withoutLines
      return
    }
    let (oldLines, newLines) = (TextLine.split(old), TextLine.split(new))
    let script = LineMatcher.match(oldLines, newLines)
    var builder = HunkBuilder(oldLines: oldLines, newLines: newLines, script: script)
    hunks = builder.hunks()
  }

  /// Compares two texts; nil where they are equal.
  package init?(old: String, new: String) {
    self.init(old: Array(old.utf8), new: Array(new.utf8))
  }

  /// How many lines went and how many came.
  package var counts: (removed: Int, added: Int) {
    let lines = hunks.lazy.flatMap(\.lines)
    return (lines.count { $0.kind == .removed }, lines.count { $0.kind == .added })
  }
}

/// One line's bytes, its line feed included where there is one.
struct TextLine: Hashable {
  let bytes: ArraySlice<UInt8>

  static func split(_ text: [UInt8]) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(TextLine(bytes: text[start..<end]))
      start = end
    }
    return lines
  }

  func line(_ kind: TextDifference.Line.Kind) -> TextDifference.Line {
    let isTerminated = bytes.last == UInt8(ascii: "\n")
    let text = isTerminated ? bytes.dropLast() : bytes
    let rest = text.count - Self.longestShown
    return TextDifference.Line(
      kind: kind,
      text: String(decoding: text.prefix(Self.longestShown), as: UTF8.self)
        + (rest > 0 ? "… (and \(rest) more bytes)" : ""),
      isTerminated: isTerminated)
  }

  /// In bytes; lines of traces and dumps are far shorter.
  private static let longestShown = 4000

  func hash(into hasher: inout Hasher) {
    // All at once; an array would be hashed byte by byte.
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
