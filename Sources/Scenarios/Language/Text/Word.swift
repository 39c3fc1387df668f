/// A word of a line, and where it begins.
struct Word: Hashable {
  enum Content: Hashable {
    /// Anything that has neither a quote nor a # in front.
    case plain(String)

    /// What stands between double quotes.
    case text(String)

    /// What stands after a #, itself quoted where it has spaces in it.
    case identifier(String)
  }

  var content: Content
  var column: Int

  /// The word as errors show it.
  var spelling: String {
    switch content {
    case .plain(let word): word
    case .text(let text): text
    case .identifier(let name): "#" + name
    }
  }
}

/// A line taken apart: its words and its comment.
struct LineWords {
  var words: [Word] = []
  var comment: String?

  /// The column after the last word.
  var end = 1

  init(_ scalars: [Unicode.Scalar], line: Int) throws(ScenarioProblem) {
    var scanner = LineScanner(scalars: scalars, line: line)
    while true {
      let gap = scanner.skipSpace()
      guard let first = scanner.peek else { return }
      if first == "#" && (words.isEmpty || gap > 1) {
        comment = scanner.comment()
        return
      }
      words.append(try scanner.word())
      end = scanner.column
    }
  }
}
