import Foundation
import Testing

@testable import Drawing

/// Words and sentences by the rules of Unicode's annex 29, worked out by hand.
struct TextBreaksTests {
  @Test(
    arguments: [
      ("", []), ("one two", [0..<3, 4..<7]), ("don't", [0..<5]), ("'tis", [1..<4]),
      ("3.14 km", [0..<4, 5..<7]), ("a\0b", [0..<1, 2..<3]), ("👍🏽 x", [5..<6]),
      ("e\u{301}a", [0..<3]), ("שלום עולם", [0..<4, 5..<9]),
    ] as [(String, [Range<Int>])])
  func `words stand between boundaries`(text: String, words: [Range<Int>]) {
    #expect(TextBreaks(text).words == words)
  }

  @Test func `sentences end with their signs`() {
    #expect(TextBreaks("Hi. You? Yes").sentences == [0..<3, 4..<8, 9..<12])
  }

  @Test func `a text has the direction of its first strong character`() {
    #expect(TextDirection(of: "abc") == .leftToRight)
    #expect(TextDirection(of: "12 שלום") == .rightToLeft)
    #expect(TextDirection(of: "123 👍🏽") == nil)
    #expect(TextDirection(of: "") == nil)
  }
}
