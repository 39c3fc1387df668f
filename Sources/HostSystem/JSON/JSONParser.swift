/// A place in a text where JSON stops being JSON.
struct JSONSyntaxError: Error, Equatable {
  /// Counted from 1.
  let line: Int
  let problem: String
}

/// Reads a JSON text (RFC 8259) into nodes that know their lines.
struct JSONParser {
  /// Arrays and objects inside each other; past it a file is an attack on the stack.
  static let greatestDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    let node = try parser.parseValue()
    parser.skipSpace()
    if let extra = parser.peek {
      throw parser.failure("\(describe(extra)) after the end of the document")
    }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte to come, as a scalar of the same number.
  private var peek: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }

  private func failure(_ problem: String) -> JSONSyntaxError {
    JSONSyntaxError(line: line, problem: problem)
  }

  private static func describe(_ found: Unicode.Scalar?) -> String {
    switch found {
    case nil: "the end of the file"
    case let found? where ("!"..."~").contains(found): "`\(found)`"
    case let found?: "the byte 0x\(String(found.value, radix: 16))"
    }
  }

  private mutating func skipSpace() {
    while let next = peek, next == " " || next == "\t" || next == "\r" || next == "\n" {
      if next == "\n" { line += 1 }
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ expected: String) -> JSONSyntaxError {
    skipSpace()
    return failure("expected \(expected), found \(Self.describe(peek))")
  }

  private mutating func parseValue() throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    let line = line
    let value: JSONNode.Value =
      switch peek {
      case "{": .object(try parseObject())
      case "[": .array(try parseArray())
      case "\"": .string(try parseString())
      case "-", ("0"..."9")?: .number(try parseNumber())
      case ("a"..."z")?: try parseWord()
      default: throw expect("a value")
      }
    return JSONNode(line: line, value: value)
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    position += 1
    if depth > Self.greatestDepth {
      throw failure("more than \(Self.greatestDepth) levels of nesting")
    }
  }

  private mutating func parseObject() throws(JSONSyntaxError) -> [JSONNode.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    if take("}") { return members }
    repeat {
      skipSpace()
      let line = line
      guard peek == "\"" else { throw expect("a key in quotation marks") }
      let name = try parseString()
      guard names.insert(name).inserted else {
        throw JSONSyntaxError(line: line, problem: "the key \(name) is there twice")
      }
      guard take(":") else { throw expect("`:` after the key \(name)") }
      members.append(JSONNode.Member(name: name, line: line, node: try parseValue()))
    } while take(",")
    guard take("}") else { throw expect("`,` or `}`") }
    return members
  }

  private mutating func parseArray() throws(JSONSyntaxError) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    if take("]") { return elements }
    repeat { elements.append(try parseValue()) } while take(",")
    guard take("]") else { throw expect("`,` or `]`") }
    return elements
  }

  private mutating func parseWord() throws(JSONSyntaxError) -> JSONNode.Value {
    let start = position
    skip("a"..."z")
    let word = text(from: start)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw failure("expected a value, found `\(word)`")
    }
  }

  /// Passes over the scalars of a range and returns how many there were.
  @discardableResult
  private mutating func skip(_ range: ClosedRange<Unicode.Scalar>) -> Int {
    let start = position
    while let next = peek, range.contains(next) { position += 1 }
    return position - start
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func parseNumber() throws(JSONSyntaxError) -> Double {
    let start = position
    if peek == "-" { position += 1 }
    let startsWithZero = peek == "0"
    let whole = skip("0"..."9")
    var isWellFormed = whole == 1 || (whole > 1 && !startsWithZero)
    if peek == "." {
      position += 1
      isWellFormed = skip("0"..."9") > 0 && isWellFormed
    }
    if peek == "e" || peek == "E" {
      position += 1
      if peek == "+" || peek == "-" { position += 1 }
      isWellFormed = skip("0"..."9") > 0 && isWellFormed
    }
    guard isWellFormed, let number = Double(text(from: start)), number.isFinite else {
      throw failure("`\(text(from: start))` is not a number")
    }
    return number
  }

  private mutating func parseString() throws(JSONSyntaxError) -> String {
    position += 1
    var content: [UInt8] = []
    while true {
      let start = position
      position =
        bytes[start...].firstIndex { $0 == 0x22 || $0 == 0x5c || $0 < 0x20 } ?? bytes.endIndex
      let plain = bytes[start..<position]
      guard let next = peek else {
        throw failure("the text is not closed by a quotation mark")
      }
      position += 1
      switch next {
      case "\"":
        let string =
          content.isEmpty
          ? String(validating: plain, as: UTF8.self)
          : String(validating: content + plain, as: UTF8.self)
        guard let string else { throw failure("the text is not UTF-8") }
        return string
      case "\\":
        content += plain
        content += String(try parseEscape()).utf8
      default: throw failure("a line break or control character in a text")
      }
    }
  }

  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let escaped = peek
    position += 1
    switch escaped {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try parseUnicodeEscape()
    default: throw failure("`\\` before \(Self.describe(escaped))")
    }
  }

  private mutating func parseUnicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try parseCodeUnit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    // A half of a surrogate pair means something only with the other half behind it.
    if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try parseCodeUnit()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw failure("half a surrogate pair in a text")
  }

  private mutating func parseCodeUnit() throws(JSONSyntaxError) -> UInt16 {
    let end = min(position + 4, bytes.count)
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    guard text.utf8.count == 4, text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(text, radix: 16)
    else { throw failure("`\\u` needs four hexadecimal digits") }
    position = end
    return unit
  }
}
