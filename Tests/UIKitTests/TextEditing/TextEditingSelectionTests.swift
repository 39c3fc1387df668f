import Drawing
import Testing
import UIKit

@Suite struct TextEditingSelectionTests {
  private func editing(_ text: String, caret: Int) -> EditableText {
    var editing = EditableText(text)
    editing.placeCaret(at: caret)
    return editing
  }

  @Test func movesOverCharacters() {
    // a, family, é (two scalars), flag, Hebrew shin with a point
    let text = "a👨‍👩‍👧‍👦e\u{301}🇯🇵ש\u{5C1}"
    let stops = [0, 1, 12, 14, 18, 20]
    var editing = editing(text, caret: 0)
    for stop in stops.dropFirst() + [20] {
      editing.move(.characterForward)
      #expect(editing.selection == .init(caret: stop))
    }
    for stop in stops.reversed().dropFirst() + [0] {
      editing.move(.characterBackward)
      #expect(editing.selection == .init(caret: stop))
    }
  }

  @Test func movesToTheEnds() {
    var editing = editing("one two", caret: 3)
    editing.move(.start)
    #expect(editing.selection == .init(caret: 0))
    editing.move(.end)
    #expect(editing.selection == .init(caret: 7))
  }

  @Test(arguments: [
    ("one two", 0, 3), ("one two", 3, 7), ("one two", 5, 7), ("one two", 7, 7),
    ("  one", 0, 5), ("don't stop", 0, 5), ("it’s 5 o'clock", 7, 14), ("a--b", 1, 4),
    ("naïve café", 0, 5), ("שלום עולם", 0, 4), ("x 👍🏽", 1, 6), ("'tis", 0, 4), ("end' x", 0, 3),
  ])
  func movesToTheEndOfTheWord(text: String, from: Int, to: Int) {
    var editing = editing(text, caret: from)
    editing.move(.wordForward)
    #expect(editing.selection == .init(caret: to))
  }

  @Test(arguments: [
    ("one two", 7, 4), ("one two", 4, 0), ("one two", 6, 4), ("one two", 0, 0),
    ("one  ", 5, 0), ("don't", 5, 0), ("a--b", 3, 0), ("a--b", 4, 3), ("שלום עולם", 9, 5),
    ("  ", 2, 0),
  ])
  func movesToTheStartOfTheWord(text: String, from: Int, to: Int) {
    var editing = editing(text, caret: from)
    editing.move(.wordBackward)
    #expect(editing.selection == .init(caret: to))
  }

  @Test func extendsAndShrinks() {
    var editing = editing("abcd", caret: 2)
    editing.move(.characterForward, extendingSelection: true)
    #expect(editing.selection == .init(anchor: 2, head: 3))
    editing.move(.characterBackward, extendingSelection: true)
    #expect(editing.selection == .init(anchor: 2, head: 2))
    editing.move(.characterBackward, extendingSelection: true)
    #expect(editing.selection == .init(anchor: 2, head: 1))
    editing.move(.end, extendingSelection: true)
    #expect(editing.selection == .init(anchor: 2, head: 4))
    editing.move(.start, extendingSelection: true)
    #expect(editing.selection == .init(anchor: 2, head: 0))
  }

  @Test func movingACharacterCollapsesTheSelection() {
    for (anchor, head) in [(1, 3), (3, 1)] {
      var start = editing("abcd", caret: anchor)
      start.extendSelection(to: head)
      var editing = start
      editing.move(.characterBackward)
      #expect(editing.selection == .init(caret: 1))
      editing = start
      editing.move(.characterForward)
      #expect(editing.selection == .init(caret: 3))
    }
  }

  @Test func movingAWordGoesOnFromTheEndOfTheSelection() {
    var start = editing("one two three", caret: 5)
    start.extendSelection(to: 6)
    var editing = start
    editing.move(.wordBackward)
    #expect(editing.selection == .init(caret: 4))
    editing = start
    editing.move(.wordForward)
    #expect(editing.selection == .init(caret: 7))
  }

  @Test func selectsAll() {
    var editing = editing("a🇯🇵", caret: 1)
    editing.selectAll()
    #expect(editing.selection == .init(anchor: 0, head: 5))
    #expect(editing.selectedText == "a🇯🇵")
  }

  @Test(arguments: [
    ("one two", 0, 0..<3), ("one two", 2, 0..<3), ("one two", 3, 3..<4), ("one two", 4, 4..<7),
    ("one two", 7, 4..<7), ("one   two", 4, 3..<6), ("(one)", 0, 0..<1), ("(one)", 1, 1..<4),
    ("don't", 3, 0..<5), ("a 👨‍👩‍👧‍👦👍🏽", 5, 2..<13), ("", 0, 0..<0), ("one", 99, 0..<3),
    ("one", -9, 0..<3),
    ("a שלום b", 4, 2..<6), ("日本語 text", 1, 0..<3), ("snake_case", 6, 0..<10),
  ])
  func selectsTheWordAt(text: String, offset: Int, range: Range<Int>) {
    var editing = EditableText(text)
    editing.selectWord(at: offset)
    #expect(editing.selection == .init(anchor: range.lowerBound, head: range.upperBound))
  }

  @Test func extendsByWholeWords() {
    var editing = EditableText("one two three")
    editing.extendSelection(from: 4..<7, toWordAt: 10)
    #expect(editing.selection == .init(anchor: 4, head: 13))
    editing.extendSelection(from: 4..<7, toWordAt: 5)
    #expect(editing.selection == .init(anchor: 4, head: 7))
    editing.extendSelection(from: 4..<7, toWordAt: 1)
    #expect(editing.selection == .init(anchor: 7, head: 0))
  }

  @Test(arguments: [
    ("", TextDirection.leftToRight), ("abc", .leftToRight), ("123", .leftToRight),
    ("שלום", .rightToLeft), ("12 שלום abc", .rightToLeft), ("(مرحبا", .rightToLeft),
    ("abc שלום", .leftToRight), ("👍🏽", .leftToRight), ("é ש", .leftToRight),
  ])
  func findsTheDirectionOfText(text: String, direction: TextDirection) {
    #expect(EditableText(text).writingDirection == direction)
  }
}
