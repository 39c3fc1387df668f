/// The lines of a text file with untrusted bytes.
struct SourceText {
  /// The lines without their ends; a last line that is empty is none.
  var lines: [[Unicode.Scalar]]

  /// Reads UTF-8 with or without a byte order mark; lines end with LF or CRLF.
  init(_ bytes: [UInt8]) throws(ScenarioProblem) {
    if let encoding = Self.foreignEncoding(bytes) {
      throw ScenarioProblem(line: 1, column: 1, .wrongEncoding(encoding))
    }
    lines = [[]]
    var decoder = UTF8()
    var rest = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).makeIterator()
    var endsInReturn = false
    reading: while true {
      let here = (line: lines.count, column: lines[lines.count - 1].count + 1)
      switch decoder.decode(&rest) {
      case .emptyInput where !endsInReturn: break reading
      case .emptyInput:
        throw ScenarioProblem(line: here.line, column: here.column, .controlCharacter(0x0D))
      case .error: throw ScenarioProblem(line: here.line, column: here.column, .notUTF8)
      case .scalarValue("\n"):
        endsInReturn = false
        lines.append([])
      case .scalarValue(let scalar):
        if endsInReturn || Self.isForbidden(scalar) {
          let value: UInt32 = endsInReturn ? 0x0D : scalar.value
          throw ScenarioProblem(line: here.line, column: here.column, .controlCharacter(value))
        }
        endsInReturn = scalar == "\r"
        if !endsInReturn { lines[lines.count - 1].append(scalar) }
      }
    }
    if lines[lines.count - 1].isEmpty { lines.removeLast() }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\r"
  }

  /// The name of another encoding the first bytes give away.
  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // Without a mark every second byte of ASCII text in UTF-16 is zero.
    guard bytes.count >= 4 else { return nil }
    let zeros = bytes[..<4].map { $0 == 0 }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true]
      ? "UTF-16" : nil
  }
}
