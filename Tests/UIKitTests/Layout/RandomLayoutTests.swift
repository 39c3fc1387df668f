import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Random trees whose constraints have one solution, compared with equations that are solved view by
/// view.
@MainActor
@Suite(.seeded)
struct RandomLayoutTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// One constraint of a view: what of it is a number of times what of an earlier one, and a constant.
  private struct Equation {
    var attribute: Attribute
    /// The index of the other view; nil where there is none.
    var other: Int?
    var otherAttribute = Attribute.notAnAttribute
    var multiplier = 1.0
    var constraint: NSLayoutConstraint
  }

  /// A tree and its equations, two across and two down for each view but the window.
  @MainActor
  private final class Tree {
    var views: [UIView]
    var equations: [(across: [Equation], down: [Equation])] = [([], [])]

    init(_ window: UIWindow) {
      views = [window]
    }

    /// What a place or size of a frame in the window is.
    static func value(_ attribute: Attribute, _ frame: CGRect) -> Double {
      switch attribute {
      case .left, .leading: frame.minX
      case .right, .trailing: frame.maxX
      case .centerX: frame.midX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .centerY: frame.midY
      case .width: frame.width
      default: frame.height
      }
    }

    /// How much of the extent an attribute adds to the minimum, and how much of that it has.
    private static func factors(_ attribute: Attribute) -> (minimum: Double, extent: Double) {
      switch attribute {
      case .left, .leading, .top: (1, 0)
      case .right, .trailing, .bottom: (1, 1)
      case .centerX, .centerY: (1, 0.5)
      default: (0, 1)
      }
    }

    /// The frames in the window, from the first view on.
    func solved() -> [CGRect] {
      var frames = [views[0].bounds]
      for (across, down) in equations.dropFirst() {
        let (x, width) = Self.solved(across, frames)
        let (y, height) = Self.solved(down, frames)
        frames.append(CGRect(x: x, y: y, width: width, height: height))
      }
      return frames
    }

    private static func solved(
      _ equations: [Equation], _ frames: [CGRect]
    ) -> (minimum: Double, extent: Double) {
      let rows = equations.map { equation in
        let other = equation.other.map { value(equation.otherAttribute, frames[$0]) } ?? 0
        return (
          factors(equation.attribute), equation.multiplier * other + equation.constraint.constant
        )
      }
      let ((a, b), p) = rows[0]
      let ((c, d), q) = rows[1]
      let determinant = a * d - b * c
      return ((p * d - b * q) / determinant, (a * q - p * c) / determinant)
    }

    /// Adds a view somewhere, with constraints that give it a frame.
    func addView(using random: inout SeededGenerator) {
      let known = solved()
      let superview = views[Int.random(in: 0..<views.count, using: &random)]
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      if Int.random(in: 0..<4, using: &random) == 0 {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      superview.addSubview(view)
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      let frame = CGRect(
        x: number(-200...500), y: number(-200...700), width: number(1...300),
        height: number(1...300))
      let across = pair(
        [.left, .right, .centerX, .width, .leading, .trailing], of: view, frame, known, &random)
      let down = pair([.top, .bottom, .centerY, .height], of: view, frame, known, &random)
      views.append(view)
      equations.append((across, down))
    }

    private func pair(
      _ attributes: [Attribute], of view: UIView, _ frame: CGRect, _ known: [CGRect],
      _ random: inout SeededGenerator
    ) -> [Equation] {
      var chosen: [Attribute] = []
      while chosen.count < 2 {
        let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
        let factors = Self.factors(attribute)
        if !chosen.contains(where: { Self.factors($0) == factors }) { chosen.append(attribute) }
      }
      return chosen.map { (attribute: Attribute) -> Equation in
        let isSize = attribute.kind == .size
        let others = attributes.filter { $0.kind == attribute.kind }
        guard !isSize || Bool.random(using: &random) else {
          return Equation(
            attribute: attribute,
            constraint: NSLayoutConstraint(
              item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
              attribute: .notAnAttribute, multiplier: 1,
              constant: Self.value(attribute, frame)))
        }
        let other = Int.random(in: 0..<views.count, using: &random)
        let otherAttribute = others[Int.random(in: 0..<others.count, using: &random)]
        let multiplier = isSize ? [0.25, 0.5, 1, 1.5][Int.random(in: 0..<4, using: &random)] : 1
        let constant =
          Self.value(attribute, frame) - multiplier * Self.value(otherAttribute, known[other])
        return Equation(
          attribute: attribute, other: other, otherAttribute: otherAttribute,
          multiplier: multiplier,
          constraint: NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: views[other],
            attribute: otherAttribute, multiplier: multiplier, constant: constant))
      }
    }

    private var allEquations: [Equation] {
      var all: [Equation] = []
      for (across, down) in equations { all += across + down }
      return all
    }

    var constraints: [NSLayoutConstraint] { allEquations.map(\.constraint) }

    /// The constraints of a size to a number.
    var ownSizes: [NSLayoutConstraint] {
      allEquations.filter { $0.attribute.kind == .size && $0.other == nil }.map(\.constraint)
    }

    /// The frame of a view in the window, without transforms, which layout knows nothing of.
    private func frameInWindow(_ view: UIView) -> CGRect {
      var origin = CGPoint.zero
      var current: UIView? = view
      while let view = current, !(view is UIWindow) {
        origin.x += view.center.x - view.bounds.width / 2
        origin.y += view.center.y - view.bounds.height / 2
        current = view.superview
      }
      return CGRect(origin: origin, size: view.bounds.size)
    }

    /// Expects every view where the equations have it, up to pixels on the way there.
    func expectFrames(sourceLocation: SourceLocation = #_sourceLocation) {
      for (index, expected) in solved().enumerated() {
        let seen = frameInWindow(views[index])
        let corners = [
          (seen.minX, expected.minX), (seen.minY, expected.minY), (seen.maxX, expected.maxX),
          (seen.maxY, expected.maxY),
        ]
        let error: CGFloat = corners.map { abs($0.0 - $0.1) }.max() ?? 0
        // Each level of the tree rounds to half points.
        #expect(error <= 0.25 * 14, "view \(index)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(.covers("NSLayoutConstraint.deactivate(_:)"))
  func `frames are those of the closed form, whatever changes`() {
    forAll(rounds: 40) { random in
      withFreshUIKit { window, _ in
        World.current.layoutLog.write = { Issue.record("\($0)") }
        let tree = Tree(window)
        for _ in 0..<Int.random(in: 1...12, using: &random) { tree.addView(using: &random) }
        NSLayoutConstraint.activate(tree.constraints.shuffled(using: &random))
        window.layoutIfNeeded()
        tree.expectFrames()
        // Sizes grow; other views may come to have less than none, which constraints do not allow.
        let sizes = tree.ownSizes
        for constraint in sizes {
          constraint.constant += CGFloat(Int.random(in: 0...40, using: &random))
        }
        let isSound = tree.solved().allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 }
        guard isSound else { return }
        window.layoutIfNeeded()
        tree.expectFrames()
        let some = tree.constraints.shuffled(using: &random).prefix(5)
        NSLayoutConstraint.deactivate(Array(some))
        if Bool.random(using: &random) { window.layoutIfNeeded() }
        NSLayoutConstraint.activate(Array(some))
        window.layoutIfNeeded()
        tree.expectFrames()
      }
    }
  }

  @Test(.covers("UILayoutGuide.bottomAnchor", "UILayoutGuide.leadingAnchor"))
  func `what is made and thrown away leaves nothing behind`() throws {
    try withFreshUIKit { window, _ in
      weak var last: UIView?
      weak var lastConstraint: NSLayoutConstraint?
      @MainActor func turn() {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        let block = Block(10, 10, in: card)
        let guide = UILayoutGuide()
        card.addLayoutGuide(guide)
        window.addSubview(card)
        let top = card.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([
          top, card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          block.topAnchor.constraint(equalTo: guide.bottomAnchor),
          guide.topAnchor.constraint(equalTo: card.topAnchor),
          guide.heightAnchor.constraint(equalToConstant: 10),
          block.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
          block.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
          card.trailingAnchor.constraint(equalTo: block.trailingAnchor),
        ])
        window.layoutIfNeeded()
        (last, lastConstraint) = (card, top)
        card.removeFromSuperview()
        window.layoutIfNeeded()
      }
      for _ in 0..<50 * (SeededGenerator.factor ?? 1) { turn() }
      #expect(last == nil && lastConstraint == nil)
      let engine = try #require(window.treeEngine)
      #expect(engine.slots.isEmpty && engine.registrations.isEmpty && window.constraints.isEmpty)
    }
  }
}
