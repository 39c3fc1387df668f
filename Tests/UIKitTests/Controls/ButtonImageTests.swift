import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct ButtonImageTests {
  private final class Receiver: NSObject {
    func hit() {}
  }

  /// A picture of a size in points.
  private func image(_ width: Int, _ height: Int, _ color: Character = "R") -> UIImage {
    let row = String(repeating: color, count: width)
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }())
    let color: UIColor = row.first == "R" ? .red : .blue
    return renderer.image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test(
    .covers(
      "UIButton.setImage(_:for:)", "UIButton.image(for:)", "UIButton.currentImage",
      "UIButton.imageView", "UIButton.setBackgroundImage(_:for:)",
      "UIButton.backgroundImage(for:)", "UIButton.currentBackgroundImage"))
  func `a button shows what was set for its state`() {
    let (one, two) = (image(10, 10), image(12, 12))
    let button = UIButton(type: .custom)
    #expect(button.imageView?.image == nil && button.currentImage == nil)
    button.setImage(one, for: .normal)
    button.setImage(two, for: .disabled)
    button.setBackgroundImage(two, for: .normal)
    #expect(button.imageView?.image == one && button.currentImage == one)
    #expect(button.currentBackgroundImage == two && button.backgroundImage(for: .selected) == two)
    button.isEnabled = false
    #expect(button.imageView?.image == two && button.image(for: .selected) == one)
    button.isEnabled = true
    button.setImage(nil, for: .normal)
    #expect(button.imageView?.isHidden == true && button.currentImage == nil)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.currentBackgroundImage == nil)
  }

  /// A title of some width beside an image of 20 points: where both stand, by hand.
  @Test(
    .covers(
      "UIButton.imageRect(forContentRect:)", "UIButton.titleRect(forContentRect:)",
      "UIButton.imageEdgeInsets", "UIButton.titleEdgeInsets",
      "UIButton.backgroundRect(forBounds:)"))
  func `image and title stand side by side`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setImage(image(20, 10), for: .normal)
    button.setTitle("Title", for: .normal)
    button.setBackgroundImage(image(4, 4), for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    func rects() -> (image: CGRect, title: CGRect) {
      button.layoutIfNeeded()
      return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }
    let start = (200 - 20 - title.width) / 2
    #expect(abs(rects().image.minX - start) <= 0.5 && rects().image.minY == 25)
    #expect(rects().image.size == CGSize(width: 20, height: 10))
    #expect(rects().title.minX == rects().image.maxX && rects().title.width == title.width)
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    #expect(button.subviews.first?.frame == button.bounds)
    for (alignment, x) in [
      (UIControl.ContentHorizontalAlignment.left, 0), (.right, 200 - 20 - title.width),
    ] {
      button.contentHorizontalAlignment = alignment
      #expect(abs(rects().image.minX - x) < 1e-6 && abs(rects().title.minX - x - 20) < 1e-6)
    }
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(rects().image.minY == 0)
    button.contentVerticalAlignment = .bottom
    #expect(rects().image.maxY == 60)
    // Insets move what they are of, and leave the size that the button asks for.
    let size = button.intrinsicContentSize
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: -30)
    #expect(rects().image.minX == 5 && rects().title.minX == 50)
    #expect(button.intrinsicContentSize == size)
    // Where lines begin at the right, so does the image.
    (button.imageEdgeInsets, button.titleEdgeInsets) = (.zero, .zero)
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .center
    #expect(rects().title.maxX == rects().image.minX)
  }

  @Test(.covers("UIButton.systemButton(with:target:action:)"))
  func `a button asks for the size of image, title and background`() {
    let button = UIButton(type: .custom)
    button.setImage(image(40, 30), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 34))
    button.setBackgroundImage(image(100, 20), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 100, height: 34))
    let other = UIButton.systemButton(with: image(22, 20), target: nil, action: nil)
    #expect(other.buttonType == .system && other.bounds.size == CGSize(width: 22, height: 20))
  }

  @Test func `a button is as large as its title in the state that it is in`() {
    withFreshUIKit { window, clock in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone for a long time", for: .disabled)
      button.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(button)
      button.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
      clock.runDue()
      let width = button.frame.width
      button.isEnabled = false
      clock.runDue()
      #expect(button.frame.width > 2 * width)
      button.isEnabled = true
      clock.runDue()
      #expect(button.frame.width == width)
    }
  }

  @Test(
    .covers(
      "UIButton.setPreferredSymbolConfiguration(_:forImageIn:)",
      "UIButton.preferredSymbolConfigurationForImage(in:)",
      "UIButton.currentPreferredSymbolConfiguration"))
  func `symbols are drawn as the button prefers`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    let usual = button.intrinsicContentSize.width
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize.width == 2 * usual)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
  }

  @Test(
    .covers(
      "UIMenuElement.image", "UIBarItem.image", "UIBarItem.imageInsets",
      "UIBarButtonItem.init(image:style:target:action:)",
      "UIBarButtonItem.init(title:image:primaryAction:)",
      "UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
      "UICommand.init(title:subtitle:image:action:propertyList:discoverabilityTitle:attributes:state:)",
      "UIMenu.init(title:subtitle:image:identifier:options:children:)"))
  func `actions have images, which buttons and bars show`() {
    let plus = UIImage(systemName: "plus")
    let action = UIAction(title: "Add", image: plus) { _ in }
    #expect(UIButton(primaryAction: action).currentImage == plus)
    let menu = UIMenu(image: plus, children: [action])
    #expect(menu.image == plus && menu.replacingChildren([]).image == plus)
    let command = UICommand(title: "", image: plus, action: Selector(Receiver.hit))
    #expect(command.image == plus && UIMenuElement().image == nil)
    action.image = nil
    command.image = nil
    #expect(action.image == nil && command.image == nil)
    withFreshUIKit { window, clock in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      let item = UIBarButtonItem(image: image(30, 20), style: .plain, target: nil, action: nil)
      let symbol = UIBarButtonItem(title: "Add", image: plus, primaryAction: nil)
      let own = UIBarButtonItem(primaryAction: UIAction(image: plus) { _ in })
      bar.items = [item, symbol, own]
      bar.tintColor = .systemGreen
      window.addSubview(bar)
      clock.runDue()
      @MainActor func images(in view: UIView) -> [UIImageView] {
        view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
      }
      let views = images(in: bar)
      #expect(views.count == 3 && views[0].frame.size == CGSize(width: 30, height: 20))
      // Every image is a shape in the bar's tint.
      for view in views {
        guard case .picture(let look)? = view.layer.tree?.content else {
          Issue.record("nothing is shown")
          continue
        }
        #expect(look.tint == UIColor.systemGreen.color)
      }
      #expect(symbol.title == "Add" && own.title == nil)
      let x = views[0].convert(CGPoint.zero, to: bar).x
      item.imageInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      clock.runDue()
      #expect(images(in: bar)[0].convert(CGPoint.zero, to: bar).x == x + 5)
      item.isEnabled = false
      clock.runDue()
      #expect(images(in: bar)[0].tintColor == .tertiaryLabel)
    }
  }
}
