import Testing
import UIKit

@Suite struct TextEditingTests {
  static let family = "👨‍👩‍👧‍👦"  // 11 UTF-16 units
  static let flag = "🇯🇵"  // 4
  static let thumb = "👍🏽"  // 4
  static let accented = "e\u{301}"  // 2

  @Test func startsWithTheCaretBehindTheText() {
    #expect(TextEditing("abc").selection == .init(caret: 3))
    #expect(TextEditing().selection == .init(caret: 0))
    #expect(TextEditing(Self.family).selection == .init(caret: 11))
  }

  @Test func insertsAtTheCaret() {
    var editing = TextEditing("ad")
    editing.placeCaret(at: 1)
    editing.insert("bc")
    #expect(editing.text == "abcd")
    #expect(editing.selection == .init(caret: 3))
  }

  @Test func insertsInThePlaceOfTheSelection() {
    var editing = TextEditing("abcd")
    editing.select(1..<3)
    editing.insert("x")
    #expect(editing.text == "axd")
    #expect(editing.selection == .init(caret: 2))
  }

  @Test(arguments: [family, flag, thumb, accented, "\r\n", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "각", "क्षि"])
  func deletesACharacterAsAWhole(_ character: String) {
    #expect(character.count == 1)
    var editing = TextEditing("a\(character)b")
    editing.placeCaret(at: 1 + character.utf16.count)
    editing.deleteBackward()
    #expect(editing.text == "ab")
    #expect(editing.selection == .init(caret: 1))

    editing = TextEditing("a\(character)b")
    editing.placeCaret(at: 1)
    editing.deleteForward()
    #expect(editing.text == "ab")
    #expect(editing.selection == .init(caret: 1))
  }

  @Test func deletesTheSelectionEitherWay() {
    for delete in [
      { (editing: inout TextEditing) in editing.deleteBackward() }, { $0.deleteForward() },
    ] {
      var editing = TextEditing("abcd")
      editing.select(1..<3)
      delete(&editing)
      #expect(editing.text == "ad")
      #expect(editing.selection == .init(caret: 1))
    }
  }

  @Test func deletesNothingAtTheEnds() {
    var editing = TextEditing("ab")
    editing.deleteForward()
    #expect(editing.text == "ab")
    editing.placeCaret(at: 0)
    editing.deleteBackward()
    #expect(
      editing
        == {
          var copy = TextEditing("ab"); copy.placeCaret(at: 0); return copy
        }())
    #expect(editing.rangeDeletedBackward == 0..<0)
  }

  @Test func emptyTextTakesEveryOperation() {
    var editing = TextEditing()
    for movement in TextEditing.Movement.allCases {
      editing.move(movement)
      editing.move(movement, extendingSelection: true)
    }
    editing.deleteBackward()
    editing.deleteForward()
    editing.selectAll()
    editing.selectWord(at: 0)
    editing.placeCaret(at: 7)
    editing.extendSelection(to: -7)
    #expect(editing == TextEditing())
  }

  @Test func offsetsInsideACharacterMoveBehindIt() {
    var editing = TextEditing("a\(Self.family)b")
    for offset in 2...12 {
      editing.placeCaret(at: offset)
      #expect(editing.selection == .init(caret: 12))
    }
    editing.placeCaret(at: 1)
    #expect(editing.selection == .init(caret: 1))
  }

  @Test func offsetsOutsideTheTextMoveToItsEnds() {
    var editing = TextEditing("abc")
    editing.placeCaret(at: -5)
    #expect(editing.selection == .init(caret: 0))
    editing.extendSelection(to: 99)
    #expect(editing.selection == .init(anchor: 0, head: 3))
  }

  @Test func rangesWidenToWholeCharacters() {
    var editing = TextEditing("a\(Self.flag)b")
    editing.select(2..<3)
    #expect(editing.selection.range == 1..<5)
    #expect(editing.selectedText == Self.flag)
    #expect(editing.text(in: 0..<2) == "a\(Self.flag)")
    editing.replace(2..<3, with: "")
    #expect(editing.text == "ab")
  }

  @Test func insertedMarkJoinsTheCharacterBefore() {
    var editing = TextEditing("ex")
    editing.placeCaret(at: 1)
    editing.insert("\u{301}")
    #expect(editing.text.count == 2)
    #expect(editing.selection == .init(caret: 2))
  }

  @Test func caretLeavesACharacterThatFormsAroundIt() {
    // 🇩🇪 with 🇺 typed before it becomes 🇺🇩 and a lone 🇪.
    var editing = TextEditing("🇩🇪")
    editing.placeCaret(at: 0)
    editing.insert("🇺")
    #expect(editing.text == "🇺🇩🇪")
    #expect(editing.selection == .init(caret: 4))
    // What stood between two halves of a flag goes, and they join.
    editing = TextEditing("🇩x🇪")
    editing.placeCaret(at: 3)
    editing.deleteBackward()
    #expect(editing.text.count == 1)
    #expect(editing.selection == .init(caret: 4))
  }
}
