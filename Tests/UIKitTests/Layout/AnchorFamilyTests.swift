import Foundation
import TestSupport
import Testing
import UIKit

/// Each way to make a constraint of two anchors, by where it puts a view; the system's spacing is 8.
@MainActor struct AnchorFamilyTests {
  /// The length that a view of 40 to 200 points comes to have, being made as small and as large as a
  /// constraint lets it.
  private func lengths(
    _ constraint: (UIView, _ box: UIView) -> NSLayoutConstraint
  ) -> (least: CGFloat, most: CGFloat) {
    func length(wished: CGFloat) -> CGFloat {
      withFreshUIKit { window, _ in
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        window.addSubview(box)
        let view = placedView(in: window)
        let wish = view.widthAnchor.constraint(equalToConstant: wished)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([wish, constraint(view, box)])
        window.layoutIfNeeded()
        return view.frame.width
      }
    }
    return (length(wished: 0), length(wished: 300))
  }

  @Test(
    .covers(
      "NSLayoutAnchor.constraint(greaterThanOrEqualTo:)",
      "NSLayoutAnchor.constraint(lessThanOrEqualTo:)", "NSLayoutDimension",
      "NSLayoutDimension.constraint(equalTo:multiplier:constant:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:)",
      "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:)",
      "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:)"))
  func `sizes`() {
    // The box is 50 points wide.
    #expect(lengths { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) } == (50, 50))
    #expect(
      lengths { $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor) } == (50, 300))
    #expect(lengths { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor) } == (0, 50))
    #expect(
      lengths { $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 2, constant: 7) }
        == (107, 107))
    #expect(
      lengths { $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2) }
        == (100, 300))
    #expect(
      lengths { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 2) }
        == (0, 100))
    #expect(
      lengths {
        $0.widthAnchor.constraint(
          greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2, constant: -10)
      } == (90, 300))
    #expect(
      lengths {
        $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 2, constant: -10)
      } == (0, 90))
    // A width and a height are numbers alike; the box is 60 high.
    #expect(
      lengths { $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.heightAnchor) } == (60, 300))
  }

  /// Where a view of 10 points comes to stand that tends to the beginning and to the end, of 300.
  private func places(
    across: Bool = true, _ constraint: (UIView, _ box: UIView) -> NSLayoutConstraint
  ) -> (least: CGFloat, most: CGFloat) {
    func place(wished: CGFloat) -> CGFloat {
      withFreshUIKit { window, _ in
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        window.addSubview(box)
        let view = Block(10, 10, in: window)
        let wish =
          across
          ? view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: wished)
          : view.topAnchor.constraint(equalTo: window.topAnchor, constant: wished)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([wish, constraint(view, box)])
        window.layoutIfNeeded()
        return across ? view.frame.minX : view.frame.minY
      }
    }
    return (place(wished: 0), place(wished: 300))
  }

  @Test(
    .covers(
      "NSLayoutXAxisAnchor",
      "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)",
      "NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)",
      "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)",
      "NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)"))
  func `places after and below others`() {
    // The box ends at 150; twice the system's spacing is 16.
    #expect(
      places {
        $0.leftAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: $1.rightAnchor, multiplier: 2)
      } == (166, 300))
    #expect(
      places {
        $0.leftAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: $1.rightAnchor, multiplier: 2)
      } == (0, 166))
    #expect(
      places(across: false) {
        $0.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 2)
      } == (166, 300))
    #expect(
      places(across: false) {
        $0.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 2)
      } == (0, 166))
    #expect(places { $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor) } == (100, 300))
    #expect(places { $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor) } == (0, 100))
  }

  @Test(
    .covers(
      "NSLayoutAnchor", "NSLayoutAnchor.name", "NSLayoutConstraint.multiplier",
      "NSLayoutConstraint.secondAnchor", "NSLayoutConstraint.secondAttribute",
      "NSLayoutConstraint.shouldBeArchived", "NSLayoutXAxisAnchor.anchorWithOffset(to:)"))
  func `distances are sizes, and constraints say what they were made of`() {
    withFreshUIKit { window, _ in
      let box = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      window.addSubview(box)
      let view = Block(10, 10, in: window)
      let gap = box.rightAnchor.anchorWithOffset(to: view.leftAnchor)
      gap.constraint(equalToConstant: 30).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.minX == 180)

      let two = view.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 3)
      #expect(two.multiplier == 3 && two.secondAttribute == .height)
      #expect(two.secondAnchor?.item === box && two.firstAnchor.item === view)
      #expect(two.secondAnchor?.name == box.heightAnchor.name)
      #expect(box.heightAnchor.name.contains("height"))
      let one = view.widthAnchor.constraint(equalToConstant: 5)
      #expect(one.multiplier == 1 && one.secondAttribute == .notAnAttribute)
      #expect(one.secondAnchor == nil && one.secondItem == nil)
      #expect(!one.shouldBeArchived)
      one.shouldBeArchived = true
      #expect(one.shouldBeArchived)
    }
  }
}
