import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct ContentAlignmentTests {
  @Test(
    .covers(
      "UIControl.ContentHorizontalAlignment.center", "UIControl.ContentHorizontalAlignment.leading",
      "UIControl.ContentHorizontalAlignment.left", "UIControl.ContentHorizontalAlignment.right",
      "UIControl.ContentHorizontalAlignment.trailing", "UIControl.ContentVerticalAlignment.bottom",
      "UIControl.ContentVerticalAlignment.center", "UIControl.ContentVerticalAlignment.top",
      "UIControl.contentHorizontalAlignment", "UIControl.contentVerticalAlignment",
      "UIControl.effectiveContentHorizontalAlignment"))
  func `the title of a button stands where its alignment says`() throws {
    try ProjectFonts.use()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    let label = try #require(button.titleLabel)
    func place(
      _ across: UIControl.ContentHorizontalAlignment, _ down: UIControl.ContentVerticalAlignment
    ) -> CGRect {
      button.contentHorizontalAlignment = across
      button.contentVerticalAlignment = down
      button.layoutIfNeeded()
      return label.frame
    }
    #expect(
      button.contentHorizontalAlignment == .center && button.contentVerticalAlignment == .center)
    #expect(abs(place(.center, .center).midX - 100) <= 0.5)
    #expect(abs(label.frame.midY - 50) <= 0.5)
    #expect(place(.left, .top).origin == .zero)
    #expect(place(.right, .bottom).maxX == 200)
    #expect(label.frame.maxY == 100)
    #expect(place(.leading, .top).minX == 0)
    #expect(place(.trailing, .top).maxX == 200)
    #expect(button.effectiveContentHorizontalAlignment == .right)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0)
    #expect(place(.leading, .center).maxX == 200)
    #expect(place(.trailing, .center).minX == 0)
    #expect(place(.left, .center).minX == 0)
  }
}
