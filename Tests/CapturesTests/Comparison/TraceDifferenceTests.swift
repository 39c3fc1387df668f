import Captures
import Testing

@Suite struct TraceDifferenceTests {
  static let header = "time,keyboard_top,shift,events\n"

  private func sentence(_ old: String, _ new: String) -> String? {
    TraceDifference.sentence(
      old: Array((Self.header + old).utf8), new: Array((Self.header + new).utf8))
  }

  @Test func equalTracesSayNothing() {
    #expect(sentence("0.000000,667.000,0.000,\n", "0.000000,667.000,0.000,\n") == nil)
    #expect(sentence("", "") == nil)
    #expect(TraceDifference.sentence(old: [], new: []) == nil)
  }

  @Test func theFirstRowAndItsColumnsAreNamed() {
    #expect(
      sentence(
        "0.100000,600.000,40.000,\n0.116667,590.000,41.000,\n0.133333,0,0,\n",
        "0.100000,600.000,40.000,\n0.116667,590.000,40.500,\n0.133333,1,1,\n")
        == "0.116667: shift 41.000 → 40.500")
    #expect(
      sentence("0.1,600,40,\"a \"\"b\"\", c;d\"\n", "0.1,601,40,\n")
        == "0.1: keyboard_top 600 → 601, events a \"b\", c;d → nothing")
  }

  /// The new trace moves one frame later: at 0.1 it still says what it said before.
  @Test func aRowThatIsLeftOutHolds() {
    #expect(
      sentence("0,667,0,\n0.1,600,40,\n", "0,667,0,\n0.2,600,40,\n")
        == "0.1: keyboard_top 600 → 667, shift 40 → 0")
    #expect(
      sentence("0,667,0,\n0.2,600,40,\n", "0,667,0,\n0.1,600,40,\n")
        == "0.1: keyboard_top 667 → 600, shift 0 → 40")
    #expect(sentence("0,667,0,\n", "0,667,0,\n9,600,0,\n") == "9: keyboard_top 667 → 600")
    // What happened is of its own row alone.
    #expect(
      sentence("0,667,0,\n0.5,667,0,a\n", "0,667,0,\n0.5,667,0,a\n1,667,0,b\n")
        == "1: events nothing → b")
    // As numbers: 10 is later than 9.
    #expect(sentence("0,1,0,\n10,2,0,\n", "0,1,0,\n9,2,0,\n") == "9: keyboard_top 1 → 2")
  }

  @Test func aRowThatSaysNothingNewIsStillARow() {
    #expect(sentence("0,1,0,\n1,1,0,\n", "0,1,0,\n") == "1: a row is missing")
    #expect(sentence("0,1,0,\n", "0,1,0,\n1,1,0,\n") == "1: a row is added")
    #expect(sentence("0,1,0,\n2,2,0,\n", "0,1,0,\n1,1,0,\n2,2,0,\n") == "1: a row is added")
    #expect(sentence("1,1,0,\n", "1.0,1,0,\n") == "1: time 1 → 1.0")
  }

  @Test func otherColumnsAreNamed() {
    #expect(
      TraceDifference.sentence(old: Array("time,shift\n".utf8), new: Array("time,gap\n".utf8))
        == "the columns are time, gap, not time, shift")
    #expect(
      TraceDifference.sentence(old: [], new: Array("time\n".utf8))
        == "the columns are time, not missing")
  }

  /// As Git checks text out where it is told to change line ends.
  @Test func otherLineEndsAreNamed() {
    let ends = "the golden's lines end in CR LF and should end in LF"
    let new = Self.header + "0,667,0,\n0.1,600,40,\n"
    func sentence(_ old: String) -> String? {
      TraceDifference.sentence(
        old: Array(old.replacing("\n", with: "\r\n").utf8), new: Array(new.utf8))
    }
    #expect(sentence(new) == ends)
    #expect(
      sentence(Self.header + "0,667,0,\n0.1,600,41,\n") == ends + "; besides, 0.1: shift 41 → 40")
    #expect(
      sentence("time,gap\n")
        == ends + "; besides, the columns are time, keyboard_top, shift, events, not time, gap")
    // The unconverted end of one line is a value like others.
    #expect(self.sentence("0,667,0,\r\n", "0,667,0,\n") != ends)
    let both = Array(new.replacing("\n", with: "\r\n").utf8)
    #expect(TraceDifference.sentence(old: both, new: both) == nil)
  }

  @Test func aMarkAndAMissingEndAreNamed() {
    let new = Array((Self.header + "0,667,0,\n").utf8)
    #expect(
      TraceDifference.sentence(old: [0xef, 0xbb, 0xbf] + new, new: new)
        == "the golden begins with a byte order mark")
    #expect(
      TraceDifference.sentence(old: new.dropLast(), new: new)
        == "the golden's last line has no line feed")
    #expect(
      TraceDifference.sentence(
        old: [0xef, 0xbb, 0xbf] + (Self.header + "0,667,1,").replacing("\n", with: "\r\n").utf8,
        new: new)
        == "the golden begins with a byte order mark, the golden's lines end in CR LF and should "
        + "end in LF, the golden's last line has no line feed; besides, 0: shift 1 → 0")
  }

  @Test func ofLongValuesThePlaceIsShownWhereTheyDiffer() throws {
    let long = String(repeating: "a", count: 100_000)
    let shown = try #require(sentence("0,\(long)b\(long)\n", "0,\(long)c\(long)\n"))
    #expect(shown.hasPrefix("0: keyboard_top …" + String(repeating: "a", count: 20) + "b"))
    #expect(shown.contains("… → …" + String(repeating: "a", count: 20) + "c"))
    #expect(shown.utf8.count < 600)
    let columns = try #require(
      TraceDifference.sentence(
        old: Array((String(repeating: "long,", count: 100_000) + "\n").utf8),
        new: Array("time\n".utf8)))
    #expect(columns.hasPrefix("the columns are time, not long, long, "))
    #expect(columns.utf8.count < 600)
    #expect(
      try #require(sentence("0,1\n", "0" + String(repeating: ",2", count: 1000))).utf8.count < 600)
  }

  @Test func raggedAndBrokenRowsAreShownAsTheyAre() {
    #expect(
      sentence("0,1\n", "0,1,2,3,4\n")
        == "0: shift nothing → 2, events nothing → 3, column 5 nothing → 4")
    #expect(sentence("0,\"1\n", "0,\"2") == "0: keyboard_top 1  → 2")
    #expect(sentence("0,1,0,\n\n", "0,1,0,\nx\n") == "line 3: time nothing → x")
    #expect(sentence("later,1\n", "") == "line 2: time later → nothing, keyboard_top 1 → nothing")
  }
}
