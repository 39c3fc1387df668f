import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Dynamic Type")
@MainActor struct DynamicTypeTests {
  /// From Apple's Human Interface Guidelines, "Typography", iOS Dynamic Type sizes: sizes in points
  /// from xSmall to xxxLarge, then from AX1 to AX5.
  private static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  private static func choose(_ category: UIContentSizeCategory, in window: UIWindow) {
    var settings = SystemSettings()
    settings.category = category
    window.world.apply(settings)
  }

  @Test(
    "Each style has the guidelines' size at each content size",
    .covers(
      "UIFont.preferredFont(forTextStyle:compatibleWith:)", "UIFont.preferredFont(forTextStyle:)"))
  func styles() {
    for (style, sizes) in Self.sizes {
      let fonts = UIContentSizeCategory.ordered.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits($0))
      }
      #expect(fonts.map(\.pointSize) == sizes)
    }
    withFreshUIKit { window, _ in
      Self.choose(.accessibilityExtraExtraExtraLarge, in: window)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      #expect(
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize
          == 53)
      let bold = UIFont.preferredFont(forTextStyle: .headline)
      #expect(bold == UIFont.systemFont(ofSize: 53, weight: .semibold))
    }
  }

  @Test(
    "Own fonts and lengths grow as their style does, up to a limit",
    .covers(
      "UIFontMetrics", "UIFontMetrics.default", "UIFontMetrics.init(forTextStyle:)",
      "UIFontMetrics.scaledFont(for:)", "UIFontMetrics.scaledFont(for:maximumPointSize:)",
      "UIFontMetrics.scaledFont(for:compatibleWith:)",
      "UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)",
      "UIFontMetrics.scaledValue(for:)", "UIFontMetrics.scaledValue(for:compatibleWith:)"))
  func metrics() {
    let (body, large) = (UIFontMetrics.default, UIFont.systemFont(ofSize: 34, weight: .bold))
    let ax3 = Self.traits(.accessibilityExtraLarge)
    // The body is 17 points large, and 40 there.
    #expect(body.scaledFont(for: large, compatibleWith: ax3).pointSize == 80)
    #expect(
      body.scaledFont(for: large, maximumPointSize: 50, compatibleWith: ax3)
        == large.withSize(50))
    #expect(body.scaledFont(for: large).pointSize == 34)
    #expect(body.scaledFont(for: large, maximumPointSize: 20).pointSize == 20)
    // Captions are 12 and 32 points large.
    let caption = UIFontMetrics(forTextStyle: .caption1)
    #expect(caption.scaledValue(for: 30, compatibleWith: ax3) == 80)
    #expect(caption.scaledValue(for: 30) == 30)
    let onPixels = ax3.replacing(UITraitDisplayScale.self, value: 2)
    // 40 / 17 of a point is 2.35.
    #expect(body.scaledValue(for: 1, compatibleWith: onPixels) == 2.5)
  }

  @Test(
    "Labels, fields and text views follow the content size where they are to",
    .covers(
      "UIContentSizeCategoryAdjusting", "UILabel.adjustsFontForContentSizeCategory",
      "UITextField.adjustsFontForContentSizeCategory",
      "UITextView.adjustsFontForContentSizeCategory",
      "UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory"))
  func adjusting() {
    withFreshUIKit { window, _ in
      let (label, field, text, still) = (UILabel(), UITextField(), UITextView(), UILabel())
      let body = UIFont.preferredFont(forTextStyle: .body)
      (label.font, field.font, text.font, still.font) = (body, body, body, body)
      let fixed = UILabel()
      fixed.font = .systemFont(ofSize: 17)
      (label.text, field.text, text.text) = ("Some words", "Some words", "Some words")
      for view in [label, field, text, still, fixed] { window.addSubview(view) }
      label.adjustsFontForContentSizeCategory = true
      field.adjustsFontForContentSizeCategory = true
      text.adjustsFontForContentSizeCategory = true
      fixed.adjustsFontForContentSizeCategory = true
      let width = label.intrinsicContentSize.width
      Self.choose(.accessibilityMedium, in: window)
      #expect([label.font, field.font, text.font].map { $0?.pointSize } == [28, 28, 28])
      #expect([still.font, fixed.font].map { $0?.pointSize } == [17, 17])
      // Text grows with its size; widths are on half points.
      #expect(abs(label.intrinsicContentSize.width - width * 28 / 17) <= 1.5)
      Self.choose(.large, in: window)
      #expect(label.font == body && label.intrinsicContentSize.width == width)
    }
  }

  @Test("Parts of a text with fonts of their own follow, too, each up to its limit")
  func attributed() throws {
    try withFreshUIKit { window, _ in
      let small = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 10), maximumPointSize: 12)
      let text = NSMutableAttributedString(string: "ab", attributes: [.font: small])
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
      let label = UILabel()
      label.attributedText = text
      label.adjustsFontForContentSizeCategory = true
      window.addSubview(label)
      Self.choose(.accessibilityExtraLarge, in: window)
      let shown = try #require(label.attributedText)
      let sizes = (0...1).map {
        (shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
      }
      #expect(sizes == [12, 20])
    }
  }
}
