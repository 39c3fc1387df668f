/// What typed quotes and hyphens become.
struct SmartPunctuation: Hashable, Sendable {
  /// Whether quotes are curled.
  var quotes = false
  /// Whether two hyphens become an en dash, and three an em dash.
  var dashes = false

  /// Returns what a character becomes that is typed behind a text: how many UTF-16 units before it go, and
  /// what comes in their place; nil where it stays as it is.
  ///
  /// `marks` are the quotation marks of the language, opening and closing.
  func change(
    typing text: String, behind before: String, marks: [String]
  ) -> (removed: Int, inserted: String)? {
    switch text {
    case "-" where dashes:
      switch before.last {
      case "-": return (1, "–")
      case "–": return (1, "—")
      default: return nil
      }
    case "\"" where quotes && marks.count == 2:
      return (0, Self.opens(behind: before) ? marks[0] : marks[1])
    case "'" where quotes && marks.count == 2:
      // Behind a letter it is an apostrophe as a rule, which looks the same in every language.
      if let last = before.last, last.isLetter || last.isNumber { return (0, "’") }
      let mark = Self.opens(behind: before) ? marks[0] : marks[1]
      return Self.single[mark].map { (0, $0) }
    default: return nil
    }
  }

  /// The marks of a quotation inside of another one.
  private static let single = [
    "“": "‘", "”": "’", "„": "‚", "«": "‹", "»": "›",
  ]

  /// Whether a quotation begins behind a text.
  private static func opens(behind text: String) -> Bool {
    guard let last = text.last else { return true }
    return last.isWhitespace || "([{<–—-‘“„‚«‹".contains(last)
  }
}
