import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct AttributedLabelTests {
  private func label(_ text: NSAttributedString) throws -> UILabel {
    try ProjectFonts.use()
    let label = UILabel()
    label.attributedText = text
    return label
  }

  @Test(
    .covers(
      "NSAttributedString.Key.kern", "NSParagraphStyle.lineSpacing",
      "NSParagraphStyle.paragraphSpacingBefore", "UILabel.attributedText"))
  func `a label is as large as its styles make it`()
    throws
  {
    let plain = try label(NSAttributedString(string: "width"))
    let kerned = try label(NSAttributedString(string: "width", attributes: [.kern: 2]))
    #expect(plain.attributedText?.string == "width" && plain.text == "width")
    // Two points between each two of five letters.
    #expect(abs(kerned.intrinsicContentSize.width - plain.intrinsicContentSize.width - 8) <= 1)
    let large = try label(
      NSAttributedString(string: "width", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    #expect(abs(large.intrinsicContentSize.width - 2 * plain.intrinsicContentSize.width) <= 1)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let three = try label(
      NSAttributedString(string: "a\u{2028}b\u{2028}c", attributes: [.paragraphStyle: style]))
    three.numberOfLines = 0
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(three.intrinsicContentSize.height - (3 * line + 12)) <= 0.5)
    let paragraphs = NSMutableParagraphStyle()
    paragraphs.paragraphSpacing = 5
    paragraphs.paragraphSpacingBefore = 3
    let two = try label(
      NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: paragraphs]))
    two.numberOfLines = 0
    #expect(abs(two.intrinsicContentSize.height - (2 * line + 8)) <= 0.5)
    two.numberOfLines = 1
    #expect(abs(two.intrinsicContentSize.height - line) <= 0.5)
  }

  @Test(
    .covers(
      "NSParagraphStyle.firstLineHeadIndent", "NSParagraphStyle.headIndent",
      "NSParagraphStyle.tailIndent"))
  func `a label has room for its indents`() throws {
    func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) throws -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let label = try label(NSAttributedString(string: text, attributes: [.paragraphStyle: style]))
      label.numberOfLines = 0
      return label.intrinsicContentSize.width
    }
    // Two lines of one paragraph, of which the first begins at an indent of its own.
    let natural = try width("a\u{2028}a") { _ in }
    #expect(abs(try width("a\u{2028}a") { $0.firstLineHeadIndent = 20 } - natural - 20) <= 0.5)
    #expect(abs(try width("a\u{2028}a") { $0.headIndent = 30 } - natural - 30) <= 0.5)
    #expect(abs(try width("a") { $0.headIndent = 30 } - natural) <= 0.5)
    // What is free where the lines end counts as well.
    #expect(abs(try width("a") { $0.tailIndent = -5 } - natural - 5) <= 0.5)
  }

  @Test(
    .covers(
      "NSAttributedString.Key.underlineStyle"))
  func `setting text, font or colour takes the place of attributes`() throws {
    let label = try label(
      NSAttributedString(
        string: "a", attributes: [.foregroundColor: UIColor.red, .underlineStyle: 1]))
    label.textColor = .blue
    let colour = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(colour as? UIColor == .blue)
    #expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    label.text = "b"
    #expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  /// The colours in a painted text, by how many pixels have them.
  private func colors(_ text: NSAttributedString) throws -> [UIColor: Int] {
    let label = try label(text)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
    let bitmap = Bitmap(width: 100, height: 24)
    label.paintContent(on: Canvas(bitmap, scale: 1), in: label.bounds)
    var counts: [UIColor: Int] = [:]
    for y in 0..<24 {
      for x in 0..<100 {
        let pixel = bitmap.color(x: x, y: y)
        guard pixel.alpha == 255 else { continue }
        counts[
          UIColor(
            red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255,
            blue: CGFloat(pixel.blue) / 255, alpha: 1), default: 0] += 1
      }
    }
    return counts
  }

  @Test(
    .covers(
      "NSAttributedString.Key.strikethroughColor", "NSAttributedString.Key.strikethroughStyle",
      "NSAttributedString.Key.underlineColor", "NSUnderlineStyle", "NSUnderlineStyle.thick"))
  func `colours, backgrounds and lines are painted`() throws {
    let text = NSMutableAttributedString(
      string: "HHHH", attributes: [.foregroundColor: UIColor.red])
    #expect(try colors(text)[.red] ?? 0 > 20)
    text.addAttributes([.foregroundColor: UIColor.blue], range: NSRange(location: 2, length: 2))
    let both = try colors(text)
    #expect(both[.red] ?? 0 > 10 && both[.blue] ?? 0 > 10)
    text.addAttributes([.backgroundColor: UIColor.green], range: NSRange(location: 0, length: 1))
    #expect(try colors(text)[.green] ?? 0 > 30)
    let width = Int(try label(text).intrinsicContentSize.width)
    for (key, colour) in [
      (NSAttributedString.Key.underlineStyle, NSAttributedString.Key.underlineColor),
      (.strikethroughStyle, .strikethroughColor),
    ] {
      let lined = NSMutableAttributedString(string: "    ", attributes: [.kern: 8])
      lined.addAttributes(
        [key: NSUnderlineStyle.thick.rawValue, colour: UIColor.magenta],
        range: NSRange(location: 0, length: 4))
      #expect(try colors(lined)[.magenta] ?? 0 > width / 2, "a line is as long as its text")
    }
  }
}
