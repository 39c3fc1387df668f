import Foundation
import TestSupport
import Testing
import UIKit

struct UIFontTests {
  @Test(
    .covers(
      "UIFont", "UIFont.TextStyle", "UIFont.TextStyle.body", "UIFont.TextStyle.callout",
      "UIFont.TextStyle.caption1", "UIFont.TextStyle.caption2", "UIFont.TextStyle.footnote",
      "UIFont.TextStyle.headline", "UIFont.TextStyle.largeTitle", "UIFont.TextStyle.subheadline",
      "UIFont.TextStyle.title1", "UIFont.TextStyle.title2", "UIFont.TextStyle.title3",
      "UIFont.pointSize", "UIFont.preferredFont(forTextStyle:)"),
    arguments: [
      (UIFont.TextStyle.largeTitle, 34 as CGFloat), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ])
  func `text styles have the sizes of a phone as it is sold`(style: UIFont.TextStyle, size: CGFloat)
  {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontDescription.weight == (style == .headline ? 600 : 400))
  }

  @Test(
    .covers(
      "UIFont.Weight", "UIFont.Weight.black", "UIFont.Weight.light", "UIFont.Weight.medium",
      "UIFont.Weight.rawValue", "UIFont.Weight.thin", "UIFont.Weight.ultraLight",
      "UIFont.systemFont(ofSize:weight:)"),
    arguments: [
      (UIFont.Weight.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300),
      (.regular, 0, 400), (.medium, 0.23, 500), (.semibold, 0.3, 600), (.bold, 0.4, 700),
      (.heavy, 0.56, 800), (.black, 0.62, 900), (UIFont.Weight(0.1), 0.1, 400),
      (UIFont.Weight(rawValue: 1), 1, 900), (UIFont.Weight(-2), -2, 100),
    ])
  func `weights have UIKit's raw values and the nearest file`(
    weight: UIFont.Weight, rawValue: CGFloat, file: Int
  ) {
    #expect(weight.rawValue == rawValue)
    #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontDescription.weight == file)
  }

  @Test(
    .covers(
      "UIFont.ascender", "UIFont.capHeight", "UIFont.descender", "UIFont.familyName",
      "UIFont.lineHeight", "UIFont.systemFont(ofSize:)", "UIFont.xHeight"))
  func `measures are the font file's`() throws {
    try ProjectFonts.use()
    let font = UIFont.systemFont(ofSize: 17)
    // Inter: 2816 units, 2728 up, 680 down, capitals 2048, small letters 1536.
    #expect(abs(font.ascender - 17 * 2728 / 2816) < 0.01)
    #expect(abs(font.descender + 17 * 680 / 2816) < 0.01)
    #expect(abs(font.lineHeight - 17 * 3408 / 2816) < 0.01)
    #expect(abs(font.capHeight - 17 * 2048 / 2816) < 0.1)
    #expect(abs(font.xHeight - 17 * 1536 / 2816) < 0.2)
    #expect(font.familyName == "Inter")
  }

  @Test(
    .covers(
      "UIFont.Weight.bold", "UIFont.Weight.regular", "UIFont.boldSystemFont(ofSize:)",
      "UIFont.italicSystemFont(ofSize:)", "UIFont.monospacedDigitSystemFont(ofSize:weight:)",
      "UIFont.withSize(_:)"))
  func `fonts are equal when they look the same`() {
    #expect(UIFont.systemFont(ofSize: 15) == UIFont.systemFont(ofSize: 15, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 15) == UIFont.systemFont(ofSize: 15, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.systemFont(ofSize: 16))
    #expect(UIFont.systemFont(ofSize: 15).withSize(16) == UIFont.systemFont(ofSize: 16))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.italicSystemFont(ofSize: 15))
    #expect(
      UIFont.systemFont(ofSize: 15)
        != UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 15).hash == UIFont.systemFont(ofSize: 15).hash)
    #expect(
      UIFont.italicSystemFont(ofSize: 12).description == "UIFont(Inter, 12.0 pt, weight 400 italic)"
    )
  }

  @Test(
    .covers(
      "UIFont.TextStyle.init(rawValue:)", "UIFont.TextStyle.rawValue", "UIFont.buttonFontSize",
      "UIFont.labelFontSize", "UIFont.smallSystemFontSize", "UIFont.systemFontSize"))
  func `sizes and names are a phone's`() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    let names: KeyValuePairs<String, UIFont.TextStyle> = [
      "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
      "Headline": .headline, "Subhead": .subheadline, "Body": .body, "Callout": .callout,
      "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]
    for (name, style) in names {
      #expect(style.rawValue == "UICTFontTextStyle" + name)
      #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyle" + name) == style)
    }
  }
}
