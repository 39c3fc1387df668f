import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The sizes that constraints make of a view, worked out by hand.
@MainActor struct FittingTests {
  /// A card with margins of 10 around a block of 80 by 30.
  private func card() -> UIView {
    let card = UIView()
    let block = Block(80, 30, in: card)
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      block.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      block.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      block.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    return card
  }

  @Test(
    .covers(
      "UILayoutPriority.fittingSizeLevel", "UILayoutPriority.required",
      "UIView.layoutFittingCompressedSize", "UIView.layoutFittingExpandedSize"))
  func `content and margins`() {
    withFreshUIKit { window, _ in
      let card = card()
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 100, height: 50))
      // What hugs at 250 counts more than the wish of 50 for a large size.
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
          == CGSize(width: 100, height: 50))
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 50))
      #expect(card.frame == .zero, "nothing is laid out")
      window.addSubview(card)
      card.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      window.layoutIfNeeded()
      #expect(card.subviews[0].frame == CGRect(x: 10, y: 10, width: 180, height: 80))
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 100, height: 50))
      #expect(card.subviews[0].frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    }
  }

  @Test(
    .covers(
      "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"))
  func `a text of many lines in a given width`() throws {
    try ProjectFonts.use()
    withFreshUIKit { _, _ in
      let card = UIView()
      let label = UILabel()
      label.text = "One two three four five six seven eight nine ten"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        label.topAnchor.constraint(equalTo: card.topAnchor),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(
        size == CGSize(width: 100, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height)
      )
      #expect(size.height > 60)
    }
  }

  @Test(.covers("UIView.systemLayoutSizeFitting(_:)"))
  func `bad targets`() {
    withFreshUIKit { _, _ in
      let card = card()
      for bad in [CGFloat.nan, .infinity, -.infinity, -5, .greatestFiniteMagnitude] {
        let size = card.systemLayoutSizeFitting(CGSize(width: bad, height: bad))
        #expect(size == CGSize(width: 100, height: 50))
      }
    }
  }

  @Test func `a view that is the root of a tree gets the size constraints make of it`() {
    withFreshUIKit { _, _ in
      let card = card()
      card.translatesAutoresizingMaskIntoConstraints = false
      card.layoutIfNeeded()
      #expect(card.bounds.size == CGSize(width: 100, height: 50))
      #expect(card.subviews[0].frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    }
  }
}
