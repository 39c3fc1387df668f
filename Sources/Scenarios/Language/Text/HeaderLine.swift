/// A line of the header taken apart: `key: value  # comment`.
struct HeaderLine {
  struct Piece {
    var text: String
    var column: Int
  }

  /// What stands before the colon; nil where there is none.
  var key: Piece?

  /// What stands behind it, or the whole line where there is none.
  var value: Piece
  var comment: String?

  init(_ scalars: [Unicode.Scalar]) {
    let mark = Self.commentMark(in: scalars)
    comment = mark.map { String(scalars[($0 + 1)...]).trimmingSpace() }
    let content = scalars[..<(mark ?? scalars.count)]
    guard let colon = content.firstIndex(of: ":") else {
      value = Self.piece(content)
      return
    }
    key = Self.piece(content[..<colon])
    value = Self.piece(content[(colon + 1)...])
  }

  /// Where the # of a comment is: at the start of the line or after two spaces.
  private static func commentMark(in scalars: [Unicode.Scalar]) -> Int? {
    var gap = 2
    for (index, scalar) in scalars.enumerated() {
      if scalar == "#", gap > 1 { return index }
      gap = scalar.properties.isWhitespace ? gap + (scalar == "\t" ? 2 : 1) : 0
    }
    return nil
  }

  private static func piece(_ scalars: ArraySlice<Unicode.Scalar>) -> Piece {
    let space = scalars.prefix { $0.properties.isWhitespace }.count
    return Piece(
      text: String(scalars).trimmingSpace(), column: scalars.startIndex + space + 1)
  }
}
