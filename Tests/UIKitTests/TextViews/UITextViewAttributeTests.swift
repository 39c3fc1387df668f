import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextViewAttributeTests {
  private func attributed(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  private func lengths(_ view: UITextView) -> [Int] { view.attributeRuns.runs.map(\.length) }

  @Test(
    .covers("UITextView.attributedText", "UITextView.textColor", "UITextView.typingAttributes"))
  func `what is typed looks as what is before it, unless told otherwise`() throws {
    try withTextView { view, _, _ in
      view.attributedText = attributed(("red", [.foregroundColor: UIColor.red]), ("plain", [:]))
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 3, length: 0)
      view.insertText("!")
      #expect(lengths(view) == [4, 5])
      view.typingAttributes = [.foregroundColor: UIColor.blue]
      view.insertText("blue")
      #expect(lengths(view) == [4, 4, 5])
      #expect(
        view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
          == .blue)
      view.insertText("!")
      #expect(lengths(view) == [4, 5, 5])
      #expect(view.attributedText.string == "red!blue!plain")
      view.textColor = .green
      #expect(lengths(view).reduce(0, +) == 14)
      #expect(
        view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
          == .green)
    }
  }

  @Test(
    .covers(
      "UITextView.allowsEditingTextAttributes"))
  func `a person makes words over two lines bold, italic and underlined, and takes it back`() throws
  {
    try withTextView("one two\nthree") { view, recorder, _ in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 5)
      _ = recorder.take()
      view.toggleBoldface(nil)
      #expect(lengths(view) == [13] && recorder.take() == [], "not unless it is allowed")
      view.allowsEditingTextAttributes = true
      let width = view.caretForTests(7).minX
      view.toggleBoldface(nil)
      #expect(lengths(view) == [4, 5, 4] && recorder.take() == ["change"])
      #expect(view.caretForTests(7).minX > width, "bold letters are wider")
      view.toggleItalics(nil)
      view.toggleUnderline(nil)
      let looks = view.attributeRuns.attributes(at: 5)
      let font = (looks[.font] as? UIFont)?.fontDescription
      #expect(font?.weight == 700 && font?.italic == true && looks[.underlineStyle] as? Int == 1)
      for _ in 0..<3 { view.undoManager?.undo() }
      #expect(lengths(view) == [13] && view.caretForTests(7).minX == width)
      #expect(view.selectedRange == NSRange(location: 4, length: 5))
    }
  }

  @Test(
    .covers(
      "NSAttributedString.Key.font", "NSAttributedString.Key.paragraphStyle",
      "NSMutableParagraphStyle", "NSParagraphStyle.alignment", "NSParagraphStyle.minimumLineHeight",
      "NSParagraphStyle.paragraphSpacing", "NSParagraphStyle.tailIndent", "UITextView.font"))
  func `lines are as high as their fonts and styles make them`() throws {
    try withTextView { view, _, _ in
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = 10
      style.minimumLineHeight = 40
      view.attributedText = attributed(
        ("a\n", [.paragraphStyle: style]), ("b\n", [.font: UIFont.systemFont(ofSize: 34)]),
        ("c", [:]))
      let big = UIFont.systemFont(ofSize: 34).lineHeight
      #expect(abs(view.caretForTests(0).height - 40) < 0.01)
      #expect(abs(view.caretForTests(2).minY - 58) < 0.01, "8 + 40 + 10")
      #expect(abs(view.caretForTests(2).height - big) < 0.01)
      #expect(abs(view.caretForTests(4).minY - 58 - big) < 0.01)
      let right = NSMutableParagraphStyle()
      right.alignment = .right
      right.tailIndent = -20
      view.attributedText = attributed(("end", [.paragraphStyle: right]))
      #expect(abs(view.caretForTests(3).minX - (195 - 20 - 0.5)) < 0.01)
    }
  }

  @Test(
    .covers(
      "NSAttributedString.Key.link", "UITextView.isEditable",
      "UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:)"))
  func `a link is followed where the text is not edited`() throws {
    try withTextView { view, recorder, _ in
      let url = try #require(URL(string: "https://example.org/a"))
      view.attributedText = attributed(("see ", [:]), ("this", [.link: url]), (" page", [:]))
      view.isEditable = false
      view.tap(at: 1)
      #expect(recorder.take() == [])
      view.tap(at: 6)
      #expect(recorder.take() == ["link https://example.org/a 4+4"])
      #expect(!view.isFirstResponder)
      view.isEditable = true
      view.tap(at: 6)
      #expect(recorder.take().first == "shouldBegin")
      view.selectedRange = NSRange(location: 8, length: 0)
      view.insertText("x")
      #expect(lengths(view) == [4, 4, 6], "a link ends where it ends")
    }
  }

  private static let pieces = [
    "a", " ", "é", "\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "ש", "مرحبا", "\n", "\r\n", "\r", "two\nlines\n", "日本",
    "some words that fill a line and more of it", "",
  ]

  @Test(arguments: SeededGenerator.seeds(12))
  func `after any editing the lines are those of the text set anew`(seed: UInt64) throws {
    try withTextView("start\nhere") { view, _, _ in
      var random = SeededGenerator(seed: seed)
      view.becomeFirstResponder()
      // The reference: the text alone, as UTF-16 units.
      for step in 0..<40 {
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: view.insertText(piece)
        case 3: view.deleteBackward()
        case 4: view.perform(.deleteWordForward)
        case 5:
          let start = Int.random(in: 0...view.model.length, using: &random)
          view.selectedRange = NSRange(
            location: start, length: Int.random(in: 0...9, using: &random))
        case 6: view.undoManager?.undo()
        default:
          let motion = TextEditingCommand.Motion.allCases.randomElement(using: &random) ?? .left
          view.perform(.move(motion, extendingSelection: .random(using: &random)))
        }
        let context: Comment = "seed \(seed), step \(step)"
        let lines = view.lines
        let expected = view.model.text.paragraphLengths
        #expect(lines.paragraphs.map(\.length) == expected.map(\.length), context)
        #expect(lines.paragraphs.map(\.lineBreak) == expected.map(\.lineBreak), context)
        #expect(view.attributeRuns.runs.reduce(0) { $0 + $1.length } == view.model.length, context)
        lines.fillAll()
        let fresh = view.makeLines()
        fresh.estimatedLineHeight = lines.estimatedLineHeight
        fresh.reset(view.model.text, width: lines.width)
        fresh.fillAll()
        #expect(abs(fresh.height - lines.height) < 0.01, context)
        let caret = view.caretForTests(view.model.selection.head)
        #expect(caret.isFinite && caret.minX >= 0 && caret.maxX <= 200, context)
      }
    }
  }

  @Test func `of a long text only what is seen is set`() throws {
    let paragraph = String(repeating: "some words ", count: 360) + "\n"
    let text = String(repeating: paragraph, count: 265)
    #expect(text.utf8.count > 1_000_000)
    try withTextView(text, frame: CGRect(x: 0, y: 0, width: 300, height: 300)) { view, _, _ in
      #expect(view.lines.paragraphs.count == 266)
      #expect(view.lines.paragraphs.filter { $0.layout != nil }.count == 1)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 500_000, length: 0)
      #expect(view.lines.paragraphs.filter { $0.layout != nil }.count <= 5)
      let caret = view.caretForTests(500_000)
      #expect(view.bounds.contains(caret))
      view.insertText("x")
      view.perform(.move(.documentEnd, extendingSelection: false))
      #expect(view.lines.paragraphs.filter { $0.layout != nil }.count <= 10)
      #expect(view.bounds.contains(view.caretForTests(view.model.length).insetBy(dx: 0, dy: 1)))
    }
  }
}
