import Foundation
import TestSupport
import Testing

@testable import Captures

@Suite struct TextDifferenceTests {
  private func unified(_ old: String, _ new: String) -> String? {
    TextDifference(old: old, new: new)?.unified()
  }

  @Test(arguments: ["", "a", "a\n", "a\nb\n"])
  func equalTextsHaveNoDifference(_ text: String) {
    #expect(TextDifference(old: text, new: text) == nil)
  }

  /// What `diff -u` prints for the same texts, below its names.
  @Test func aChangeHasThreeLinesAround() {
    #expect(
      unified("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func theStartAndTheEndHaveFewerLinesAround() {
    #expect(unified("1\n2\n", "0\n1\n2\n") == "@@ -1,2 +1,3 @@\n+0\n 1\n 2\n")
    #expect(unified("1\n2\n", "1\n") == "@@ -1,2 +1,1 @@\n 1\n-2\n")
    #expect(unified("", "1\n") == "@@ -0,0 +1,1 @@\n+1\n")
    #expect(unified("1\n2\n", "") == "@@ -1,2 +0,0 @@\n-1\n-2\n")
  }

  /// Six lines between two changes belong to both, seven keep the hunks apart.
  @Test(arguments: [(6, ["@@ -1,8 +1,8 @@"]), (7, ["@@ -1,4 +1,4 @@", "@@ -6,4 +6,4 @@"])])
  func nearChangesShareAHunk(_ between: Int, headers: [String]) throws {
    let middle = (0..<between).map { "\($0)\n" }.joined()
    let difference = try #require(TextDifference(old: "a\n\(middle)b\n", new: "A\n\(middle)B\n"))
    #expect(difference.hunks.map(\.header) == headers)
    #expect(difference.counts == (2, 2))
  }

  @Test func aMissingLineFeedIsADifference() {
    #expect(
      unified("a\nb\n", "a\nb")
        == "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n")
  }

  @Test func spellingsOfUnicodeDiffer() {
    #expect(unified("\u{e9}\n", "e\u{301}\n") == "@@ -1,1 +1,1 @@\n-\u{e9}\n+e\u{301}\n")
    #expect(TextDifference(old: [0xff, 10], new: [0xfe, 10])?.counts ?? (0, 0) == (1, 1))
    #expect(TextDifference(old: "a\r\n", new: "a\n") != nil)
  }

  @Test func aLongDifferenceIsCutWhereOneAsks() throws {
    let difference = try #require(TextDifference(old: "a\n", new: "1\n2\n3\n"))
    #expect(difference.unified(limit: 3) == "@@ -1,1 +1,3 @@\n-a\n+1\n… and 2 more lines\n")
    #expect(difference.unified(limit: 4).hasSuffix("+2\n… and 1 more line\n"))
    #expect(difference.unified(limit: 5) == difference.unified())
  }

  /// The example of Myers's paper: five changes lead from ABCABBA to CBABAC.
  @Test func theShortestWayIsTaken() throws {
    let (old, new) = ("ABCABBA".map { "\($0)\n" }.joined(), "CBABAC".map { "\($0)\n" }.joined())
    let counts = try #require(TextDifference(old: old, new: new)).counts
    #expect(counts.removed + counts.added == 5)
  }

  @Test(.seeded) func applyingADifferenceGivesTheNewText() throws {
    try forAll(rounds: 400) { generator throws in
      let (old, new) = (text(using: &generator), text(using: &generator))
      let difference = TextDifference(old: old, new: new)
      #expect((difference == nil) == (old == new))
      guard let difference else { return }
      #expect(try applied(difference, to: old) == new)
      let counts = difference.counts
      let (oldLines, newLines) = (TextLine.split(Array(old.utf8)), TextLine.split(Array(new.utf8)))
      let common = longestCommonCount(oldLines, newLines)
      #expect(counts.removed == oldLines.count - common)
      #expect(counts.added == newLines.count - common)
    }
  }

  @Test(.seeded) func withoutBudgetTheAnswerIsCoarseButRight() {
    forAll { generator in
      let old = TextLine.split(Array(text(using: &generator).utf8))
      let new = TextLine.split(Array(text(using: &generator).utf8))
      let script = LineMatcher.match(old, new, budget: Int.random(in: 0...40, using: &generator))
      let keptOfOld = zip(old, script.removed).filter { !$0.1 }.map(\.0)
      let keptOfNew = zip(new, script.added).filter { !$0.1 }.map(\.0)
      #expect(keptOfOld == keptOfNew)
    }
  }

  /// The answer comes, and is right, where the search for the shortest way would take minutes.
  ///
  /// Few different lines are in no order.
  @Test func hugeTextsAreBounded() throws {
    var generator = SeededGenerator(seed: 7)
    func shuffled() -> String {
      (0..<20_000).map { _ in Bool.random(using: &generator) ? "0\n" : "1\n" }.joined()
    }
    let (old, new) = (shuffled(), shuffled())
    let difference = try #require(TextDifference(old: old, new: new))
    #expect(try applied(difference, to: old) == new)
  }

  @Test func hugeTextsWithNothingInCommonAreFast() throws {
    let old = (0..<100_000).map { "\($0) old\n" }.joined()
    let new = (0..<100_000).map { "\($0) new\n" }.joined()
    let counts = try #require(TextDifference(old: old, new: new)).counts
    #expect(counts == (100_000, 100_000))
  }

  // MARK: - What is expected, worked out another way

  private func text(using generator: inout SeededGenerator) -> String {
    let letters = Int.random(in: 1...5, using: &generator)
    let lines = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      "\(Int.random(in: 0..<letters, using: &generator))"
    }
    let end = Bool.random(using: &generator) && !lines.isEmpty ? "\n" : ""
    return lines.joined(separator: "\n") + end
  }

  /// Replaces each hunk's old lines by its new ones, checking that the old ones are there.
  private func applied(_ difference: TextDifference, to old: String) throws -> String {
    let lines = TextLine.split(Array(old.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
    var (result, place) = ("", 0)
    for hunk in difference.hunks {
      let start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1
      result += lines[place..<start].joined()
      let texts = hunk.lines.map { ($0.kind, $0.text + ($0.isTerminated ? "\n" : "")) }
      let before = texts.filter { $0.0 != .added }.map(\.1)
      try #require(before == Array(lines[start..<(start + hunk.oldCount)]))
      let after = texts.filter { $0.0 != .removed }.map(\.1)
      try #require(after.count == hunk.newCount)
      result += after.joined()
      place = start + hunk.oldCount
    }
    return result + lines[place...].joined()
  }

  /// By the table that every textbook has.
  private func longestCommonCount(_ old: [TextLine], _ new: [TextLine]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let next = line == other ? diagonal + 1 : max(row[index], row[index + 1])
        diagonal = row[index + 1]
        row[index + 1] = next
      }
    }
    return row[new.count]
  }

  @Test func aLongLineIsCut() throws {
    let long = String(repeating: "é", count: 5000)
    let difference = try #require(TextDifference(old: long + "\n", new: "short\n"))
    let lines = difference.unifiedLines()
    #expect(lines[1].text == "-" + String(repeating: "é", count: 2000) + "… (and 6000 more bytes)")
  }
}
