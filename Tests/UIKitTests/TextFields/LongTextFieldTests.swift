import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A line set whole, however long it is, and scrolled no further than it takes to see the caret.
private struct WholeLine {
  var scrollOffset: CGFloat = 0

  /// Scrolls, and returns how far from the left edge of what is seen the caret stands, in points.
  mutating func caret(at offset: Int, of text: String, width: CGFloat) -> CGFloat {
    let layout = TextLayout.layout(
      text, font: UIFont.systemFont(ofSize: 17).fontDescription, alignment: .left,
      truncation: .none)
    let caret = layout.caretRect(at: offset).minX
    scrollOffset = min(scrollOffset, caret, max(0, layout.size.width + 2 - width))
    scrollOffset = max(scrollOffset, caret - (width - 2))
    return max(0, caret - scrollOffset - 0.5)
  }
}

@MainActor struct LongTextFieldTests {
  @Test(
    .covers("UITextField.editingRect(forBounds:)"), arguments: LongText.allCases,
    SeededGenerator.seeds(1))
  func `the caret is seen where it would be in a line set whole`(
    kind: LongText, seed: UInt64
  ) throws {
    try withTextField(kind.text(1000)) { field, _, clock in
      var random = SeededGenerator(seed: seed)
      let rect = field.editingRect(forBounds: field.bounds)
      var line = WholeLine()
      @MainActor func check(_ operation: String) throws {
        let seen = try #require(field.caretRect).minX - rect.minX
        let wanted = line.caret(
          at: field.model.selection.head, of: field.model.text, width: rect.width)
        // Carets stand on whole pixels.
        #expect(abs(seen - wanted) <= 0.26, "seed \(seed), \(operation)")
      }
      @MainActor func move(_ motion: TextEditingCommand.Motion, times: Int = 1) throws {
        for _ in 0..<times {
          field.perform(.move(motion, extendingSelection: false))
          try check("\(motion)")
        }
      }
      field.becomeFirstResponder()
      try check("begin")
      try move(.left, times: 150)
      for _ in 0..<40 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: try move(.left, times: 10)
        case 1: try move(.right, times: 10)
        case 2: try move(.wordLeft)
        case 3: try move(.wordRight)
        case 4: try move([.lineStart, .lineEnd].randomElement(using: &random)!)
        case 5:
          clock.advance(by: FrameClock.ticksPerSecond)
          field.tap(x: CGFloat.random(in: 8...190, using: &random))
          try check("tap")
        case 6:
          field.insertText(kind.text(Int.random(in: 1...40, using: &random)))
          try check("insert")
        default:
          field.deleteBackward()
          try check("delete")
        }
      }
    }
  }

  /// What a key costs: a letter typed and deleted again, the caret moved, all of it laid out.
  private func costOfAKey(_ kind: LongText, length: Int, caret: TextEditingCommand.Motion) throws
    -> Double
  {
    var cost = 0.0
    try withTextField { field, recorder, clock in
      field.delegate = nil
      field.becomeFirstResponder()
      field.insertText(kind.text(length))
      field.perform(.move(caret, extendingSelection: false))
      let client = TextInputClient(of: field) {}
      cost = processorTime(bestOf: 10) {
        for key in ["a", "b", "c"] {
          field.insertText(key)
          clock.runDue()
          field.perform(.move(.left, extendingSelection: false))
          field.perform(.move(.right, extendingSelection: false))
          _ = client?.textBeforeCaret(atMost: 100)
        }
        for _ in 0..<3 { field.deleteBackward() }
        _ = recorder.take()
      }
    }
    return cost
  }

  @Test(arguments: LongText.allCases)
  func `a key costs the same in a text of any length`(kind: LongText) throws {
    for caret in [TextEditingCommand.Motion.lineEnd, .lineStart] {
      let short = try costOfAKey(kind, length: 2000, caret: caret)
      let long = try costOfAKey(kind, length: 30_000, caret: caret)
      #expect(long < 2 * short, "\(short * 1e3) ms, and \(long * 1e3) ms in the long text")
    }
  }

  @Test(.covers("UITextField.text"))
  func `a long text that is not edited is cut short as one of a line`() throws {
    try withTextField { field, _, _ in
      let window = try #require(field.superview as? UIWindow)
      @MainActor func picture(_ text: String) -> Bitmap {
        field.text = text
        return Painting(of: window).bitmap
      }
      for kind in LongText.allCases {
        let (short, long) = (picture(kind.text(200)), picture(kind.text(20_000)))
        #expect(short.hasSamePixels(as: long), "\(kind)")
      }
    }
  }
}
