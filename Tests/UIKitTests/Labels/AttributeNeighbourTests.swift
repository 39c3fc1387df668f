import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Foundation compares the attributes of neighbours; with objects of ours it has to ask them.
@MainActor struct AttributeNeighbourTests {
  private struct Pair: Sendable, CustomTestStringConvertible {
    let key: NSAttributedString.Key
    let values: @MainActor () -> (Any, Any)
    var testDescription: String { key.rawValue }
  }

  private static let pairs: [Pair] = [
    Pair(key: .foregroundColor) { (UIColor.red, UIColor.blue) },
    Pair(key: .backgroundColor) { (UIColor.clear, UIColor(white: 0, alpha: 1)) },
    Pair(key: .font) { (UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12)) },
    Pair(key: .paragraphStyle) {
      let spaced = NSMutableParagraphStyle()
      spaced.lineSpacing = 3
      return (NSParagraphStyle(), spaced)
    },
    Pair(key: .kern) { (CGFloat(1), CGFloat(2)) },
    Pair(key: .link) { (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")) },
    Pair(key: .underlineStyle) {
      (NSUnderlineStyle.single.rawValue, NSUnderlineStyle.double.rawValue)
    },
  ]

  @Test(
    .covers("NSAttributedString.Key.foregroundColor", "NSAttributedString.Key.backgroundColor"),
    arguments: 0..<7)
  func `a text with neighbours of different values is made, changed, copied and compared`(
    index: Int
  ) throws {
    let (key, (one, other)) = (Self.pairs[index].key, Self.pairs[index].values())
    let text = NSMutableAttributedString(string: "red blue")
    text.addAttribute(key, value: one, range: NSRange(location: 0, length: 3))
    text.addAttribute(key, value: other, range: NSRange(location: 3, length: 5))
    #expect(lengths(of: text) == [3, 5])
    text.append(NSAttributedString(string: "!", attributes: [key: other]))
    #expect(lengths(of: text) == [3, 6])
    text.append(NSAttributedString(string: "?", attributes: [key: one]))
    #expect(lengths(of: text) == [3, 6, 1])
    let copy = try #require(text.mutableCopy() as? NSMutableAttributedString)
    #expect(
      copy.isEqual(to: text)
        && lengths(of: NSAttributedString(attributedString: text)) == [3, 6, 1])
    copy.addAttribute(key, value: one, range: NSRange(location: 3, length: 6))
    #expect(lengths(of: copy) == [10], "equal neighbours are one part")
    #expect(!copy.isEqual(to: text))
    copy.deleteCharacters(in: NSRange(location: 0, length: 10))
    #expect(copy.length == 0)
  }

  private func lengths(of text: NSAttributedString) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test(.covers("UILabel.attributedText"))
  func `a label's text does not change with the one it was given`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    text.mutableString.setString("changed")
    #expect(label.attributedText?.string == "ab" && label.text == "ab")
    #expect(lengths(of: try #require(label.attributedText)) == [1, 1])
  }
}
