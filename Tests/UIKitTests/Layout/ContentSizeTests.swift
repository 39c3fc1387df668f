import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What content asks for: intrinsic sizes, fitted heights, baselines.
@MainActor struct ContentSizeTests {
  /// Runs a test in a window of 375 by 667 points at two pixels a point, with the project's fonts.
  private func withText(_ body: (UIWindow) throws -> Void) throws {
    try ProjectFonts.use()
    try withFreshUIKit { window, _ in try body(window) }
  }

  private func label(_ text: String, in superview: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(label)
    return label
  }

  @Test(.covers("UILayoutPriority.rawValue", "UIView.contentHuggingPriority(for:)"))
  func `the content that hugs less is made larger`() {
    withFreshUIKit { window, _ in
      let (left, right) = (Block(50, 10, in: window), Block(60, 10, in: window))
      right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: window.leftAnchor),
        right.leftAnchor.constraint(equalTo: left.rightAnchor),
        right.rightAnchor.constraint(equalTo: window.rightAnchor),
      ])
      window.layoutIfNeeded()
      #expect(left.frame.width == 315 && right.frame.width == 60)
      left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
      window.layoutIfNeeded()
      #expect(left.frame.width == 50 && right.frame.width == 325)
      #expect(left.contentHuggingPriority(for: .horizontal).rawValue == 252)
      #expect(left.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  @Test(.covers("UIView.intrinsicContentSize"))
  func `a subclass of a text that breaks lines adds to its size, or limits it`() throws {
    final class PaddedLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 16)
      }
    }
    final class LowTextView: UITextView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: min(super.intrinsicContentSize.height, 60))
      }
    }
    try withText { window in
      let text = String(repeating: "word ", count: 40)
      let (label, padded) = (UILabel(), PaddedLabel())
      let (view, low) = (UITextView(), LowTextView())
      for label in [label, padded] { (label.text, label.numberOfLines) = (text, 0) }
      for view in [view, low] { (view.text, view.isScrollEnabled) = (text, false) }
      for subview in [label, padded, view, low] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(subview)
        NSLayoutConstraint.activate([
          subview.topAnchor.constraint(equalTo: window.topAnchor),
          subview.leftAnchor.constraint(equalTo: window.leftAnchor),
          subview.widthAnchor.constraint(equalToConstant: 200),
        ])
      }
      window.layoutIfNeeded()
      let lines = label.bounds.height / label.font.lineHeight
      #expect(lines > 3)
      #expect(padded.bounds.height == label.bounds.height + 16)
      #expect(view.bounds.height > 60)
      #expect(low.bounds.height == 60)
    }
  }

  @Test(
    .covers("UILayoutPriority.defaultHigh", "UIView.contentCompressionResistancePriority(for:)"))
  func `the content that resists less is made smaller`() {
    withFreshUIKit { window, _ in
      let (left, right) = (Block(300, 10, in: window), Block(200, 10, in: window))
      left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: window.leftAnchor),
        right.leftAnchor.constraint(equalTo: left.rightAnchor),
        right.rightAnchor.constraint(equalTo: window.rightAnchor),
      ])
      window.layoutIfNeeded()
      #expect(left.frame.width == 175 && right.frame.width == 200)
      #expect(right.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }
  }

  @Test(.covers("UIView.intrinsicContentSize", "UIView.sizeThatFits(_:)"))
  func `the sizes that controls ask for are those they fit`() throws {
    try withText { window in
      let label = label("Name", in: window)
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "abc"
      for view in [label, button, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10).isActive = true
      }
      window.layoutIfNeeded()
      for view in [label, button, field] {
        #expect(view.frame.size == view.intrinsicContentSize)
        #expect(view.frame.size == view.sizeThatFits(.zero))
      }
      // 17 points of Inter are 20.57 high, a field with a border 34.
      #expect(label.frame.height == 21 && field.frame.height == 34)
      label.text = "A longer name"
      field.text = "abcdef"
      window.layoutIfNeeded()
      #expect(label.frame.size == label.intrinsicContentSize)
      #expect(field.frame.size == field.intrinsicContentSize)
    }
  }

  @Test func `a text is as high as its width makes it`() throws {
    try withText { window in
      let words = "One two three four five six seven eight nine ten eleven twelve"
      let label = label(words, in: window)
      label.numberOfLines = 0
      let below = Block(10, 10, in: window)
      let width = label.widthAnchor.constraint(equalToConstant: 120)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: window.topAnchor), width,
        label.leftAnchor.constraint(equalTo: window.leftAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      for points in [CGFloat(120), 60, 300] {
        width.constant = points
        window.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: points, height: 0)).height
        #expect(height > 40 && label.frame.height == height, "in \(points)")
        #expect(below.frame.minY == height)
      }
      label.text = "One"
      window.layoutIfNeeded()
      #expect(label.frame.height == 21)
    }
  }

  @Test func `where code says at which width lines break, that counts`() throws {
    try withText { window in
      let label = label("One two three four five six", in: window)
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 70
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(label.frame.size == label.sizeThatFits(CGSize(width: 70, height: 0)))
      #expect(label.frame.width <= 70 && label.frame.height > 60)
    }
  }

  @Test(.covers("UIView.firstBaselineAnchor"))
  func `baselines are those of the text`() throws {
    try withText { window in
      let large = label("Title", in: window)
      large.font = .systemFont(ofSize: 34)
      let small = label("note", in: window)
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      window.layoutIfNeeded()
      // Inter's ascent is 0.96875 of its size: 32.9375 and 16.46875 points.
      #expect(abs(small.frame.minY - (100 + 32.9375 - 16.46875)) <= 0.25)
      // A label that is higher than its text has it in the middle.
      large.heightAnchor.constraint(equalToConstant: 101.5).isActive = true
      window.layoutIfNeeded()
      // The line takes 41.5 points: 30 are left above it.
      #expect(abs(small.frame.minY - (100 + 30 + 32.9375 - 16.46875)) <= 0.25)
    }
  }

  @Test(.covers("UIView.lastBaselineAnchor"))
  func `the last baseline is the last line's`() throws {
    try withText { window in
      let text = label("One two three four", in: window)
      text.numberOfLines = 0
      let note = label("note", in: window)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: window.topAnchor),
        text.widthAnchor.constraint(equalToConstant: 60),
        note.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
      ])
      window.layoutIfNeeded()
      let lines = (text.frame.height / 20.574).rounded()
      #expect(lines >= 2)
      #expect(abs(note.frame.minY - (lines - 1) * 20.574) <= 0.5)
    }
  }

  @Test func `the baselines of buttons and fields are their texts'`() throws {
    try withText { window in
      let field = UITextField()
      field.borderStyle = .roundedRect
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      for view in [field, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      let note = label("note", in: window)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
        button.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        note.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
      ])
      window.layoutIfNeeded()
      // A line of 20.57 in the middle of 34: its top is 6.7 down, on a pixel 6.5.
      #expect(abs(note.frame.minY - 56.5) <= 0.5)
      let title = try #require(button.titleLabel)
      let baseline = button.frame.minY + title.frame.minY + title.font.ascender
      #expect(abs(baseline - (56.5 + 16.46875)) <= 0.5)
    }
  }

  @Test func `a view may have the baseline of one inside it`() throws {
    final class Row: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    try withText { window in
      let row = Row()
      row.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(row)
      row.label.text = "text"
      row.label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(row.label)
      let note = label("note", in: window)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
        row.label.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
        note.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
      ])
      window.layoutIfNeeded()
      #expect(note.frame.minY == 42)
    }
  }

  @Test(
    .covers(
      "NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)",
      "NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)"))
  func `the system's spacing`() throws {
    try withText { window in
      let (a, b) = (label("a", in: window), label("b", in: window))
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        a.topAnchor.constraint(equalTo: window.topAnchor),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      ])
      window.layoutIfNeeded()
      #expect(b.frame.minX == a.frame.maxX + 16 && b.frame.minY == a.frame.maxY + 8)
      let lines = b.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
      #expect(abs(lines.constant - 20.574) < 0.01)
    }
  }

  @Test(
    .covers(
      "UIView.alignmentRect(forFrame:)", "UIView.alignmentRectInsets",
      "UIView.frame(forAlignmentRect:)"))
  func `what is aligned may be less than the frame`() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    withFreshUIKit { window, _ in
      let badge = Badge()
      badge.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
        badge.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
        badge.widthAnchor.constraint(equalToConstant: 50),
        badge.heightAnchor.constraint(equalToConstant: 40),
      ])
      window.layoutIfNeeded()
      #expect(badge.frame == CGRect(x: 8, y: 9, width: 56, height: 44))
      let rect = badge.alignmentRect(forFrame: badge.frame)
      #expect(rect == CGRect(x: 10, y: 10, width: 50, height: 40))
      #expect(badge.frame(forAlignmentRect: rect) == badge.frame)
    }
  }
}
