import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@MainActor struct OverridingStackTests {
  @Test(
    .covers(
      "NSLayoutConstraint.Axis.vertical", "UIStackView.Alignment.center",
      "UIStackView.init(arrangedSubviews:)"))
  func `a subclass hears what it is asked for`() {
    let stack = OverridingStack(arrangedSubviews: [UIView()])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.spacing = 3
    stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 7)
    stack.removeArrangedSubview(stack.arrangedSubviews[0])
    #expect(
      stack.log == [
        "add", "insert at 0", "axis", "distribution", "alignment", "spacing", "space", "remove",
      ])
  }

  @Test(.covers("UIStackView.arrangedSubviews"))
  func `a form of a phone is laid out`() {
    withFreshUIKit { window, _ in
      let form = StackForm()
      form.hint.text = "Name"
      window.rootViewController = form
      window.layoutIfNeeded()
      // The margins of 2 and 4 points at the sides, 1 at the top.
      let hint = form.hint.frame
      #expect(hint.minX == 2 && hint.minY == 1 && hint.width == 375 - 6)
      #expect(form.stack.arrangedSubviews[1].frame.minY == hint.maxY + 12)
    }
  }
}
