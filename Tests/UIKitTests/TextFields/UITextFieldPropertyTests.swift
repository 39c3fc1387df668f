import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldPropertyTests {
  private static let pieces = [
    "a", "W", " ", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "ש", "مرحبا", "x\ny", "\n", "日本",
    "a long piece of text", "",
  ]

  /// Does something with a text field, chosen at random; returns what it was.
  private func act(
    on field: UITextField, _ random: inout SeededGenerator, _ clock: FrameClock
  ) -> String {
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    let x = CGFloat.random(in: -20...220, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2:
      field.insertText(piece)
      return "insert \(piece)"
    case 3:
      field.deleteBackward()
      return "delete backward"
    case 4:
      field.perform(.deleteForward)
      return "delete forward"
    case 5, 6:
      let motion = TextEditingCommand.Motion.allCases.randomElement(using: &random) ?? .left
      let extending = Bool.random(using: &random)
      field.perform(.move(motion, extendingSelection: extending))
      return "move \(motion) \(extending)"
    case 7:
      field.touch(.began, x: x)
      field.touch(.moved, x: CGFloat.random(in: -20...220, using: &random))
      field.touch(.ended, x: x)
      return "touch \(x)"
    case 8:
      field.isSecureTextEntry.toggle()
      return "secure \(field.isSecureTextEntry)"
    case 9:
      field.session.mark(piece, selecting: 0..<Int.random(in: 0...3, using: &random))
      return "mark \(piece)"
    case 10:
      let alignments: [NSTextAlignment] = [.left, .center, .right, .natural]
      field.textAlignment = alignments.randomElement(using: &random) ?? .left
      return "align \(field.textAlignment)"
    default:
      clock.advance(by: Int.random(in: 0...400, using: &random))
      return "wait"
    }
  }

  @Test(arguments: SeededGenerator.seeds(20))
  func `whatever is done, the caret is in sight and between characters`(seed: UInt64) throws {
    try withTextField("start") { field, recorder, clock in
      var random = SeededGenerator(seed: seed)
      World.current.holdsCaret = true
      field.becomeFirstResponder()
      for step in 0..<100 {
        let done = act(on: field, &random, clock)
        field.becomeFirstResponder()
        clock.runDue()
        let context: Comment = "seed \(seed), step \(step): \(done)"
        var boundaries = [0]
        for character in field.model.text {
          boundaries.append((boundaries.last ?? 0) + character.utf16.count)
        }
        let selection = field.model.selection
        #expect(boundaries.contains(selection.anchor), context)
        #expect(boundaries.contains(selection.head), context)
        if selection.isCaret {
          let caret = try #require(field.caretRect, context)
          #expect(caret.minX >= 7 && caret.maxX <= 195.5, context)
        } else {
          #expect(field.caretRect == nil, context)
        }
        #expect(field.displayedText.string.contains { $0.isNewline } == false, context)
        if field.isSecureTextEntry {
          #expect(field.seenText.string.filter { $0 != "•" }.count <= 1, context)
        }
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds(20))
  func `every change of the text is told of, and nothing else is`(seed: UInt64) throws {
    try withTextField("start") { field, recorder, clock in
      var random = SeededGenerator(seed: seed)
      field.becomeFirstResponder()
      for step in 0..<100 {
        let (text, selection) = (field.model.text, field.model.selection.range)
        _ = recorder.take()
        let done = act(on: field, &random, clock)
        let log = recorder.take()
        guard field.isEditing, !log.contains("event exit") else {
          field.becomeFirstResponder()
          continue
        }
        let context: Comment = "seed \(seed), step \(step): \(done), \(log)"
        if field.model.text != text {
          #expect(log.filter { $0 == "event changed" }.count == 1, context)
          #expect(log.filter { $0 == "posted change" }.count == 1, context)
        }
        if field.model.selection.range != selection {
          #expect(log.contains("selection"), context)
        }
        if let changed = log.firstIndex(of: "event changed") {
          #expect(log[changed...] == ["event changed", "posted change"], context)
        }
      }
    }
  }
}
