import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct LoupeTests {
  private var loupe: WorldLoupe { World.current.loupe }

  @Test func `a finger on the caret takes it along under a loupe`() throws {
    try withTextField("one two three") { field, _, clock in
      field.becomeFirstResponder()
      field.selectedTextRange = TextOffsetRange(8..<8)
      clock.advance(by: 600)
      field.touch(.began, x: field.caretX(at: 8) + 1)
      #expect(!loupe.isShown)
      field.touch(.moved, x: field.caretX(at: 5))
      #expect(field.selectionForTests == "5" && loupe.isShown)
      // The line is 20.57 high in the middle of the field, which is at 100 and 34 high.
      #expect(loupe.frame.maxY <= 100 + 6.7 - 14 + 1 && loupe.frame.maxY > 90)
      #expect(abs(loupe.frame.midX - (20 + field.caretX(at: 5) + 1)) <= 1 || loupe.frame.minX == 8)
      field.touch(.moved, x: field.caretX(at: 2))
      #expect(field.selectionForTests == "2")
      field.touch(.ended, x: field.caretX(at: 2))
      #expect(!loupe.isShown && field.selectionForTests == "2")
      #expect(UIMenuController.shared.isMenuVisible)
    }
  }

  @Test func `a finger that has rested takes the caret, one that has not selects`() throws {
    try withTextField("one two three") { field, _, clock in
      field.becomeFirstResponder()
      clock.advance(by: 600)
      let (from, to) = (field.caretX(at: 4), field.caretX(at: 6))
      field.touch(.began, x: from)
      clock.advance(by: 300)
      field.touch(.moved, x: to)
      #expect(loupe.isShown && field.selectionForTests == "6")
      field.touch(.cancelled, x: to)
      #expect(!loupe.isShown)
      field.selectedTextRange = TextOffsetRange(13..<13)
      clock.advance(by: 600)
      field.touch(.began, x: from)
      field.touch(.moved, x: to)
      #expect(!loupe.isShown && field.selectionForTests == "4..<6")
      field.touch(.ended, x: to)
    }
  }

  @Test func `a handle has the loupe while it is held`() throws {
    try withTextField("one two three") { field, _, clock in
      field.becomeFirstResponder()
      for _ in 0..<2 {
        field.tap(x: field.caretX(at: 5))
        clock.advance(by: 60)
      }
      clock.advance(by: 600)
      let end = field.caretRect(for: TextOffset(7))
      let knob = CGPoint(x: end.midX, y: end.maxY + 5)
      field.touch(.began, x: knob.x, y: knob.y)
      field.touch(.moved, x: field.caretX(at: 10) + 1, y: knob.y)
      #expect(loupe.isShown && field.selectionForTests == "4..<10")
      field.touch(.ended, x: field.caretX(at: 10) + 1, y: knob.y)
      #expect(!loupe.isShown)
    }
  }

  @Test func `it shows the text enlarged, in the middle of the letters`() throws {
    try withTextField("HHHH") { field, _, clock in
      field.becomeFirstResponder()
      let window = try #require(field.window)
      window.backgroundColor = .systemGray6
      field.touch(.began, x: field.caretX(at: 4))
      field.touch(.moved, x: field.caretX(at: 2))
      let box = try #require(
        Painting(of: window).box(in: loupe.frame.insetBy(dx: 4, dy: 4), where: Painting.isDark))
      // Inter's capitals are 2048/2816 high, enlarged 1.4 times.
      #expect(abs(box.height - 1.4 * 17 * 2048 / 2816) < 1.5)
      #expect(abs(box.midY - loupe.frame.midY) < 1.5)
      field.touch(.ended, x: field.caretX(at: 2))
    }
  }
}
