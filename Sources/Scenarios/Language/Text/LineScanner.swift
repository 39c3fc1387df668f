/// A cursor over the scalars of one line.
struct LineScanner {
  let scalars: [Unicode.Scalar]
  let line: Int
  private var index = 0

  init(scalars: [Unicode.Scalar], line: Int) {
    self.scalars = scalars
    self.line = line
  }

  var column: Int { index + 1 }
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Skips white space and says how wide it was; a tab counts as two spaces.
  mutating func skipSpace() -> Int {
    var width = 0
    while let scalar = peek, scalar.properties.isWhitespace {
      width += scalar == "\t" ? 2 : 1
      index += 1
    }
    return width
  }

  /// The comment that begins at the #.
  mutating func comment() -> String {
    defer { index = scalars.count }
    return String(scalars[(index + 1)...]).trimmingSpace()
  }

  mutating func word() throws(ScenarioProblem) -> Word {
    let start = column
    switch peek {
    case "\"":
      return Word(content: .text(try quoted()), column: start)
    case "#":
      index += 1
      return Word(
        content: .identifier(peek == "\"" ? try quoted() : untilSpace()), column: start)
    default:
      return Word(content: .plain(untilSpace()), column: start)
    }
  }

  private mutating func untilSpace() -> String {
    let start = index
    while let scalar = peek, !scalar.properties.isWhitespace { index += 1 }
    return String(scalars[start..<index])
  }

  private mutating func quoted() throws(ScenarioProblem) -> String {
    let start = column
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      switch scalar {
      case "\"":
        index += 1
        if let next = peek, !next.properties.isWhitespace { throw problem(.gluedText) }
        return String(text)
      case "\\":
        text.append(try escaped())
      default:
        text.append(scalar)
        index += 1
      }
    }
    throw ScenarioProblem(line: line, column: start, .openText)
  }

  private mutating func escaped() throws(ScenarioProblem) -> Unicode.Scalar {
    let start = index
    index += 1
    let kind = peek
    index += kind == nil ? 0 : 1
    switch kind {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      if let scalar = hexadecimal() { return scalar }
    default: break
    }
    let escape = String(scalars[start..<index])
    index = start
    throw problem(.unknownEscape(escape))
  }

  /// The scalar of `{HEX}`; nil when that is not what follows.
  private mutating func hexadecimal() -> Unicode.Scalar? {
    guard peek == "{" else { return nil }
    index += 1
    var value: UInt32 = 0
    var digits = 0
    while let scalar = peek, digits < 7 {
      index += 1
      if scalar == "}" { return digits > 0 ? Unicode.Scalar(value) : nil }
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      value = value * 16 + UInt32(digit)
      digits += 1
    }
    return nil
  }

  private func problem(_ kind: ScenarioProblem.Kind) -> ScenarioProblem {
    ScenarioProblem(line: line, column: column, kind)
  }
}

extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  func trimmingSpace() -> String {
    let kept = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = kept.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(kept[...last])
  }
}
