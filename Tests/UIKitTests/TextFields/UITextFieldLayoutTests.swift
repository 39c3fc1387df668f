import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITextFieldLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  @Test(
    .covers(
      "UITextField.BorderStyle.line", "UITextField.borderStyle", "UITextField.textRect(forBounds:)")
  ) func `the border keeps the text away from the edges`() {
    let field = UITextField(frame: bounds)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.borderStyle = .line
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 2, y: 2, width: 196, height: 30))
    let moved = bounds.offsetBy(dx: 10, dy: 20)
    #expect(field.textRect(forBounds: moved) == CGRect(x: 12, y: 22, width: 196, height: 30))
    let tiny = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(field.textRect(forBounds: tiny).size == .zero)
  }

  @Test(
    .covers(
      "UITextField.ViewMode.unlessEditing", "UITextField.leftView", "UITextField.leftViewMode"))
  func `views beside the text are shown when they are wanted, and take its room`() {
    withFreshUIKit { window, clock in
      let field = UITextField(frame: bounds)
      window.addSubview(field)
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 20))
      let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      (field.leftView, field.rightView) = (left, right)
      clock.runDue()
      #expect(left.superview == nil && right.superview == nil)
      field.leftViewMode = .always
      field.rightViewMode = .whileEditing
      clock.runDue()
      #expect(left.frame == CGRect(x: 0, y: 7, width: 15, height: 20))
      #expect(field.textRect(forBounds: bounds) == CGRect(x: 15, y: 0, width: 185, height: 34))
      field.becomeFirstResponder()
      clock.runDue()
      #expect(right.frame == CGRect(x: 170, y: 12, width: 30, height: 10))
      #expect(field.editingRect(forBounds: bounds) == CGRect(x: 15, y: 0, width: 150, height: 34))
      field.leftViewMode = .unlessEditing
      clock.runDue()
      #expect(left.superview == nil && right.superview === field)
      field.rightView = nil
      #expect(right.superview == nil)
    }
  }

  @Test(
    .covers(
      "UITextField.ViewMode.whileEditing", "UITextField.rightView", "UITextField.rightViewMode"))
  func `the clear button is shown beside text only, and not beside a right view`() {
    withFreshUIKit { window, clock in
      let field = UITextField(frame: bounds)
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.text = "text"
      window.addSubview(field)
      clock.runDue()
      #expect(field.clearButton.superview == nil)
      field.becomeFirstResponder()
      clock.runDue()
      #expect(field.clearButton.frame == CGRect(x: 176, y: 8, width: 19, height: 19))
      #expect(field.editingRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 162, height: 30))
      field.text = ""
      clock.runDue()
      #expect(field.clearButton.superview == nil)
      field.insertText("x")
      field.rightView = UIView()
      field.rightViewMode = .always
      clock.runDue()
      #expect(field.clearButton.superview == nil)
    }
  }

  @Test(.covers("UITextField.placeholderRect(forBounds:)"))
  func `a subclass that insets its rectangles moves text and caret`() throws {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 20, dy: 0)
      }
    }
    try ProjectFonts.use()
    withFreshUIKit { window, _ in
      let field = Inset(frame: bounds)
      window.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.caretRect?.minX == 20)
      #expect(field.placeholderRect(forBounds: bounds).minX == 20)
    }
  }

  @Test(
    .covers(
      "UITextField.clearButtonRect(forBounds:)", "UITextField.leftViewRect(forBounds:)",
      "UITextField.rightViewRect(forBounds:)"))
  func `a subclass says where the parts beside the text stand`() {
    final class Moved: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 10, dy: 0)
      }
      override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -10, dy: 0)
      }
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: -20, dy: 0)
      }
    }
    withFreshUIKit { window, clock in
      let plain = UITextField(frame: bounds)
      plain.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 20))
      // In the middle of 34 points, and at the edges without a border.
      #expect(plain.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 15, height: 20))
      #expect(plain.rightViewRect(forBounds: bounds) == CGRect(x: 200, y: 17, width: 0, height: 0))
      #expect(plain.clearButtonRect(forBounds: bounds).midY == 17.5)
      let field = Moved(frame: bounds)
      field.text = "text"
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 20))
      field.leftViewMode = .always
      field.clearButtonMode = .always
      window.addSubview(field)
      clock.runDue()
      #expect(field.leftView?.frame == CGRect(x: 10, y: 7, width: 15, height: 20))
      #expect(field.clearButton.frame.minX == plain.clearButtonRect(forBounds: bounds).minX - 20)
      #expect(field.editingRect(forBounds: bounds).minX == 25)
      #expect(field.editingRect(forBounds: bounds).maxX <= field.clearButton.frame.minX)
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      field.rightViewMode = .always
      clock.runDue()
      #expect(field.rightView?.frame == CGRect(x: 160, y: 12, width: 30, height: 10))
    }
  }

  @Test(.covers("UITextField.BorderStyle.roundedRect"))
  func `sizes are a phone's`() throws {
    try ProjectFonts.use()
    withFreshUIKit { _, _ in
      let field = UITextField()
      #expect(field.intrinsicContentSize.height == 22)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
      let empty = field.intrinsicContentSize.width
      field.placeholder = "wide placeholder"
      let withPlaceholder = field.intrinsicContentSize.width
      #expect(withPlaceholder > empty)
      field.text = "w"
      #expect(field.intrinsicContentSize.width < withPlaceholder)
      field.sizeToFit()
      #expect(field.bounds.size == field.intrinsicContentSize)
    }
  }

  @Test(
    .covers(
      "NSTextAlignment.center", "NSTextAlignment.natural",
      "UIControl.ContentVerticalAlignment.bottom", "UIControl.ContentVerticalAlignment.top",
      "UIControl.contentVerticalAlignment"))
  func `the caret stands as high as the line, in the middle, where the text ends`() throws {
    try withTextField("abc") { field, _, _ in
      field.becomeFirstResponder()
      let caret = try #require(field.caretRect)
      #expect(caret.width == 2)
      #expect(abs(caret.height - 17 * 3408 / 2816) < 0.01)
      #expect(abs(caret.midY - 17) <= 0.5)
      #expect(caret.minX > 7 && caret.minX < 50)
      field.text = ""
      #expect(field.caretRect?.minX == 7)
      field.textAlignment = .center
      #expect(field.caretRect.map { abs($0.midX - 100) <= 1 } == true)
      field.textAlignment = .right
      #expect(field.caretRect?.maxX == 194.5)
      field.textAlignment = .natural
      field.text = "שלום"
      field.perform(.move(.lineStart, extendingSelection: false))
      #expect(field.caretRect?.maxX == 194.5)
      field.contentVerticalAlignment = .top
      #expect(field.caretRect?.minY == 2)
      field.contentVerticalAlignment = .bottom
      #expect(field.caretRect.map { abs($0.maxY - 32) < 0.01 } == true)
    }
  }

  @Test func `long text scrolls no further than it takes to see the caret`() throws {
    let text = "a text that is much longer than the field it stands in"
    try withTextField(text) { field, _, _ in
      field.becomeFirstResponder()
      var seen = 0
      for offset in stride(from: text.count, through: 0, by: -1) {
        let caret = try #require(field.caretRect)
        #expect(caret.minX >= 7 && caret.maxX <= 193.5, "at \(offset)")
        if caret.minX > 8 { seen += 1 }
        field.perform(.move(.left, extendingSelection: false))
      }
      #expect(seen > 10)
      #expect(field.scrollOffset == 0)
      field.perform(.move(.lineEnd, extendingSelection: false))
      let scrolled = field.scrollOffset
      #expect(scrolled > 0)
      // Text that gets shorter leaves no gap behind its end.
      for _ in 0..<20 { field.deleteBackward() }
      #expect(field.scrollOffset < scrolled)
      #expect(field.caretRect.map { $0.maxX > 190 } == true)
      field.text = "short"
      #expect(field.scrollOffset == 0)
    }
  }

  @Test func `a field that is resized keeps its caret in sight`() throws {
    try withTextField("a text of some length") { field, _, clock in
      field.becomeFirstResponder()
      field.bounds.size.width = 80
      clock.runDue()
      let caret = try #require(field.caretRect)
      #expect(caret.minX >= 7 && caret.maxX <= 73.5)
    }
  }
}
