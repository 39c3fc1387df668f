import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldAttributeTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
  private let blue: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.blue]

  private func attributed(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  /// The text's parts by what they have of an attribute, written `red 3, none 2`.
  private func parts(
    _ field: UITextField, _ key: NSAttributedString.Key = .foregroundColor
  ) -> String {
    let names: [UIColor: String] = [.red: "red", .blue: "blue", .label: "none"]
    return field.session.attributes.runs.map { run in
      let value = run.attributes[key]
      let name =
        (value as? UIColor).map { names[$0] ?? "other" }
        ?? (value as? UIFont).map {
          "\($0.fontDescription.weight)\($0.fontDescription.italic ? "i" : "")"
        }
        ?? (value as? Int).map { "\($0)" } ?? "none"
      return "\(name) \(run.length)"
    }.joined(separator: ", ")
  }

  @Test(.covers("UITextField.attributedText", "UITextField.typingAttributes"))
  func `what is typed looks as what is before it, unless told otherwise`() throws {
    try withTextField { field, _, _ in
      #expect(field.attributedText == nil)
      field.typingAttributes = blue
      #expect(field.typingAttributes == nil, "only while it is edited")
      field.attributedText = attributed(("red", red), ("blue", blue))
      #expect(field.text == "redblue" && parts(field) == "red 3, blue 4")
      field.becomeFirstResponder()
      field.selectedTextRange = TextOffsetRange(3..<3)
      #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
      field.insertText("!")
      #expect(parts(field) == "red 4, blue 4")
      field.typingAttributes = blue
      field.selectedTextRange = TextOffsetRange(2..<2)
      field.insertText("-")
      #expect(parts(field) == "red 5, blue 4", "moving has forgotten what was chosen")
      field.typingAttributes = blue
      field.insertText("?")
      #expect(parts(field) == "red 3, blue 1, red 2, blue 4")
      let text = try #require(field.attributedText)
      #expect(text.string == "re-?d!blue")
      #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
      #expect(text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == field.font)
      field.text = "plain"
      #expect(parts(field) == "none 5")
      field.selectAll(nil)
      field.deleteBackward()
      #expect(field.attributedText == nil)
    }
  }

  @Test(.covers("UITextField.defaultTextAttributes", "UITextField.font", "UITextField.textColor"))
  func `default attributes are those of all of the text`() throws {
    try withTextField("abc") { field, _, _ in
      let plain = field.caretX(at: 3) - field.caretX(at: 0)
      let small = UIFont.systemFont(ofSize: 12)
      #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
      #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .label)
      field.defaultTextAttributes[.kern] = 10
      #expect(abs(field.caretX(at: 3) - field.caretX(at: 0) - plain - 20) < 0.1, "between letters")
      field.attributedText = attributed(("a", red), ("bc", [:]))
      #expect(field.textColor == .red)
      #expect(parts(field) == "red 1, none 2", "what has no colour keeps that of the field")
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      field.defaultTextAttributes = [
        .font: small, .foregroundColor: UIColor.blue, .paragraphStyle: style,
      ]
      #expect(field.font == small && field.textColor == .blue && field.textAlignment == .right)
      #expect(parts(field) == "none 3" && field.session.attributes.areEmpty)
      #expect(field.defaultTextAttributes[.kern] == nil)
      field.font = nil
      #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
      field.attributedText = attributed(("a", red), ("bc", blue))
      field.textColor = .green
      #expect(field.session.attributes.areEmpty)
    }
  }

  @Test func `what is taken back looks as it did`() throws {
    try withTextField { field, _, _ in
      field.attributedText = attributed(("red", red), ("blue", blue), ("red", red))
      field.becomeFirstResponder()
      field.selectedTextRange = TextOffsetRange(1..<9)
      field.insertText("x")
      #expect(field.text == "rxd" && parts(field) == "red 3")
      field.undoManager?.undo()
      #expect(field.text == "redbluered" && parts(field) == "red 3, blue 4, red 3")
      field.undoManager?.redo()
      #expect(field.text == "rxd" && parts(field) == "red 3")
      field.undoManager?.undo()
      field.selectedTextRange = TextOffsetRange(8..<8)
      for _ in 0..<6 { field.deleteBackward() }
      #expect(field.text == "reed" && parts(field) == "red 4")
      field.undoManager?.undo()
      #expect(
        field.text == "redbluered" && parts(field) == "red 3, blue 4, red 3", "all six as one")
    }
  }

  @Test(
    .covers(
      "UITextField.allowsEditingTextAttributes",
      "UIResponder.toggleBoldface(_:)", "UIResponder.toggleItalics(_:)",
      "UIResponder.toggleUnderline(_:)", "UIResponderStandardEditActions.toggleBoldface(_:)",
      "UIResponderStandardEditActions.toggleItalics(_:)",
      "UIResponderStandardEditActions.toggleUnderline(_:)"))
  func `a person makes text bold, italic and underlined where that is allowed`() throws {
    try withTextField("one two") { field, recorder, _ in
      @MainActor func can(_ action: StandardEditAction, _ sender: Any? = nil) -> Bool {
        field.canPerformAction(action.selector, withSender: sender)
      }
      field.becomeFirstResponder()
      field.selectedTextRange = TextOffsetRange(4..<7)
      field.toggleBoldface(nil)
      #expect(!can(.toggleBoldface) && field.session.attributes.areEmpty)
      field.allowsEditingTextAttributes = true
      #expect(can(.toggleBoldface) && can(.toggleItalics, UIMenuController.shared))
      _ = recorder.take()
      field.toggleBoldface(nil)
      #expect(parts(field, .font) == "none 4, 700 3")
      #expect(recorder.take() == ["event changed", "posted change"])
      field.selectAll(nil)
      field.toggleItalics(nil)
      #expect(parts(field, .font) == "400i 4, 700i 3")
      field.toggleBoldface(nil)
      #expect(parts(field, .font) == "700i 7", "not all of it was")
      field.toggleBoldface(nil)
      field.toggleUnderline(nil)
      #expect(parts(field, .font) == "400i 7" && parts(field, .underlineStyle) == "1 7")
      #expect(field.undoManager?.undoActionName == "Underline")
      for expected in ["400i 7", "700i 7", "400i 4, 700i 3", "none 4, 700 3", "none 7"] {
        field.undoManager?.undo()
        #expect(parts(field, .font) == expected)
      }
      #expect(field.undoManager?.canUndo == false && field.selectionForTests == "4..<7")
      field.undoManager?.redo()
      #expect(parts(field, .font) == "none 4, 700 3")
      field.selectedTextRange = TextOffsetRange(0..<0)
      #expect(can(.toggleBoldface) && !can(.toggleBoldface, UIMenuController.shared))
      field.toggleBoldface(nil)
      field.insertText("x")
      #expect(parts(field, .font) == "700 1, none 4, 700 3", "what is typed at a caret")
      field.isSecureTextEntry = true
      #expect(!can(.toggleBoldface))
    }
  }

  @Test func `what is pasted keeps its looks where a person may change them`() throws {
    try withTextField { field, _, _ in
      field.attributedText = attributed(("red", red), ("blue", blue))
      field.becomeFirstResponder()
      field.selectedTextRange = TextOffsetRange(1..<5)
      field.copy(nil)
      #expect(UIPasteboard.general.string == "edbl")
      field.selectedTextRange = TextOffsetRange(7..<7)
      field.paste(nil)
      #expect(field.text == "redblueedbl" && parts(field) == "red 3, blue 8")
      field.allowsEditingTextAttributes = true
      field.paste(nil)
      #expect(field.text == "redblueedbledbl" && parts(field) == "red 3, blue 8, red 2, blue 2")
      field.undoManager?.undo()
      field.undoManager?.redo()
      #expect(parts(field) == "red 3, blue 8, red 2, blue 2")
    }
  }

  @Test func `parts are painted in their colours, edited or not, and a large one makes room`()
    throws
  {
    let frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    try withTextField("", frame: frame) { field, _, _ in
      let window = try #require(field.window)
      let big = UIFont.systemFont(ofSize: 34)
      field.attributedText = attributed(
        ("HH", red), ("HH", blue.merging([.font: big]) { $1 }), ("\nH", red))
      // The font of the beginning is the field's; a line is as high as its highest letters.
      #expect(field.font == .systemFont(ofSize: 17))
      #expect(field.intrinsicContentSize.height == big.lineHeight.rounded(.up) + 1 + 12)
      func isRed(_ pixel: Painting.Pixel) -> Bool { pixel.red > 200 && pixel.blue < 80 }
      func isBlue(_ pixel: Painting.Pixel) -> Bool { pixel.blue > 200 && pixel.red < 80 }
      for isEdited in [false, true] {
        if isEdited { field.becomeFirstResponder() }
        field.tintColor = .green
        let painting = Painting(of: window)
        let left = try #require(painting.box(in: frame, where: isRed))
        let right = try #require(painting.box(in: frame, where: isBlue))
        // Inter's capitals are 2048/2816 high.
        #expect(abs(right.height - 34 * 2048 / 2816) < 1 && abs(left.height - 17 * 2048 / 2816) < 1)
        #expect(left.minX < right.minX && left.maxX > right.maxX, "the break is a space")
        #expect(abs(left.maxY - right.maxY) <= 0.5, "on one baseline")
        #expect(abs(right.midY - frame.midY) < 2)
      }
    }
  }

  @Test func `a secret shows dots in the places of its letters`() throws {
    try withTextField { field, _, _ in
      field.attributedText = attributed(("a👨‍👩‍👧‍👦", red), ("b", blue))
      field.isSecureTextEntry = true
      let runs = try #require(field.runs(of: 0..<field.model.length, as: field.displayedText))
      #expect(runs.map(\.length) == [2, 1])
      field.becomeFirstResponder()
      #expect(field.caretX(at: field.model.length) > field.caretX(at: 1))
    }
  }
}
