import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct SmartSpaceTests {
  /// A text with what goes between brackets, and what is left.
  nonisolated static let removals = [
    ("one [two] three", "one three"), ("[one] two", "two"), ("one [two]", "one"),
    ("one [two], three", "one, three"), ("one [two three].", "one."), ("[one]", ""),
    ("(one [two])", "(one)"), ("a\n[one] two", "a\ntwo"), ("a-[one]-b", "a--b"),
    ("one  [two] three", "one  three"),
  ]

  @Test(arguments: removals)
  func `one space goes with whole words`(text: String, left: String) throws {
    let units = Array(text.utf16)
    let start = try #require(units.firstIndex(of: 0x5b))
    let end = try #require(units.firstIndex(of: 0x5d)) - 1
    var model = EditableText(text.filter { !"[]".contains($0) })
    #expect(model.isOfWholeWords(start..<end))
    model.replace(model.withSpareSpace(start..<end), with: "")
    #expect(model.text == left)
  }

  /// A text with the place between bars, and what it becomes when `one two` is pasted there.
  nonisolated static let insertions = [
    ("||", "one two"), ("a||", "a one two"), ("||b", "one two b"), ("a||b", "a one two b"),
    ("a || b", "a one two b"), ("a|x|b", "a one two b"), ("a.||", "a.one two"),
    ("(||)", "(one two)"),
  ]

  @Test(arguments: insertions)
  func `whole words keep apart from others`(text: String, result: String) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    var model = EditableText(parts.joined())
    let start = parts[0].utf16.count
    let range = start..<start + parts[1].utf16.count
    model.replace(range, with: model.keptApart("one two", in: range))
    #expect(model.text == result)
  }

  @Test(
    .covers(
      "UITextField.smartInsertDeleteType", "UITextInputTraits.smartInsertDeleteType",
      "UITextSmartInsertDeleteType", "UITextSmartInsertDeleteType.init(rawValue:)",
      "UITextSmartInsertDeleteType.default",
      "UITextSmartInsertDeleteType.no", "UITextSmartInsertDeleteType.yes"))
  func `spaces come and go with what a finger has selected`() throws {
    #expect(UITextSmartInsertDeleteType(rawValue: 0) == .default)
    #expect(UITextSmartInsertDeleteType.no.rawValue == 1)
    #expect(UITextSmartInsertDeleteType.yes.rawValue == 2)
    try withTextField("one two three") { field, _, clock in
      field.becomeFirstResponder()
      @MainActor func cutTwo() {
        field.text = "one two three"
        for _ in 0..<2 {
          field.tap(x: field.caretX(at: 5))
          clock.advance(by: 60)
        }
        #expect(field.selectionForTests == "4..<7")
        field.cut(nil)
        clock.advance(by: 600)
      }
      cutTwo()
      #expect(field.text == "one three" && UIPasteboard.general.string == "two")
      field.undoManager?.undo()
      #expect(field.text == "one two three")
      field.selectedTextRange = TextOffsetRange(3..<3)
      field.paste(nil)
      #expect(field.text == "one two two three")
      field.undoManager?.undo()
      UIPasteboard.general.string = "two"
      field.paste(nil)
      #expect(field.text == "onetwo two three", "what is not known as words stays as it is")
      field.smartInsertDeleteType = .no
      cutTwo()
      #expect(field.text == "one  three")
      field.selectedTextRange = TextOffsetRange(3..<3)
      field.paste(nil)
      #expect(field.text == "onetwo  three")
      (field.smartInsertDeleteType, field.keyboardType) = (.default, .emailAddress)
      cutTwo()
      #expect(field.text == "one  three", "an address has no words")
      field.smartInsertDeleteType = .yes
      cutTwo()
      #expect(field.text == "one three")
      (field.smartInsertDeleteType, field.keyboardType) = (.default, .default)
      field.text = "one two three"
      field.selectedTextRange = TextOffsetRange(4..<7)
      field.cut(nil)
      #expect(field.text == "one  three", "a hardware keyboard selects characters")
    }
  }
}
