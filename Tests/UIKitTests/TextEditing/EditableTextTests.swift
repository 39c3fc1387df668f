import Testing
import UIKit

@Suite struct TextEditingTests {
  static let family = "👨‍👩‍👧‍👦"  // 11 UTF-16 units
  static let flag = "🇯🇵"  // 4
  static let thumb = "👍🏽"  // 4
  static let accented = "e\u{301}"  // 2

  @Test func startsWithTheCaretBehindTheText() {
    #expect(EditableText("abc").selection == .init(caret: 3))
    #expect(EditableText().selection == .init(caret: 0))
    #expect(EditableText(Self.family).selection == .init(caret: 11))
  }

  @Test func insertsAtTheCaret() {
    var editing = EditableText("ad")
    editing.placeCaret(at: 1)
    editing.insert("bc")
    #expect(editing.text == "abcd")
    #expect(editing.selection == .init(caret: 3))
  }

  @Test func insertsInThePlaceOfTheSelection() {
    var editing = EditableText("abcd")
    editing.select(1..<3)
    editing.insert("x")
    #expect(editing.text == "axd")
    #expect(editing.selection == .init(caret: 2))
  }

  @Test(arguments: [family, flag, thumb, accented, "\r\n", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "각", "क्षि"])
  func deletesACharacterAsAWhole(_ character: String) {
    #expect(character.count == 1)
    var editing = EditableText("a\(character)b")
    editing.placeCaret(at: 1 + character.utf16.count)
    editing.deleteBackward()
    #expect(editing.text == "ab")
    #expect(editing.selection == .init(caret: 1))

    editing = EditableText("a\(character)b")
    editing.placeCaret(at: 1)
    editing.deleteForward()
    #expect(editing.text == "ab")
    #expect(editing.selection == .init(caret: 1))
  }

  @Test func deletesTheSelectionEitherWay() {
    for delete in [
      { (editing: inout EditableText) in editing.deleteBackward() }, { $0.deleteForward() },
    ] {
      var editing = EditableText("abcd")
      editing.select(1..<3)
      delete(&editing)
      #expect(editing.text == "ad")
      #expect(editing.selection == .init(caret: 1))
    }
  }

  @Test func deletesNothingAtTheEnds() {
    var editing = EditableText("ab")
    editing.deleteForward()
    #expect(editing.text == "ab")
    editing.placeCaret(at: 0)
    editing.deleteBackward()
    #expect(
      editing
        == {
          var copy = EditableText("ab"); copy.placeCaret(at: 0); return copy
        }())
    #expect(editing.rangeDeletedBackward == 0..<0)
  }

  @Test func emptyTextTakesEveryOperation() {
    var editing = EditableText()
    for movement in EditableText.Movement.allCases {
      editing.move(movement)
      editing.move(movement, extendingSelection: true)
    }
    editing.deleteBackward()
    editing.deleteForward()
    editing.selectAll()
    editing.selectWord(at: 0)
    editing.placeCaret(at: 7)
    editing.extendSelection(to: -7)
    #expect(editing == EditableText())
  }

  @Test func offsetsInsideACharacterMoveBehindIt() {
    var editing = EditableText("a\(Self.family)b")
    for offset in 2...12 {
      editing.placeCaret(at: offset)
      #expect(editing.selection == .init(caret: 12))
    }
    editing.placeCaret(at: 1)
    #expect(editing.selection == .init(caret: 1))
  }

  @Test func offsetsOutsideTheTextMoveToItsEnds() {
    var editing = EditableText("abc")
    editing.placeCaret(at: -5)
    #expect(editing.selection == .init(caret: 0))
    editing.extendSelection(to: 99)
    #expect(editing.selection == .init(anchor: 0, head: 3))
  }

  @Test func rangesWidenToWholeCharacters() {
    var editing = EditableText("a\(Self.flag)b")
    editing.select(2..<3)
    #expect(editing.selection.range == 1..<5)
    #expect(editing.selectedText == Self.flag)
    #expect(editing.text(in: 0..<2) == "a\(Self.flag)")
    editing.replace(2..<3, with: "")
    #expect(editing.text == "ab")
  }

  @Test func insertedMarkJoinsTheCharacterBefore() {
    var editing = EditableText("ex")
    editing.placeCaret(at: 1)
    editing.insert("\u{301}")
    #expect(editing.text.count == 2)
    #expect(editing.selection == .init(caret: 2))
  }

  @Test func caretLeavesACharacterThatFormsAroundIt() {
    // 🇩🇪 with 🇺 typed before it becomes 🇺🇩 and a lone 🇪.
    var editing = EditableText("🇩🇪")
    editing.placeCaret(at: 0)
    editing.insert("🇺")
    #expect(editing.text == "🇺🇩🇪")
    #expect(editing.selection == .init(caret: 4))
    // What stood between two halves of a flag goes, and they join.
    editing = EditableText("🇩x🇪")
    editing.placeCaret(at: 3)
    editing.deleteBackward()
    #expect(editing.text.count == 1)
    #expect(editing.selection == .init(caret: 4))
  }
}
