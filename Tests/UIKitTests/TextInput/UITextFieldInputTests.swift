import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A text field as an app sees it that reads and changes it by positions.
@MainActor struct UITextFieldInputTests {
  private func range(_ field: UITextField, _ start: Int, _ end: Int) throws -> UITextRange {
    let beginning = field.beginningOfDocument
    let from = try #require(field.position(from: beginning, offset: start))
    let to = try #require(field.position(from: beginning, offset: end))
    return try #require(field.textRange(from: from, to: to))
  }

  private func offsets(_ field: UITextField, _ range: UITextRange?) -> [Int]? {
    range.map { range in
      [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
  }

  @Test(
    .covers(
      "UITextField.beginningOfDocument", "UITextField.compare(_:to:)",
      "UITextField.offset(from:to:)", "UITextField.position(from:in:offset:)",
      "UITextField.text(in:)", "UITextLayoutDirection.down", "UITextLayoutDirection.left",
      "UITextLayoutDirection.right"))
  func `positions lie inside the text and are compared by their place`() throws {
    try withTextField("a👍🏽é") { field, _, _ in
      let (start, end) = (field.beginningOfDocument, field.endOfDocument)
      // The hand and its colour are two UTF-16 units each.
      #expect(field.offset(from: start, to: end) == 6)
      #expect(field.position(from: start, offset: 7) == nil)
      #expect(field.position(from: start, offset: -1) == nil)
      #expect(field.position(from: end, offset: .max) == nil)
      #expect(field.position(from: end, offset: .min) == nil)
      let six = try #require(field.position(from: start, offset: 6))
      #expect(six == end)
      #expect(field.compare(start, to: end) == .orderedAscending)
      #expect(field.compare(end, to: start) == .orderedDescending)
      #expect(field.compare(six, to: end) == .orderedSame)
      #expect(field.text(in: try range(field, 1, 5)) == "👍🏽")
      #expect(offsets(field, field.textRange(from: end, to: start)) == [0, 6])
      let step = field.position(from: start, in: .right, offset: 2)
      #expect(step.map { field.offset(from: start, to: $0) } == 5)
      #expect(field.position(from: start, in: .left, offset: 1) == nil)
      let back = field.position(from: end, in: .right, offset: -1)
      #expect(back.map { field.offset(from: start, to: $0) } == 5)
      #expect(field.position(from: start, in: .down, offset: 1) == end)
      #expect(field.position(within: try range(field, 1, 5), atCharacterOffset: 4) != nil)
      #expect(field.position(within: try range(field, 1, 5), atCharacterOffset: 5) == nil)
      #expect(field.characterOffset(of: end, within: try range(field, 1, 5)) == 5)
    }
  }

  @Test(
    .covers(
      "UITextField.caretRect(for:)", "UITextField.position(from:offset:)",
      "UITextField.selectionRects(for:)", "UITextField.textRange(from:to:)"))
  func `positions of others are nowhere`() throws {
    try withTextField("text") { field, recorder, _ in
      let (stranger, strange) = (UITextPosition(), UITextRange())
      #expect(field.text(in: strange) == nil)
      #expect(field.position(from: stranger, offset: 0) == nil)
      #expect(field.textRange(from: stranger, to: field.endOfDocument) == nil)
      #expect(field.offset(from: stranger, to: field.endOfDocument) == 0)
      #expect(field.caretRect(for: stranger) == .zero)
      #expect(field.selectionRects(for: strange).isEmpty)
      #expect(!field.shouldChangeText(in: strange, replacementText: "x"))
      field.replace(strange, withText: "x")
      field.becomeFirstResponder()
      field.selectedTextRange = strange
      #expect(field.text == "text")
      #expect(field.selectionForTests == "4")
      // A position that the text has lost since is moved into it.
      let lost = field.endOfDocument
      field.text = "te"
      #expect(field.offset(from: field.beginningOfDocument, to: lost) == 2)
      _ = recorder.take()
    }
  }

  @Test func `the selection is read and set while the text is edited`() throws {
    try withTextField("one two") { field, recorder, _ in
      #expect(field.selectedTextRange == nil)
      field.selectedTextRange = try range(field, 0, 3)
      field.becomeFirstResponder()
      #expect(offsets(field, field.selectedTextRange) == [7, 7])
      _ = recorder.take()
      field.selectedTextRange = try range(field, 4, 7)
      #expect(field.selectionForTests == "4..<7")
      #expect(recorder.take() == ["selection"])
      field.selectedTextRange = nil
      #expect(field.selectionForTests == "7")
      field.resignFirstResponder()
      #expect(field.selectedTextRange == nil)
    }
  }

  @Test(
    .covers("UITextField.replace(_:withText:)", "UITextField.shouldChangeText(in:replacementText:)")
  ) func `code replaces text without asking the delegate and tells of it`() throws {
    try withTextField("one two") { field, recorder, _ in
      field.becomeFirstResponder()
      _ = recorder.take()
      field.replace(try range(field, 0, 3), withText: "1\n2")
      #expect(field.text == "1 2 two")
      #expect(field.selectionForTests == "3")
      #expect(recorder.take() == ["selection", "event changed", "posted change"])
      recorder.refused = ["shouldChange"]
      #expect(!field.shouldChangeText(in: try range(field, 0, 1), replacementText: "x"))
      #expect(recorder.take() == ["shouldChange 0+1 'x'"])
    }
  }

  @Test(.covers("UITextField.markedTextRange", "UITextField.unmarkText()"))
  func `marked text is read, replaced and ended`() throws {
    try withTextField("a") { field, _, _ in
      field.becomeFirstResponder()
      #expect(field.markedTextRange == nil)
      field.setMarkedText("かな", selectedRange: NSRange(location: 1, length: 0))
      #expect(offsets(field, field.markedTextRange) == [1, 3])
      #expect(offsets(field, field.selectedTextRange) == [2, 2])
      field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: .max))
      #expect(field.text == "a")
      #expect(field.markedTextRange == nil)
      field.setMarkedText("x", selectedRange: NSRange(location: -3, length: 9))
      #expect(offsets(field, field.selectedTextRange) == [1, 2])
      field.unmarkText()
      #expect(field.text == "ax")
      #expect(field.markedTextRange == nil)
    }
  }

  /// Writes down what a text input tells.
  private final class InputLog: NSObject, UITextInputDelegate {
    var log: [String] = []
    var whenAsked: (() -> Void)?

    func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) {
      log.append("will change \((textInput as? UITextField)?.text ?? "")")
      let whenAsked = whenAsked
      self.whenAsked = nil
      whenAsked?()
    }
    func textDidChange(_ textInput: (any UITextInput)?) {
      log.append("did change \((textInput as? UITextField)?.text ?? "")")
    }
  }

  @Test(.covers("UITextField.inputDelegate"))
  func `changes are told before and after`() throws {
    try withTextField("ab") { field, _, _ in
      let log = InputLog()
      field.becomeFirstResponder()
      field.inputDelegate = log
      field.insertText("c")
      #expect(log.log == ["will change ab", "will select", "did change abc", "did select"])
      log.log = []
      field.perform(.move(.left, extendingSelection: false))
      #expect(log.log == ["will select", "did select"])
      log.log = []
      field.text = "abc"
      field.perform(.move(.left, extendingSelection: false))
      log.log = []
      // On a change it makes another one: the first is made to what that leaves, in its place.
      log.whenAsked = { field.text = "xyz" }
      field.insertText("!")
      #expect(field.text == "xy!z")
    }
  }

  @Test(
    .covers(
      "UITextField.characterRange(at:)", "UITextField.closestPosition(to:)",
      "UITextField.closestPosition(to:within:)", "UITextRange.start",
      "UITextSelectionRect.containsEnd", "UITextSelectionRect.containsStart",
      "UITextSelectionRect.isVertical"))
  func `carets and characters are where they are seen`()
    throws
  {
    try withTextField("HHHH") { field, _, _ in
      field.becomeFirstResponder()
      let carets = try (0...4).map { field.caretRect(for: try range(field, $0, $0).start).minX }
      // Four letters of one width; the first caret stands at the edge.
      let width = (carets[4] - carets[1]) / 3
      for (index, caret) in carets.enumerated() {
        #expect(abs(caret - (carets[0] + CGFloat(index) * width)) < 0.6)
        let near = field.closestPosition(to: CGPoint(x: caret + 1, y: 17))
        #expect(near.map { field.offset(from: field.beginningOfDocument, to: $0) } == index)
      }
      let point = CGPoint(x: carets[1] + width * 0.7, y: 17)
      #expect(offsets(field, field.characterRange(at: point)) == [1, 2])
      #expect(field.characterRange(at: CGPoint(x: carets[4] + 20, y: 17)) == nil)
      let inside = field.closestPosition(to: point, within: try range(field, 3, 4))
      #expect(inside.map { field.offset(from: field.beginningOfDocument, to: $0) } == 3)
      let rects = field.selectionRects(for: try range(field, 1, 3))
      #expect(rects.count == 1)
      #expect(rects.allSatisfy { $0.containsStart && $0.containsEnd && !$0.isVertical })
      #expect(abs((rects.first?.rect.width ?? 0) - 2 * width) < 0.1)
      #expect(field.firstRect(for: try range(field, 1, 3)) == rects.first?.rect)
    }
  }

  @Test(
    .covers(
      "NSWritingDirection", "NSWritingDirection.leftToRight", "NSWritingDirection.natural",
      "NSWritingDirection.rightToLeft", "UITextField.baseWritingDirection(for:in:)",
      "UITextField.setBaseWritingDirection(_:for:)", "UITextStorageDirection.forward"))
  func `the direction is the text's own unless it is set`() throws {
    try withTextField("אב") { field, _, _ in
      field.becomeFirstResponder()
      let all = try range(field, 0, 2)
      @MainActor func direction() -> NSWritingDirection {
        field.baseWritingDirection(for: field.beginningOfDocument, in: .forward)
      }
      #expect(direction() == .rightToLeft)
      #expect(field.position(from: field.beginningOfDocument, in: .right, offset: 1) == nil)
      field.setBaseWritingDirection(.leftToRight, for: all)
      #expect(direction() == .leftToRight)
      // The line now begins at the left.
      #expect(field.selectionRects(for: all).first?.rect.minX == 7)
      field.setBaseWritingDirection(.natural, for: all)
      #expect(direction() == .rightToLeft)
      #expect((field.selectionRects(for: all).first?.rect.maxX ?? 0) > 190)
    }
  }

  @Test(.covers("UITextPosition"))
  func `a subclass places and hides the caret`() throws {
    final class NoCaretField: UITextField {
      var caret = CGRect.zero
      override func caretRect(for position: UITextPosition) -> CGRect { caret }
    }
    try withTextField { plain, _, _ in
      let field = NoCaretField(frame: plain.frame)
      plain.superview?.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.caretRect == CGRect(x: 0, y: 0, width: 0, height: 0))
      field.caret = CGRect(x: 30, y: 4, width: 3, height: 9)
      #expect(field.caretRect == CGRect(x: 30, y: 4, width: 3, height: 9))
      field.caret = CGRect(x: CGFloat.nan, y: 0, width: 2, height: 9)
      #expect(field.caretRect == nil)
    }
  }

  @Test(.covers("UITextField.endOfDocument", "UITextRange", "UITextSelectionRect"))
  func `a subclass hides the selection and says where taps put the caret`() throws {
    final class StubbornField: UITextField {
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }
    try withTextField { plain, _, _ in
      let window = try #require(plain.superview as? UIWindow)
      let field = StubbornField(frame: plain.frame.offsetBy(dx: 0, dy: 100))
      field.text = "HH HH"
      window.addSubview(field)
      for (view, isHighlighted) in [(field, false), (plain, true)] {
        view.text = "HH HH"
        view.becomeFirstResponder()
        view.selectAll(nil)
        let box = Painting(of: window).box(in: view.frame, where: Painting.isHighlight)
        #expect((box != nil) == isHighlighted)
      }
      field.becomeFirstResponder()
      field.tap(x: 9)
      #expect(field.selectionForTests == "5")
    }
  }

  @Test(
    .covers(
      "NSAttributedString.Key.backgroundColor", "NSAttributedString.Key.foregroundColor",
      "UITextField.firstRect(for:)", "UITextField.markedTextStyle"))
  func `marked text has the colours that are set for it`() throws {
    try withTextField { field, _, _ in
      let window = try #require(field.superview as? UIWindow)
      field.becomeFirstResponder()
      field.markedTextStyle = [.backgroundColor: UIColor.red, .foregroundColor: UIColor.blue]
      field.setMarkedText("HH", selectedRange: NSRange(location: 2, length: 0))
      let rect = field.firstRect(for: try #require(field.markedTextRange))
      let corner = field.convert(CGPoint(x: rect.minX + 0.5, y: rect.minY + 1), to: nil)
      let painting = Painting(of: window)
      #expect(painting.pixel(at: corner) == (255, 0, 0, 255))
      let letters = painting.box(in: field.frame) { $0.blue > 200 && $0.red < 60 && $0.green < 60 }
      #expect((letters?.width ?? 0) > 10)
    }
  }

  @Test(
    .covers(
      "UIAccessibilityTraits.button", "UIAccessibilityTraits.none",
      "UIAccessibilityTraits.staticText", "UIResponder.accessibilityTraits",
      "UIResponder.accessibilityValue"))
  func `a view says what it is and what it has in it`()
    throws
  {
    try withTextField { field, _, _ in
      field.placeholder = "Name"
      #expect(field.accessibilityValue == "Name")
      field.text = "Ann"
      #expect(field.accessibilityValue == "Ann")
      field.isSecureTextEntry = true
      #expect(field.accessibilityValue == "•••")
      field.accessibilityValue = "hidden"
      #expect(field.accessibilityValue == "hidden")
      let label = UILabel()
      label.text = "Hello"
      #expect(label.accessibilityLabel == "Hello")
      #expect(label.accessibilityTraits == .staticText)
      label.accessibilityLabel = "Greeting"
      #expect(label.accessibilityLabel == "Greeting")
      #expect(label.paintedText?.readable == "Hello")
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      #expect(button.accessibilityLabel == "Go")
      #expect(button.accessibilityTraits == .button)
      button.isEnabled = false
      #expect(button.accessibilityTraits == [.button, .notEnabled])
      #expect(UIView().accessibilityLabel == nil)
      #expect(UIView().accessibilityTraits == .none)
    }
  }
}
