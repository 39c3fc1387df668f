import Testing

@testable import HostSystem

@Suite("JSON with lines")
struct JSONParserTests {
  @Test(
    "Values of every kind are read",
    arguments: [
      ("null", JSONNode.Value.null), ("true", .bool(true)), ("false", .bool(false)),
      ("0", .number(0)), ("-0.5", .number(-0.5)), ("12.25e2", .number(1225)),
      ("1E-2", .number(0.01)), ("[]", .array([])), ("{}", .object([])), ("\"\"", .string("")),
      (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{c}\n\r\t")),
      (#""\u00e9 é""#, .string("é é")), (#""\uD83D\ude00""#, .string("😀")),
    ])
  func value(text: String, expected: JSONNode.Value) throws {
    #expect(try JSONParser.parse(Array(" \t\(text)\r\n".utf8)).value == expected)
  }

  @Test("Every value and key knows the line it begins on")
  func lines() throws {
    let root = try JSONParser.parse(Array("{\n\"a\":\n [1,\r\n2],\n\n \"b\" : {}}".utf8))
    #expect(
      root
        == JSONNode(
          line: 1,
          value: .object([
            .init(
              name: "a", line: 2,
              node: JSONNode(
                line: 3,
                value: .array([
                  JSONNode(line: 3, value: .number(1)), JSONNode(line: 4, value: .number(2)),
                ]))),
            .init(name: "b", line: 6, node: JSONNode(line: 6, value: .object([]))),
          ])))
  }

  @Test(
    "What is not JSON is refused with its line and a reason",
    arguments: [
      ("", 1, "expected a value, found the end of the file"),
      ("\n\n", 3, "expected a value, found the end of the file"),
      ("{\n\"a\": 1\n\"b\": 2}", 3, "expected `,` or `}`, found `\"`"),
      ("[1,\n]", 2, "expected a value, found `]`"),
      ("{\"a\": 1,}", 1, "expected a key in quotation marks, found `}`"),
      ("{\"a\"\n1}", 2, "expected `:` after the key a, found `1`"),
      ("{\"a\": 1,\n\"a\": 2}", 2, "the key a is there twice"),
      ("[1\n2]", 2, "expected `,` or `]`, found `2`"),
      ("{}\n{}", 2, "`{` after the end of the document"),
      ("nul", 1, "expected a value, found `nul`"),
      ("+1", 1, "expected a value, found `+`"),
      ("01", 1, "`01` is not a number"),
      ("-", 1, "`-` is not a number"),
      ("1.", 1, "`1.` is not a number"),
      ("1e", 1, "`1e` is not a number"),
      ("1e999", 1, "`1e999` is not a number"),
      ("\"a\nb\"", 1, "a line break or control character in a text"),
      ("\"a", 1, "the text is not closed by a quotation mark"),
      ("\"a\\", 1, "`\\` before the end of the file"),
      ("\"\\x\"", 1, "`\\` before `x`"),
      ("\"\\u12g4\"", 1, "`\\u` needs four hexadecimal digits"),
      ("\"\\u+123\"", 1, "`\\u` needs four hexadecimal digits"),
      ("\"\\u12", 1, "`\\u` needs four hexadecimal digits"),
      ("\"\\ud83d\"", 1, "half a surrogate pair in a text"),
      ("\"\\ud83d\\u0041\"", 1, "half a surrogate pair in a text"),
      ("\"\\ude00\"", 1, "half a surrogate pair in a text"),
      ("\u{feff}{}", 1, "expected a value, found the byte 0xef"),
    ])
  func malformed(text: String, line: Int, problem: String) {
    #expect(throws: JSONSyntaxError(line: line, problem: problem)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test("Bytes that are not UTF-8 are refused")
  func invalidUTF8() {
    #expect(throws: JSONSyntaxError(line: 2, problem: "the text is not UTF-8")) {
      try JSONParser.parse([0x5b, 0x0a, 0x22, 0xff, 0x22, 0x5d])
    }
  }

  @Test("A million brackets end with an error, not with the stack")
  func deepNesting() {
    let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try JSONParser.parse(Array(fits.utf8)) }
    #expect(throws: JSONSyntaxError(line: 1, problem: "more than 64 levels of nesting")) {
      try JSONParser.parse([UInt8](repeating: 0x5b, count: 1_000_000))
    }
  }

  @Test("Every beginning of a document but the whole is refused")
  func truncated() throws {
    let bytes = Array(#"{"a": [1.5e3, "\u00e9\\", true], "b": {"c": null}}"#.utf8)
    _ = try JSONParser.parse(bytes)
    for length in bytes.indices {
      #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(bytes[..<length])) }
    }
  }
}
