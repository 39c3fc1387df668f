import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Frames of arranged views, worked out by hand, in a window at two pixels a point.
///
/// Three blocks, 40, 60 and 20 points long and 20, 50 and 30 points across, 10 apart.
@MainActor struct StackArrangementTests {
  private typealias Span = (start: CGFloat, length: CGFloat)

  /// A stack at the origin with the three blocks, as long and as wide across as given; nil leaves
  /// it to the content.
  private func withStack(
    _ axis: NSLayoutConstraint.Axis, length: CGFloat?, across: CGFloat?,
    _ body: (UIWindow, UIStackView, [Block]) throws -> Void
  ) rethrows {
    try withFreshUIKit(screen: CGSize(width: 400, height: 400)) { window, _ in
      let isRow = axis == .horizontal
      let blocks = [(40, 20), (60, 50), (20, 30)].map { length, across in
        isRow ? Block(length, across, in: window) : Block(across, length, in: window)
      }
      let stack = UIStackView(arrangedSubviews: blocks)
      stack.axis = axis
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      let (along, sideways) =
        isRow ? (stack.widthAnchor, stack.heightAnchor) : (stack.heightAnchor, stack.widthAnchor)
      NSLayoutConstraint.activate(
        [
          stack.leftAnchor.constraint(equalTo: window.leftAnchor),
          stack.topAnchor.constraint(equalTo: window.topAnchor),
        ] + (length.map { [along.constraint(equalToConstant: $0)] } ?? [])
          + (across.map { [sideways.constraint(equalToConstant: $0)] } ?? []))
      try body(window, stack, blocks)
    }
  }

  private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    views.map { [axis.minimum($0.frame), axis.extent($0.frame)] }
  }

  /// The frames in 320 points.
  private static let distributions: [(UIStackView.Distribution, [[CGFloat]])] = [
    // 320 − 2 · 10 − 60 − 20 are left for the first.
    (.fill, [[0, 220], [230, 60], [300, 20]]),
    // (320 − 2 · 10) / 3.
    (.fillEqually, [[0, 100], [110, 100], [220, 100]]),
    // 300 as 40 : 60 : 20.
    (.fillProportionally, [[0, 100], [110, 150], [270, 50]]),
    // (320 − 120) / 2 between them.
    (.equalSpacing, [[0, 40], [140, 60], [300, 20]]),
    // Middles at 20, 165 and 310.
    (.equalCentering, [[0, 40], [135, 60], [300, 20]]),
  ]

  /// The frames across 100 points.
  private static let alignments: [(UIStackView.Alignment, [[CGFloat]])] = [
    (.fill, [[0, 100], [0, 100], [0, 100]]),
    (.leading, [[0, 20], [0, 50], [0, 30]]),
    (.center, [[40, 20], [25, 50], [35, 30]]),
    (.trailing, [[80, 20], [50, 50], [70, 30]]),
  ]

  @Test(
    .covers("NSLayoutConstraint.Axis", "UIStackView.alignment", "UIView.hasAmbiguousLayout"),
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `every distribution with every alignment`(axis: NSLayoutConstraint.Axis) {
    let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    withStack(axis, length: 320, across: 100) { window, stack, blocks in
      for (distribution, along) in Self.distributions {
        for (alignment, sideways) in Self.alignments {
          stack.distribution = distribution
          stack.alignment = alignment
          window.layoutIfNeeded()
          #expect(spans(blocks, axis) == along, "\(distribution)")
          #expect(spans(blocks, across) == sideways, "\(alignment)")
          #expect(!blocks.contains { $0.hasAmbiguousLayout }, "\(distribution) \(alignment)")
        }
      }
    }
  }

  @Test(
    .covers(
      "UIStackView.Distribution", "UIStackView.Distribution.equalSpacing",
      "UIStackView.Distribution.fill"))
  func `a stack without a size is as large as its views and their distances`() {
    withStack(.horizontal, length: nil, across: nil) { window, stack, blocks in
      for (distribution, width) in [
        // The longest three times; middles 20 + 10 + 30 apart.
        (UIStackView.Distribution.fill, 140), (.fillEqually, 200), (.equalSpacing, 140),
        (.equalCentering, 150),
      ] as [(UIStackView.Distribution, CGFloat)] {
        stack.distribution = distribution
        window.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: width, height: 50), "\(distribution)")
      }
      stack.alignment = .center
      window.layoutIfNeeded()
      #expect(stack.frame.height == 50)
      for block in blocks { block.isHidden = true }
      window.layoutIfNeeded()
      #expect(stack.frame.size == .zero)
    }
  }

  @Test(.covers("UIStackView.axis", "UIStackView.isLayoutMarginsRelativeArrangement"))
  func `what a stack needs is measured without laying it out`() {
    let blocks = [Block(40, 20, in: UIView()), Block(60, 50, in: UIView())]
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.spacing = 10
    @MainActor func needed() -> CGSize {
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(needed() == CGSize(width: 110, height: 50))
    stack.axis = .vertical
    #expect(needed() == CGSize(width: 60, height: 80))
    blocks[0].isHidden = true
    #expect(needed() == CGSize(width: 60, height: 50))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(needed() == CGSize(width: 66, height: 54))
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 54))
  }

  @Test(
    .covers(
      "NSLayoutConstraint.Axis.horizontal", "UILayoutPriority.defaultLow",
      "UIView.setContentCompressionResistancePriority(_:for:)"),
    arguments: [UIStackView.Distribution.fill, .equalSpacing])
  func `too little room compresses the last first`(distribution: UIStackView.Distribution) {
    withStack(.horizontal, length: 110, across: 100) { window, stack, blocks in
      stack.distribution = distribution
      window.layoutIfNeeded()
      // 90 for three blocks: 40, 50 and nothing.
      #expect(spans(blocks, .horizontal) == [[0, 40], [50, 50], [110, 0]])
      blocks[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 10], [20, 60], [90, 20]])
    }
  }

  @Test(.covers("UIStackView.Distribution.equalCentering"))
  func `equal middles come before the order of the views`() {
    withStack(.horizontal, length: 110, across: 100) { window, stack, blocks in
      stack.distribution = .equalCentering
      window.layoutIfNeeded()
      // 90 for three blocks, the distances 10: the outer ones are equally long.
      #expect(spans(blocks, .horizontal) == [[0, 15], [25, 60], [95, 15]])
    }
  }

  @Test(
    .covers(
      "UILayoutPriority", "UILayoutPriority.init(_:)", "UIView.setContentHuggingPriority(_:for:)"))
  func `priorities say which view fills`() {
    withStack(.horizontal, length: 320, across: 100) { window, stack, blocks in
      blocks[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 40], [50, 240], [300, 20]])
      blocks[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 40], [50, 60], [120, 200]])
      // A view without content hugs nothing.
      blocks[1].contentSize.width = UIView.noIntrinsicMetric
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 40], [50, 240], [300, 20]])
    }
  }

  @Test(.covers("UIStackView.Distribution.fillProportionally", "UIView.noIntrinsicMetric"))
  func `proportions follow the contents`() {
    withStack(.horizontal, length: 320, across: 100) { window, stack, blocks in
      stack.distribution = .fillProportionally
      window.layoutIfNeeded()
      blocks[0].contentSize.width = 220
      window.layoutIfNeeded()
      // 300 as 220 : 60 : 20.
      #expect(spans(blocks, .horizontal) == [[0, 220], [230, 60], [300, 20]])
      for block in blocks { block.contentSize.width = UIView.noIntrinsicMetric }
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 100], [110, 100], [220, 100]])
    }
  }

  @Test(
    .covers(
      "UIStackView", "UIStackView.setCustomSpacing(_:after:)", "UIStackView.spacing",
      "UIStackView.spacingUseSystem"))
  func `distances of their own`() {
    withStack(.horizontal, length: 320, across: 100) { window, stack, blocks in
      #expect(stack.customSpacing(after: blocks[0]) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(30, after: blocks[0])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[1])
      window.layoutIfNeeded()
      // 320 − 60 − 20 − 30 − 8.
      #expect(spans(blocks, .horizontal) == [[0, 202], [232, 60], [300, 20]])
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
      stack.spacing = UIStackView.spacingUseSystem
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 224], [232, 60], [300, 20]])
      stack.spacing = -5
      window.layoutIfNeeded()
      #expect(spans(blocks, .horizontal) == [[0, 237], [232, 60], [300, 20]])
    }
  }

  @Test(
    .covers(
      "UISemanticContentAttribute.forceRightToLeft", "UIStackView.Alignment",
      "UIStackView.Alignment.trailing"))
  func `inside margins, and from right to left`() {
    withStack(.horizontal, length: 320, across: 100) { window, stack, blocks in
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 20, bottom: 15, trailing: 40)
      window.layoutIfNeeded()
      #expect(blocks[0].frame == CGRect(x: 0, y: 0, width: 220, height: 100))
      stack.isLayoutMarginsRelativeArrangement = true
      window.layoutIfNeeded()
      #expect(blocks[0].frame == CGRect(x: 20, y: 5, width: 160, height: 80))
      #expect(blocks[2].frame == CGRect(x: 260, y: 5, width: 20, height: 80))
      stack.semanticContentAttribute = .forceRightToLeft
      window.layoutIfNeeded()
      #expect(blocks[0].frame == CGRect(x: 140, y: 5, width: 160, height: 80))
      #expect(blocks[2].frame == CGRect(x: 40, y: 5, width: 20, height: 80))
      for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
        // 260 for 120: 70 on both sides, and middles at 280, 170 (half way) and 50.
        stack.distribution = distribution
        window.layoutIfNeeded()
        let middle: [CGFloat] = distribution == .equalSpacing ? [130, 60] : [135, 60]
        #expect(spans(blocks, .horizontal) == [[260, 40], middle, [40, 20]])
      }
      stack.axis = .vertical
      for (alignment, x) in [(UIStackView.Alignment.leading, CGFloat(260)), (.trailing, 40)] {
        stack.alignment = alignment
        window.layoutIfNeeded()
        #expect([blocks[0].frame.minX, blocks[0].frame.width] == [x, 40])
      }
    }
  }

  @Test(
    .covers(
      "UIStackView.Alignment.fill", "UIStackView.Alignment.firstBaseline",
      "UIStackView.Alignment.lastBaseline", "UIStackView.isBaselineRelativeArrangement"))
  func `baselines of labels`() {
    withFreshUIKit { window, _ in
      let labels = [10, 30, 20].map { size in
        let label = UILabel()
        label.text = "Ag"
        label.font = .systemFont(ofSize: size)
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = .firstBaseline
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
      @MainActor func baselines() -> [CGFloat] { labels.map { $0.frame.minY + $0.font.ascender } }
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        stack.alignment = alignment
        window.layoutIfNeeded()
        // Frames are on half points.
        #expect(baselines().allSatisfy { abs($0 - labels[1].font.ascender) <= 0.5 })
        #expect(labels[1].frame.minY == 0)
        #expect(stack.frame.height == labels[1].frame.height)
      }
      stack.axis = .vertical
      stack.alignment = .fill
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 50
      window.layoutIfNeeded()
      let places = baselines()
      #expect(abs(places[1] - places[0] - 50) <= 0.5 && abs(places[2] - places[1] - 50) <= 0.5)
      #expect(stack.forFirstBaselineLayout === labels[0])
      #expect(stack.forLastBaselineLayout === labels[2])
    }
  }
}
