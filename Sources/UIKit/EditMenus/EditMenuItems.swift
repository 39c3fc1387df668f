import Foundation

/// Menu elements as the items of an edit menu.
@MainActor
struct EditMenuItems {
  /// Where actions are sent to, and further along its chain.
  weak var responder: UIResponder?
  /// Who sends them; each command itself where nil.
  var sender: AnyObject?
  /// Called before an item does what it does.
  let willPerform: @MainActor () -> Void

  /// The standard actions that can be done along a responder chain, as commands in menus.
  static func suggested(
    for responder: UIResponder, from sender: AnyObject? = nil
  ) -> [UIMenuElement] {
    func menu(_ identifier: UIMenu.Identifier, _ actions: [StandardEditAction]) -> UIMenu {
      UIMenu(
        identifier: identifier, options: .displayInline,
        children: actions.compactMap { action in
          let command = UICommand(title: action.title, action: action.selector)
          let target = responder.target(
            forAction: command.action, withSender: sender ?? command)
          return target == nil ? nil : command
        })
    }
    let styles: [StandardEditAction] = [.toggleBoldface, .toggleItalics, .toggleUnderline]
    return [
      menu(.standardEdit, StandardEditAction.allCases.filter { !styles.contains($0) }),
      menu(.textStyle, styles),
    ].filter { !$0.children.isEmpty }
  }

  func items(of elements: [UIMenuElement]) -> [EditMenu.Item] {
    elements.flatMap(items)
  }

  private func items(of element: UIMenuElement) -> [EditMenu.Item] {
    switch element {
    case let menu as UIMenu:
      let children = items(of: menu.children)
      if menu.options.contains(.displayInline) { return children }
      let isDestructive = menu.options.contains(.destructive)
      return children.isEmpty
        ? [] : [EditMenu.Item(title: menu.title, isDestructive: isDestructive, children: children)]
    case let command as UICommand:
      guard isShown(command.attributes),
        responder?.target(forAction: command.action, withSender: sender ?? command) != nil
      else { return [] }
      return [item(command.title, command.attributes) { send(command) }]
    case let action as UIAction:
      guard isShown(action.attributes) else { return [] }
      return [item(action.title, action.attributes) { action.perform(from: action) }]
    default: return []
    }
  }

  /// Chosen: what cannot be chosen is left out, as standard actions are.
  private func isShown(_ attributes: UIMenuElement.Attributes) -> Bool {
    attributes.isDisjoint(with: [.hidden, .disabled])
  }

  private func item(
    _ title: String, _ attributes: UIMenuElement.Attributes,
    _ perform: @escaping @MainActor () -> Void
  ) -> EditMenu.Item {
    EditMenu.Item(title: title, isDestructive: attributes.contains(.destructive)) {
      if !attributes.contains(.keepsMenuPresented) { willPerform() }
      perform()
    }
  }

  private func send(_ command: UICommand) {
    let sender = sender ?? command
    let target = responder?.target(forAction: command.action, withSender: sender)
    if let target { command.action.perform(on: target as AnyObject, with: sender) }
  }
}

extension StandardEditAction {
  /// What the menu says for it.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    case .toggleBoldface: "Bold"
    case .toggleItalics: "Italic"
    case .toggleUnderline: "Underline"
    }
  }
}
