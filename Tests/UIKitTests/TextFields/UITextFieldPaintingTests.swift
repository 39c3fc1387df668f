import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct UITextFieldPaintingTests {
  private let frame = CGRect(x: 20, y: 100, width: 200, height: 34)
  /// The field without its border.
  private var inside: CGRect { frame.insetBy(dx: 2, dy: 2) }

  private func withPaintedField(
    _ text: String = "", _ test: (UITextField, () -> Painting, FrameClock) throws -> Void
  ) throws {
    try withTextField(text, frame: frame) { field, _, clock in
      let window = try #require(field.window)
      window.backgroundColor = .systemGray6
      try test(field, { Painting(of: window) }, clock)
    }
  }

  @Test(.covers("UIColor.systemGray6"))
  func `text stands in the middle of the height`() throws {
    try withPaintedField("HHH") { field, paint, _ in
      let ink = try #require(paint().box(in: inside, where: Painting.isDark))
      // Inter's capitals are 2048/2816 high and stand in the middle of its line.
      #expect(abs(ink.midY - frame.midY) <= 0.5)
      #expect(abs(ink.height - 17 * 2048 / 2816) < 1)
      #expect(abs(ink.minX - 27 - 1.5) < 1)
      field.becomeFirstResponder()
      field.selectAll(nil)
      #expect(paint().box(in: inside, where: Painting.isDark) == ink)
    }
  }

  @Test func `nothing of high and deep letters is cut off`() throws {
    try withPaintedField("ÅÉjgpqy🇯🇵|") { field, paint, _ in
      let low = try #require(paint().box(in: inside, where: Painting.isDark))
      field.frame = frame.insetBy(dx: 0, dy: -20)
      let high = try #require(
        paint().box(in: frame.insetBy(dx: 2, dy: -18), where: Painting.isDark))
      #expect(low == high)
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.frame = frame
      #expect(paint().box(in: inside, where: Painting.isDark) == low)
    }
  }

  @Test(.covers("UIColor.systemRed"))
  func `the caret is painted in the tint colour behind the text, and only while it is there`()
    throws
  {
    try withPaintedField("HHH") { field, paint, clock in
      #expect(paint().box(in: inside, where: Painting.isTint) == nil)
      field.becomeFirstResponder()
      let painting = paint()
      let caret = try #require(painting.box(in: inside, where: Painting.isTint))
      let ink = try #require(painting.box(in: inside, where: Painting.isDark))
      #expect(caret.width == 2)
      #expect(abs(caret.height - 20.5) <= 0.5 && abs(caret.midY - frame.midY) <= 0.5)
      #expect(caret.minX > ink.maxX && caret.minX < ink.maxX + 3)
      clock.advance(by: 300)
      #expect(paint().box(in: inside, where: Painting.isTint) == nil)
      clock.advance(by: 300)
      #expect(paint().bitmap.hasSamePixels(as: painting.bitmap))
      field.tintColor = .systemRed
      #expect(paint().box(in: inside, where: Painting.isTint) == nil)
      #expect(paint().box(in: inside) { $0.red > 200 && $0.green < 100 } == caret)
    }
  }

  @Test(
    .covers(
      "NSTextAlignment.left", "NSTextAlignment.right", "UITextField.BorderStyle.none",
      "UITextField.textAlignment"))
  func `the caret stays inside the field at both ends`() throws {
    try withPaintedField("HHH") { field, paint, _ in
      field.borderStyle = .none
      field.textAlignment = .right
      field.becomeFirstResponder()
      let caret = try #require(paint().box(in: frame, where: Painting.isTint))
      #expect(caret.maxX == frame.maxX && caret.width == 2)
      field.textAlignment = .left
      field.perform(.move(.lineStart, extendingSelection: false))
      let start = try #require(paint().box(in: frame, where: Painting.isTint))
      #expect(start.minX == frame.minX && start.width == 2)
    }
  }

  @Test func `a selection lies behind its letters`() throws {
    try withPaintedField("HHH") { field, paint, _ in
      let ink = try #require(paint().box(in: inside, where: Painting.isDark))
      field.becomeFirstResponder()
      field.perform(.move(.left, extendingSelection: true))
      let painting = paint()
      let highlight = try #require(painting.box(in: inside, where: Painting.isHighlight))
      #expect(highlight.minX > ink.minX + ink.width / 2 && highlight.maxX >= ink.maxX)
      #expect(abs(highlight.height - 20.5) <= 1)
      #expect(painting.box(in: inside, where: Painting.isDark) == ink)
      #expect(painting.box(in: inside, where: Painting.isTint) == nil)
    }
  }

  @Test(.covers("UITextField.placeholder"))
  func `the placeholder is shown, dimmed, while there is no text`() throws {
    try withPaintedField { field, paint, _ in
      field.placeholder = "HHH"
      let dimmed = try #require(paint().box(in: inside) { $0.red < 220 })
      #expect(paint().box(in: inside, where: Painting.isDark) == nil)
      field.text = "HHH"
      let ink = try #require(paint().box(in: inside, where: Painting.isDark))
      #expect(abs(ink.minX - dimmed.minX) <= 0.5 && abs(ink.minY - dimmed.minY) <= 0.5)
    }
  }

  @Test(.covers("UITextField.attributedPlaceholder"))
  func `a placeholder has the colour that is set for it`() throws {
    try withPaintedField { field, paint, _ in
      field.attributedPlaceholder = NSAttributedString(
        string: "HHH", attributes: [.foregroundColor: UIColor.red])
      #expect(field.placeholder == "HHH")
      #expect(paint().box(in: inside) { $0.red > 200 && $0.green < 60 } != nil)
      field.placeholder = "HHH"
      #expect(field.attributedPlaceholder?.string == "HHH")
      #expect(paint().box(in: inside) { $0.red > 200 && $0.green < 60 } == nil)
      field.attributedPlaceholder = nil
      #expect(field.placeholder == nil && field.accessibilityValue == nil)
    }
  }

  @Test(.covers("UITextField.font", "UITextField.textColor"))
  func `font and colour are the text's, and come back where they are nil`() throws {
    try withPaintedField("HH") { field, paint, _ in
      #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
      let ink = try #require(paint().box(in: inside, where: Painting.isDark))
      field.font = .systemFont(ofSize: 34)
      let big = try #require(paint().box(in: inside, where: Painting.isDark))
      // Twice the size, to half a point at either side.
      #expect(abs(big.width - 2 * ink.width) <= 1)
      field.textColor = .red
      #expect(paint().box(in: inside, where: Painting.isDark) == nil)
      #expect(paint().box(in: inside) { $0.red > 200 && $0.green < 60 } != nil)
      field.font = nil
      field.textColor = nil
      #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
      #expect(paint().box(in: inside, where: Painting.isDark) == ink)
    }
  }

  @Test func `text at rest ends with an ellipsis, text that is edited is cut at its rectangle`()
    throws
  {
    try withPaintedField("HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH") { field, paint, _ in
      let ink = try #require(paint().box(in: inside, where: Painting.isDark))
      #expect(ink.maxX > 200 && ink.maxX <= 213)
      // Between the dots nothing is as high as a letter.
      let end = CGRect(x: ink.maxX - 8, y: 102, width: 8, height: 12)
      #expect(paint().box(in: end, where: Painting.isDark) == nil)
      field.becomeFirstResponder()
      let edited = try #require(paint().box(in: inside, where: Painting.isDark))
      #expect(edited.minX >= 26 && edited.minX < 32 && edited.maxX > 205 && edited.maxX <= 214)
    }
  }

  @Test func `secure text gives nothing away but its length`() throws {
    var paintings: [Painting] = []
    for text in ["iii", "WMW", "👍🏽Wé", "WMWM"] {
      try withPaintedField(text) { field, paint, _ in
        field.isSecureTextEntry = true
        paintings.append(paint())
      }
    }
    #expect(paintings[0].bitmap.hasSamePixels(as: paintings[1].bitmap))
    #expect(paintings[0].bitmap.hasSamePixels(as: paintings[2].bitmap))
    #expect(!paintings[0].bitmap.hasSamePixels(as: paintings[3].bitmap))
  }

  @Test(.covers("UIColor", "UIColor.yellow"))
  func `a rounded field is white or its own colour inside its corners`() throws {
    try withPaintedField { field, paint, _ in
      for (color, inner) in [(nil, (255, 255, 255)), (UIColor.yellow, (255, 255, 0))] {
        field.backgroundColor = color
        let painting = paint()
        let corner = painting.pixel(at: CGPoint(x: 20, y: 100))
        #expect(corner.red == 0xF2 && corner.green == 0xF2 && corner.blue == 0xF7)
        let middle = painting.pixel(at: CGPoint(x: 120, y: 105))
        #expect((Int(middle.red), Int(middle.green), Int(middle.blue)) == inner)
        let edge = painting.pixel(at: CGPoint(x: 120, y: 100))
        #expect(edge.red < 230 && edge.red > 150)
      }
      field.borderStyle = .none
      let corner = paint().pixel(at: CGPoint(x: 20, y: 100))
      #expect(corner.red == 255 && corner.blue == 0)
      #expect(field.backgroundColor == .yellow)
      field.borderStyle = .line
      #expect(Painting.isDark(paint().pixel(at: CGPoint(x: 20, y: 100))))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `the border of a rounded field is one pixel of what is painted, in full grey`(
    scale: Double
  ) throws {
    try withPaintedField { field, _, _ in
      let window = try #require(field.window)
      let size = window.bounds.size
      let bitmap = Bitmap(
        width: Int(size.width * scale), height: Int(size.height * scale), isOpaque: true)
      ScreenRenderer(screen: window.screen).paint(
        into: RenderTarget(bitmap: bitmap), scale: scale)
      let x = Int(field.frame.midX * scale)
      for (y, red) in [(field.frame.minY * scale, 0xC7), (field.frame.minY * scale + 1, 0xFF)] {
        #expect(bitmap.color(x: x, y: Int(y)).red == red, "\(y)")
      }
    }
  }

  @Test(.covers("UITextField.ViewMode.always"))
  func `the clear button is a disc in the middle of the height`() throws {
    try withPaintedField("H") { field, paint, _ in
      field.clearButtonMode = .always
      let right = CGRect(x: 190, y: 102, width: 28, height: 30)
      let disc = try #require(paint().box(in: right) { $0.red < 210 })
      #expect(abs(disc.midY - frame.midY) <= 0.5)
      #expect(abs(disc.width - 17) <= 0.5 && abs(disc.height - 17) <= 0.5)
      field.text = ""
      #expect(paint().box(in: right) { $0.red < 210 } == nil)
    }
  }

  @Test(.covers("UITextField.setMarkedText(_:selectedRange:)"))
  func `text that is composed is marked`() throws {
    try withPaintedField("H") { field, paint, _ in
      field.becomeFirstResponder()
      field.setMarkedText("HH", selectedRange: NSRange(location: 2, length: 0))
      let mark = try #require(paint().box(in: inside, where: Painting.isHighlight))
      #expect(mark.width > 20)
      #expect(paint().box(in: inside, where: Painting.isTint) != nil)
      field.insertText("H")
      #expect(paint().box(in: inside, where: Painting.isHighlight) == nil)
    }
  }
}
