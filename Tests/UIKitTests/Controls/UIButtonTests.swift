import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIButtonTests {
  @Test(
    .covers(
      "UIButton.currentTitleColor", "UIButton.setTitleColor(_:for:)", "UIButton.title(for:)",
      "UIColor.gray"))
  func `a button says what was set for its state`() {
    let button = UIButton(type: .custom)
    button.setTitle("Send", for: .normal)
    button.setTitle("Sending", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.titleLabel?.text == "Send" && button.currentTitle == "Send")
    #expect(button.titleLabel?.textColor == .red && button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sending")
    #expect(button.titleLabel?.textColor == .gray)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.titleLabel?.text == "Send")
    #expect(button.title(for: .disabled) == "Sending" && button.title(for: .selected) == "Send")
    button.setTitle(nil, for: .disabled)
    #expect(button.title(for: .disabled) == "Send")
  }

  @Test(.covers("UIButton.init(type:)", "UIColor.systemBlue", "UIColor.tertiaryLabel"))
  func `a custom button is white, a system button tinted, grey where disabled`() {
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    let container = UIView()
    container.addSubview(button)
    container.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .systemRed)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test(.covers("UIAction", "UIButton.currentTitle", "UIButton.init(type:primaryAction:)"))
  func `a tap calls what was added for it, once`() {
    withFreshUIKit { window, clock in
      var log: [String] = []
      let button = UIButton(
        primaryAction: UIAction(title: "Go") { log.append("primary \($0.title)") })
      button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
      button.addAction(
        UIAction { _ in log.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
      window.addSubview(button)
      clock.runDue()
      #expect(button.currentTitle == "Go")
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 5))
      window.deliverTouch(.ended, at: CGPoint(x: 5, y: 5))
      #expect(log == ["primary Go", "up", "both"])
    }
  }

  @Test(.covers("UIButton.ButtonType.system", "UIButton.titleLabel"))
  func `a system button fades under the finger and comes back slowly`() {
    withFreshUIKit { window, clock in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      window.addSubview(button)
      let label = button.titleLabel
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 5))
      #expect(label?.presentation.opacity == 0.2)
      window.deliverTouch(.ended, at: CGPoint(x: 5, y: 5))
      #expect(label?.alpha == 1)
      #expect(abs((label?.presentation.opacity ?? 0) - 0.2) < 1e-9)
      clock.advance(by: 75)
      #expect(abs((label?.presentation.opacity ?? 0) - 0.6) < 1e-6)
      // It can be pressed again while it fades.
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 5))
      #expect(button.isHighlighted)
      window.deliverTouch(.cancelled, at: CGPoint(x: 5, y: 5))
      clock.advance(by: 300)
      #expect(label?.presentation.opacity == 1)
      #expect(!window.screen.isAnimating)
    }
  }

  @Test func `a tap on a button is the button's, whoever watches further out`() {
    @MainActor final class Watcher {
      var taps = 0
      func tapped() { taps += 1 }
    }
    withFreshUIKit { window, clock in
      let (watcher, button) = (Watcher(), UIButton(type: .system))
      var presses = 0
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      window.addSubview(button)
      window.addGestureRecognizer(
        UITapGestureRecognizer(target: watcher, action: Selector(Watcher.tapped)))
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 5))
      window.deliverTouch(.ended, at: CGPoint(x: 5, y: 5))
      #expect(presses == 1 && watcher.taps == 0)
      clock.advance(by: 600)
      button.isEnabled = false
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 5))
      window.deliverTouch(.ended, at: CGPoint(x: 5, y: 5))
      #expect(presses == 1 && watcher.taps == 1)
    }
  }

  @Test(
    .covers(
      "UIButton.contentEdgeInsets", "UIControl.ContentHorizontalAlignment.center",
      "UIControl.ContentHorizontalAlignment.fill", "UIControl.ContentHorizontalAlignment.leading",
      "UIControl.ContentHorizontalAlignment.left", "UIControl.ContentHorizontalAlignment.right",
      "UIControl.ContentHorizontalAlignment.trailing", "UIControl.ContentVerticalAlignment.center",
      "UIControl.ContentVerticalAlignment.fill", "UIControl.contentHorizontalAlignment"))
  func `the size is the title's with margins`() throws {
    try ProjectFonts.use()
    withFreshUIKit { window, clock in
      let button = UIButton(type: .system)
      #expect(button.sizeThatFits(.zero) == CGSize(width: 0, height: 30))
      button.setTitle("A", for: .normal)
      // Inter's line is 3408/2816 of its size: 18.15 at 15 points, up to the half point.
      #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 18.5 + 12))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
      #expect(button.sizeThatFits(.zero) == CGSize(width: 60, height: 21.5))
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 41.5)
      window.addSubview(button)
      clock.runDue()
      let title = button.titleLabel?.frame ?? .zero
      #expect(title.midY == 1 + 38.5 / 2)
      #expect(abs(title.midX - 45) <= 0.25)
      button.contentHorizontalAlignment = .trailing
      button.contentVerticalAlignment = .bottom
      clock.runDue()
      #expect(button.titleLabel?.frame.maxX == 80 && button.titleLabel?.frame.maxY == 39.5)
      button.contentHorizontalAlignment = .right
      clock.runDue()
      #expect(button.titleLabel?.frame.maxX == 80)
      button.contentHorizontalAlignment = .leading
      clock.runDue()
      #expect(button.titleLabel?.frame.minX == 10)
      button.contentHorizontalAlignment = .left
      button.contentVerticalAlignment = .top
      clock.runDue()
      #expect(button.titleLabel?.frame.origin == CGPoint(x: 10, y: 1))
      button.contentHorizontalAlignment = .fill
      button.contentVerticalAlignment = .fill
      clock.runDue()
      #expect(button.titleLabel?.frame == CGRect(x: 10, y: 1, width: 70, height: 38.5))
    }
  }

  @Test(.covers("UIButton.buttonType", "UIButton.titleColor(for:)"))
  func `a state without a colour has the normal one, else the type's`() {
    let custom = UIButton(type: .custom)
    #expect(custom.buttonType == .custom && UIButton().buttonType == .custom)
    #expect(custom.titleColor(for: .normal) == .white)
    #expect(custom.titleColor(for: .disabled) == .white)
    let system = UIButton(type: .system)
    #expect(system.buttonType == .system)
    system.tintColor = .red
    #expect(system.titleColor(for: .normal) == .red)
    #expect(system.titleColor(for: .disabled) == .tertiaryLabel)
    for button in [custom, system] {
      button.setTitleColor(.green, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(button.titleColor(for: .normal) == .green)
      #expect(button.titleColor(for: .highlighted) == .green)
      #expect(button.titleColor(for: .selected) == .blue)
      button.setTitleColor(nil, for: .selected)
      #expect(button.titleColor(for: .selected) == .green)
    }
  }

  @Test(.covers("UIButton.contentRect(forBounds:)", "UIButton.titleRect(forContentRect:)"))
  func `a subclass says where content and title stand`() throws {
    final class Wide: UIButton {
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        super.contentRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 7)
      }
    }
    try ProjectFonts.use()
    let plain = UIButton(type: .custom)
    plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(plain.contentRect(forBounds: bounds) == CGRect(x: 2, y: 1, width: 94, height: 46))
    plain.setTitle("A", for: .normal)
    let title = plain.titleRect(forContentRect: CGRect(x: 10, y: 20, width: 200, height: 60))
    #expect(title.size == plain.titleLabel?.intrinsicContentSize)
    #expect(abs(title.midX - 110) <= 0.5 && abs(title.midY - 50) <= 0.5)
    let wide = Wide(frame: bounds)
    wide.setTitle("A", for: .normal)
    wide.layoutIfNeeded()
    #expect(wide.titleLabel?.frame == CGRect(x: 10, y: 0, width: 80, height: 7))
  }

  @Test(.covers("UIButton", "UIButton.ButtonType.custom", "UIButton.setTitle(_:for:)"))
  func `a title that is too long stays inside`() throws {
    try ProjectFonts.use()
    withFreshUIKit { window, clock in
      let button = UIButton(type: .custom)
      button.setTitle("A title that is much too long for it", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      window.addSubview(button)
      clock.runDue()
      #expect(button.titleLabel?.frame.minX == 0 && button.titleLabel?.frame.width == 80)
    }
  }
}

@MainActor struct AttributedTitleTests {
  @Test(
    .covers(
      "UIButton.attributedTitle(for:)", "UIButton.currentAttributedTitle",
      "UIButton.setAttributedTitle(_:for:)"))
  func `a title with attributes comes before one without`() throws {
    try ProjectFonts.use()
    let big = UIFont.systemFont(ofSize: 40)
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    let plain = button.intrinsicContentSize
    let title = NSMutableAttributedString(string: "big", attributes: [.font: big])
    button.setAttributedTitle(title, for: .normal)
    title.append(NSAttributedString(string: " and changed"))
    #expect(button.currentAttributedTitle?.string == "big" && button.currentTitle == "plain")
    #expect(button.titleLabel?.text == "big" && button.accessibilityLabel == "big")
    // On whole pixels, of which there are three to a point, with 6 points above and below.
    let height = (big.lineHeight * 3).rounded(.up) / 3 + 12
    #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
    #expect(button.attributedTitle(for: .highlighted)?.string == "big")
    let tinted = NSAttributedString(string: "off", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(tinted, for: .disabled)
    button.isEnabled = false
    let shown = button.titleLabel?.attributedText
    #expect(shown?.string == "off")
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    button.setAttributedTitle(nil, for: .disabled)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain" && button.intrinsicContentSize == plain)
  }
}
