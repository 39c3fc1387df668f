import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test(
    .covers(
      "NSAttributedString.size()", "NSAttributedString.boundingRect(with:options:context:)",
      "NSString.size(withAttributes:)", "NSString.boundingRect(with:options:attributes:context:)",
      "String.size(withAttributes:)", "String.boundingRect(with:options:attributes:context:)",
      "NSStringDrawingOptions", "NSStringDrawingOptions.init(rawValue:)",
      "NSStringDrawingOptions.rawValue", "NSStringDrawingOptions.usesLineFragmentOrigin",
      "NSStringDrawingOptions.usesFontLeading",
      "NSStringDrawingOptions.truncatesLastVisibleLine", "NSStringDrawingContext"))
  func `a text is as large as a label with it`() {
    let label = UILabel()
    label.font = font
    label.text = "One Two Three"
    let size = "One Two Three".size(withAttributes: [.font: font])
    #expect(abs(size.width - label.intrinsicContentSize.width) <= 1)
    #expect(abs(size.height - font.lineHeight) < 0.01)
    #expect(NSString(string: "One Two Three").size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "One Two Three", attributes: [.font: font]).size() == size)
    #expect("".size() == .zero)
    // In half the width there are at least two lines.
    let room = CGSize(width: size.width * 0.6, height: 1000)
    let rect = "One Two Three".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(abs(rect.height - 2 * font.lineHeight) < 0.01 && rect.width <= room.width)
    #expect(rect.origin == .zero)
    // Without the option a text is one line, above and below its baseline.
    let line = NSString(string: "One Two Three").boundingRect(
      with: room, attributes: [.font: font], context: NSStringDrawingContext())
    #expect(abs(line.height - font.lineHeight) < 0.01)
    let attributed = NSAttributedString(string: "", attributes: [.font: font])
    #expect(attributed.boundingRect(with: room, context: nil) == .zero)
    #expect(
      [
        NSStringDrawingOptions.usesLineFragmentOrigin, .usesFontLeading,
        .truncatesLastVisibleLine,
      ].map(\.rawValue) == [1, 2, 32])
    #expect(NSStringDrawingOptions(rawValue: 3) == [.usesLineFragmentOrigin, .usesFontLeading])
  }

  /// The rows in which a picture of 100 × 60 points has dark pixels.
  private func rows(_ body: () -> Void) -> ClosedRange<Int>? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 100, height: 60)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
    guard let bitmap = image.cgImage?.bitmap else { return nil }
    let dark = (0..<60).filter { y in
      (0..<100).contains { bitmap.color(x: $0, y: y).alpha > 100 }
    }
    guard let first = dark.first, let last = dark.last else { return nil }
    return first...last
  }

  @Test(
    .covers(
      "NSAttributedString.draw(at:)", "NSAttributedString.draw(in:)",
      "NSString.draw(at:withAttributes:)", "NSString.draw(in:withAttributes:)",
      "String.draw(at:withAttributes:)", "String.draw(in:withAttributes:)"))
  func `a text is painted where it is asked for`() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let text = NSAttributedString(string: "HHH", attributes: attributes)
    let at = try #require(rows { text.draw(at: CGPoint(x: 0, y: 20)) })
    // Capitals stand on the baseline.
    let baseline = 20 + font.ascender
    #expect(abs(CGFloat(at.upperBound + 1) - baseline) <= 1)
    #expect(abs(CGFloat(at.lowerBound) - (baseline - font.capHeight)) <= 1)
    #expect(rows { "HHH".draw(at: CGPoint(x: 0, y: 20), withAttributes: attributes) } == at)
    #expect(
      rows { NSString(string: "HHH").draw(at: CGPoint(x: 0, y: 20), withAttributes: attributes) }
        == at)
    let rect = CGRect(x: 0, y: 20, width: 100, height: 40)
    #expect(rows { text.draw(in: rect) } == at)
    #expect(rows { "HHH".draw(in: rect, withAttributes: attributes) } == at)
    #expect(rows { NSString(string: "HHH").draw(in: rect, withAttributes: attributes) } == at)
    // What is below the rectangle is left out; three lines do not fit.
    let low = CGRect(x: 0, y: 0, width: 30, height: 30)
    let cut = try #require(rows { "H H H H H".draw(in: low, withAttributes: attributes) })
    #expect(cut.upperBound < 30)
    text.draw(at: .zero)
  }
}
