import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldEditActionTests {
  private func possible(_ field: UITextField) -> [String] {
    var names: [String] = []
    for action in StandardEditAction.allCases
    where field.canPerformAction(action.selector, withSender: nil) {
      names.append(action.rawValue)
    }
    return names
  }

  @Test func `what can be done depends on selection, text and pasteboard`() throws {
    try withTextField("one two") { field, _, _ in
      #expect(possible(field) == [], "it is not edited")
      field.becomeFirstResponder()
      #expect(possible(field) == ["select(_:)", "selectAll(_:)"])
      field.selectAll(nil)
      #expect(possible(field) == ["cut(_:)", "copy(_:)"])
      UIPasteboard.general.string = "x"
      #expect(possible(field) == ["cut(_:)", "copy(_:)", "paste(_:)"])
      field.isSecureTextEntry = true
      #expect(possible(field) == ["paste(_:)"])
      field.text = ""
      #expect(possible(field) == ["paste(_:)"])
    }
  }

  @Test func `cut, copy and paste go by the pasteboard, and ask the delegate once`() throws {
    try withTextField("one two") { field, recorder, _ in
      field.becomeFirstResponder()
      field.session.change { $0.select(0..<3) }
      _ = recorder.take()
      field.copy(nil)
      #expect(UIPasteboard.general.string == "one" && field.text == "one two")
      #expect(recorder.take() == [])
      field.cut(nil)
      #expect(field.text == " two" && field.selectionForTests == "0")
      #expect(
        recorder.take() == ["shouldChange 0+3 ''", "selection", "event changed", "posted change"])
      field.session.change { $0.placeCaret(at: 4) }
      UIPasteboard.general.string = "x\ny"
      _ = recorder.take()
      field.paste(nil)
      #expect(field.text == " twox y", "a line break is a space in one line")
      #expect(
        recorder.take() == [
          "shouldChange 4+0 'x y'", "selection", "event changed", "posted change",
        ])
      recorder.refused = ["shouldChange"]
      field.selectAll(nil)
      field.cut(nil)
      #expect(field.text == " twox y" && UIPasteboard.general.string == " twox y")
    }
  }

  @Test func `a secret is neither copied nor cut`() throws {
    try withTextField("secret") { field, _, _ in
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.copy(nil)
      field.cut(nil)
      #expect(UIPasteboard.general.string == nil && field.text == "secret")
      UIPasteboard.general.string = "new"
      field.paste(nil)
      #expect(field.text == "new")
      #expect(!field.session.undoManager.canUndo, "what was there is kept nowhere")
    }
  }

  @Test(arguments: [
    (0, "0..<3"), (2, "0..<3"), (3, "0..<3"), (4, "0..<3"), (5, "5..<10"), (7, "5..<10"),
    (10, "5..<10"), (11, "11..<12"), (12, "11..<12"),
  ])
  func `select takes the word at the caret, else the one before`(caret: Int, selected: String)
    throws
  {
    try withTextField("one  don’t 字") { field, _, _ in
      field.becomeFirstResponder()
      field.session.change { $0.placeCaret(at: caret) }
      field.select(nil)
      #expect(field.selectionForTests == selected)
    }
  }

  @Test(
    .covers(
      "UIResponder.canPerformAction(_:withSender:)", "UIResponder.copy(_:)", "UIResponder.cut(_:)"))
  func `an action goes along the responder chain to who can`() throws {
    try withTextField("one") { field, _, _ in
      let child = UIView(frame: .zero)
      field.addSubview(child)
      field.becomeFirstResponder()
      field.selectAll(nil)
      #expect(child.canPerformAction(StandardEditAction.copy.selector, withSender: nil))
      child.copy(nil)
      #expect(UIPasteboard.general.string == "one")
      #expect(field.superview?.perform(.copy) == false)
      let named = Selector("cut(_:)", UIResponder.cut(_:))
      #expect(UIApplication.shared.sendAction(named, to: nil, from: nil, for: nil))
      #expect(field.text == "")
    }
  }

  @Test(.covers("UITextField.selectedTextRange"))
  func `a paste in the middle of a cluster stands before or behind it`() throws {
    // A flag of two scalars, four units: 1 and 3 lie inside of scalars, 2 between them.
    try withTextField("🇯🇵") { field, _, _ in
      field.becomeFirstResponder()
      for offset in 1...3 {
        field.selectedTextRange = TextOffsetRange(offset..<offset)
        #expect(field.selectionForTests == "4", "\(offset)")
      }
      field.session.insertWhole("x")
      #expect(field.text == "🇯🇵x")
      field.selectedTextRange = TextOffsetRange(-5..<900)
      #expect(field.selectionForTests == "0..<5")
    }
  }

  @Test func `a field without a size takes every action`() throws {
    try withTextField("one", frame: .zero) { field, _, _ in
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.session.isSelectedByTouch = true
      field.session.showMenu()
      field.cut(nil)
      field.paste(nil)
      field.undoManager?.undo()
      field.undoManager?.undo()
      #expect(field.text == "one")
    }
  }
}
