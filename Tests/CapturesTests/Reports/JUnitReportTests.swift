import Captures
import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  @Test func everyOutcomeHasItsElement() {
    #expect(
      JUnitReport.text(of: Reports.all) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="keyboard-playground" tests="5" failures="1" errors="2" skipped="1" time="32.375">
          <testsuite name="check" tests="5" failures="1" errors="2" skipped="1" time="32.375">
            <testcase classname="check" name="boom" file="a/boom.keys" line="7" time="0.125">
              <error message="It ended with signal 4." type="crashed">It ended with signal 4.
        Fatal error: &lt;nil&gt;</error>
            </testcase>
            <testcase classname="check" name="slow" file="a/slow.keys" time="30.000">
              <error message="The scenario timed out." type="timed out"/>
            </testcase>
            <testcase classname="check" name="sign-up" file="a/sign-up.keys" line="12" time="1.500">
              <failure message="expect shift 101: the shift is 100." type="failed">expect shift 101: the shift is 100.
        trace.csv differs: 0: shift 1 → 2.
        @@ -1,2 +1,2 @@
         time,shift
        -0,1
        +0,2
        </failure>
            </testcase>
            <testcase classname="check" name="elsewhere" file="a/elsewhere.keys" time="0.500">
              <skipped message="open.png was not compared."/>
            </testcase>
            <testcase classname="check" name="idle" file="a/idle.keys" time="0.250"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func whatAReaderGetsIsWhatWasFound() throws {
    let cases = try read(JUnitReport.text(of: Reports.filled(with: "a \"b\" <c> & 'd'\ne→\u{0}f")))
    #expect(cases.count == CheckOutcome.allCases.count)
    for attributes in cases { #expect(attributes["name"] == "a \"b\" <c> & 'd'\ne→\u{fffd}f") }
  }

  @Test(.seeded) func everyTextMakesAWellFormedReport() throws {
    try forAll(rounds: 50) { generator throws in
      let text = Hostile.text(using: &generator)
      #expect(
        try read(JUnitReport.text(of: Reports.filled(with: text))).count
          == CheckOutcome.allCases.count)
    }
  }

  /// The attributes of all test cases, by a parser that accepts nothing but XML.
  private func read(_ text: String) throws -> [[String: String]] {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError)) in \(text)")
    return reader.cases
  }
}

private final class Reader: NSObject, XMLParserDelegate {
  var cases: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "testcase" { cases.append(attributes) }
  }
}

enum Hostile {
  /// Pieces of markup, control characters and letters of many scripts in any order.
  static func text(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "<", ">", "&", "\"", "'", "&amp;", "]]>", "<!--", "-->", "</script>", "<img src=x>", "{", "}",
      "\u{0}", "\u{1b}", "\u{7f}", "\u{85}", "\u{fffe}", "\u{ffff}", "\u{2028}", "\r\n", "\n", "\t",
      "%", "::", ",", "a", " ", "é", "日", "😀", "\u{301}", "../", "#", "?",
    ]
    return (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }
}
