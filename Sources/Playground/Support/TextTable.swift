/// Text in lines that a terminal shows whole.
enum TextTable {
  /// Characters to a line.
  static let width = 80

  /// Two columns, the second one wrapped.
  static func rows(_ rows: [(String, String)]) -> String {
    let column = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, text in
      let lines = wrap(text, width: width - column).split(separator: "\n")
      let indent = String(repeating: " ", count: column)
      let first = "  " + name + String(repeating: " ", count: column - 2 - name.count)
      return first + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  /// The text in lines up to a width in characters, broken at spaces.
  static func wrap(_ text: String, width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
