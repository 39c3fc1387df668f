import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Constraints that cannot all hold.
@MainActor struct ConflictTests {
  /// What is written while the body runs, in a window of 375 by 667 points.
  private func written(_ body: (UIWindow) -> Void) -> [String] {
    var texts: [String] = []
    withFreshUIKit { window, _ in
      World.current.layoutLog.write = { texts.append($0) }
      body(window)
    }
    return texts
  }

  @Test(.covers("NSLayoutConstraint", "NSLayoutConstraint.identifier"))
  func `the last one yields, and both are named`() {
    var width: CGFloat = 0
    let texts = written { window in
      let view = placedView(in: window, named: "box")
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      first.identifier = "narrow"
      let last = view.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([first, last])
      window.layoutIfNeeded()
      width = view.frame.width
    }
    #expect(width == 100)
    #expect(
      texts == [
        """
        Constraints that cannot all hold:
          <NSLayoutConstraint 'narrow' UIView 'box'.width == 100   (active)>
          <NSLayoutConstraint UIView 'box'.width == 200   (active)>
        The last one of them that was activated yields as far as it has to:
          <NSLayoutConstraint UIView 'box'.width == 200   (active)>
        """
      ])
  }

  @Test(.covers("NSLayoutConstraint.priority"))
  func `a wish gives way without a word`() {
    let texts = written { window in
      let view = placedView(in: window)
      let wish = view.widthAnchor.constraint(equalToConstant: 100)
      wish.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([wish, view.widthAnchor.constraint(equalToConstant: 200)])
      window.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
    #expect(texts.isEmpty)
  }

  @Test(.covers("NSLayoutConstraint.activate(_:)"))
  func `what has yielded holds again where it can`() {
    _ = written { window in
      let view = placedView(in: window)
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([first, view.widthAnchor.constraint(equalToConstant: 200)])
      window.layoutIfNeeded()
      first.isActive = false
      window.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
  }

  @Test func `a view that translates its mask is named with its frame`() {
    let texts = written { window in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.width == 30)
    }
    #expect(texts.count == 1)
    let words = "<UIView by its autoresizing mask: x = 1, y = 2, width = 30, height = 40>"
    #expect(texts.first?.contains(words) ?? false)
  }

  @Test(.covers("UIView.rightAnchor"))
  func `many constants change at once`() {
    // Widths that are 100 together: neither change could be made alone.
    let texts = written { window in
      let (left, right) = (placedView(in: window), placedView(in: window))
      let (a, b) = (
        left.widthAnchor.constraint(equalToConstant: 40),
        right.widthAnchor.constraint(equalToConstant: 60)
      )
      NSLayoutConstraint.activate([
        a, b, left.leftAnchor.constraint(equalTo: window.leftAnchor),
        right.leftAnchor.constraint(equalTo: left.rightAnchor),
        right.rightAnchor.constraint(equalTo: window.leftAnchor, constant: 100),
      ])
      window.layoutIfNeeded()
      a.constant = 70
      b.constant = 30
      window.layoutIfNeeded()
      #expect(right.frame.minX == 70 && right.frame.width == 30)
    }
    #expect(texts.isEmpty)
  }

  @Test(
    .covers(
      "NSLayoutAnchor.constraint(greaterThanOrEqualTo:constant:)",
      "NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:)",
      "NSLayoutYAxisAnchor.anchorWithOffset(to:)"))
  func `descriptions are in the manner of the visual format`() {
    withFreshUIKit { window, _ in
      let (a, b) = (placedView(in: window, named: "a"), placedView(in: window, named: "b"))
      let words: [(NSLayoutConstraint, String)] = [
        (
          a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
          "H:|-(20)-[UIView 'a']"
        ),
        (
          a.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -9),
          "H:[UIView 'a']-(9)-|"
        ),
        (
          b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8),
          "V:[UIView 'a']-(>=8)-[UIView 'b']"
        ),
        (
          a.bottomAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -8),
          "V:[UIView 'a']-(>=8)-[UIView 'b']"
        ),
        (a.leftAnchor.constraint(equalTo: b.rightAnchor), "H:[UIView 'b']-(0)-[UIView 'a'](LTR)"),
        (
          a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: -1.5),
          "UIView 'a'.width == 2*UIView 'b'.height - 1.5"
        ),
        (
          a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 3),
          "(UIView 'b'.top - UIView 'a'.top) == 3"
        ),
      ]
      for (constraint, text) in words {
        #expect(constraint.description == "<NSLayoutConstraint \(text)>")
      }
      let wish = a.widthAnchor.constraint(equalToConstant: 7)
      wish.priority = .defaultLow
      wish.isActive = true
      #expect(wish.description == "<NSLayoutConstraint UIView 'a'.width == 7@250   (active)>")
    }
  }
}
