import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldCommandTests {
  private func perform(
    _ motions: [TextEditingCommand.Motion], extending: Bool = false, on field: UITextField
  ) -> [String] {
    motions.map {
      field.perform(.move($0, extendingSelection: extending))
      return field.selectionForTests
    }
  }

  @Test func `arrows, Home and End move the caret`() throws {
    try withTextField("one two") { field, _, _ in
      field.becomeFirstResponder()
      #expect(
        perform([.left, .left, .right, .lineStart, .left, .lineEnd, .right], on: field)
          == ["6", "5", "6", "0", "0", "7", "7"])
      #expect(
        perform([.wordLeft, .wordLeft, .wordRight, .up, .down], on: field)
          == ["4", "0", "3", "0", "7"])
    }
  }

  @Test func `Shift extends the selection`() throws {
    try withTextField("one two") { field, _, _ in
      field.becomeFirstResponder()
      #expect(
        perform(
          [.left, .left, .right, .wordLeft, .lineStart, .lineEnd], extending: true, on: field)
          == ["6..<7", "5..<7", "6..<7", "4..<7", "0..<7", "7"])
    }
  }

  @Test(.covers("UITextField.isSecureTextEntry"))
  func `left goes forward in text from right to left, but not in bullets`() throws {
    try withTextField("שלום") { field, _, _ in
      field.becomeFirstResponder()
      #expect(
        perform([.right, .right, .left, .wordRight, .wordLeft], on: field)
          == ["3", "2", "3", "0", "4"])
      field.isSecureTextEntry = true
      #expect(perform([.left, .right], on: field) == ["3", "4"])
    }
  }

  @Test func `secure text has no words`() throws {
    try withTextField("one two") { field, _, _ in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      #expect(perform([.wordLeft, .wordRight], on: field) == ["0", "7"])
    }
  }

  @Test func `selecting all and typing replaces all`() throws {
    try withTextField("one two") { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      field.perform(.selectAll)
      #expect(field.selectionForTests == "0..<7")
      #expect(recorder.take() == ["selection"])
      field.insertText("x")
      #expect(field.text == "x")
      field.selectAll(nil)
      field.deleteBackward()
      #expect(field.text == "")
    }
  }
}
