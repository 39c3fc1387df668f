import Foundation
import TestSupport
import Testing
import UIKit

/// A text field and a text view as code sees them that knows no more than `UITextInput`.
@MainActor struct TextInputUsageTests {
  typealias Input = UIView & UITextInput

  /// Calls the body with a field and with a text view, which have a text and the focus.
  private func withInputs(_ text: String, _ body: (any Input) throws -> Void) throws {
    try ProjectFonts.use()
    for isField in [true, false] {
      try withFreshUIKit { window, clock in
        let frame = CGRect(x: 20, y: 100, width: 200, height: 120)
        let input: any Input
        if isField {
          let field = UITextField(frame: frame)
          field.text = text
          input = field
        } else {
          let view = UITextView(frame: frame)
          view.text = text
          input = view
        }
        window.addSubview(input)
        clock.runDue()
        #expect(input.becomeFirstResponder())
        try body(input)
      }
    }
  }

  private func place(_ offset: Int, in input: any Input) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  private func range(_ start: Int, _ end: Int, in input: any Input) throws -> UITextRange {
    try #require(input.textRange(from: place(start, in: input), to: place(end, in: input)))
  }

  private func offset(_ position: UITextPosition?, in input: any Input) -> Int? {
    position.map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  private func offsets(_ range: UITextRange?, in input: any Input) -> [Int]? {
    range.map { [$0.start, $0.end].compactMap { offset($0, in: input) } }
  }

  private func whole(_ input: any Input) throws -> String? {
    let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return input.text(in: try #require(range))
  }

  @Test(
    .covers(
      "UITextInput", "UITextInput.beginningOfDocument", "UITextInput.characterOffset(of:within:)",
      "UITextInput.compare(_:to:)", "UITextInput.endOfDocument", "UITextInput.offset(from:to:)",
      "UITextInput.position(from:offset:)", "UITextInput.position(within:atCharacterOffset:)",
      "UITextInput.text(in:)", "UITextInput.textRange(from:to:)", "UITextRange.isEmpty",
      "UITextView.beginningOfDocument", "UITextView.compare(_:to:)", "UITextView.endOfDocument",
      "UITextView.offset(from:to:)", "UITextView.position(from:offset:)", "UITextView.text(in:)",
      "UITextView.textRange(from:to:)"))
  func `positions are counted in UTF-16 units`() throws {
    try withInputs("a🙂 é") { input in
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      // The face takes two units.
      #expect(input.offset(from: start, to: end) == 5)
      #expect(input.offset(from: end, to: start) == -5)
      #expect(input.position(from: start, offset: 6) == nil)
      #expect(input.position(from: end, offset: -6) == nil)
      #expect(input.compare(start, to: end) == .orderedAscending)
      #expect(input.compare(end, to: start) == .orderedDescending)
      #expect(input.compare(try place(5, in: input), to: end) == .orderedSame)
      #expect(input.text(in: try range(1, 3, in: input)) == "🙂")
      #expect(input.text(in: try range(3, 1, in: input)) == "🙂")
      #expect(try range(2, 2, in: input).isEmpty)
      #expect(!(try range(1, 3, in: input).isEmpty))
      let part = try range(1, 4, in: input)
      #expect(offset(input.position(within: part, atCharacterOffset: 3), in: input) == 4)
      #expect(input.position(within: part, atCharacterOffset: 4) == nil)
      #expect(input.characterOffset(of: try place(3, in: input), within: part) == 2)
    }
  }

  @Test(
    .covers(
      "UIKeyInput.deleteBackward()", "UIKeyInput.hasText", "UIKeyInput.insertText(_:)",
      "UITextInput.markedTextRange", "UITextInput.replace(_:withText:)",
      "UITextInput.selectedTextRange", "UITextInput.setMarkedText(_:selectedRange:)",
      "UITextInput.unmarkText()", "UITextView.hasText", "UITextView.markedTextRange",
      "UITextView.selectedTextRange", "UITextView.setMarkedText(_:selectedRange:)",
      "UITextView.unmarkText()"))
  func `text is typed, selected, marked and replaced`() throws {
    try withInputs("") { input in
      #expect(!input.hasText)
      input.insertText("one two")
      #expect(input.hasText)
      #expect(offsets(input.selectedTextRange, in: input) == [7, 7])
      input.deleteBackward()
      #expect(try whole(input) == "one tw")
      input.selectedTextRange = try range(0, 3, in: input)
      input.insertText("1")
      #expect(try whole(input) == "1 tw")
      #expect(offsets(input.selectedTextRange, in: input) == [1, 1])
      input.replace(try range(2, 4, in: input), withText: "2")
      #expect(try whole(input) == "1 2")

      input.selectedTextRange = try range(2, 3, in: input)
      input.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 1))
      #expect(try whole(input) == "1 ni")
      #expect(offsets(input.markedTextRange, in: input) == [2, 4])
      #expect(offsets(input.selectedTextRange, in: input) == [3, 4])
      input.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
      #expect(try whole(input) == "1 你")
      #expect(offsets(input.markedTextRange, in: input) == [2, 3])
      input.unmarkText()
      #expect(input.markedTextRange == nil)
      #expect(try whole(input) == "1 你")
      // What was composed may be given up as well.
      input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(input.markedTextRange == nil)
      #expect(try whole(input) == "1 你")
    }
  }

  @Test(
    .covers(
      "UITextField.characterRange(byExtending:in:)", "UITextField.position(within:farthestIn:)",
      "UITextInput.caretRect(for:)", "UITextInput.characterRange(at:)",
      "UITextInput.characterRange(byExtending:in:)", "UITextInput.closestPosition(to:)",
      "UITextInput.closestPosition(to:within:)", "UITextInput.firstRect(for:)",
      "UITextInput.position(from:in:offset:)", "UITextInput.position(within:farthestIn:)",
      "UITextInput.selectionRects(for:)", "UITextInput.textInputView",
      "UITextView.caretRect(for:)", "UITextView.characterRange(at:)",
      "UITextView.characterRange(byExtending:in:)", "UITextView.closestPosition(to:)",
      "UITextView.closestPosition(to:within:)", "UITextView.firstRect(for:)",
      "UITextView.position(from:in:offset:)", "UITextView.position(within:farthestIn:)",
      "UITextView.selectionRects(for:)"))
  func `places on the screen and in the text are those of each other`() throws {
    try withInputs("HHHH") { input in
      let carets = try (0...4).map { input.caretRect(for: try place($0, in: input)) }
      let width = (carets[4].minX - carets[1].minX) / 3
      #expect(width > 5)
      for index in 1...4 {
        #expect(abs(carets[index].midX - carets[1].midX - CGFloat(index - 1) * width) < 0.6)
      }
      for (index, caret) in carets.enumerated() {
        let point = CGPoint(x: caret.midX + 1, y: caret.midY)
        #expect(offset(input.closestPosition(to: point), in: input) == index)
        let inside = input.closestPosition(to: point, within: try range(1, 3, in: input))
        #expect(offset(inside, in: input) == min(max(index, 1), 3))
      }
      let third = CGPoint(x: carets[2].midX + width / 2, y: carets[2].midY)
      #expect(offsets(input.characterRange(at: third), in: input) == [2, 3])
      #expect(input.characterRange(at: CGPoint(x: third.x + 3 * width, y: third.y)) == nil)

      let rects = input.selectionRects(for: try range(1, 3, in: input)).map(\.rect)
      #expect(rects.count == 1)
      #expect(abs(rects[0].width - 2 * width) < 0.6)
      #expect(abs(rects[0].minX - carets[1].midX) < 1)
      #expect(input.firstRect(for: try range(1, 3, in: input)) == rects[0])

      let second = try place(1, in: input)
      let middle = try range(1, 3, in: input)
      #expect(offset(input.position(from: second, in: .right, offset: 2), in: input) == 3)
      #expect(offset(input.position(from: second, in: .left, offset: 1), in: input) == 0)
      #expect(input.position(from: second, in: .left, offset: 2) == nil)
      #expect(offset(input.position(within: middle, farthestIn: .left), in: input) == 1)
      #expect(offset(input.position(within: middle, farthestIn: .right), in: input) == 3)
      #expect(offsets(input.characterRange(byExtending: second, in: .left), in: input) == [0, 1])
      #expect(offsets(input.characterRange(byExtending: second, in: .right), in: input) == [1, 4])
      #expect(input.textInputView === input)
    }
  }

  @Test(
    .covers(
      "UITextInput.baseWritingDirection(for:in:)",
      "UITextInput.setBaseWritingDirection(_:for:)", "UITextSelectionRect.writingDirection",
      "UITextView.setBaseWritingDirection(_:for:)"))
  func `Hebrew is written from right to left unless that is set otherwise`() throws {
    try withInputs("אבג") { input in
      let all = try range(0, 3, in: input)
      let first = try place(0, in: input)
      #expect(input.baseWritingDirection(for: first, in: .forward) == .rightToLeft)
      #expect(
        input.selectionRects(for: all).map(\.writingDirection) == [.rightToLeft])
      #expect(input.caretRect(for: first).midX > 100)
      #expect(offset(input.position(from: first, in: .left, offset: 1), in: input) == 1)
      #expect(offset(input.position(within: all, farthestIn: .left), in: input) == 3)
      #expect(
        offsets(input.characterRange(byExtending: try place(1, in: input), in: .right), in: input)
          == [0, 1])
      input.setBaseWritingDirection(.leftToRight, for: all)
      #expect(input.baseWritingDirection(for: first, in: .forward) == .leftToRight)
      #expect(input.selectionRects(for: all).map(\.writingDirection) == [.leftToRight])
      input.setBaseWritingDirection(.natural, for: all)
      #expect(input.baseWritingDirection(for: first, in: .forward) == .rightToLeft)
    }
  }

  @Test func `each paragraph of a text view has its own direction, and each line its ends`() throws
  {
    try withInputs("one two\nאבג\nend") { input in
      guard input is UITextView else { return }
      let rects = input.selectionRects(for: try range(0, 15, in: input))
      #expect(
        rects.map(\.writingDirection) == [.leftToRight, .rightToLeft, .leftToRight])
      #expect(rects.map(\.containsStart) == [true, false, false])
      #expect(rects.map(\.containsEnd) == [false, false, true])
      @MainActor func extended(_ start: Int, _ direction: UITextLayoutDirection) throws -> [Int]? {
        offsets(
          input.characterRange(byExtending: try place(start, in: input), in: direction), in: input)
      }
      #expect(try extended(4, .right) == [4, 7])
      #expect(try extended(4, .left) == [0, 4])
      #expect(try extended(9, .right) == [8, 9])
      #expect(try extended(9, .left) == [9, 11])
      #expect(try extended(9, .down) == [9, 15])
      #expect(try extended(9, .up) == [0, 9])
      let hebrew = try place(9, in: input)
      #expect(offset(input.position(from: hebrew, in: .left, offset: 1), in: input) == 10)
      let word = try range(8, 11, in: input)
      #expect(offset(input.position(within: word, farthestIn: .left), in: input) == 11)
    }
  }

  private final class ChangeLog: NSObject, UITextInputDelegate {
    var log: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) { log.append("will change") }
    func textDidChange(_ textInput: (any UITextInput)?) { log.append("did change") }
  }

  @Test(
    .covers(
      "UITextInput.inputDelegate", "UITextInputDelegate",
      "UITextInputDelegate.selectionDidChange(_:)", "UITextInputDelegate.selectionWillChange(_:)",
      "UITextInputDelegate.textDidChange(_:)", "UITextInputDelegate.textWillChange(_:)",
      "UITextView.inputDelegate"))
  func `the keyboard hears of changes that code makes`() throws {
    try withInputs("one") { input in
      let log = ChangeLog()
      input.inputDelegate = log
      #expect(input.inputDelegate === log)
      input.selectedTextRange = try range(0, 3, in: input)
      #expect(log.log == ["will select", "did select"])
      log.log = []
      input.selectedTextRange = try range(0, 3, in: input)
      #expect(log.log == [])
      input.replace(try range(0, 3, in: input), withText: "three")
      #expect(log.log.filter { $0.hasSuffix("change") } == ["will change", "did change"])
    }
  }

  @Test(
    .covers(
      "UITextField.tokenizer", "UITextInput.tokenizer",
      "UITextInputStringTokenizer.isPosition(_:atBoundary:inDirection:)",
      "UITextInputStringTokenizer.isPosition(_:withinTextUnit:inDirection:)",
      "UITextInputStringTokenizer.position(from:toBoundary:inDirection:)",
      "UITextInputStringTokenizer.rangeEnclosingPosition(_:with:inDirection:)",
      "UITextView.tokenizer"))
  func `words are found in either`() throws {
    try withInputs("one two") { input in
      let tokenizer = input.tokenizer
      #expect(tokenizer === input.tokenizer)
      let inside = try place(5, in: input)
      let word = tokenizer.rangeEnclosingPosition(
        inside, with: .word, inDirection: .storage(.forward))
      #expect(offsets(word, in: input) == [4, 7])
      let next = tokenizer.position(
        from: input.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
      #expect(offset(next, in: input) == 3)
      let end = try place(3, in: input)
      #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
      #expect(!tokenizer.isPosition(inside, atBoundary: .word, inDirection: .storage(.forward)))
      #expect(tokenizer.isPosition(inside, withinTextUnit: .word, inDirection: .storage(.forward)))
      #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
    }
  }

  @Test(
    .covers(
      "UITextInput.markedTextStyle", "UITextView.markedTextStyle"))
  func `marked text is painted in its own style`() throws {
    try withInputs("") { input in
      input.markedTextStyle = [.backgroundColor: UIColor.red, .foregroundColor: UIColor.blue]
      input.setMarkedText("HH", selectedRange: NSRange(location: 2, length: 0))
      let rect = input.firstRect(for: try #require(input.markedTextRange))
      let window = try #require(input.window)
      let painting = Painting(of: window)
      let corner = input.convert(CGPoint(x: rect.minX + 0.5, y: rect.minY + 1), to: nil)
      #expect(painting.pixel(at: corner) == (255, 0, 0, 255))
      let letters = painting.box(in: input.frame) {
        $0.blue > 200 && $0.red < 60 && $0.green < 60
      }
      #expect((letters?.width ?? 0) > 8)
      input.unmarkText()
      #expect(Painting(of: window).box(in: input.frame) { $0.red > 200 && $0.blue < 60 } == nil)
    }
  }

  @Test(
    .covers(
      "UITextInput.shouldChangeText(in:replacementText:)",
      "UITextView.shouldChangeText(in:replacementText:)"))
  func `code may ask what the delegate would say`() throws {
    final class Refusing: UITextFieldDelegate, UITextViewDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { answer(range, string) }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { answer(range, text) }
      private func answer(_ range: NSRange, _ text: String) -> Bool {
        asked.append("\(range.location)+\(range.length) \(text)")
        return text != "no"
      }
    }
    try withInputs("one") { input in
      let part = try range(1, 3, in: input)
      #expect(input.shouldChangeText(in: part, replacementText: "no"))
      let delegate = Refusing()
      (input as? UITextField)?.delegate = delegate
      (input as? UITextView)?.delegate = delegate
      #expect(!input.shouldChangeText(in: part, replacementText: "no"))
      #expect(input.shouldChangeText(in: part, replacementText: "yes"))
      #expect(delegate.asked == ["1+2 no", "1+2 yes"])
      #expect(try whole(input) == "one")
    }
  }
}
