import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldTouchTests {
  @Test func `a tap begins editing when the finger goes up, with the caret where it was`() throws {
    try withTextField("one two") { field, recorder, _ in
      let x = field.caretX(at: 3) + 1
      field.touch(.began, x: x)
      #expect(!field.isEditing)
      field.touch(.ended, x: x)
      #expect(field.isEditing)
      #expect(field.selectionForTests == "3")
      #expect(
        recorder.take() == ["shouldBegin", "didBegin", "event begin", "posted begin", "selection"])
    }
  }

  @Test(.covers("UITouch.Phase.cancelled"))
  func `a tap that wanders or leaves does not begin editing`() throws {
    try withTextField("one") { field, _, _ in
      field.touch(.began, x: 20)
      field.touch(.moved, x: 60)
      field.touch(.moved, x: 20)
      field.touch(.ended, x: 20)
      #expect(!field.isEditing)
      field.touch(.began, x: 20, y: 32)
      field.touch(.moved, x: 20, y: 36)
      field.touch(.ended, x: 20, y: 36)
      #expect(!field.isEditing)
      field.touch(.began, x: 20)
      field.touch(.cancelled, x: 20)
      #expect(!field.isEditing)
    }
  }

  @Test func `a tap places the caret at the nearer end of the word`() throws {
    try withTextField("one  two, don't 字") { field, _, clock in
      field.becomeFirstResponder()
      for (offset, end) in [
        (0, 0), (1, 0), (2, 3), (3, 3), (4, 4), (5, 5), (6, 5), (7, 8), (8, 8), (9, 9), (10, 10),
        (11, 10), (14, 15), (16, 16), (17, 17),
      ] {
        clock.advance(by: 600)
        field.touch(.began, x: field.caretX(at: offset) + 1)
        field.touch(.ended, x: field.caretX(at: offset) + 1)
        #expect(field.selectionForTests == "\(end)", "a tap at \(offset)")
      }
    }
  }

  @Test func `a tap that begins editing goes to the end of the word as well`() throws {
    try withTextField("one two") { field, _, _ in
      field.tap(x: field.caretX(at: 6) + 1)
      #expect(field.isEditing)
      #expect(field.selectionForTests == "7")
    }
  }

  @Test(.covers("UITouch.Phase.moved"))
  func `dragging selects from where the finger came down, inside a word too`() throws {
    try withTextField("wonder") { field, _, _ in
      field.becomeFirstResponder()
      field.touch(.began, x: field.caretX(at: 2))
      #expect(field.selectionForTests == "0")
      field.touch(.moved, x: field.caretX(at: 2) + 2)
      #expect(field.selectionForTests == "0", "a finger is never quite still")
      field.touch(.moved, x: field.caretX(at: 5))
      #expect(field.selectionForTests == "2..<5")
      field.touch(.ended, x: field.caretX(at: 5))
      #expect(field.selectionForTests == "2..<5")
    }
  }

  @Test func `a press beside the text places the caret at its end`() throws {
    try withTextField("one two") { field, _, clock in
      field.becomeFirstResponder()
      clock.advance(by: 600)
      field.tap(x: 190)
      #expect(field.selectionForTests == "7")
      clock.advance(by: 600)
      field.tap(x: 1)
      #expect(field.selectionForTests == "0")
    }
  }

  @Test func `dragging selects characters, either way`() throws {
    try withTextField("one two") { field, recorder, _ in
      field.becomeFirstResponder()
      field.touch(.began, x: field.caretX(at: 3))
      _ = recorder.take()
      field.touch(.moved, x: field.caretX(at: 6))
      #expect(field.selectionForTests == "3..<6")
      field.touch(.moved, x: field.caretX(at: 1))
      #expect(field.selectionForTests == "1..<3")
      field.touch(.ended, x: field.caretX(at: 1))
      #expect(field.selectionForTests == "1..<3")
      #expect(recorder.take() == ["selection", "selection"])
    }
  }

  @Test func `a double tap selects a word, and dragging on whole words`() throws {
    try withTextField("one two three") { field, _, clock in
      field.becomeFirstResponder()
      field.tap(x: field.caretX(at: 5))
      clock.advance(by: 60)
      field.touch(.began, x: field.caretX(at: 5))
      #expect(field.selectionForTests == "4..<7")
      field.touch(.moved, x: field.caretX(at: 10))
      #expect(field.selectionForTests == "4..<13")
      field.touch(.moved, x: field.caretX(at: 1))
      #expect(field.selectionForTests == "0..<7")
      field.touch(.ended, x: field.caretX(at: 1))
    }
  }

  @Test func `a double tap on a field at rest begins editing and selects the word`() throws {
    try withTextField("one two") { field, _, clock in
      field.tap(x: field.caretX(at: 5))
      clock.advance(by: 60)
      field.tap(x: field.caretX(at: 5))
      #expect(field.isEditing)
      #expect(field.selectionForTests == "4..<7")
    }
  }

  @Test func `a triple tap selects all, and a double tap all bullets`() throws {
    try withTextField("one two") { field, _, clock in
      field.becomeFirstResponder()
      for _ in 0..<3 {
        field.tap(x: field.caretX(at: 5))
        clock.advance(by: 60)
      }
      #expect(field.selectionForTests == "0..<7")
      field.isSecureTextEntry = true
      clock.advance(by: 600)
      field.tap(x: 20)
      #expect(field.selectionForTests != "0..<7")
      clock.advance(by: 60)
      field.tap(x: 20)
      #expect(field.selectionForTests == "0..<7")
    }
  }

  @Test(.covers("UIView.addGestureRecognizer(_:)"))
  func `a tap on a field is the field's, whoever watches further out`() throws {
    try withTextField { field, _, clock in
      let watcher = Watcher()
      let tap = UITapGestureRecognizer(target: watcher, action: Selector(Watcher.tapped))
      field.superview?.addGestureRecognizer(tap)
      field.tap(x: 50)
      #expect(field.isEditing)
      #expect(watcher.taps == 0)
      clock.advance(by: 600)
      field.window?.deliverTouch(.began, at: CGPoint(x: 300, y: 500))
      field.window?.deliverTouch(.ended, at: CGPoint(x: 300, y: 500))
      #expect(watcher.taps == 1)
    }
  }

  @MainActor private final class Watcher {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func `touches arrive as control events, too`() throws {
    try withTextField { field, _, _ in
      var log: [String] = []
      for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up")] {
        field.addAction(UIAction { _ in log.append("\(name) \(field.isEditing)") }, for: event)
      }
      field.tap(x: 50)
      #expect(log == ["down false", "up false"])
    }
  }

  @Test func `dragging past the edge scrolls the text`() throws {
    let text = "a text that is much longer than the field it stands in"
    try withTextField(text) { field, _, _ in
      field.becomeFirstResponder()
      let scrolled = field.scrollOffset
      #expect(scrolled > 0)
      field.touch(.began, x: 100)
      for _ in 0..<200 { field.touch(.moved, x: -50) }
      #expect(field.scrollOffset == 0)
      #expect(field.selectionForTests.hasPrefix("0..<"))
      for _ in 0..<200 { field.touch(.moved, x: 300) }
      #expect(field.scrollOffset == scrolled)
      field.touch(.ended, x: 300)
      #expect(field.selectionForTests.hasSuffix("..<\(text.count)"))
    }
  }
}
