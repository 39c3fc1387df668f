import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What code should not ask of layout.
@MainActor struct BadLayoutTests {
  @Test(.covers("NSLayoutAnchor.constraint(equalTo:)", "UIResponder.accessibilityIdentifier"))
  func `views without a common one cannot be constrained to each other`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        view.accessibilityIdentifier = "left"
        view.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIView 'left'.left == UIView.left"))
    #expect(text.contains("its items are in no common view"))
  }

  @Test(.covers("NSLayoutConstraint.constant", "UIView.widthAnchor"))
  func `numbers that are not finite are refused`() async {
    let changed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 5).constant = .nan
      }
    }
    let made = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIView().widthAnchor.constraint(equalToConstant: -.infinity)
      }
    }
    let multiplied = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
      }
    }
    for (result, words) in [
      (changed, "the constant is nan"), (made, "the constant is -inf"),
      (multiplied, "the multiplier is inf"),
    ] {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(words))
    }
  }

  @Test(.covers("UIView.removeFromSuperview()"))
  func `a view that is taken out takes its constraints out of force, and may come back`() {
    withFreshUIKit { window, _ in
      let view = placedView(in: window)
      let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7)
      let width = view.widthAnchor.constraint(equalToConstant: 30)
      NSLayoutConstraint.activate([left, width])
      window.layoutIfNeeded()
      view.removeFromSuperview()
      // What is about the view alone is the view's.
      #expect(!left.isActive && width.isActive)
      left.constant = 9
      window.layoutIfNeeded()
      window.addSubview(view)
      left.isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.minX == 9 && view.frame.width == 30)
    }
  }

  @Test(.covers("NSLayoutConstraint.firstItem"))
  func `a constant after the views have gone changes nothing`() {
    withFreshUIKit { window, _ in
      var view: UIView? = placedView(in: window)
      let width = view?.widthAnchor.constraint(equalToConstant: 5)
      width?.isActive = true
      window.layoutIfNeeded()
      view?.removeFromSuperview()
      view = nil
      #expect(width?.firstItem == nil && width?.isActive == false)
      width?.constant = 7
      width?.priority = .defaultLow
      width?.isActive = false
      #expect(width?.description == "<NSLayoutConstraint (an item that has gone).width == 7@250>")
      window.layoutIfNeeded()
    }
  }

  @Test(.covers("NSLayoutConstraint.isActive", "UIView.heightAnchor"))
  func `negative sizes are none, and said to be impossible`() {
    var texts: [String] = []
    withFreshUIKit { window, _ in
      World.current.layoutLog.write = { texts.append($0) }
      let view = placedView(in: window)
      view.widthAnchor.constraint(equalToConstant: -20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 0).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame == .zero)
    }
    #expect(texts.count == 1 && texts.first?.contains("<UIView.width >= 0>") ?? false)
  }

  @Test func `huge numbers do no harm`() {
    withFreshUIKit { window, _ in
      World.current.layoutLog.write = { _ in }
      let view = placedView(in: window)
      for constant in [1e8, CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude] {
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: constant).isActive = true
      }
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      width.isActive = true
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 1e8, y: 0, width: 50, height: 0))
      width.constant = .greatestFiniteMagnitude
      window.layoutIfNeeded()
      width.constant = 60
      window.layoutIfNeeded()
      #expect(view.frame.width == 60)
    }
  }

  @Test(.covers("NSLayoutAnchor.constraint(equalTo:constant:)"))
  func `constraints in a circle`() {
    var texts: [String] = []
    withFreshUIKit { window, _ in
      World.current.layoutLog.write = { texts.append($0) }
      let (a, b) = (placedView(in: window), placedView(in: window))
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 1),
        b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 1),
      ])
      window.layoutIfNeeded()
    }
    #expect(texts.count == 1)
  }

  @Test func `500 levels of views`() {
    withFreshUIKit { window, _ in
      var view: UIView = window
      for _ in 0..<500 {
        let inner = placedView(in: view)
        NSLayoutConstraint.activate([
          inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 0.5),
          inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
          inner.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -0.5),
          inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        view = inner
      }
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0.5, y: 1, width: 125, height: 20))
    }
  }

  @Test(.covers("NSLayoutDimension.constraint(equalToConstant:)", "UIView.addConstraint(_:)"))
  func `what is not about a view's inside cannot be added to it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        view.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
      }
    }
  }

  @Test(
    .covers(
      "NSLayoutAnchor.constraintsAffectingLayout", "NSLayoutAnchor.hasAmbiguousLayout",
      "UIView.constraintsAffectingLayout(for:)"))
  func `where nothing is said about a place, it is open`() {
    withFreshUIKit { window, _ in
      let view = placedView(in: window)
      let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 3)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      #expect(view.hasAmbiguousLayout)
      #expect(!view.leftAnchor.hasAmbiguousLayout && !view.topAnchor.hasAmbiguousLayout)
      #expect(view.widthAnchor.hasAmbiguousLayout)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      #expect(!view.hasAmbiguousLayout)
      #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
      #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
      #expect(view.leftAnchor.constraintsAffectingLayout == [left])
    }
  }

  @Test(
    .covers(
      "UILayoutGuide.constraintsAffectingLayout(for:)", "UILayoutGuide.hasAmbiguousLayout",
      "UILayoutGuide.identifier"))
  func `a guide is open until its place and its size are said`() {
    withFreshUIKit { window, _ in
      let guide = UILayoutGuide()
      #expect(guide.identifier == "" && !guide.hasAmbiguousLayout)
      guide.identifier = "gap"
      window.addLayoutGuide(guide)
      let height = guide.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: window.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 20), height,
      ])
      #expect(guide.hasAmbiguousLayout)
      let top = guide.topAnchor.constraint(equalTo: window.topAnchor, constant: 5)
      top.isActive = true
      #expect(!guide.hasAmbiguousLayout)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 5, width: 20, height: 10))
      #expect(guide.constraintsAffectingLayout(for: .vertical) == [height, top])
      #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 2)
      #expect("\(top)".contains("gap"))
      height.isActive = false
      #expect(guide.hasAmbiguousLayout)
    }
  }
}
