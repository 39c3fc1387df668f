import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldSecureTests {
  @Test func `the character just typed is seen for two seconds`() throws {
    try withTextField { field, _, clock in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      field.insertText("a")
      #expect(field.seenText.string == "a")
      field.insertText("👍🏽")
      #expect(field.seenText.string == "•👍🏽")
      clock.advance(by: 1199)
      #expect(field.seenText.string == "•👍🏽")
      clock.advance(by: 1)
      #expect(field.seenText.string == "••")
      #expect(field.text == "a👍🏽")
    }
  }

  @Test func `what hides it at once`() throws {
    let ways: [(UITextField) -> Void] = [
      { $0.deleteBackward() }, { $0.perform(.move(.left, extendingSelection: false)) },
      { $0.resignFirstResponder() }, { $0.text = "ab" }, { $0.insertText("pasted") },
      { $0.removeFromSuperview() }, { $0.selectAll(nil) },
    ]
    for way in ways {
      try withTextField { field, _, clock in
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.insertText("x")
        field.insertText("y")
        way(field)
        #expect(field.seenText.string.allSatisfy { $0 == "•" })
        clock.advance(by: 1200)
      }
    }
  }

  @Test func `text that was there is replaced by the first character typed`() throws {
    try withTextField("old") { field, recorder, _ in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      _ = recorder.take()
      field.insertText("n")
      // The delegate is asked about the character alone, as on a phone.
      #expect(
        recorder.take() == ["shouldChange 3+0 'n'", "selection", "event changed", "posted change"])
      #expect(field.text == "n")
      field.insertText("e")
      #expect(field.text == "ne")
    }
  }

  @Test func `text that was there is deleted as a whole`() throws {
    try withTextField("old") { field, recorder, _ in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      field.deleteBackward()
      #expect(field.text == "")
    }
  }

  @Test func `moving the caret keeps the text that was there`() throws {
    try withTextField("old") { field, recorder, _ in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      field.perform(.move(.left, extendingSelection: false))
      field.insertText("x")
      #expect(field.text == "olxd")
    }
  }

  @Test func `becoming secure while edited asks for the text anew, becoming plain does not`() throws
  {
    try withTextField { field, _, _ in
      field.becomeFirstResponder()
      field.insertText("abc")
      field.isSecureTextEntry = true
      field.isSecureTextEntry = false
      field.insertText("d")
      #expect(field.text == "abcd")
      field.isSecureTextEntry = true
      field.insertText("e")
      #expect(field.text == "e")
    }
  }

  @Test func `the caret goes from bullet to bullet`() throws {
    try withTextField("a👨‍👩‍👧‍👦é") { field, _, clock in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      let xs = [0, 1, 12, 13].map { field.caretX(at: $0) }
      let steps = zip(xs.dropFirst(), xs).map { $0 - $1 }
      #expect(abs(steps[1] - steps[2]) < 1e-6)
      field.tap(x: xs[2])
      #expect(field.selectionForTests == "12")
    }
  }
}
