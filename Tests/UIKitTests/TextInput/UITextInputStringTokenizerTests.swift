import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// Units of text as Unicode's annex 29 and UIKit's documentation have them, found in a text view of
/// an app's own.
@MainActor struct UITextInputStringTokenizerTests {
  private func note(_ text: String) -> NoteView {
    let note = NoteView()
    note.setText(text)
    return note
  }

  private static let forward = UITextDirection.storage(.forward)
  private static let backward = UITextDirection.storage(.backward)

  private func enclosing(
    _ text: String, _ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection
  ) -> [Int]? {
    let note = note(text)
    let range =
      note.tokenizer.rangeEnclosingPosition(
        NotePosition(offset), with: unit, inDirection: direction) as? NoteRange
    let isWithin = note.tokenizer.isPosition(
      NotePosition(offset), withinTextUnit: unit, inDirection: direction)
    #expect(isWithin == (range != nil))
    return range.map { [$0.first, $0.last] }
  }

  @Test(
    .covers(
      "UITextInputTokenizer.isPosition(_:withinTextUnit:inDirection:)",
      "UITextInputTokenizer.rangeEnclosingPosition(_:with:inDirection:)"),
    arguments: [
      ("one two", 1, UITextGranularity.word, true, [0, 3]), ("one two", 3, .word, true, nil),
      ("one two", 3, .word, false, [0, 3]), ("one two", 4, .word, false, nil),
      ("one two", 4, .word, true, [4, 7]), ("don’t 3.14", 3, .word, true, [0, 5]),
      ("don’t 3.14", 7, .word, true, [6, 10]), ("snake_case", 6, .word, true, [0, 10]),
      ("a--b", 2, .word, true, nil), ("日本語 x", 1, .word, true, [0, 3]),
      ("Hi. You?", 1, .sentence, true, [0, 3]), ("Hi. You?", 5, .sentence, true, [4, 8]),
      ("Hi. You?", 3, .sentence, true, nil), ("ab\ncd", 4, .paragraph, true, [3, 5]),
      ("ab\ncd", 2, .paragraph, true, nil), ("ab\r\ncd", 4, .line, true, [4, 6]),
      ("a👍🏽b", 3, .character, true, [1, 5]), ("e\u{301}x", 0, .character, true, [0, 2]),
      ("ab", 1, .document, true, [0, 2]), ("", 0, .document, true, nil),
      ("", 0, .word, true, nil), ("ab", 9, .word, false, [0, 2]),
    ] as [(String, Int, UITextGranularity, Bool, [Int]?)])
  func `a place is inside of a unit`(
    text: String, offset: Int, unit: UITextGranularity, isForward: Bool, range: [Int]?
  ) {
    let direction = isForward ? Self.forward : Self.backward
    #expect(enclosing(text, offset, unit, direction) == range)
  }

  @Test(
    .covers(
      "UITextDirection.init(rawValue:)", "UITextDirection.layout(_:)", "UITextGranularity",
      "UITextGranularity.character", "UITextGranularity.document", "UITextGranularity.paragraph",
      "UITextGranularity.sentence", "UITextInputTokenizer.position(from:toBoundary:inDirection:)",
      "UITextLayoutDirection.up"))
  func `boundaries follow each other`() {
    let note = note("Hi there. You\nend")
    func stops(_ unit: UITextGranularity, _ direction: UITextDirection, from start: Int) -> [Int] {
      var stops: [Int] = []
      var position: UITextPosition? = NotePosition(start)
      while let current = position, stops.count < 20 {
        position = note.tokenizer.position(
          from: current, toBoundary: unit, inDirection: direction)
        if let position = position as? NotePosition { stops.append(position.index) }
      }
      return stops
    }
    #expect(stops(.word, Self.forward, from: 0) == [2, 8, 13, 17])
    #expect(stops(.word, Self.backward, from: 17) == [14, 10, 3, 0])
    #expect(stops(.word, .layout(.right), from: 0) == [2, 8, 13, 17])
    #expect(stops(.word, .layout(.left), from: 17) == [14, 10, 3, 0])
    #expect(stops(.sentence, Self.forward, from: 0) == [9, 13, 17])
    #expect(stops(.paragraph, Self.forward, from: 0) == [13, 17])
    #expect(stops(.paragraph, Self.backward, from: 17) == [14, 0])
    #expect(stops(.document, .layout(.down), from: 5) == [17])
    #expect(stops(.document, .layout(.up), from: 5) == [0])
    #expect(stops(.character, Self.backward, from: 3) == [2, 1, 0])
    #expect(stops(.word, UITextDirection(rawValue: 77), from: 0) == [])
  }

  @Test(.covers("UITextDirection", "UITextInputTokenizer.isPosition(_:atBoundary:inDirection:)"))
  func `a boundary is the far end of what is come upon`() {
    let note = note("one two")
    func isBoundary(_ offset: Int, _ direction: UITextDirection) -> Bool {
      note.tokenizer.isPosition(
        NotePosition(offset), atBoundary: .word, inDirection: direction)
    }
    #expect((0...7).filter { isBoundary($0, Self.forward) } == [3, 7])
    #expect((0...7).filter { isBoundary($0, Self.backward) } == [0, 4])
  }

  @Test(
    .covers(
      "UITextGranularity.word", "UITextInputStringTokenizer",
      "UITextInputStringTokenizer.init(textInput:)", "UITextInputTokenizer"))
  func `a tokenizer outlives its text`() {
    var note: NoteView? = note("one")
    let tokenizer = note?.tokenizer
    note = nil
    #expect(
      tokenizer?.position(
        from: NotePosition(0), toBoundary: .word, inDirection: Self.forward) == nil)
  }

  @Test(
    .covers(
      "UITextDirection.rawValue", "UITextDirection.storage(_:)", "UITextGranularity.line",
      "UITextLayoutDirection", "UITextStorageDirection", "UITextStorageDirection.backward"))
  func `directions and units have UIKit's raw values`() {
    #expect([UITextStorageDirection.forward, .backward].map(\.rawValue) == [0, 1])
    #expect([UITextLayoutDirection.right, .left, .up, .down].map(\.rawValue) == [2, 3, 4, 5])
    let units: [UITextGranularity] = [
      .character, .word, .sentence, .paragraph, .line, .document,
    ]
    #expect(units.map(\.rawValue) == Array(0...5))
    #expect(
      [NSWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect(UITextDirection.storage(.backward).rawValue == 1)
    #expect(UITextDirection.layout(.down) == UITextDirection(rawValue: 5))
  }
}
