import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct CaretTests {
  /// The ticks up to the last one at which the caret came or went, after the first.
  private func changes(of field: UITextField, on clock: FrameClock, until last: Int) -> [Int] {
    var ticks: [Int] = []
    var isSeen = field.caretRect != nil
    while clock.now < last {
      clock.advance(by: 1)
      if (field.caretRect != nil) != isSeen {
        isSeen.toggle()
        ticks.append(clock.now)
      }
    }
    return ticks
  }

  @Test func `blinks twice a second from the beginning of editing on`() throws {
    try withTextField { field, _, clock in
      #expect(field.caretRect == nil)
      clock.advance(to: 100)
      field.becomeFirstResponder()
      #expect(field.caretRect != nil)
      #expect(changes(of: field, on: clock, until: 1700) == [400, 700, 1000, 1300, 1600])
      field.resignFirstResponder()
      #expect(field.caretRect == nil)
      #expect(clock.nextTick == nil)
    }
  }

  @Test func `stays while somebody types or moves it`() throws {
    try withTextField { field, _, clock in
      field.becomeFirstResponder()
      clock.advance(to: 299)
      field.insertText("a")
      clock.advance(to: 500)
      field.perform(.move(.left, extendingSelection: false))
      #expect(changes(of: field, on: clock, until: 1200) == [800, 1100])
      // At the text's start already: it shows itself all the same.
      clock.advance(to: 1399)
      #expect(field.caretRect != nil)
      clock.advance(to: 1400)
      field.perform(.move(.left, extendingSelection: false))
      #expect(changes(of: field, on: clock, until: 2000) == [1700, 2000])
    }
  }

  @Test func `is not there while something is selected`() throws {
    try withTextField("abc") { field, _, _ in
      field.becomeFirstResponder()
      field.selectAll(nil)
      #expect(field.caretRect == nil)
      field.perform(.move(.left, extendingSelection: false))
      #expect(field.caretRect != nil)
    }
  }

  @Test func `can be held for a still`() throws {
    try withTextField { field, _, clock in
      field.becomeFirstResponder()
      clock.advance(to: 300)
      #expect(field.caretRect == nil)
      World.current.holdsCaret = true
      #expect(field.caretRect != nil)
      World.current.holdsCaret = false
      #expect(field.caretRect == nil)
    }
  }

  @Test func `a field that is freed while it is edited leaves the clock quiet`() throws {
    try ProjectFonts.use()
    withFreshUIKit { window, clock in
      var field: UITextField? = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.map(window.addSubview)
      field?.becomeFirstResponder()
      field?.removeFromSuperview()
      weak let freed = field
      field = nil
      #expect(freed == nil)
      clock.advance(by: 600)
      #expect(clock.nextTick == nil)
    }
  }
}
