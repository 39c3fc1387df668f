import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct ParagraphStyleTests {
  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test(
    .covers(
      "NSMutableParagraphStyle.setParagraphStyle(_:)", "NSParagraphStyle",
      "NSParagraphStyle.copy(with:)", "NSParagraphStyle.default",
      "NSParagraphStyle.mutableCopy(with:)"))
  func `a copy does not change with its original`() throws {
    let original = style {
      $0.alignment = .center
      $0.headIndent = 7
    }
    let copy = try #require(original.copy() as? NSParagraphStyle)
    let mutable = try #require(original.mutableCopy() as? NSMutableParagraphStyle)
    original.headIndent = 9
    #expect(copy.headIndent == 7 && mutable.headIndent == 7)
    #expect(!(copy is NSMutableParagraphStyle) && copy == mutable && copy != original)
    mutable.setParagraphStyle(original)
    #expect(mutable == original && mutable.alignment == .center)
    let plain = NSParagraphStyle.default
    #expect(plain.alignment == .natural && plain.lineBreakMode == .byWordWrapping)
    #expect(plain.headIndent == 0 && plain.firstLineHeadIndent == 0 && plain.tailIndent == 0)
    #expect(plain.lineHeightMultiple == 0 && plain.maximumLineHeight == 0)
    #expect(plain.baseWritingDirection == .natural && plain == NSMutableParagraphStyle())
  }

  @Test(
    .covers(
      "NSParagraphStyle.baseWritingDirection", "NSParagraphStyle.firstLineHeadIndent",
      "NSParagraphStyle.headIndent", "NSParagraphStyle.lineHeightMultiple",
      "NSParagraphStyle.maximumLineHeight"))
  func `lines begin at their indents and are as high as they may`() throws {
    // A text view of 200 points, whose lines begin at 5 and at 8; the caret is half a point nearer to
    // the letter behind it.
    try withTextView { view, _, _ in
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      @MainActor func set(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) {
        view.attributedText = NSAttributedString(
          string: string, attributes: [.paragraphStyle: style(change)])
        view.layoutIfNeeded()
      }
      set("words that do not go into one line\nnext") {
        $0.firstLineHeadIndent = 30
        $0.headIndent = 20
      }
      #expect(view.caretForTests(0).minX == 34.5)
      let second = try #require((0..<34).first { view.caretForTests($0).minY > 10 })
      #expect(view.caretForTests(second).minX == 24.5)
      #expect(view.caretForTests(35).minX == 34.5, "each paragraph has a first line")
      set("a\nb") { $0.lineHeightMultiple = 2 }
      #expect(abs(view.caretForTests(2).minY - view.caretForTests(0).minY - 2 * line) < 0.01)
      set("a\nb") { $0.maximumLineHeight = 15 }
      #expect(abs(view.caretForTests(2).minY - view.caretForTests(0).minY - 15) < 0.01)
      set("a") { $0.baseWritingDirection = .rightToLeft }
      #expect(view.caretForTests(0).midX > 170)
      set("א") { $0.baseWritingDirection = .leftToRight }
      #expect(view.caretForTests(0).midX < 30)
    }
  }

  @Test(.covers("NSParagraphStyle.lineBreakMode"))
  func `a line that is too long ends as its style says`() throws {
    try ProjectFonts.use()
    @MainActor func width(_ mode: NSLineBreakMode?) -> CGFloat {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let mode { attributes[.paragraphStyle] = style { $0.lineBreakMode = mode } }
      let text = NSAttributedString(
        string: "iiiiiiiiiiWWWWWWWWWWiiiiiiiiii", attributes: attributes)
      let block = TextBlock(
        text, .init(font: .systemFont(ofSize: 17), lineBreakMode: .byTruncatingTail),
        width: 100, lineLimit: 1)
      return block.paragraphs[0].layout.isTruncated ? block.size.width : .infinity
    }
    #expect(width(nil) <= 100, "the label's own mode ends it with an ellipsis")
    #expect(width(.byTruncatingTail) == width(nil))
    #expect(width(.byTruncatingHead) <= 100)
    #expect(width(.byTruncatingMiddle) <= 100)
    // Both leave it as it is, as on a phone.
    #expect(width(.byClipping) == .infinity)
    #expect(width(.byWordWrapping) == .infinity)
  }

  @Test(
    .covers(
      "NSAttributedString.Key.baselineOffset", "NSUnderlineStyle.double",
      "NSUnderlineStyle.single"))
  func `letters are raised, and lines are one or two`() throws {
    try ProjectFonts.use()
    let font = UIFont.systemFont(ofSize: 17).fontDescription
    func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
      TextAttributes(attributes).style(font: .systemFont(ofSize: 17))
    }
    #expect(style([:]) == TextStyle(font: font))
    #expect(style([.baselineOffset: 5]).baselineOffset == 5)
    #expect(style([.baselineOffset: CGFloat(-2.5)]).baselineOffset == -2.5)
    let rules: [(NSUnderlineStyle, TextStyle.Rule?)] = [
      ([], nil), (.single, TextStyle.Rule()), (.thick, TextStyle.Rule(weight: 2)),
      (.double, TextStyle.Rule(count: 2)),
    ]
    for (line, rule) in rules {
      #expect(style([.underlineStyle: line.rawValue]).underline == rule)
      #expect(style([.strikethroughStyle: line.rawValue]).strikethrough == rule)
    }
  }
}
