import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct SelectionHandleTests {
  private func handles(of field: UITextField) -> [SelectionHandle] {
    field.subviews.compactMap { $0 as? SelectionHandle }.sorted { $0.frame.minX < $1.frame.minX }
  }

  /// Two taps on the word at an offset.
  private func selectWord(_ field: UITextField, at offset: Int, _ clock: FrameClock) {
    field.becomeFirstResponder()
    clock.advance(by: 600)
    for _ in 0..<2 {
      field.tap(x: field.caretX(at: offset))
      clock.advance(by: 60)
    }
  }

  private func drag(_ handle: SelectionHandle, to x: CGFloat, of field: UITextField) {
    let knob = field.convert(handle.knob, to: nil)
    let window = field.window
    #expect(window?.hitTest(knob, with: nil) === handle, "the knob is where it is seen")
    window?.deliverTouch(.began, at: knob)
    let step = (field.convert(CGPoint(x: x, y: 0), to: nil).x - knob.x) / 4
    for part in 1...4 {
      window?.deliverTouch(.moved, at: CGPoint(x: knob.x + step * CGFloat(part), y: knob.y))
    }
    window?.deliverTouch(.ended, at: CGPoint(x: knob.x + step * 4, y: knob.y))
  }

  @Test func `a selection of a finger has two handles, one of keys has none`() throws {
    try withTextField("one two three") { field, _, clock in
      selectWord(field, at: 5, clock)
      #expect(field.selectionForTests == "4..<7")
      let both = handles(of: field)
      #expect(both.count == 2)
      #expect(both.map(\.isAtStart) == [true, false])
      for (handle, offset) in zip(both, [4, 7]) {
        let caret = field.caretRect(for: TextOffset(offset))
        #expect(abs(handle.frame.midX - caret.midX) < 0.01)
        #expect(abs(handle.frame.height - caret.height - 10) < 0.01)
        let edges =
          handle.isAtStart ? [handle.frame.maxY, caret.maxY] : [handle.frame.minY, caret.minY]
        #expect(abs(edges[0] - edges[1]) < 0.01)
      }
      field.perform(.move(.right, extendingSelection: true))
      #expect(field.selectionForTests == "4..<8" && handles(of: field).isEmpty)
      field.selectAll(nil)
      #expect(handles(of: field).isEmpty)
    }
  }

  @Test(.covers("UIMenuController", "UIMenuController.shared"))
  func `a handle moves its end, past the other one too, and never selects nothing`() throws {
    try withTextField("one two three") { field, _, clock in
      selectWord(field, at: 5, clock)
      drag(handles(of: field)[1], to: field.caretX(at: 11) + 1, of: field)
      #expect(field.selectionForTests == "4..<11")
      drag(handles(of: field)[0], to: field.caretX(at: 1) + 1, of: field)
      #expect(field.selectionForTests == "1..<11")
      drag(handles(of: field)[0], to: field.caretX(at: 11) + 1, of: field)
      // In quarters of the way: the last place that leaves something is the third.
      let selection = field.model.selection.range
      #expect(!selection.isEmpty && selection.upperBound == 11)
      drag(handles(of: field)[0], to: field.caretX(at: 13) + 1, of: field)
      #expect(field.selectionForTests == "11..<13", "the ends have changed places")
      #expect(UIMenuController.shared.isMenuVisible)
    }
  }

  @MainActor private final class Watcher {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func `a tap on a handle brings the menu back, whoever watches further out`() throws {
    try withTextField("one two three") { field, _, clock in
      let watcher = Watcher()
      field.superview?.addGestureRecognizer(
        UITapGestureRecognizer(target: watcher, action: Selector(Watcher.tapped)))
      selectWord(field, at: 5, clock)
      let knob = field.convert(handles(of: field)[1].knob, to: nil)
      clock.advance(by: 600)
      field.window?.deliverTouch(.began, at: knob)
      #expect(!UIMenuController.shared.isMenuVisible)
      field.window?.deliverTouch(.ended, at: knob)
      #expect(UIMenuController.shared.isMenuVisible && watcher.taps == 0)
      #expect(field.selectionForTests == "4..<7")
      // The last place of a finger counts, moved to or not.
      field.window?.deliverTouch(.began, at: knob)
      let end = field.convert(CGPoint(x: field.caretX(at: 11) + 1, y: 0), to: nil).x
      field.window?.deliverTouch(.ended, at: CGPoint(x: end, y: knob.y))
      #expect(field.selectionForTests == "4..<11")
    }
  }

  @Test func `in a text from right to left the selection begins at the right`() throws {
    try withTextField("אחת שתיים") { field, _, clock in
      selectWord(field, at: 6, clock)
      #expect(field.selectionForTests == "4..<9")
      let both = handles(of: field)
      #expect(both.map(\.isAtStart) == [false, true])
      drag(both[0], to: field.caretX(at: 7), of: field)
      #expect(field.selectionForTests == "4..<7")
    }
  }

  @Test func `handles go with the text, the focus and the selection`() throws {
    try withTextField("one two three") { field, _, clock in
      selectWord(field, at: 5, clock)
      field.insertText("x")
      #expect(handles(of: field).isEmpty)
      selectWord(field, at: 1, clock)
      #expect(handles(of: field).count == 2)
      field.tap(x: field.caretX(at: 6))
      #expect(handles(of: field).isEmpty, "the third tap came late enough for a first one")
      selectWord(field, at: 1, clock)
      field.resignFirstResponder()
      #expect(handles(of: field).isEmpty)
    }
  }

  @Test func `a handle of an end that is out of sight is out of sight`() throws {
    let text = "a text that is much longer than the field it stands in"
    try withTextField(text) { field, _, clock in
      selectWord(field, at: text.utf16.count, clock)
      field.session.isSelectedByTouch = true
      field.session.change { $0.selectAll() }
      #expect(handles(of: field).filter { !$0.isHidden }.count == 1)
    }
  }
}
