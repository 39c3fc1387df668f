import Drawing
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// Layout as code from outside UIKit writes it.
@MainActor struct OverridingLayoutTests {
  @Test(
    .covers(
      "NSLayoutYAxisAnchor", "UILayoutGuide", "UISemanticContentAttribute",
      "UIUserInterfaceLayoutDirection", "UIView.addConstraints(_:)",
      "UIView.forFirstBaselineLayout", "UIView.forLastBaselineLayout",
      "UIView.removeConstraint(_:)", "UIView.removeConstraints(_:)"))
  func `a view is asked by its own overrides`() {
    withFreshUIKit { window, _ in
      let view = AskedView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let height = view.heightAnchor.constraint(equalToConstant: 18)
      view.addConstraint(height)
      window.layoutIfNeeded()
      // 40 by intrinsic size; 18 are aligned, and 2 more belong to the frame.
      #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
      view.removeConstraint(height)
      #expect(view.constraints.isEmpty)
      _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      view.layoutMargins.left = 3
      view.addLayoutGuide(UILayoutGuide())
      view.setNeedsUpdateConstraints()
      #expect(
        view.asked == [
          "translates", "add", "update", "remove", "fit", "margins changed", "margins", "guide",
          "needs update",
        ])
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
    }
  }

  @Test(.covers("UILayoutGuide.init(coder:)", "UIView.addLayoutGuide(_:)"))
  func `a guide constrains itself where it is added`() {
    withFreshUIKit { window, _ in
      let guide = BottomGuide()
      window.addLayoutGuide(guide)
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 667, width: 375, height: 0))
      guide.height?.constant = 100
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 567, width: 375, height: 100))
    }
  }

  @Test(
    .covers(
      "NSLayoutAnchor.item", "NSLayoutConstraint.Attribute.bottom",
      "NSLayoutConstraint.Relation.equal", "NSLayoutConstraint.awakeFromNib()",
      "NSLayoutConstraint.firstAnchor", "NSLayoutConstraint.firstAttribute",
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      "NSLayoutConstraint.relation", "NSLayoutConstraint.secondItem"))
  func `a constraint of a class of one's own`() {
    withFreshUIKit { window, _ in
      let bottom = RememberingConstraint(
        item: window, attribute: .bottom, relatedBy: .equal, toItem: UIView(), attribute: .bottom,
        multiplier: 1, constant: 12)
      bottom.awakeFromNib()
      bottom.constant = 300
      #expect(bottom.firstConstant == 12 && bottom.constant == 300 && !bottom.isActive)
      #expect(bottom.firstItem === window && bottom.secondItem == nil)
      #expect(bottom.firstAttribute == .bottom && bottom.relation == .equal)
      #expect(bottom.firstAnchor.item === window)
    }
  }

  @Test(
    .covers(
      "UILayoutGuide.trailingAnchor",
      "UIViewController.viewDidLoad()"))
  func `a page is laid out as it is written`() throws {
    try ProjectFonts.use()
    withFreshUIKit { window, _ in
      let page = EntryPage()
      window.rootViewController = page
      window.layoutIfNeeded()
      #expect(page.updates == 1)
      #expect(page.send.frame.maxX == 363)
      #expect(page.send.frame.width == page.send.intrinsicContentSize.width)
      #expect(page.entry.frame.minX == 12 && page.entry.frame.maxX == page.send.frame.minX - 12)
      #expect(page.entry.frame.maxY == 655)
    }
  }
}
