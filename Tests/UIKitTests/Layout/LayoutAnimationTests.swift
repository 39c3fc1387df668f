import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Layouts that are animated: positions over frames, from the closed form of the pace.
@MainActor struct LayoutAnimationTests {
  /// A block at the left edge of the window, and the constraint that says how far from it.
  private func withBlock(
    _ body: (UIWindow, FrameClock, Block, NSLayoutConstraint) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let block = Block(50, 50, in: window)
      let left = block.leftAnchor.constraint(equalTo: window.leftAnchor)
      left.isActive = true
      window.layoutIfNeeded()
      try body(window, clock, block, left)
    }
  }

  private func seen(_ view: UIView) -> Double { view.presentationRect(view.bounds).minX }

  @Test func `a changed constant and a layout in a block move step by step`() {
    withBlock { window, clock, block, left in
      left.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      #expect(block.frame.minX == 200)
      for step in 0...10 {
        #expect(abs(seen(block) - Double(step) * 20) < 1e-9)
        clock.advance(by: 60)
      }
    }
  }

  @Test func `without a layout in the block nothing moves step by step`() {
    withBlock { _, clock, block, left in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { left.constant = 200 }
      clock.runDue()
      #expect(block.frame.minX == 200 && seen(block) == 200)
    }
  }

  @Test func `a layout that is interrupted goes on from where it is seen`() {
    withBlock { window, clock, block, left in
      var last = 0.0
      for (turn, target) in [CGFloat(200), 40, 300, 0].enumerated() {
        let before = seen(block)
        left.constant = target
        UIView.animate(withDuration: 0.5) { window.layoutIfNeeded() }
        #expect(abs(seen(block) - before) < 1e-9, "turn \(turn) begins with a jump")
        last = seen(block)
        for _ in 0..<15 {
          clock.advance(by: 10)
          // In 0.5 s by ease-in-out the fastest of 300 points is well below 25 a frame; motions that
          // overlap add up.
          #expect(abs(seen(block) - last) < 50)
          last = seen(block)
        }
      }
      clock.advance(by: 600)
      #expect(seen(block) == 0)
    }
  }

  @Test func `sizes move with places`() {
    withFreshUIKit { window, clock in
      let view = placedView(in: window)
      let right = view.rightAnchor.constraint(equalTo: window.leftAnchor, constant: 100)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor), right,
      ])
      window.layoutIfNeeded()
      right.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      for step in 0...10 {
        let rect = view.presentationRect(view.presentation.bounds)
        #expect(abs(rect.minX) < 1e-9 && abs(rect.maxX - 100 - Double(step) * 20) < 1e-9)
        clock.advance(by: 60)
      }
    }
  }
}
