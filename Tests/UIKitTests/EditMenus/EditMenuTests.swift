import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct EditMenuTests {
  private var menu: UIMenuController { .shared }

  private func titles() -> [String] {
    guard let window = World.current.mainScreen.windows.last as? EditMenuWindow, !window.isHidden
    else { return [] }
    return window.menu.subviews.compactMap(\.accessibilityLabel)
  }

  private func tap(_ title: String) throws {
    let window = try #require(World.current.mainScreen.windows.last as? EditMenuWindow)
    let button = try #require(window.menu.subviews.first { $0.accessibilityLabel == title })
    let point = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
    #expect(window.hitTest(point, with: nil) === button)
    window.deliverTouch(.began, at: point)
    window.deliverTouch(.ended, at: point)
  }

  private func doubleTap(_ field: UITextField, at offset: Int, _ clock: FrameClock) {
    for _ in 0..<2 {
      field.tap(x: field.caretX(at: offset))
      clock.advance(by: 60)
    }
  }

  @Test(.covers("UITextSelectionRect.rect"))
  func `a double tap selects a word with its handles and the menu above it`() throws {
    try withTextField("one two") { field, _, clock in
      field.becomeFirstResponder()
      doubleTap(field, at: 5, clock)
      #expect(field.selectionForTests == "4..<7")
      #expect(menu.isMenuVisible && titles() == ["Cut", "Copy", "Select All"])
      // The field is 34 points high at 100; a line of 17 points at the standard size is 20.57 high.
      let line = field.selectionRects(for: TextOffsetRange(4..<7))[0].rect
      #expect(menu.menuFrame.height == 40)
      #expect(menu.menuFrame.maxY <= 100 + line.minY - 8 - 11 + 1)
      #expect(abs(menu.menuFrame.midX - (20 + line.midX)) <= 1 || menu.menuFrame.minX == 8)
      try tap("Copy")
      #expect(UIPasteboard.general.string == "two" && !menu.isMenuVisible)
      #expect(field.selectionForTests == "4..<7", "it stays")
    }
  }

  @Test(.covers("UIMenuController.isMenuVisible"))
  func `the menu cuts, pastes, selects and selects all`() throws {
    try withTextField("one two") { field, _, clock in
      field.becomeFirstResponder()
      clock.advance(by: 600)
      field.tap(x: 190)
      #expect(titles() == ["Select", "Select All"], "a tap on the caret")
      try tap("Select")
      #expect(field.selectionForTests == "4..<7" && titles() == ["Cut", "Copy", "Select All"])
      try tap("Select All")
      #expect(field.selectionForTests == "0..<7" && titles() == ["Cut", "Copy"])
      try tap("Cut")
      #expect(field.text == "" && !menu.isMenuVisible)
      clock.advance(by: 600)
      field.tap(x: 50)
      #expect(titles() == ["Paste"])
      try tap("Paste")
      #expect(field.text == "one two" && !menu.isMenuVisible)
    }
  }

  @Test func `a tap on the caret shows the menu and the next one hides it`() throws {
    try withTextField("one") { field, _, clock in
      field.becomeFirstResponder()
      for isShown in [true, false, true, false] {
        clock.advance(by: 600)
        field.tap(x: 190)
        #expect(menu.isMenuVisible == isShown)
      }
      clock.advance(by: 600)
      field.touch(.began, x: field.caretX(at: 1) + 0.5)
      clock.advance(by: 300)
      field.touch(.ended, x: field.caretX(at: 1) + 0.5)
      #expect(field.selectionForTests == "1" && menu.isMenuVisible, "a long press")
    }
  }

  @Test func `the menu goes with a touch elsewhere, typing, moving and the focus`() throws {
    try withTextField("one two") { field, _, clock in
      field.becomeFirstResponder()
      let hiders: [(String, () -> Void)] = [
        ("a touch elsewhere", { field.window?.deliverTouch(.began, at: CGPoint(x: 9, y: 600)) }),
        ("typing", { field.insertText("two") }),
        ("a key", { field.perform(.move(.left, extendingSelection: false)) }),
        ("the focus", { field.resignFirstResponder() }),
      ]
      for (name, hide) in hiders {
        clock.advance(by: 600)
        field.selectedTextRange = TextOffsetRange(0..<0)
        doubleTap(field, at: 5, clock)
        #expect(menu.isMenuVisible, "before \(name)")
        hide()
        #expect(!menu.isMenuVisible, "\(name)")
        field.window?.deliverTouch(.cancelled, at: .zero)
      }
      #expect(World.current.mainScreen.windows.count == 1)
    }
  }

  @Test(.covers("UIMenuController.menuFrame"))
  func `near the upper edge the menu is below, and it stays on the screen`() throws {
    try withTextField("one two", frame: CGRect(x: 300, y: 30, width: 60, height: 34)) {
      field, _, clock in
      field.becomeFirstResponder()
      doubleTap(field, at: 1, clock)
      #expect(menu.menuFrame.minY >= 64 && menu.menuFrame.maxX == 367)
    }
  }

  @MainActor private final class Card: UIView {
    var shared = 0
    override var canBecomeFirstResponder: Bool { true }
    func share(_ sender: Any?) { shared += 1 }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("share(_:)", Card.share) || action == StandardEditAction.copy.selector
    }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = "card" }
  }

  @Test(
    .covers(
      "UIMenuController.ArrowDirection.up", "UIMenuController.arrowDirection",
      "UIMenuController.hideMenu()", "UIMenuController.menuItems",
      "UIMenuController.showMenu(from:rect:)", "UIMenuItem", "UIMenuItem.init(title:action:)"))
  func `an app's own view has the menu with its own items`() throws {
    try ProjectFonts.use()
    try withFreshUIKit { window, _ in
      let card = Card(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
      window.addSubview(card)
      card.becomeFirstResponder()
      menu.menuItems = [
        UIMenuItem(title: "Share", action: Selector("share(_:)", Card.share)),
        UIMenuItem(title: "Nothing", action: Selector("tapped()", { (_: UILabel) in {} })),
      ]
      menu.showMenu(from: card, rect: card.bounds)
      #expect(titles() == ["Copy", "Share"])
      #expect(menu.menuFrame.maxY == 192, "8 points above the card")
      try tap("Share")
      #expect(card.shared == 1)
      menu.showMenu(from: card, rect: card.bounds)
      try tap("Copy")
      #expect(UIPasteboard.general.string == "card")
      menu.arrowDirection = .up
      menu.showMenu(from: card, rect: card.bounds)
      #expect(menu.menuFrame.minY == 308)
      menu.hideMenu()
    }
  }

  @Test(
    .covers(
      "UIMenuController.ArrowDirection.down", "UIMenuController.ArrowDirection.left",
      "UIMenuController.ArrowDirection.right"))
  func `the menu points in the direction that is chosen, where there is room`() throws {
    try ProjectFonts.use()
    withFreshUIKit { window, _ in
      let card = Card(frame: CGRect(x: 160, y: 200, width: 50, height: 100))
      window.addSubview(card)
      card.becomeFirstResponder()
      @MainActor func frame(_ direction: UIMenuController.ArrowDirection) -> CGRect {
        menu.arrowDirection = direction
        menu.showMenu(from: card, rect: card.bounds)
        return menu.menuFrame
      }
      let above = frame(.default)
      #expect(above.maxY == 192 && abs(above.midX - 185) <= 1)
      #expect(frame(.down) == above)
      #expect(frame(.up) == CGRect(origin: CGPoint(x: above.minX, y: 308), size: above.size))
      // "Copy" is less than 100 points wide; beside the card are 160 and 165.
      #expect(frame(.left).minX == 218 && frame(.left).midY == 250)
      #expect(frame(.right).maxX == 152 && frame(.right).midY == 250)
      card.frame = CGRect(x: 10, y: 10, width: 50, height: 600)
      #expect(frame(.right).minY == 618, "below, as there is room nowhere else")
      #expect(frame(.left).minX == 68)
      card.frame = window.bounds
      #expect(frame(.left).midY == 333 || frame(.left).midY == 334)
      menu.hideMenu()
    }
  }

  @Test(
    .covers(
      "UIMenuController.didHideMenuNotification", "UIMenuController.didShowMenuNotification",
      "UIMenuController.hideMenu(from:)", "UIMenuController.menuFrameDidChangeNotification",
      "UIMenuController.update()", "UIMenuController.willHideMenuNotification",
      "UIMenuController.willShowMenuNotification", "UIMenuItem.action", "UIMenuItem.title"))
  func `what becomes of the menu is posted, and it follows its items when it is told to`() throws {
    try ProjectFonts.use()
    withFreshUIKit { window, _ in
      let card = Card(frame: CGRect(x: 160, y: 200, width: 50, height: 100))
      window.addSubview(card)
      card.becomeFirstResponder()
      var posted: [String] = []
      let names: [(Notification.Name, String)] = [
        (UIMenuController.willShowMenuNotification, "will show"),
        (UIMenuController.didShowMenuNotification, "did show"),
        (UIMenuController.willHideMenuNotification, "will hide"),
        (UIMenuController.didHideMenuNotification, "did hide"),
        (UIMenuController.menuFrameDidChangeNotification, "frame"),
      ]
      let tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
          @MainActor _ in posted.append("\(text) \(UIMenuController.shared.isMenuVisible)")
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      menu.showMenu(from: card, rect: card.bounds)
      #expect(posted == ["will show false", "did show true"])
      posted = []
      let item = UIMenuItem(title: "Pass on", action: Selector("share(_:)", Card.share))
      #expect(item.title == "Pass on" && item.action == Selector("share(_:)", Card.share))
      menu.menuItems = [item]
      #expect(titles() == ["Copy"] && posted == [])
      menu.update()
      #expect(titles() == ["Copy", "Pass on"] && posted == ["frame true"])
      item.title = "Share"
      menu.update()
      #expect(titles() == ["Copy", "Share"])
      menu.hideMenu(from: window)
      #expect(menu.isMenuVisible)
      posted = []
      menu.hideMenu(from: card)
      #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
      #expect(posted == ["will hide true", "did hide false"])
      menu.update()
      menu.hideMenu()
      #expect(posted.count == 2)
    }
  }

  @Test func `what has no room comes on further pages`() {
    #expect(EditMenu.pages(of: [100, 100], in: 200) == [0..<2])
    #expect(EditMenu.pages(of: [100, 100, 100], in: 280) == [0..<2, 2..<3])
    #expect(EditMenu.pages(of: [500, 100], in: 280) == [0..<1, 1..<2])
  }
}
