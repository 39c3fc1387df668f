import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// In a window of 375 × 667 points, where targets reach 8 points beyond what is seen of an item,
/// are at least 44 wide, and begin 8 points from the edge.
@MainActor
struct BarItemTests {
  @MainActor private final class Receiver: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func tapped(_ item: UIBarButtonItem) { heard.append("tapped \(item.tag)") }
    func touched(_ item: UIBarButtonItem, event: UIEvent?) {
      heard.append("touched \(item.tag) \(event != nil)")
    }
  }

  private func withToolbar(
    _ items: [UIBarButtonItem], _ test: (UIToolbar, [UIView], UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
      bar.items = items
      window.addSubview(bar)
      clock.runDue()
      try test(bar, buttons(in: bar), window, clock)
    }
  }

  private func buttons(in view: UIView) -> [UIView] {
    let own = view.subviews.filter { $0 is UIControl && !$0.isHidden }
    return own.isEmpty
      ? view.subviews.flatMap(buttons) : own.sorted { $0.frame.minX < $1.frame.minX }
  }

  private func box(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func tap(_ view: UIView, in window: UIWindow) {
    let point = CGPoint(x: box(view).midX, y: box(view).midY)
    window.deliverTouch(.began, at: point)
    window.deliverTouch(.ended, at: point)
  }

  @Test(
    .covers(
      "UIBarButtonItem.SystemItem.trash", "UIBarButtonItem.fixedSpace(_:)",
      "UIBarButtonItem.flexibleSpace()", "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
      "UIToolbar.items"))
  func `spaces push items apart`() {
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let trash = UIBarButtonItem(systemItem: .trash)
    withToolbar([add, .flexibleSpace(), trash]) { bar, buttons, _, _ in
      #expect(
        buttons.map(box) == [
          CGRect(x: 8, y: 100, width: 44, height: 44),
          CGRect(x: 323, y: 100, width: 44, height: 44),
        ])
      bar.setItems([.fixedSpace(30), add, trash], animated: false)
      bar.layoutIfNeeded()
      #expect(self.buttons(in: bar).map { box($0).minX } == [38, 82])
      // (359 − 88) / 3 at either side and in the middle.
      bar.items = [.flexibleSpace(), add, .flexibleSpace(), trash, .flexibleSpace()]
      bar.layoutIfNeeded()
      let xs = self.buttons(in: bar).map { box($0).minX }
      #expect(abs(xs[0] - (8 + 271.0 / 3)) <= 0.25)
      #expect(abs(xs[1] - (8 + 2 * 271.0 / 3 + 44)) <= 0.25)
      // More than there is room for: the space gives way.
      bar.items = [.fixedSpace(400), .flexibleSpace(), add]
      bar.layoutIfNeeded()
      #expect(box(self.buttons(in: bar)[0]).minX == 408)
      bar.items = nil
      #expect(self.buttons(in: bar).isEmpty)
    }
  }

  @Test(
    .covers(
      "UIBarButtonItem.init(customView:)", "UIBarButtonItem.init(title:style:target:action:)",
      "UIBarButtonItem.possibleTitles", "UIBarButtonItem.width", "UIFont.Weight.semibold"))
  func `an item takes the width of its words, or one that is set`() {
    let done = UIBarButtonItem(title: "Wide enough", style: .done, target: nil, action: nil)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let custom = UIBarButtonItem(customView: view)
    withToolbar([done, custom]) { bar, buttons, _, clock in
      let label = UILabel()
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.text = "Wide enough"
      let width = (label.intrinsicContentSize.width + 16).rounded(.up)
      #expect(buttons.map(\.bounds.width) == [width, 116])
      #expect(box(view) == CGRect(x: 8 + width + 8, y: 112, width: 100, height: 20))
      done.width = 60
      clock.runDue()
      #expect(box(buttons[0]).width == 76)
      done.width = 0
      done.possibleTitles = ["Wider than wide enough"]
      clock.runDue()
      label.text = "Wider than wide enough"
      #expect(box(buttons[0]).width == (label.intrinsicContentSize.width + 16).rounded(.up))
      _ = bar
    }
  }

  @Test(
    .covers(
      "UIAccessibilityTraits.notEnabled", "UIBarButtonItem.SystemItem.save",
      "UIBarButtonItem.init(title:image:primaryAction:)", "UIBarItem.accessibilityIdentifier",
      "UIBarItem.accessibilityLabel", "UIBarItem.tag"))
  func `a tap calls the method with the item, or the primary action`() {
    let receiver = Receiver()
    let items = [
      UIBarButtonItem(
        title: "A", style: .plain, target: receiver, action: Selector(Receiver.plain)),
      UIBarButtonItem(
        barButtonSystemItem: .add, target: receiver, action: Selector(Receiver.tapped(_:))),
      UIBarButtonItem(
        barButtonSystemItem: .save, target: receiver,
        action: Selector(Receiver.touched(_:event:))),
      UIBarButtonItem(
        primaryAction: UIAction(title: "D") { [receiver] action in
          receiver.heard.append("action \((action.sender as? UIBarButtonItem)?.tag ?? -1)")
        }),
    ]
    for (index, item) in items.enumerated() { item.tag = index }
    withToolbar(items) { _, buttons, window, clock in
      for button in buttons { tap(button, in: window) }
      #expect(receiver.heard == ["plain", "tapped 1", "touched 2 true", "action 3"])
      items[0].isEnabled = false
      tap(buttons[0], in: window)
      #expect(receiver.heard.count == 4)
      #expect(buttons[0].accessibilityTraits == [.button, .notEnabled])
      #expect(buttons.map(\.accessibilityLabel) == ["A", "Add", "Save", "D"])
      items[1].accessibilityLabel = "New note"
      items[1].accessibilityIdentifier = "new"
      #expect(buttons[1].accessibilityLabel == "New note")
      #expect(buttons[1].accessibilityIdentifier == "new")
      _ = clock
    }
  }

  @Test
  func `an action without a target goes along the responder chain`() {
    withFreshUIKit { window, clock in
      let controller = NoteController()
      window.rootViewController = UINavigationController(rootViewController: controller)
      clock.runDue()
      let save = buttons(in: window).last ?? window
      // Without a first responder only what the bar is inside of is asked.
      tap(save, in: window)
      #expect(controller.saved == 0)
      controller.field.becomeFirstResponder()
      tap(save, in: window)
      #expect(controller.saved == 1)
    }
  }

  @Test(
    .covers(
      "UIBarButtonItem.SystemItem", "UIBarButtonItem.SystemItem.close",
      "UIBarButtonItem.SystemItem.fixedSpace", "UIBarButtonItem.SystemItem.flexibleSpace",
      "UIBarButtonItem.SystemItem.redo", "UIBarItem.title"))
  func `every system item shows words or a sign, but for spaces`() {
    var signs = 0
    for system in UIBarButtonItem.SystemItem.allCases
    where system != .flexibleSpace && system != .fixedSpace {
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      withToolbar([item]) { _, buttons, window, _ in
        let painting = Painting(of: window)
        let ink = painting.box(in: box(buttons[0]).insetBy(dx: 2, dy: 2)) {
          Painting.isTint($0) || system == .close && $0.red < 200
        }
        #expect(ink != nil, "\(system)")
        if item.title == nil {
          signs += 1
          #expect((ink?.width ?? 0) <= 30 && (ink?.height ?? 0) <= 30, "\(system)")
          #expect(abs((ink?.midX ?? 0) - box(buttons[0]).midX) < 4, "\(system)")
          #expect(abs((ink?.midY ?? 0) - box(buttons[0]).midY) < 4, "\(system)")
        }
      }
    }
    #expect(signs == 16)
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    #expect(UIBarButtonItem.SystemItem.redo.rawValue == 22)
  }

  @Test(
    .covers(
      "UIBarButtonItem.Style.done", "UIBarButtonItem.Style.plain", "UIBarButtonItem.tintColor",
      "UIBarItem.isEnabled"))
  func `tint, style and state are seen`() {
    let item = UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
    withToolbar([item]) { bar, buttons, window, _ in
      @MainActor func ink(_ isMeant: (Painting.Pixel) -> Bool) -> CGRect? {
        Painting(of: window).box(in: box(buttons[0]).insetBy(dx: 0, dy: 3), where: isMeant)
      }
      let plain = ink(Painting.isTint)
      #expect(plain != nil)
      item.style = .done
      #expect((ink(Painting.isTint)?.width ?? 0) > (plain?.width ?? 0))
      item.tintColor = .red
      #expect(ink(Painting.isTint) == nil)
      #expect(ink { $0.red > 200 && $0.green < 60 } != nil)
      item.tintColor = nil
      bar.tintColor = .red
      #expect(ink { $0.red > 200 && $0.green < 60 } != nil)
      item.isEnabled = false
      #expect(ink { $0.red > 200 && $0.green < 60 } == nil)
    }
  }

  @Test(.covers("UIToolbar"))
  func `a bar has the height of its device and the width it is given`() {
    withFreshUIKit { _, _ in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      bar.sizeToFit()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
      #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    }
    withFreshUIKit(screen: CGSize(width: 820, height: 1180)) { _, _ in
      #expect(UIToolbar().sizeThatFits(CGSize(width: 300, height: 10)).height == 50)
    }
  }

  @Test(
    .covers(
      "UIBarStyle.black", "UIToolbar.barStyle", "UIToolbar.barTintColor", "UIToolbar.isTranslucent")
  ) func `a bar looks as its style, tint and translucency say`() {
    withToolbar([]) { bar, _, window, _ in
      window.backgroundColor = .black
      @MainActor func ground() -> Painting.Pixel {
        Painting(of: window).pixel(at: CGPoint(x: 50, y: 130))
      }
      // 94 % of 0.976 over black.
      #expect(abs(Int(ground().red) - Int(255 * 0.976 * 0.94)) <= 1)
      bar.isTranslucent = false
      #expect(abs(Int(ground().red) - 249) <= 1)
      bar.barStyle = .black
      #expect(abs(Int(ground().red) - 28) <= 1)
      bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(ground().red == 255 && ground().green == 0)
    }
  }

  @Test(
    .covers(
      "UIBarButtonItem", "UIBarButtonItem.init(systemItem:primaryAction:)",
      "UIToolbar.setItems(_:animated:)"))
  func `items fade in and out when that is asked for`() {
    let (old, new) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    withToolbar([old]) { bar, buttons, _, clock in
      bar.setItems([new], animated: true)
      clock.advance(by: 75)
      let both = self.buttons(in: bar)
      #expect(both.count == 2)
      // Half way of a quarter of a second.
      for button in both { #expect(abs(button.presentation.opacity - 0.5) < 1e-6) }
      clock.advance(by: 75)
      #expect(self.buttons(in: bar).count == 1)
      #expect(buttons[0].superview == nil)
    }
  }

  @Test(
    .covers(
      "UIActionHandler", "UIBarButtonItem.action", "UIBarButtonItem.customView",
      "UIBarButtonItem.primaryAction", "UIBarButtonItem.target", "UIBarItem", "UIMenuElement",
      "UIMenuElement.title"))
  func `an item's target, action, view and primary action may be set later`() {
    let (first, second) = (Receiver(), Receiver())
    let item = UIBarButtonItem(
      title: "A", style: .plain, target: first, action: Selector(Receiver.plain))
    withToolbar([item]) { bar, _, window, clock in
      #expect(item.target === first && item.action != nil)
      #expect(item.primaryAction == nil && item.customView == nil)
      tap(buttons(in: bar)[0], in: window)
      item.target = second
      item.action = Selector(Receiver.tapped(_:))
      tap(buttons(in: bar)[0], in: window)
      #expect(first.heard == ["plain"] && second.heard == ["tapped 0"])
      let handler: UIActionHandler = { second.heard.append("action \($0.title)") }
      item.primaryAction = UIAction(title: "B", handler: handler)
      let element: UIMenuElement? = item.primaryAction
      #expect(element?.title == "B")
      item.primaryAction?.title = "C"
      tap(buttons(in: bar)[0], in: window)
      #expect(second.heard == ["tapped 0", "action C"])
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      item.customView = view
      clock.runDue()
      #expect(view.isDescendant(of: bar) && view.bounds.size == CGSize(width: 50, height: 20))
      item.customView = nil
      clock.runDue()
      #expect(!view.isDescendant(of: bar) && buttons(in: bar).count == 1)
      // It holds its target weakly.
      weak var gone: Receiver?
      do {
        let receiver = Receiver()
        gone = receiver
        item.target = receiver
      }
      #expect(gone == nil && item.target == nil)
    }
  }
}
