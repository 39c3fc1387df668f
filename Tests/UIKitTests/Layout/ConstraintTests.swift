import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Frames worked out by hand, in a window of 375 by 667 points at two pixels a point.
@MainActor struct ConstraintTests {
  @Test(.covers("UIView.leadingAnchor", "UIView.trailingAnchor"))
  func `anchors place a view`() {
    withFreshUIKit { window, _ in
      let view = placedView(in: window)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -30),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 40, width: 325, height: 50))
    }
  }

  @Test(
    .covers(
      "NSLayoutConstraint.Attribute", "NSLayoutConstraint.Attribute.bottomMargin",
      "NSLayoutConstraint.Attribute.centerX", "NSLayoutConstraint.Attribute.centerXWithinMargins",
      "NSLayoutConstraint.Attribute.centerY", "NSLayoutConstraint.Attribute.centerYWithinMargins",
      "NSLayoutConstraint.Attribute.firstBaseline", "NSLayoutConstraint.Attribute.height",
      "NSLayoutConstraint.Attribute.lastBaseline", "NSLayoutConstraint.Attribute.leading",
      "NSLayoutConstraint.Attribute.leadingMargin", "NSLayoutConstraint.Attribute.left",
      "NSLayoutConstraint.Attribute.leftMargin", "NSLayoutConstraint.Attribute.right",
      "NSLayoutConstraint.Attribute.rightMargin", "NSLayoutConstraint.Attribute.top",
      "NSLayoutConstraint.Attribute.topMargin", "NSLayoutConstraint.Attribute.trailing",
      "NSLayoutConstraint.Attribute.trailingMargin", "NSLayoutConstraint.Attribute.width"))
  func `every attribute is what it says`() {
    typealias Attribute = NSLayoutConstraint.Attribute
    // A box at (40, 80) of 100 by 60, whose margins are 8.
    let places: [(Attribute, CGFloat)] = [
      (.left, 40), (.right, 140), (.leading, 40), (.trailing, 140), (.centerX, 90),
      (.leftMargin, 48), (.rightMargin, 132), (.leadingMargin, 48), (.trailingMargin, 132),
      (.centerXWithinMargins, 90), (.top, 80), (.bottom, 140), (.centerY, 110),
      (.firstBaseline, 80), (.lastBaseline, 140), (.topMargin, 88), (.bottomMargin, 132),
      (.centerYWithinMargins, 110),
    ]
    withFreshUIKit { window, _ in
      let box = UIView(frame: CGRect(x: 40, y: 80, width: 100, height: 60))
      window.addSubview(box)
      for (attribute, place) in places {
        let view = placedView(in: window)
        let isAcross = attribute.kind != .vertical
        let own: Attribute = isAcross ? (attribute.kind == .directional ? .leading : .left) : .top
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: box, attribute: attribute,
          multiplier: 1, constant: 0
        ).isActive = true
        window.layoutIfNeeded()
        #expect((isAcross ? view.frame.minX : view.frame.minY) == place, "\(attribute)")
        view.removeFromSuperview()
      }
      let view = placedView(in: window)
      for (own, other, multiplier) in [
        (Attribute.width, Attribute.height, 0.5), (.height, .width, 2),
      ] {
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: box, attribute: other,
          multiplier: multiplier, constant: 1
        ).isActive = true
      }
      window.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 31, height: 201))
    }
  }

  @Test(
    .covers(
      "NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)",
      "NSLayoutDimension.constraint(lessThanOrEqualToConstant:)"))
  func `relations and priorities`() {
    withFreshUIKit { window, _ in
      let view = placedView(in: window)
      let wish = view.widthAnchor.constraint(equalToConstant: 300)
      wish.priority = .defaultHigh
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
      let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 70)
      let small = view.heightAnchor.constraint(equalToConstant: 10)
      small.priority = .defaultLow
      NSLayoutConstraint.activate([wish, limit, least, small])
      window.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 200, height: 70))
      limit.isActive = false
      small.priority = UILayoutPriority(999)
      least.constant = 5
      window.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 300, height: 10))
    }
  }

  @Test(.covers("UIView.bottomAnchor"))
  func `a changed constant moves what hangs on it`() {
    withFreshUIKit { window, _ in
      let (first, second) = (Block(100, 20, in: window), Block(60, 20, in: window))
      let top = first.topAnchor.constraint(equalTo: window.topAnchor, constant: 10)
      NSLayoutConstraint.activate([
        top, first.leftAnchor.constraint(equalTo: window.leftAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
        second.rightAnchor.constraint(equalTo: first.rightAnchor),
      ])
      window.layoutIfNeeded()
      #expect(first.frame == CGRect(x: 0, y: 10, width: 100, height: 20))
      #expect(second.frame == CGRect(x: 40, y: 38, width: 60, height: 20))
      top.constant = 110
      window.layoutIfNeeded()
      #expect(first.frame.minY == 110 && second.frame.minY == 138)
      first.contentSize = CGSize(width: 80, height: 30)
      window.layoutIfNeeded()
      #expect(second.frame == CGRect(x: 20, y: 148, width: 60, height: 20))
    }
  }

  @Test(.covers("NSLayoutDimension.constraint(equalTo:multiplier:)"))
  func `constraints cross the levels of a tree`() {
    withFreshUIKit { window, _ in
      let outer = placedView(in: window)
      let inner = placedView(in: outer)
      let fixed = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
      inner.addSubview(fixed)
      let deep = placedView(in: fixed)
      let aside = placedView(in: window)
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
        outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
        outer.widthAnchor.constraint(equalToConstant: 200),
        outer.heightAnchor.constraint(equalToConstant: 200),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 30),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 40),
        deep.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        deep.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        deep.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        deep.heightAnchor.constraint(equalToConstant: 10),
        aside.leftAnchor.constraint(equalTo: deep.rightAnchor),
        aside.topAnchor.constraint(equalTo: deep.topAnchor),
      ])
      window.layoutIfNeeded()
      // In the window `deep` is 100 wide about x = 110, and 657 down; `fixed` is at (45, 66).
      #expect(deep.frame == CGRect(x: 15, y: 591, width: 100, height: 10))
      #expect(aside.frame.origin == CGPoint(x: 160, y: 657))
      fixed.frame.origin = CGPoint(x: 15, y: 16)
      window.layoutIfNeeded()
      #expect(deep.frame.origin == CGPoint(x: 5, y: 581))
      #expect(aside.frame.origin == CGPoint(x: 160, y: 657))
    }
  }

  @Test func `edges lie between pixels`() {
    withFreshUIKit { window, _ in
      // Three views in 100 points: 33.33 each, at two pixels a point.
      let views = (0..<3).map { _ in placedView(in: window) }
      for (index, view) in views.enumerated() {
        let before = index == 0 ? window.leftAnchor : views[index - 1].rightAnchor
        view.leftAnchor.constraint(equalTo: before).isActive = true
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = index > 0
      }
      views[2].rightAnchor.constraint(equalTo: window.leftAnchor, constant: 100).isActive = true
      window.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
      #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
    }
  }

  @Test func `a transform stays out of layout`() {
    withFreshUIKit { window, _ in
      let view = placedView(in: window)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 50),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 60),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      window.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 100, height: 40))
      #expect(view.center == CGPoint(x: 100, y: 80))
    }
  }

  @Test(.covers("UIView.constraints"))
  func `a view leaves, and its constraints with it`() {
    withFreshUIKit { window, _ in
      let (stay, go) = (Block(10, 10, in: window), Block(20, 20, in: window))
      let own = go.widthAnchor.constraint(equalToConstant: 40)
      let common = stay.leftAnchor.constraint(equalTo: go.rightAnchor)
      NSLayoutConstraint.activate([
        own, common, go.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 5),
      ])
      window.layoutIfNeeded()
      #expect(stay.frame.minX == 45)
      go.removeFromSuperview()
      #expect(own.isActive && !common.isActive)
      #expect(window.constraints.isEmpty && go.constraints == [own])
      window.layoutIfNeeded()
      window.addSubview(go)
      common.isActive = true
      go.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 15).isActive = true
      window.layoutIfNeeded()
      #expect(stay.frame.minX == 55)
    }
  }

  @Test func `constraints stay where the view that holds them still contains their items`() {
    withFreshUIKit { window, _ in
      let (left, right) = (UIView(), UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
      window.addSubview(left)
      window.addSubview(right)
      let view = Block(10, 10, in: left)
      let place = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 130)
      place.isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.minX == 130)
      right.addSubview(view)
      #expect(place.isActive)
      window.layoutIfNeeded()
      #expect(view.frame.minX == 30)
    }
  }
}
