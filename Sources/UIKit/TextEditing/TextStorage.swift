/// A text kept in pieces that begin and end between grapheme clusters, so that a change, or a
/// question about one place, costs no more in a long text than in a short one.
///
/// Offsets are in UTF-16 units from the start of the text and lie inside it.
struct TextStorage: Sendable {
  fileprivate struct Piece: Hashable, Sendable {
    let text: String
    /// In UTF-16 units.
    let length: Int

    init(_ text: String) {
      self.text = text
      length = text.utf16.count
    }
  }

  /// The length from which a piece is split, in UTF-16 units.
  static let usualPieceLength = 512

  private var pieces: [Piece]
  private let longestPiece: Int

  /// The text's length in UTF-16 units.
  private(set) var length: Int

  init(_ text: String, longestPiece: Int = TextStorage.usualPieceLength) {
    self.longestPiece = longestPiece
    pieces = Self.split(text, longestPiece: longestPiece)
    length = pieces.reduce(0) { $0 + $1.length }
  }

  /// The whole text; takes time in proportion to its length.
  var string: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }

  /// The text between two boundaries of grapheme clusters.
  func text(in range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    var (index, start) = piece(at: range.lowerBound)
    var result = ""
    while index < pieces.count, start < range.upperBound {
      let piece = pieces[index]
      let part = range.clamped(to: start..<start + piece.length)
      let bounds =
        piece.index(part.lowerBound - start)..<piece.index(part.upperBound - start)
      result += piece.text[bounds]
      start += piece.length
      index += 1
    }
    return result
  }

  /// Puts `string` in the place of what is between two boundaries of grapheme clusters.
  mutating func replace(_ range: Range<Int>, with string: String) {
    var (first, firstStart) = piece(at: range.lowerBound)
    // What is inserted may join the cluster before it.
    if firstStart == range.lowerBound, first > 0 {
      first -= 1
      firstStart -= pieces[first].length
    }
    var (last, lastStart) = (first, firstStart)
    while last + 1 < pieces.count, lastStart + pieces[last].length < range.upperBound {
      lastStart += pieces[last].length
      last += 1
    }
    var content = string
    if first < pieces.count {
      let (before, after) = (pieces[first], pieces[last])
      content = before.text[..<before.index(range.lowerBound - firstStart)] + content
      content += after.text[after.index(range.upperBound - lastStart)...]
    }
    var end = min(last + 1, pieces.count)
    var changed = Self.split(content, longestPiece: longestPiece)
    while end < pieces.count, let edge = changed.last, !canEnd(edge, before: pieces[end]) {
      changed.removeLast()
      changed += Self.split(edge.text + pieces[end].text, longestPiece: longestPiece)
      end += 1
    }
    pieces.replaceSubrange(first..<end, with: changed)
    length += string.utf16.count - range.count
  }

  /// Whether two pieces may stay apart: no cluster joins them, and they are not both short.
  private func canEnd(_ piece: Piece, before next: Piece) -> Bool {
    guard piece.length + next.length > longestPiece / 2 else { return false }
    let joined = piece.text + next.text
    // Characters are counted from the piece's beginning, which is a boundary.
    let seam = joined.utf8.index(joined.startIndex, offsetBy: piece.text.utf8.count)
    return joined.index(before: joined.index(after: seam)) == seam
  }

  private static func split(_ text: String, longestPiece: Int) -> [Piece] {
    if text.isEmpty { return [] }
    let whole = Piece(text)
    if whole.length <= longestPiece { return [whole] }
    var pieces: [Piece] = []
    var (start, end, length) = (text.startIndex, text.startIndex, 0)
    for character in text {
      end = text.utf8.index(end, offsetBy: character.utf8.count)
      length += character.utf16.count
      if length >= longestPiece / 2 {
        pieces.append(Piece(String(text[start..<end])))
        (start, length) = (end, 0)
      }
    }
    if start < end { pieces.append(Piece(String(text[start..<end]))) }
    return pieces
  }

  /// The piece that an offset lies in, and where it begins; the last one for the text's end.
  private func piece(at offset: Int) -> (index: Int, start: Int) {
    if offset > length / 2 {
      var (index, start) = (pieces.count, length)
      repeat {
        index -= 1
        start -= pieces[index].length
      } while start > offset
      return (index, start)
    }
    var (index, start) = (0, 0)
    while index + 1 < pieces.count, start + pieces[index].length <= offset {
      start += pieces[index].length
      index += 1
    }
    return (index, start)
  }

  // MARK: Grapheme clusters

  /// The start of the grapheme cluster that contains an offset; the length at the text's end.
  func boundary(atOrBefore offset: Int) -> Int {
    guard offset < length else { return length }
    let (index, start) = piece(at: offset)
    let text = pieces[index].text
    // From inside a cluster, `index(after:)` counts from the cluster's start.
    let cluster = text.index(before: text.index(after: pieces[index].index(offset - start)))
    return start + cluster.utf16Offset(in: text)
  }

  /// The end of the grapheme cluster that contains an offset; the length at the text's end.
  func boundary(after offset: Int) -> Int {
    guard offset < length else { return length }
    let (index, start) = piece(at: offset)
    let text = pieces[index].text
    return start + text.index(after: pieces[index].index(offset - start)).utf16Offset(in: text)
  }

  /// The grapheme cluster that begins at a boundary; nil at the text's end.
  func character(at offset: Int) -> Character? {
    guard offset < length else { return nil }
    let (index, start) = piece(at: offset)
    return pieces[index].text[pieces[index].index(offset - start)]
  }

  /// The start of the grapheme cluster that ends at a boundary; nil at the text's start.
  func start(ofCharacterBefore offset: Int) -> Int? {
    offset > 0 ? boundary(atOrBefore: offset - 1) : nil
  }
}

extension TextStorage.Piece {
  fileprivate func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: offset, in: text)
  }
}

extension TextStorage: Hashable {
  static func == (one: TextStorage, other: TextStorage) -> Bool {
    one.length == other.length && (one.pieces == other.pieces || one.string == other.string)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(length)
  }
}
