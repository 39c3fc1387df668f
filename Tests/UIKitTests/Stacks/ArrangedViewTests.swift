import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Which views a stack arranges, and how they come and go.
@MainActor struct ArrangedViewTests {
  /// A row at the origin, 320 by 100 points, of three blocks that are 40, 60 and 20 points wide and
  /// 10 apart.
  private func withRow(
    _ body: (UIWindow, FrameClock, UIStackView, [Block]) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let blocks = [40, 60, 20].map { Block($0, 30, in: window) }
      let stack = UIStackView(arrangedSubviews: blocks)
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: window.leftAnchor),
        stack.topAnchor.constraint(equalTo: window.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 320),
        stack.heightAnchor.constraint(equalToConstant: 100),
      ])
      window.layoutIfNeeded()
      try body(window, clock, stack, blocks)
    }
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  /// The frame that is seen at the moment.
  private func seen(_ view: UIView) -> CGRect { view.presentation.frame }

  @Test(
    .covers(
      "UIStackView.addArrangedSubview(_:)", "UIStackView.insertArrangedSubview(_:at:)",
      "UIStackView.removeArrangedSubview(_:)", "UIView.translatesAutoresizingMaskIntoConstraints"))
  func `views come, move and go`() {
    withRow { window, _, stack, blocks in
      #expect(blocks.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
      stack.addArrangedSubview(blocks[0])
      #expect(stack.arrangedSubviews == [blocks[1], blocks[2], blocks[0]])
      #expect(stack.subviews == blocks)
      window.layoutIfNeeded()
      #expect(spans(blocks) == [[280, 40], [0, 240], [250, 20]])
      stack.insertArrangedSubview(blocks[0], at: 0)
      stack.removeArrangedSubview(blocks[1])
      #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
      #expect(blocks[1].superview === stack)
      window.layoutIfNeeded()
      #expect(spans([blocks[0], blocks[2]]) == [[0, 290], [300, 20]])
      blocks[0].removeFromSuperview()
      #expect(stack.arrangedSubviews == [blocks[2]])
      window.layoutIfNeeded()
      #expect(spans([blocks[2]]) == [[0, 320]])
      stack.addArrangedSubview(blocks[0])
      window.layoutIfNeeded()
      #expect(spans([blocks[2], blocks[0]]) == [[0, 270], [280, 40]])
      // Into another view: arranged no more.
      window.addSubview(blocks[2])
      #expect(stack.arrangedSubviews == [blocks[0]])
    }
  }

  @Test(.covers("UIStackView.customSpacing(after:)", "UIStackView.spacingUseDefault"))
  func `a subview that is not arranged is left alone`() {
    withRow { window, _, stack, blocks in
      let badge = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      stack.addSubview(badge)
      window.layoutIfNeeded()
      #expect(badge.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      badge.isHidden = true
      #expect(badge.isHidden && badge.layer.isHidden)
      #expect(stack.customSpacing(after: badge) == UIStackView.spacingUseDefault)
      #expect(stack.arrangedSubviews == blocks)
    }
  }

  @Test(.covers("UIStackView.Distribution.fillEqually", "UIStackView.distribution"))
  func `hidden views take no room`() {
    withRow { window, _, stack, blocks in
      blocks[1].isHidden = true
      window.layoutIfNeeded()
      // 320 − 20 − 10; the hidden one has no width, behind the first.
      #expect(spans(blocks) == [[0, 290], [290, 0], [300, 20]])
      blocks[0].isHidden = true
      window.layoutIfNeeded()
      #expect(spans(blocks) == [[0, 0], [0, 0], [0, 320]])
      blocks[1].isHidden = false
      blocks[2].isHidden = true
      window.layoutIfNeeded()
      #expect(spans([blocks[1]]) == [[0, 320]])
      stack.distribution = .fillEqually
      blocks[0].isHidden = false
      window.layoutIfNeeded()
      #expect(spans([blocks[0], blocks[1]]) == [[0, 155], [165, 155]])
    }
  }

  @Test(
    .covers(
      "CALayer.isHidden", "UIView.AnimationOptions.curveLinear",
      "UIView.animate(withDuration:delay:options:animations:completion:)"))
  func `hiding in an animation shrinks the view and hides it at the end`() {
    withRow { window, clock, _, blocks in
      var isDone = false
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        blocks[1].isHidden = true
      } completion: { _ in
        #expect(blocks[1].layer.isHidden)
        isDone = true
      }
      #expect(blocks[1].isHidden && !blocks[1].layer.isHidden)
      #expect(window.hitTest(CGPoint(x: 240, y: 50), with: nil) !== blocks[1])
      // The first grows from 220 to 290, the second goes from 230 and 60 wide to 290 and nothing.
      for step in 0...10 {
        let part = Double(step) / 10
        #expect(abs(seen(blocks[0]).width - (220 + 70 * part)) < 1e-9)
        #expect(abs(seen(blocks[1]).minX - (230 + 60 * part)) < 1e-9)
        #expect(abs(seen(blocks[1]).width - (60 - 60 * part)) < 1e-9)
        if step < 10 { clock.advance(by: 60) }
      }
      clock.runDue()
      #expect(isDone)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        blocks[1].isHidden = false
      }
      #expect(!blocks[1].isHidden && !blocks[1].layer.isHidden)
      clock.advance(by: 300)
      #expect(abs(seen(blocks[1]).width - 30) < 1e-9)
    }
  }

  @Test func `an animator hides a view, however it ends`() {
    withRow { _, clock, _, blocks in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        blocks[1].isHidden = true
      }
      animator.startAnimation()
      clock.advance(by: 300)
      #expect(abs(seen(blocks[1]).width - 30) < 1e-9)
      #expect(blocks[1].isHidden && !blocks[1].layer.isHidden)
      clock.advance(by: 300)
      clock.runDue()
      #expect(blocks[1].layer.isHidden)
      blocks[1].isHidden = false
      let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        blocks[1].isHidden = true
      }
      stopped.startAnimation()
      clock.advance(by: 300)
      stopped.stopAnimation(true)
      clock.runDue()
      #expect(blocks[1].layer.isHidden)
    }
  }

  @Test(.covers("UIView.animate(withDuration:animations:)", "UIView.isHidden"))
  func `a view that is shown again before it has gone stays`() {
    withRow { window, clock, _, blocks in
      UIView.animate(withDuration: 1) { blocks[1].isHidden = true }
      clock.advance(by: 300)
      UIView.animate(withDuration: 1) { blocks[1].isHidden = false }
      clock.advance(by: 1200)
      #expect(!blocks[1].isHidden && !blocks[1].layer.isHidden)
      #expect(spans(blocks) == [[0, 220], [230, 60], [300, 20]])
      // What is on its way out when it leaves the stack is hidden at once.
      UIView.animate(withDuration: 1) { blocks[1].isHidden = true }
      window.addSubview(blocks[1])
      #expect(blocks[1].isHidden && blocks[1].layer.isHidden)
      clock.advance(by: 1200)
      blocks[1].isHidden = false
      #expect(!blocks[1].layer.isHidden)
    }
  }

  @Test(.covers("UIStackView.Alignment.leading", "UIView.leftAnchor", "UIView.topAnchor"))
  func `stacks in stacks`() {
    withFreshUIKit { window, _ in
      let (left, right, below) = (
        Block(30, 20, in: window), Block(50, 40, in: window), Block(10, 15, in: window)
      )
      let row = UIStackView(arrangedSubviews: [left, right])
      row.alignment = .center
      let column = UIStackView(arrangedSubviews: [row, below])
      column.axis = .vertical
      column.alignment = .leading
      column.spacing = 5
      column.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(column)
      column.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7).isActive = true
      column.topAnchor.constraint(equalTo: window.topAnchor, constant: 9).isActive = true
      window.layoutIfNeeded()
      #expect(column.frame == CGRect(x: 7, y: 9, width: 80, height: 60))
      #expect(row.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
      #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
      #expect(below.frame == CGRect(x: 0, y: 45, width: 10, height: 15))
      row.isHidden = true
      window.layoutIfNeeded()
      #expect(column.frame.size == CGSize(width: 10, height: 15))
    }
  }
}
