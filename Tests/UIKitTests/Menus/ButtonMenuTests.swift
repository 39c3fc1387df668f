import Foundation
import TestSupport
import Testing
import UIKit

/// A button at (100, 100) with a menu: rows of 44 points below it.
@MainActor
struct ButtonMenuTests {
  @MainActor private final class Stage {
    let window: UIWindow
    let clock: FrameClock
    let button: UIButton
    var chosen: [String] = []

    init(_ window: UIWindow, _ clock: FrameClock) {
      (self.window, self.clock) = (window, clock)
      button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
    }

    func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
        self?.chosen.append(action.title)
      }
    }

    func touch(_ phase: UITouch.Phase, _ place: CGPoint) {
      window.deliverTouch(phase, at: place)
      clock.advance(by: 10)
    }

    func tap(_ place: CGPoint) {
      touch(.began, place)
      touch(.ended, place)
      clock.advance(by: 300)
    }

    func open() { tap(CGPoint(x: 150, y: 120)) }

    private func find<Kind: UIView>(_ view: UIView, _ isMeant: (Kind) -> Bool) -> Kind? {
      guard !view.isHidden else { return nil }
      if let found = view as? Kind, isMeant(found) { return found }
      for subview in view.subviews.reversed() {
        if let found: Kind = find(subview, isMeant) { return found }
      }
      return nil
    }

    func row(_ title: String) -> UIControl? {
      find(window) { (row: UIControl) in row !== button && row.accessibilityLabel == title }
    }

    /// Taps a row; false where it is not seen.
    func choose(_ title: String) -> Bool {
      guard let row = row(title) else { return false }
      tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
      return true
    }

    var isOpen: Bool { window.subviews.count > 1 }

    var scroller: UIScrollView? { find(window) { (_: UIScrollView) in true } }
  }

  private func withButton(_ test: (Stage) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      window.backgroundColor = .white
      try test(Stage(window, clock))
    }
  }

  @Test(
    .covers(
      "UIButton.menu", "UIButton.showsMenuAsPrimaryAction", "UIControl.Event.menuActionTriggered"))
  func `a touch opens the menu, and a tap on a row does what that says`() {
    withButton { stage in
      var opened = 0
      stage.button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
      stage.button.menu = UIMenu(children: [stage.action("Name"), stage.action("Date")])
      stage.open()
      #expect(stage.isOpen && opened == 1)
      let first = stage.row("Name").map { $0.convert($0.bounds, to: nil) }
      // Below the button, 250 points wide, in the middle of it as far as the screen lets it.
      #expect(first == CGRect(x: 25, y: 148, width: 250, height: 44))
      #expect(stage.choose("Date"))
      #expect(stage.chosen == ["Date"])
      #expect(!stage.isOpen)
    }
  }

  @Test func `a touch outside closes the menu and does nothing else`() {
    withButton { stage in
      let other = UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
      var count = 0
      other.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      stage.window.insertSubview(other, at: 0)
      stage.button.menu = UIMenu(children: [stage.action("Name")])
      stage.open()
      stage.tap(CGPoint(x: 50, y: 620))
      #expect(count == 0 && stage.chosen.isEmpty)
      #expect(stage.row("Name") == nil)
      stage.tap(CGPoint(x: 50, y: 620))
      #expect(count == 1)
    }
  }

  @Test func `a finger may go from the button to a row`() {
    withButton { stage in
      stage.button.menu = UIMenu(children: [stage.action("Name"), stage.action("Date")])
      stage.touch(.began, CGPoint(x: 150, y: 120))
      stage.clock.advance(by: 300)
      stage.touch(.moved, CGPoint(x: 150, y: 170))
      #expect(stage.row("Name")?.isHighlighted == true)
      stage.touch(.moved, CGPoint(x: 150, y: 210))
      #expect(stage.row("Name")?.isHighlighted == false)
      stage.touch(.ended, CGPoint(x: 150, y: 210))
      #expect(stage.chosen == ["Date"])
    }
  }

  @Test func `rows are hidden, disabled, marked and kept as their attributes say`() {
    withButton { stage in
      stage.button.menu = UIMenu(
        title: "Order",
        children: [
          stage.action("Name", state: .on), stage.action("Secret", .hidden),
          stage.action("Size", .disabled), stage.action("Delete", .destructive),
          stage.action("Again", .keepsMenuPresented),
        ])
      stage.open()
      #expect(stage.row("Secret") == nil)
      #expect(stage.row("Order") != nil)
      #expect(stage.row("Name")?.accessibilityTraits == [.button, .selected])
      #expect(stage.row("Size")?.accessibilityTraits == [.button, .notEnabled])
      #expect(stage.choose("Size"))
      #expect(stage.isOpen && stage.chosen.isEmpty)
      #expect(stage.choose("Again") && stage.choose("Again"))
      #expect(stage.isOpen && stage.chosen == ["Again", "Again"])
      let row = stage.row("Delete")
      let isRed = row.flatMap { row in
        Painting(of: stage.window).box(in: row.convert(row.bounds, to: nil)) {
          $0.red > 200 && $0.green < 100 && $0.blue < 100
        }
      }
      #expect(isRed != nil)
      #expect(stage.choose("Delete"))
      #expect(!stage.isOpen)
    }
  }

  @Test func `menus in the menu open from a row, or stand among the rows`() {
    withButton { stage in
      stage.button.menu = UIMenu(children: [
        UIMenu(title: "More", children: [stage.action("Tags"), stage.action("Kind")]),
        UIMenu(title: "", options: .displayInline, children: [stage.action("Name")]),
        stage.action("Date"),
      ])
      stage.open()
      #expect(stage.row("Name") != nil && stage.row("Tags") == nil)
      let (name, date) = (
        stage.row("Name").map { $0.convert($0.bounds, to: nil).maxY } ?? 0,
        stage.row("Date").map { $0.convert($0.bounds, to: nil).minY } ?? 0
      )
      // A gap of 8 points sets the part off.
      #expect(date - name == 8)
      #expect(stage.choose("More"))
      #expect(stage.row("Tags") != nil && stage.row("Date") == nil)
      // The way back is the first row.
      #expect(stage.choose("More"))
      #expect(stage.row("Date") != nil)
      #expect(stage.choose("More") && stage.choose("Kind"))
      #expect(stage.chosen == ["Kind"] && !stage.isOpen)
    }
  }

  @Test func `a menu of 500 entries scrolls`() {
    withButton { stage in
      stage.button.menu = UIMenu(children: (1...500).map { stage.action("Entry \($0)") })
      stage.open()
      let scroller = stage.scroller
      #expect(scroller?.contentSize.height == 22_000)
      // 8 points of the screen stay free below, and above.
      #expect(abs((scroller?.bounds.height ?? 0) - 511) < 0.01)
      stage.touch(.began, CGPoint(x: 150, y: 500))
      for y in stride(from: CGFloat(480), through: 200, by: -40) {
        stage.touch(.moved, CGPoint(x: 150, y: y))
      }
      stage.touch(.ended, CGPoint(x: 150, y: 200))
      stage.clock.advance(by: 6000)
      #expect((scroller?.contentOffset.y ?? 0) > 250)
      #expect(stage.isOpen && stage.chosen.isEmpty)
      scroller?.contentOffset.y = 22_000 - 511
      #expect(stage.choose("Entry 500"))
      #expect(stage.chosen == ["Entry 500"])
    }
  }

  @Test func `an empty menu does not open`() {
    withButton { stage in
      stage.button.menu = UIMenu(children: [])
      stage.open()
      #expect(!stage.isOpen)
      stage.button.menu = nil
      stage.open()
      #expect(!stage.isOpen)
    }
  }

  @Test func `a long touch opens a menu that is not the primary action`() {
    withButton { stage in
      stage.button.showsMenuAsPrimaryAction = false
      stage.button.menu = UIMenu(children: [stage.action("Name")])
      stage.open()
      #expect(!stage.isOpen)
      stage.touch(.began, CGPoint(x: 150, y: 120))
      stage.clock.advance(by: 320)
      #expect(stage.isOpen)
      stage.touch(.ended, CGPoint(x: 150, y: 120))
      #expect(stage.isOpen && stage.chosen.isEmpty)
    }
  }

  @Test(
    .covers(
      "UIButton.changesSelectionAsPrimaryAction", "UIButton.init(configuration:primaryAction:menu:)"
    ))
  func `a button shows which element of its menu is chosen`() {
    withButton { stage in
      let (name, date) = (stage.action("Name"), stage.action("Date"))
      stage.button.changesSelectionAsPrimaryAction = true
      stage.button.menu = UIMenu(children: [name, date])
      #expect(stage.button.currentTitle == "Name" && name.state == .on)
      stage.open()
      #expect(stage.choose("Date"))
      #expect(stage.button.currentTitle == "Date")
      #expect(name.state == .off && date.state == .on)
      let plain = UIButton(type: .system)
      plain.changesSelectionAsPrimaryAction = true
      plain.sendActions(for: .primaryActionTriggered)
      #expect(plain.isSelected)
      plain.sendActions(for: .primaryActionTriggered)
      #expect(!plain.isSelected)
      let configured = UIButton(
        configuration: .plain(), menu: UIMenu(children: [stage.action("One")]))
      configured.changesSelectionAsPrimaryAction = true
      configured.menu = configured.menu
      #expect(configured.configuration?.title == "One")
    }
  }

  @Test(
    .covers(
      "UIBarButtonItem.init(systemItem:primaryAction:menu:)",
      "UIBarButtonItem.init(title:image:primaryAction:menu:)", "UIBarButtonItem.menu"))
  func `an item of a bar opens its menu`() {
    withButton { stage in
      let menu = UIMenu(children: [stage.action("Name")])
      let item = UIBarButtonItem(title: "Sort", menu: menu)
      #expect(item.menu === menu)
      #expect(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
      bar.items = [item]
      stage.window.addSubview(bar)
      stage.clock.advance(by: 20)
      stage.tap(CGPoint(x: 30, y: 42))
      #expect(stage.choose("Name"))
      #expect(stage.chosen == ["Name"])
    }
  }
}
