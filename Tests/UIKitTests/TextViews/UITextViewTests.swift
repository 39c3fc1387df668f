import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextViewTests {
  private let line = UIFont.systemFont(ofSize: 17).lineHeight

  @Test(
    .covers(
      "NSTextContainer.lineFragmentPadding", "UITextView", "UITextView.textContainer",
      "UITextView.textContainerInset"))
  func `lines stand below each other between insets and padding`() throws {
    try withTextView("ab\nc\n") { view, _, _ in
      for (offset, row) in [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2)] {
        let caret = view.caretForTests(offset)
        #expect(abs(caret.minY - (8 + CGFloat(row) * line)) < 0.01, "\(offset)")
        #expect(abs(caret.height - line) < 0.01 && caret.width == 2)
      }
      // 5 points of padding, and the caret half a point nearer to the letter behind it.
      #expect(view.caretForTests(0).minX == 4.5 && view.caretForTests(5).minX == 4.5)
      #expect(view.contentSize.width == 200)
      #expect(abs(view.contentSize.height - (16 + 3 * line)) <= 0.5)
      view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
      view.textContainer.lineFragmentPadding = 0
      view.layoutIfNeeded()
      #expect(view.caretForTests(0).origin == CGPoint(x: 9.5, y: 20))
      #expect(abs(view.contentSize.height - (20 + 3 * line)) <= 0.5)
    }
  }

  @Test(
    .covers(
      "UITextView.deleteBackward()", "UITextView.insertText(_:)",
      "UITextView.text", "UITextView.textDidBeginEditingNotification",
      "UITextView.textDidChangeNotification", "UITextView.textDidEndEditingNotification",
      "UITextViewDelegate", "UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)",
      "UITextViewDelegate.textViewDidBeginEditing(_:)", "UITextViewDelegate.textViewDidChange(_:)",
      "UITextViewDelegate.textViewDidChangeSelection(_:)",
      "UITextViewDelegate.textViewDidEndEditing(_:)",
      "UITextViewDelegate.textViewShouldBeginEditing(_:)",
      "UITextViewDelegate.textViewShouldEndEditing(_:)"))
  func `editing begins after the keyboard and is told of in order`() throws {
    try withTextView("one") { view, recorder, _ in
      var posted: [String] = []
      let names = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
          @MainActor note in posted.append(note.name.rawValue)
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      view.becomeFirstResponder()
      view.insertText("\n")
      view.insertText("x")
      view.deleteBackward()
      view.resignFirstResponder()
      #expect(view.text == "one\n")
      #expect(
        recorder.take() == [
          "shouldBegin", "didBegin", "shouldChange 3+0 '\n'", "selection", "change",
          "shouldChange 4+0 'x'", "selection", "change", "shouldChange 4+1 ''", "selection",
          "change", "shouldEnd", "didEnd",
        ])
      #expect(posted.count == 5 && posted.first == "UITextViewTextDidBeginEditingNotification")
      view.text = "set by code"
      #expect(posted.count == 5)
      recorder.refused = ["shouldBegin"]
      #expect(!view.becomeFirstResponder())
    }
  }

  @Test(
    .covers(
      "UITextView.selectedRange"))
  func `up and down keep the column, over short lines and paragraphs`() throws {
    try withTextView("wwwwwwwwww\nii\nwwwwwwwwww") { view, _, _ in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 8, length: 0)
      @MainActor func press(_ motion: TextEditingCommand.Motion, _ extending: Bool = false)
        -> String
      {
        view.perform(.move(motion, extendingSelection: extending))
        return view.selectionForTests
      }
      #expect(press(.down) == "13" && press(.down) == "22" && press(.down) == "24")
      #expect(press(.up) == "13" && press(.up) == "8", "the column is still the first one")
      #expect(press(.up) == "0" && press(.lineEnd) == "10" && press(.lineStart) == "0")
      #expect(press(.down, true) == "0..<11" && press(.lineEnd, true) == "0..<13")
      #expect(press(.documentEnd) == "24" && press(.documentStart) == "0")
    }
  }

  @Test func `a long paragraph is broken, and the end of a broken line is before its space`() throws
  {
    try withTextView("word word word word word word word") { view, _, _ in
      view.becomeFirstResponder()
      // How many words go into 190 points is asked of the layout of one line.
      let rows = Set((0...34).map { view.caretForTests($0).minY })
      #expect(rows.count == 2)
      let second = try #require((0...34).first { view.caretForTests($0).minY > 9 })
      #expect(second % 5 == 0, "a line begins with a word")
      view.selectedRange = NSRange(location: 1, length: 0)
      view.perform(.move(.lineEnd, extendingSelection: false))
      #expect(view.selectionForTests == "\(second - 1)")
      view.perform(.move(.right, extendingSelection: false))
      #expect(view.caretForTests(second).minX == 4.5)
    }
  }

  @Test(
    .covers(
      "UITextView.closestPosition(to:)", "UITextView.selectionRects(for:)"))
  func `a selection reaches the end of the lines that it goes on from`() throws {
    try withTextView("one\n\ntwo") { view, _, _ in
      @MainActor func rects(_ range: Range<Int>) -> [CGRect] {
        view.selectionRects(for: TextOffsetRange(range)).map(\.rect)
      }
      let all = rects(1..<7)
      #expect(all.count == 3)
      // Lines begin at 5 and end at 195.
      #expect(abs(all[0].minX - (view.caretForTests(1).minX + 0.5)) < 0.01)
      #expect(all.prefix(2).allSatisfy { $0.maxX == 195 } && all[1].minX == 5 && all[2].minX == 5)
      #expect(abs(all[2].maxX - (view.caretForTests(7).minX + 0.5)) < 0.01)
      #expect(rects(1..<2).count == 1 && rects(1..<2)[0].width < 30)
      #expect(view.selectionRects(for: TextOffsetRange(3..<3)).isEmpty)
      #expect(view.closestPosition(to: CGPoint(x: 150, y: 8 + line / 2)) == TextOffset(3))
      #expect(view.closestPosition(to: CGPoint(x: 0, y: 900)) == TextOffset(5))
    }
  }

  @Test(
    .covers(
      "UITextView.baseWritingDirection(for:in:)"))
  func `paragraphs have directions of their own, and keys follow them`() throws {
    try withTextView("ab\nשלום") { view, _, _ in
      view.becomeFirstResponder()
      #expect(view.caretForTests(3).minX > 150, "it begins at the right")
      #expect(view.caretForTests(7).minX < view.caretForTests(3).minX)
      view.selectedRange = NSRange(location: 4, length: 0)
      view.perform(.move(.left, extendingSelection: false))
      #expect(view.selectionForTests == "5")
      view.selectedRange = NSRange(location: 1, length: 0)
      view.perform(.move(.left, extendingSelection: false))
      #expect(view.selectionForTests == "0")
      #expect(view.baseWritingDirection(for: TextOffset(5), in: .forward) == .rightToLeft)
    }
  }

  @Test func `it grows with its text where it does not scroll`() throws {
    try withTextView("one") { view, _, _ in
      view.isScrollEnabled = false
      @MainActor func height(_ text: String) -> CGFloat {
        view.text = text
        return view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
      }
      for (text, rows) in [("", 1), ("one", 1), ("one\n", 2), ("a\nb\nc", 3)] {
        #expect(abs(height(text) - (16 + CGFloat(rows) * line)) <= 0.5, "\(text)")
        #expect(view.intrinsicContentSize.height == height(text))
      }
      view.isScrollEnabled = true
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
  }

  @Test(
    .covers(
      "UITextView.scrollRangeToVisible(_:)")) func `the caret stays in sight, over insets too`()
    throws
  {
    try withTextView(Array(repeating: "line", count: 40).joined(separator: "\n")) { view, _, _ in
      view.becomeFirstResponder()
      @MainActor func seen() -> Bool {
        let caret = view.caretForTests(view.model.selection.head)
        return caret.minY >= view.bounds.minY
          && caret.maxY <= view.bounds.maxY - view.adjustedContentInset.bottom
      }
      #expect(view.contentOffset.y > 500 && seen())
      view.perform(.move(.documentStart, extendingSelection: false))
      #expect(view.contentOffset.y == 0 && seen())
      view.contentInset.bottom = 60
      for _ in 0..<20 { view.perform(.move(.down, extendingSelection: false)) }
      #expect(seen() && view.contentOffset.y > 0)
      view.scrollRangeToVisible(NSRange(location: 0, length: 3))
      #expect(view.contentOffset.y == 8)
      view.insertText("x")
      #expect(seen())
    }
  }

  @Test(
    .covers(
      "UITextView.replace(_:withText:)")) func `whatever range code asks for lies in the text`()
    throws
  {
    try withTextView("one🇯🇵") { view, _, _ in
      for (range, expected) in [
        (NSRange(location: -4, length: 6), "0..<2"), (NSRange(location: 900, length: 1), "7"),
        (NSRange(location: 1, length: Int.max), "1..<7"), (NSRange(location: 4, length: 0), "7"),
        (NSRange(location: NSNotFound, length: 0), "7"),
      ] {
        view.selectedRange = range
        #expect(view.selectionForTests == expected, "\(range)")
      }
      view.scrollRangeToVisible(NSRange(location: -3, length: 2000))
      view.replace(TextOffsetRange(3..<900), withText: "!")
      #expect(view.text == "one!")
    }
  }

  @Test func `a delegate may change the text from inside`() throws {
    try withTextView { view, recorder, _ in
      view.becomeFirstResponder()
      recorder.whenAsked = { question, view in
        if question == "change", view.text.count > 3 { view.text = String(view.text.prefix(3)) }
      }
      for letter in "abcdef" { view.insertText(String(letter)) }
      #expect(view.text == "abc" && view.selectionForTests == "3")
      recorder.whenAsked = { question, view in
        if question == "shouldChange" { view.text = "\n\n" + view.text }
      }
      view.insertText("x")
      #expect(view.text == "\n\naxbc", "where it was asked about")
      #expect(view.caretForTests(view.model.length).minY > 8 + line)
    }
  }

  @Test(.covers("UITextView.textAlignment"))
  func `lines stand where the alignment has them`() throws {
    // Lines of 190 points begin at 5; the caret is half a point nearer to the letter behind it.
    try withTextView("H") { view, _, _ in
      let width = view.caretForTests(1).minX - view.caretForTests(0).minX
      @MainActor func start(_ alignment: NSTextAlignment) -> CGFloat {
        view.textAlignment = alignment
        return view.caretForTests(0).minX
      }
      #expect(view.textAlignment == .natural && view.caretForTests(0).minX == 4.5)
      #expect(start(.left) == 4.5)
      #expect(abs(start(.right) - (195 - width - 0.5)) <= 0.6)
      #expect(abs(start(.center) - (100 - width / 2 - 0.5)) <= 0.6)
      view.text = "א"
      #expect(start(.natural) > 180)
      #expect(start(.left) < 30)
    }
  }

  @Test(.covers("UITextView.isSelectable"))
  func `a text that cannot be selected is not edited`() throws {
    try withTextView("one") { view, recorder, _ in
      #expect(view.isSelectable && view.isEditable && view.canBecomeFirstResponder)
      view.becomeFirstResponder()
      _ = recorder.take()
      view.isSelectable = false
      #expect(!view.isFirstResponder && recorder.take() == ["shouldEnd", "didEnd"])
      #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
      view.isSelectable = true
      #expect(view.becomeFirstResponder())
    }
  }

  @Test(.covers("UITextView.isSecureTextEntry"))
  func `a secret is seen and said as bullets, and stays where it is`() throws {
    try withTextView("WWii") { view, _, _ in
      @MainActor func widths() -> [CGFloat] {
        (1...4).map { view.caretForTests($0).minX - view.caretForTests($0 - 1).minX }
      }
      #expect(widths()[1] > 2 * widths()[3])
      view.isSecureTextEntry = true
      #expect((widths().max() ?? 0) - (widths().min() ?? 0) < 1)
      #expect(view.text == "WWii" && view.accessibilityValue == "••••")
      view.becomeFirstResponder()
      view.selectAll(nil)
      view.copy(nil)
      view.cut(nil)
      #expect(UIPasteboard.general.string == nil && view.text == "WWii")
      view.isSecureTextEntry = false
      #expect(widths()[1] > 2 * widths()[3] && view.accessibilityValue == "WWii")
    }
  }

  @Test(.covers("NSTextContainer", "NSTextContainer.size", "UITextView.init(frame:textContainer:)"))
  func `a text view stands in the container it is made with`() throws {
    let container = NSTextContainer()
    container.lineFragmentPadding = 20
    try ProjectFonts.use()
    withFreshUIKit { window, clock in
      let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let view = UITextView(frame: frame, textContainer: container)
      view.text = "a"
      window.addSubview(view)
      clock.runDue()
      #expect(view.textContainer === container && view.frame == frame)
      #expect(view.caretForTests(0).minX == 19.5)
      #expect(container.size.width == 200 && container.size.height > 10)
      #expect(UITextView(frame: frame, textContainer: nil).textContainer.lineFragmentPadding == 5)
    }
  }

  @Test(.covers("UITextView.allowsEditingTextAttributes"))
  func `a person makes text bold where that is allowed`() throws {
    try withTextView("one two") { view, _, _ in
      @MainActor func boldLetters() -> [Int] {
        (0..<7).filter { offset in
          let font = view.attributedText.attribute(.font, at: offset, effectiveRange: nil)
          return (font as? UIFont)?.fontDescription.weight == 700
        }
      }
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
      #expect(!view.allowsEditingTextAttributes)
      view.toggleBoldface(nil)
      #expect(boldLetters() == [])
      view.allowsEditingTextAttributes = true
      view.toggleBoldface(nil)
      #expect(boldLetters() == [4, 5, 6])
      view.undoManager?.undo()
      #expect(boldLetters() == [])
    }
  }

  @Test func `a zero frame and a long word are no trouble`() throws {
    try withTextView(String(repeating: "w", count: 300), frame: .zero) { view, _, _ in
      view.becomeFirstResponder()
      view.insertText("x\n")
      view.perform(.move(.up, extendingSelection: true))
      _ = view.selectionRects(for: TextOffsetRange(0..<300))
      view.undoManager?.undo()
      #expect(view.text.count == 300)
    }
  }
}
