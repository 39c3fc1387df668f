import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct UITextFieldEventTests {
  @Test(
    .covers(
      "UIControl.Event.editingDidBegin", "UITextField.isEditing",
      "UITextFieldDelegate.textFieldDidBeginEditing(_:)",
      "UITextFieldDelegate.textFieldShouldBeginEditing(_:)"))
  func `beginning tells delegate, targets, observers, in this order`() throws {
    try withTextField { field, recorder, _ in
      #expect(field.becomeFirstResponder())
      #expect(recorder.take() == ["shouldBegin", "didBegin", "event begin", "posted begin"])
      #expect(field.isEditing && field.isFirstResponder)
      #expect(field.becomeFirstResponder())
      #expect(recorder.take() == [])
    }
  }

  @Test(
    .covers(
      "UIControl.Event.editingDidEnd", "UITextFieldDelegate.textFieldDidEndEditing(_:)",
      "UITextFieldDelegate.textFieldShouldEndEditing(_:)"))
  func `ending tells delegate, targets, observers, in this order`() throws {
    try withTextField { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      recorder.whenAsked = { question, field in
        if question == "didEnd" { #expect(!field.isEditing && !field.isFirstResponder) }
      }
      #expect(field.resignFirstResponder())
      #expect(recorder.take() == ["shouldEnd", "didEnd", "event end", "posted end"])
    }
  }

  @Test func `a delegate that says no keeps editing from beginning and from ending`() throws {
    try withTextField { field, recorder, _ in
      recorder.refused = ["shouldBegin"]
      #expect(!field.becomeFirstResponder())
      #expect(!field.isEditing && !field.isFirstResponder)
      #expect(recorder.take() == ["shouldBegin"])
      recorder.refused = ["shouldEnd"]
      field.becomeFirstResponder()
      _ = recorder.take()
      #expect(!field.resignFirstResponder())
      #expect(field.isEditing && field.isFirstResponder)
      #expect(recorder.take() == ["shouldEnd"])
    }
  }

  @Test func `a disabled field does not begin, and disabling ends`() throws {
    try withTextField { field, recorder, _ in
      field.isEnabled = false
      #expect(!field.becomeFirstResponder())
      #expect(recorder.take() == [])
      field.isEnabled = true
      field.becomeFirstResponder()
      field.isEnabled = false
      #expect(!field.isEditing && !field.isFirstResponder)
    }
  }

  @Test(.covers("UITextField"))
  func `one field hands over to another`() throws {
    try withTextField { field, recorder, _ in
      let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      field.superview?.addSubview(other)
      let second = Recorder()
      second.listen(to: other)
      field.becomeFirstResponder()
      _ = recorder.take()
      recorder.whenAsked = { question, _ in second.log.append("first \(question)") }
      other.becomeFirstResponder()
      #expect(
        second.take() == [
          "shouldBegin", "first shouldEnd", "first didEnd", "didBegin", "event begin",
          "posted begin",
        ])
      #expect(recorder.take() == ["shouldEnd", "didEnd", "event end", "posted end"])
      #expect(other.isEditing && !field.isEditing)
    }
  }

  @Test func `leaving the window ends editing`() throws {
    try withTextField { field, recorder, _ in
      field.becomeFirstResponder()
      recorder.refused = ["shouldEnd"]
      _ = recorder.take()
      field.removeFromSuperview()
      #expect(!field.isEditing)
      #expect(recorder.take() == ["shouldEnd", "didEnd", "event end", "posted end"])
    }
  }

  @Test(
    .covers(
      "UIControl.Event.editingChanged", "UITextField.insertText(_:)",
      "UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)",
      "UITextFieldDelegate.textFieldDidChangeSelection(_:)"))
  func `typing asks, changes, tells`() throws {
    try withTextField("ab") { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      recorder.whenAsked = { question, field in
        if question == "shouldChange" { #expect(field.text == "ab") }
        if question == "selection" { #expect(field.text == "abc") }
      }
      field.insertText("c")
      #expect(
        recorder.take() == ["shouldChange 2+0 'c'", "selection", "event changed", "posted change"])
      #expect(field.text == "abc")
    }
  }

  @Test(.covers("UITextField.deleteBackward()"))
  func `deleting asks for a character as a whole, in UTF-16 units`() throws {
    try withTextField("a👨‍👩‍👧‍👦") { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      field.deleteBackward()
      #expect(
        recorder.take() == ["shouldChange 1+11 ''", "selection", "event changed", "posted change"])
      #expect(field.text == "a")
      field.perform(.move(.lineStart, extendingSelection: false))
      _ = recorder.take()
      field.perform(.deleteForward)
      #expect(recorder.take() == ["shouldChange 0+1 ''", "event changed", "posted change"])
      field.deleteBackward()
      field.perform(.deleteForward)
      #expect(recorder.take() == [])
    }
  }

  @Test func `a refused change changes nothing`() throws {
    try withTextField("ab") { field, recorder, _ in
      field.becomeFirstResponder()
      recorder.refused = ["shouldChange"]
      _ = recorder.take()
      field.insertText("c")
      field.deleteBackward()
      #expect(recorder.take() == ["shouldChange 2+0 'c'", "shouldChange 1+1 ''"])
      #expect(field.text == "ab")
    }
  }

  @Test func `a delegate may set the text instead`() throws {
    try withTextField("ab") { field, recorder, _ in
      field.becomeFirstResponder()
      recorder.refused = ["shouldChange"]
      recorder.whenAsked = { question, field in
        if question == "shouldChange" { field.text = "formatted" }
      }
      _ = recorder.take()
      field.insertText("c")
      #expect(recorder.take() == ["shouldChange 2+0 'c'", "selection"])
      #expect(field.text == "formatted")
      #expect(field.selectionForTests == "9")
    }
  }

  @Test func `a delegate that shortens the text and agrees does no harm`() throws {
    try withTextField("long text") { field, recorder, _ in
      field.becomeFirstResponder()
      recorder.whenAsked = { question, field in
        if question == "shouldChange" { field.text = "a" }
      }
      field.insertText("c")
      #expect(field.text == "ac")
    }
  }

  @Test(.covers("UITextField.hasText"))
  func `setting the text tells the delegate of its selection at most`() throws {
    try withTextField("ab") { field, recorder, _ in
      field.text = "abc"
      #expect(recorder.take() == [])
      field.becomeFirstResponder()
      _ = recorder.take()
      field.text = "x"
      #expect(recorder.take() == ["selection"])
      field.text = nil
      #expect(field.text == "")
      #expect(!field.hasText)
    }
  }

  @Test(.covers("UITextField.delegate", "UITextFieldDelegate.textFieldShouldReturn(_:)"))
  func `the return key asks and is told of, and editing goes on`() throws {
    try withTextField { field, recorder, _ in
      let plain = UITextField(frame: field.frame)
      field.superview?.addSubview(plain)
      plain.delegate = recorder
      plain.becomeFirstResponder()
      _ = recorder.take()
      plain.insertText("\n")
      #expect(recorder.take() == ["shouldReturn"])
      #expect(plain.isEditing && plain.text == "")
    }
  }

  @Test(.covers("UIControl.Event.editingDidEndOnExit"))
  func `somebody who listens for the exit makes the return key end editing`() throws {
    try withTextField { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      field.insertText("\n")
      #expect(
        recorder.take() == [
          "shouldReturn", "event exit", "event primary", "shouldEnd", "didEnd", "event end",
          "posted end",
        ])
      #expect(!field.isEditing)
    }
  }

  @Test func `a refused return key does nothing more`() throws {
    try withTextField { field, recorder, _ in
      field.becomeFirstResponder()
      recorder.refused = ["shouldReturn"]
      _ = recorder.take()
      field.insertText("\n")
      #expect(recorder.take() == ["shouldReturn"])
      #expect(field.isEditing)
    }
  }

  @Test func `a delegate may hand the focus on from the return key`() throws {
    try withTextField { field, recorder, _ in
      let next = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      field.superview?.addSubview(next)
      field.becomeFirstResponder()
      recorder.whenAsked = { question, _ in
        if question == "shouldReturn" { next.becomeFirstResponder() }
      }
      field.insertText("\n")
      #expect(next.isEditing && !field.isEditing)
    }
  }

  @Test(.covers("UITextField.clearsOnInsertion"))
  func `the next insertion takes the place of all text where that is asked for`() throws {
    try withTextField("old") { field, _, _ in
      field.becomeFirstResponder()
      #expect(!field.clearsOnInsertion)
      field.clearsOnInsertion = true
      field.insertText("n")
      #expect(field.text == "n" && !field.clearsOnInsertion)
      field.insertText("e")
      #expect(field.text == "ne")
      // What selects keeps the text.
      field.clearsOnInsertion = true
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      #expect(!field.clearsOnInsertion)
      field.insertText("o")
      #expect(field.text == "one")
    }
  }

  @Test func `pasted line breaks become spaces`() throws {
    try withTextField { field, recorder, _ in
      field.becomeFirstResponder()
      field.insertText("a\nb\r\nc")
      #expect(field.text == "a b c")
    }
  }

  @Test(.covers("UITextField.clearsOnBeginEditing", "UITextFieldDelegate.textFieldShouldClear(_:)"))
  func `the text is cleared at the beginning where that is wanted and allowed`() throws {
    try withTextField("old") { field, recorder, _ in
      field.clearsOnBeginEditing = true
      recorder.refused = ["shouldClear"]
      field.becomeFirstResponder()
      #expect(field.text == "old")
      field.resignFirstResponder()
      recorder.refused = []
      _ = recorder.take()
      field.becomeFirstResponder()
      #expect(field.text == "")
      #expect(
        recorder.take() == [
          "shouldBegin", "shouldClear", "didBegin", "event begin", "posted begin",
        ])
    }
  }

  @Test(.covers("UITextField.clearButtonMode"))
  func `the clear button asks, clears, tells and begins editing`() throws {
    try withTextField("old") { field, recorder, clock in
      field.clearButtonMode = .always
      clock.runDue()
      recorder.refused = ["shouldClear"]
      field.tap(x: 185)
      #expect(recorder.take() == ["shouldClear"])
      #expect(field.text == "old")
      recorder.refused = []
      field.tap(x: 185)
      #expect(
        recorder.take() == [
          "shouldClear", "event changed", "posted change", "shouldBegin", "didBegin",
          "event begin", "posted begin",
        ])
      #expect(field.text == "")
      clock.runDue()
      #expect(field.subviews.isEmpty)
    }
  }

  @Test(
    .covers(
      "UITextField.DidEndEditingReason", "UITextField.DidEndEditingReason.committed",
      "UITextFieldDelegate", "UITextFieldDelegate.textFieldDidEndEditing(_:reason:)"))
  func `a reason takes the place of the plain ending`() throws {
    final class Reasoner: UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(_ textField: UITextField) {
        Issue.record("called although there is one with a reason")
      }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) {
        reasons.append(reason)
      }
    }
    try withTextField { field, _, _ in
      let delegate = Reasoner()
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(delegate.reasons == [.committed])
    }
  }

  @Test func `composing tells of changes and asks when it is committed`() throws {
    try withTextField("a") { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
      #expect(recorder.take() == ["selection", "event changed", "posted change"])
      #expect(field.text == "ak")
      field.insertText("か")
      #expect(
        recorder.take() == ["shouldChange 1+1 'か'", "event changed", "posted change"])
      #expect(field.text == "aか")
    }
  }
}
