import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UILabelTests {
  /// Inter's line is 3408/2816 of its size: 20.57 at 17 points, up to the half point.
  private let lineHeight: CGFloat = 21

  private func withLabel(_ text: String?, _ test: (UILabel) throws -> Void) throws {
    try ProjectFonts.use()
    try withFreshUIKit { window, _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      label.text = text
      window.addSubview(label)
      try test(label)
    }
  }

  @Test(.covers("NSLineBreakMode.byTruncatingTail", "UIColor.label", "UILabel", "UILabel.font"))
  func `defaults are UIKit's`() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test(.covers("UILabel.text"))
  func `a label without text has no size`() throws {
    try withLabel(nil) { label in
      #expect(label.intrinsicContentSize == .zero)
      label.text = ""
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }
  }

  @Test(.covers("UIView.sizeToFit()"))
  func `one line is as wide as its text, whatever room there is`() throws {
    try withLabel("A line of text") { label in
      let size = label.intrinsicContentSize
      #expect(size.height == lineHeight)
      #expect(size.width > 90 && size.width < 130)
      #expect(size.width * 2 == (size.width * 2).rounded())
      #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == size)
      label.sizeToFit()
      #expect(label.bounds.size == size)
    }
  }

  @Test(.covers("UILabel.numberOfLines", "UILabel.preferredMaxLayoutWidth"))
  func `more lines break at the width and stop at their number`() throws {
    try withLabel("one two three four five six seven eight nine ten") { label in
      let natural = label.intrinsicContentSize.width
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize == CGSize(width: natural, height: lineHeight))
      let half = label.sizeThatFits(CGSize(width: natural * 0.6, height: 0))
      #expect(half.height == 41.5)
      #expect(half.width <= natural * 0.6 && half.width > natural * 0.3)
      label.preferredMaxLayoutWidth = natural * 0.6
      #expect(label.intrinsicContentSize == half)
      let narrow = label.sizeThatFits(CGSize(width: 60, height: 0))
      #expect(narrow.height > 100)
      label.numberOfLines = 3
      #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 62)
      #expect(label.sizeThatFits(.zero).height == lineHeight)
    }
  }

  @Test(.covers("UILabel.textRect(forBounds:limitedToNumberOfLines:)"))
  func `the text stands in the middle of the height`() throws {
    try withLabel("text") { label in
      let rect = label.textRect(
        forBounds: CGRect(x: 10, y: 20, width: 200, height: 50), limitedToNumberOfLines: 1)
      #expect(rect.minX == 10 && rect.minY == 34.5 && rect.height == lineHeight)
    }
  }

  @Test(.covers("UILabel.adjustsFontSizeToFitWidth", "UILabel.minimumScaleFactor"))
  func `a line that is to fit is set smaller, down to its limit`() throws {
    try withLabel("A line of text that is too long") { label in
      label.frame.size.width = 150
      let natural = label.intrinsicContentSize.width
      let truncated = try #require(self.ink(of: label))
      #expect(truncated.maxX > 140 && truncated.maxX <= 150)
      label.adjustsFontSizeToFitWidth = true
      let fitting = label.fittingFont(for: label.text ?? "", width: 150)
      #expect(abs(fitting.pointSize - 17 * 150 / natural) < 0.1)
      let width = TextLayout.layout(label.text ?? "", font: fitting.fontDescription).size.width
      #expect(width <= 150 && width > 148)
      label.minimumScaleFactor = 0.9
      #expect(
        abs(label.fittingFont(for: label.text ?? "", width: 150).pointSize - 15.3) < 0.02)
      label.minimumScaleFactor = 0
      #expect(label.fittingFont(for: label.text ?? "", width: natural + 1).pointSize == 17)
    }
  }

  @Test(
    .covers("NSTextAlignment", "UILabel.textAlignment"),
    arguments: [
      (NSTextAlignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
    ])
  func `alignment places the line`(alignment: NSTextAlignment, part: Double) throws {
    try withLabel("HHHH") { label in
      label.textAlignment = alignment
      let ink = try #require(self.ink(of: label))
      let space = 200 - label.intrinsicContentSize.width
      // The letter's stem starts a little behind its origin.
      #expect(abs(ink.minX - space * part - 1.5) < 1)
    }
  }

  @Test(.covers("NSLineBreakMode.byClipping", "UILabel.lineBreakMode"))
  func `nothing is painted outside, and clipped text is cut`() throws {
    try withLabel("MMMMMMMMMMMMMMMMMMMMMMMMMMMM") { label in
      label.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
      label.lineBreakMode = .byClipping
      let ink = try #require(self.ink(of: label))
      #expect(ink.minX >= 20 && ink.maxX <= 80 && ink.maxX > 78)
    }
  }

  @Test(
    .covers(
      "UIColor.black", "UILabel.highlightedTextColor", "UILabel.isHighlighted", "UILabel.textColor")
  ) func `the highlighted colour is used while highlighted`() throws {
    try withLabel("HHHH") { label in
      label.textColor = .white
      #expect(ink(of: label) == nil)
      label.highlightedTextColor = .black
      label.isHighlighted = true
      #expect(ink(of: label) != nil)
    }
  }

  /// What of the label is dark on white, in the window's coordinates.
  private func ink(of label: UILabel) -> CGRect? {
    guard let window = label.window else { return nil }
    window.backgroundColor = .white
    return Painting(of: window).box(in: window.bounds, where: Painting.isDark)
  }
}
