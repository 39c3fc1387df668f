import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct EditMenuInteractionTests {
  @MainActor private final class Menus: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var menu: UIMenu?
    var suggested: [UIMenuElement] = []
    var rect = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      suggested = suggestedActions
      return menu
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present \(configuration.identifier)")
      animator.addAnimations { self.log.append("animated") }
      animator.addCompletion { self.log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss \(configuration.identifier)") }
  }

  @MainActor private final class Card: UIView {
    var copies = 0
    var sender: Any?
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == StandardEditAction.copy.selector
    }
    override func copy(_ sender: Any?) {
      copies += 1
      self.sender = sender
    }
  }

  private var window: EditMenuWindow? {
    World.current.editMenuPresenter.shownWindow as? EditMenuWindow
  }
  private var titles: [String] { window?.menu.subviews.compactMap(\.accessibilityLabel) ?? [] }

  private func tap(_ title: String) throws {
    let window = try #require(window)
    let button = try #require(window.menu.subviews.first { $0.accessibilityLabel == title })
    let point = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
    window.deliverTouch(.began, at: point)
    window.deliverTouch(.ended, at: point)
  }

  private func withCard(
    _ test: (Card, UIEditMenuInteraction, Menus, FrameClock) throws -> Void
  ) throws {
    try ProjectFonts.use()
    try withFreshUIKit { window, clock in
      let card = Card(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
      window.addSubview(card)
      let menus = Menus()
      let interaction = UIEditMenuInteraction(delegate: menus)
      card.addInteraction(interaction)
      try test(card, interaction, menus, clock)
    }
  }

  @Test(
    .covers(
      "UIEditMenuConfiguration", "UIEditMenuConfiguration.identifier",
      "UIEditMenuConfiguration.init(identifier:sourcePoint:)",
      "UIEditMenuConfiguration.sourcePoint", "UIEditMenuInteraction",
      "UIEditMenuInteraction.delegate", "UIEditMenuInteraction.didMove(to:)",
      "UIEditMenuInteraction.willMove(to:)", "UIEditMenuInteraction.dismissMenu()",
      "UIEditMenuInteraction.init(delegate:)", "UIEditMenuInteraction.location(in:)",
      "UIEditMenuInteraction.presentEditMenu(with:)", "UIEditMenuInteraction.view",
      "UIEditMenuInteractionAnimating", "UIEditMenuInteractionAnimating.addAnimations(_:)",
      "UIEditMenuInteractionAnimating.addCompletion(_:)", "UIEditMenuInteractionDelegate",
      "UIEditMenuInteractionDelegate.editMenuInteraction(_:menuFor:suggestedActions:)",
      "UIEditMenuInteractionDelegate.editMenuInteraction(_:willDismissMenuFor:animator:)",
      "UIEditMenuInteractionDelegate.editMenuInteraction(_:willPresentMenuFor:animator:)",
      "UICommand", "UICommand.action"))
  func `a menu is shown at a point with what can be done, and sends it`() throws {
    try withCard { card, interaction, menus, clock in
      #expect(interaction.view === card && interaction.delegate === menus)
      let configuration = UIEditMenuConfiguration(
        identifier: "card", sourcePoint: CGPoint(x: 50, y: 40))
      interaction.presentEditMenu(with: configuration)
      #expect(titles == ["Copy"])
      // The point is at 240 of the screen, and the menu 40 high, 8 above it.
      #expect(window?.menu.frame.maxY == 232)
      #expect(abs((window?.menu.frame.midX ?? 0) - 100) <= 0.5)
      #expect(interaction.location(in: nil) == CGPoint(x: 100, y: 240))
      #expect(menus.log.prefix(2) == ["present card", "animated"])
      clock.advance(by: 300)
      #expect(menus.log.last == "presented")
      try tap("Copy")
      #expect(card.copies == 1 && (card.sender as? UICommand)?.title == "Copy")
      #expect(window == nil && menus.log.last == "dismiss card")
      interaction.presentEditMenu(with: configuration)
      card.window?.deliverTouch(.began, at: CGPoint(x: 300, y: 700))
      #expect(window == nil, "a touch elsewhere")
      interaction.presentEditMenu(with: configuration)
      UIMenuController.shared.showMenu(from: card, rect: card.bounds)
      #expect(UIMenuController.shared.isMenuVisible && menus.log.suffix(1) == ["dismiss card"])
      interaction.presentEditMenu(with: configuration)
      #expect(!UIMenuController.shared.isMenuVisible && titles == ["Copy"], "one at a time")
      interaction.dismissMenu()
      interaction.dismissMenu()
      #expect(menus.log.filter { $0 == "dismiss card" }.count == 4)
      menus.menu = UIMenu(children: [])
      interaction.presentEditMenu(with: configuration)
      #expect(window == nil, "an empty menu is none")
    }
  }

  @Test(
    .covers(
      "UIEditMenuArrowDirection", "UIEditMenuArrowDirection.automatic",
      "UIEditMenuArrowDirection.down", "UIEditMenuArrowDirection.init(rawValue:)",
      "UIEditMenuArrowDirection.left",
      "UIEditMenuArrowDirection.right", "UIEditMenuArrowDirection.up",
      "UIEditMenuConfiguration.preferredArrowDirection",
      "UIEditMenuInteraction.reloadVisibleMenu()",
      "UIEditMenuInteraction.updateVisibleMenuPosition(animated:)",
      "UIEditMenuInteractionDelegate.editMenuInteraction(_:targetRectFor:)"))
  func `it stands beside a rectangle on the side that is asked for`() throws {
    #expect(UIEditMenuArrowDirection(rawValue: 0) == .automatic)
    try withCard { card, interaction, menus, _ in
      menus.rect = CGRect(x: 10, y: 20, width: 80, height: 60)
      let sides: [(UIEditMenuArrowDirection, Int, KeyPath<CGRect, CGFloat>, CGFloat)] = [
        (.up, 1, \.minY, 288), (.down, 2, \.maxY, 212), (.left, 3, \.minX, 148),
        (.automatic, 0, \.maxY, 212),
      ]
      for (direction, number, edge, place) in sides {
        #expect(direction.rawValue == number)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        configuration.preferredArrowDirection = direction
        interaction.presentEditMenu(with: configuration)
        #expect(window?.menu.frame[keyPath: edge] == place, "\(direction)")
      }
      #expect(UIEditMenuArrowDirection.right.rawValue == 4)
      menus.rect.origin.y += 10
      interaction.updateVisibleMenuPosition(animated: false)
      #expect(window?.menu.frame.maxY == 222)
      menus.menu = UIMenu(children: menus.suggested + [UIAction(title: "More") { _ in }])
      interaction.reloadVisibleMenu()
      #expect(titles == ["Copy", "More"])
      card.removeFromSuperview()
      card.removeInteraction(interaction)
      #expect(window == nil && interaction.view == nil)
    }
  }

  @Test(
    .covers(
      "UICommand.attributes", "UICommand.discoverabilityTitle",
      "UICommand.init(title:subtitle:image:action:propertyList:discoverabilityTitle:attributes:state:)",
      "UICommand.propertyList", "UICommand.state", "UIMenu", "UIMenu.Identifier",
      "UIMenu.Identifier.init(_:)", "UIMenu.Identifier.init(rawValue:)",
      "UIMenu.Identifier.rawValue", "UIMenu.Identifier.standardEdit", "UIMenu.Identifier.textStyle",
      "UIMenu.Options", "UIMenu.Options.destructive", "UIMenu.Options.displayInline",
      "UIMenu.Options.init(rawValue:)", "UIMenu.Options.rawValue", "UIMenu.children",
      "UIMenu.identifier", "UIMenu.init(title:subtitle:image:identifier:options:children:)",
      "UIMenu.options", "UIMenu.replacingChildren(_:)"))
  func `menus open in the place of their parents, or stand among them`() throws {
    #expect(UIMenu.Options.displayInline.rawValue == 1 && UIMenu.Options.destructive.rawValue == 2)
    #expect(UIMenu.Identifier("a") == UIMenu.Identifier(rawValue: "a"))
    try withCard { card, interaction, menus, _ in
      var done: [String] = []
      @MainActor func action(_ title: String, _ attributes: UIMenuElement.Attributes = [])
        -> UIAction
      {
        UIAction(title: title, attributes: attributes) { _ in done.append(title) }
      }
      let command = UICommand(
        title: "Copy it", action: StandardEditAction.copy.selector, propertyList: 7,
        discoverabilityTitle: "Copies", attributes: .destructive, state: .on)
      #expect(command.propertyList as? Int == 7 && command.discoverabilityTitle == "Copies")
      #expect(command.attributes == .destructive && command.state == .on)
      let cut = UICommand(title: "Cut it", action: StandardEditAction.cut.selector)
      let inner = UIMenu(
        title: "Deep", identifier: UIMenu.Identifier("deep"),
        children: [action("Down"), UIMenu(title: "Empty")])
      let other = inner.replacingChildren([action("Other")])
      #expect(other.identifier == inner.identifier && other.title == "Deep")
      #expect(other.children.count == 1 && inner.children.count == 2 && inner.options == [])
      menus.menu = UIMenu(children: [
        UIMenu(options: .displayInline, children: [action("A"), action("B", .hidden)]), inner,
        command, cut, action("C", .disabled), action("Stay", .keepsMenuPresented),
      ])
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
      #expect(titles == ["A", "Deep", "Copy it", "Stay"])
      #expect((menus.suggested.first as? UIMenu)?.identifier == .standardEdit)
      let button = window?.menu.subviews.first { $0.accessibilityLabel == "Copy it" }
      #expect((button?.subviews.first as? UILabel)?.textColor == .systemRed)
      try tap("Deep")
      #expect(titles == ["◀", "Down"])
      try tap("◀")
      #expect(titles == ["A", "Deep", "Copy it", "Stay"])
      try tap("Stay")
      #expect(titles.count == 4)
      try tap("Deep")
      try tap("Down")
      #expect(done == ["Stay", "Down"] && window == nil && card.copies == 0)
    }
  }

  @Test(
    .covers(
      "UITextFieldDelegate.textField(_:editMenuForCharactersIn:suggestedActions:)",
      "UITextViewDelegate.textView(_:editMenuForTextIn:suggestedActions:)"))
  func `a delegate adds to the menu of its text`() throws {
    @MainActor final class Adding: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var ranges: [NSRange] = []
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu(range, suggestedActions) }

      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu(range, suggestedActions) }

      private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        ranges.append(range)
        return UIMenu(children: [UIAction(title: "Mine") { _ in }] + suggested)
      }
    }
    let delegate = Adding()
    try withTextField("one two") { field, _, clock in
      field.delegate = delegate
      field.becomeFirstResponder()
      for _ in 0..<2 {
        field.tap(x: field.caretX(at: 5))
        clock.advance(by: 60)
      }
      #expect(titles == ["Mine", "Cut", "Copy", "Select All"])
    }
    try withTextView("one two") { view, _, clock in
      view.delegate = delegate
      view.becomeFirstResponder()
      for _ in 0..<2 {
        view.tap(at: 1)
        clock.advance(by: 60)
      }
      #expect(titles == ["Mine", "Cut", "Copy", "Select All"])
    }
    #expect(delegate.ranges == [NSRange(location: 4, length: 3), NSRange(location: 0, length: 3)])
  }

  @Test(
    .covers(
      "UIInteraction", "UIInteraction.didMove(to:)", "UIInteraction.view",
      "UIInteraction.willMove(to:)", "UIView.addInteraction(_:)", "UIView.interactions",
      "UIView.removeInteraction(_:)"))
  func `an interaction has one view`() throws {
    @MainActor final class Noting: NSObject, UIInteraction {
      weak var view: UIView?
      var log: [String] = []
      func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will come") }
      func didMove(to view: UIView?) {
        self.view = view
        log.append(view == nil ? "left" : "came")
      }
    }
    let (one, other, first, second) = (UIView(), UIView(), Noting(), Noting())
    one.addInteraction(first)
    one.addInteraction(second)
    #expect(one.interactions.count == 2 && first.view === one)
    other.addInteraction(first)
    #expect(one.interactions.count == 1 && first.view === other)
    #expect(first.log == ["will come", "came", "will leave", "left", "will come", "came"])
    one.removeInteraction(first)
    #expect(first.view === other, "it is not that view's")
    other.interactions = [second]
    #expect(first.view == nil && second.view === other && one.interactions.isEmpty)
  }
}
