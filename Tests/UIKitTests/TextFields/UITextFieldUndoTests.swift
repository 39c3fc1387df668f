import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldUndoTests {
  private func undo(_ field: UITextField) -> String {
    field.undoManager?.undo()
    return "\(field.text ?? "")|\(field.selectionForTests)"
  }

  private func redo(_ field: UITextField) -> String {
    field.undoManager?.redo()
    return "\(field.text ?? "")|\(field.selectionForTests)"
  }

  @Test func `typing is taken back as one, up to where the caret was put elsewhere`() throws {
    try withTextField("ab") { field, _, _ in
      field.becomeFirstResponder()
      for letter in ["c", "d", " ", "e"] { field.insertText(letter) }
      field.perform(.move(.left, extendingSelection: false))
      field.insertText("x")
      field.insertText("y")
      #expect(field.text == "abcd xye")
      #expect(field.undoManager?.undoActionName == "Typing")
      #expect(undo(field) == "abcd e|5" && undo(field) == "ab|2")
      #expect(field.undoManager?.canUndo == false)
      #expect(undo(field) == "ab|2", "there is nothing left")
      #expect(redo(field) == "abcd e|6")
      #expect(redo(field) == "abcd xye|7")
      #expect(field.undoManager?.canRedo == false)
    }
  }

  @Test func `deleting is one, pasting and cutting are one each`() throws {
    try withTextField("one two") { field, recorder, _ in
      field.becomeFirstResponder()
      for _ in 0..<3 { field.deleteBackward() }
      UIPasteboard.general.string = "x y"
      field.paste(nil)
      field.insertText("!")
      field.selectAll(nil)
      field.cut(nil)
      #expect(field.text == "")
      #expect(undo(field) == "one x y!|0..<8")
      #expect(undo(field) == "one x y|7")
      #expect(field.undoManager?.undoActionName == "Paste")
      #expect(undo(field) == "one |4")
      _ = recorder.take()
      #expect(undo(field) == "one two|7")
      #expect(
        recorder.take() == ["selection", "event changed", "posted change"],
        "the delegate is not asked")
      #expect(redo(field) == "one |4" && redo(field) == "one x y|7")
      field.insertText("?")
      #expect(field.undoManager?.canRedo == false)
    }
  }

  @Test func `a typed letter in the place of a selection brings both back`() throws {
    try withTextField("one two") { field, _, _ in
      field.becomeFirstResponder()
      field.session.change { $0.select(0..<3) }
      field.insertText("a")
      field.insertText("b")
      #expect(field.text == "ab two")
      #expect(undo(field) == "one two|0..<3")
      #expect(redo(field) == "ab two|2")
    }
  }

  @Test func `what is composed is taken back with its end`() throws {
    try withTextField("a") { field, _, _ in
      field.becomeFirstResponder()
      for text in ["k", "か", "かn", "かな"] {
        field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      }
      field.insertText("仮名")
      #expect(field.text == "a仮名")
      #expect(undo(field) == "a|1")
      #expect(redo(field) == "a仮名|3")
    }
  }

  @Test func `clusters that an edit has joined come apart again`() throws {
    try withTextField("e") { field, _, _ in
      field.becomeFirstResponder()
      field.insertText("\u{301}")
      #expect(field.text == "é" && field.text?.count == 1)
      #expect(undo(field) == "e|1")
      #expect(redo(field) == "e\u{301}|2")
      field.text = "🇯🇵"
      field.session.change { $0.placeCaret(at: 0) }
      field.insertText("🇩")
      #expect(field.text?.unicodeScalars.count == 3)
      #expect(undo(field) == "🇯🇵|0")
    }
  }

  @Test func `a text that code sets and the end of editing leave nothing to undo`() throws {
    try withTextField { field, recorder, _ in
      field.becomeFirstResponder()
      field.insertText("a")
      field.text = "b"
      #expect(field.undoManager?.canUndo == false)
      field.insertText("c")
      field.resignFirstResponder()
      #expect(field.undoManager?.canUndo == false)
      field.becomeFirstResponder()
      recorder.refused = ["shouldChange"]
      field.insertText("d")
      #expect(field.undoManager?.canUndo == false, "nothing was changed")
      // A delegate that makes the change itself, as formatters do.
      recorder.whenAsked = { question, field in
        if question == "shouldChange" { field.text = (field.text ?? "") + "-" }
      }
      field.insertText("e")
      #expect(field.text == "bc-" && field.undoManager?.canUndo == false)
    }
  }

  private static let pieces = [
    "a", "W", " ", "é", "\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "🇩", "ש", "مرحبا", "日本", "word and word",
  ]

  @Test(arguments: SeededGenerator.seeds(20))
  func `whatever was done is undone to the beginning and made again to the end`(seed: UInt64)
    throws
  {
    try withTextField("start 🇯🇵") { field, _, _ in
      var random = SeededGenerator(seed: seed)
      field.becomeFirstResponder()
      // A reference: the texts as they were, as scalars, since clusters join and part.
      var texts = [Array(field.model.text.unicodeScalars)]
      for _ in 0..<60 {
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: field.insertText(piece)
        case 3: field.deleteBackward()
        case 4: field.perform(.deleteWordForward)
        case 5: field.session.insertWhole(piece)
        case 6:
          let motion = TextEditingCommand.Motion.allCases.randomElement(using: &random) ?? .left
          field.perform(.move(motion, extendingSelection: .random(using: &random)))
        default:
          field.copy(nil)
          field.cut(nil)
        }
        texts.append(Array(field.model.text.unicodeScalars))
      }
      let manager = try #require(field.undoManager)
      var index = texts.count - 1
      while manager.canUndo {
        manager.undo()
        let text = Array(field.model.text.unicodeScalars)
        let found = texts[..<index].lastIndex(of: text)
        #expect(found != nil, "seed \(seed): \(field.model.text) was never there")
        index = found ?? index
      }
      #expect(Array(field.model.text.unicodeScalars) == texts[0], "seed \(seed)")
      while manager.canRedo { manager.redo() }
      #expect(Array(field.model.text.unicodeScalars) == texts.last, "seed \(seed)")
    }
  }
}
