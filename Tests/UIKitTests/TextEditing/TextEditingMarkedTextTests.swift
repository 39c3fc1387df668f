import Testing
import UIKit

@Suite struct TextEditingMarkedTextTests {
  @Test func composesAndCommits() {
    var editing = EditableText("ab")
    editing.placeCaret(at: 1)
    editing.setMarkedText("k", selectedRange: 1..<1)
    #expect(editing.text == "akb")
    #expect(editing.markedRange == 1..<2)
    editing.setMarkedText("かな", selectedRange: 2..<2)
    #expect(editing.text == "aかなb")
    #expect(editing.markedRange == 1..<3)
    #expect(editing.selection == .init(caret: 3))
    editing.insert("仮名")
    #expect(editing.text == "a仮名b")
    #expect(editing.markedRange == nil)
    #expect(editing.selection == .init(caret: 3))
  }

  @Test func keepsTheSelectionInsideTheMarkedText() {
    var editing = EditableText("ab")
    editing.setMarkedText("kana", selectedRange: 1..<3)
    #expect(editing.selection == .init(anchor: 3, head: 5))
    editing.setMarkedText("ka", selectedRange: -4..<9)
    #expect(editing.selection == .init(anchor: 2, head: 4))
  }

  @Test func replacesTheSelection() {
    var editing = EditableText("abc")
    editing.select(1..<2)
    editing.setMarkedText("か", selectedRange: 1..<1)
    #expect(editing.text == "aかc")
    #expect(editing.markedRange == 1..<2)
  }

  @Test func emptyMarkedTextEndsTheComposition() {
    var editing = EditableText("ab")
    editing.setMarkedText("k", selectedRange: 1..<1)
    editing.setMarkedText("", selectedRange: 0..<0)
    #expect(editing == EditableText("ab"))
  }

  @Test func unmarkingKeepsTheText() {
    var editing = EditableText("ab")
    editing.setMarkedText("k", selectedRange: 0..<0)
    editing.unmarkText()
    #expect(editing.text == "abk")
    #expect(editing.markedRange == nil)
    #expect(editing.selection == .init(caret: 2))
  }

  @Test func everythingElseEndsTheComposition() {
    let operations: [(inout EditableText) -> Void] = [
      { $0.deleteBackward() }, { $0.deleteForward() }, { $0.move(.characterBackward) },
      { $0.selectAll() }, { $0.placeCaret(at: 0) }, { $0.extendSelection(to: 0) },
      { $0.selectWord(at: 0) }, { $0.replace(0..<1, with: "x") },
    ]
    for operation in operations {
      var editing = EditableText("ab")
      editing.setMarkedText("k", selectedRange: 1..<1)
      operation(&editing)
      #expect(editing.markedRange == nil)
    }
  }

  @Test func markedTextThatJoinsTheCharacterBeforeMarksItWhole() {
    var editing = EditableText("e")
    editing.setMarkedText("\u{301}", selectedRange: 1..<1)
    #expect(editing.markedRange == 0..<2)
    #expect(editing.selection == .init(caret: 2))
  }
}
