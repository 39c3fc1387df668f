/// What people do with selected text, whatever shows it.
///
/// Each is handed on along the responder chain by a responder that has no text of its own.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Puts what is selected on the pasteboard and removes it.
  func cut(_ sender: Any?)

  /// Puts what is selected on the pasteboard.
  func copy(_ sender: Any?)

  /// Puts what is on the pasteboard in the place of what is selected.
  func paste(_ sender: Any?)

  /// Selects what is at the caret.
  func select(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)

  /// Removes what is selected.
  func delete(_ sender: Any?)

  /// Makes what is selected bold, or where all of it is, bold no more.
  func toggleBoldface(_ sender: Any?)

  /// Makes what is selected italic, or where all of it is, italic no more.
  func toggleItalics(_ sender: Any?)

  /// Underlines what is selected, or where all of it is, takes the line away.
  func toggleUnderline(_ sender: Any?)
}

/// The same as values, in the order in which a menu has them; the raw values are the names of their
/// selectors.
package enum StandardEditAction: String, Hashable, Sendable, CaseIterable {
  case cut = "cut(_:)"
  case copy = "copy(_:)"
  case paste = "paste(_:)"
  case delete = "delete(_:)"
  case select = "select(_:)"
  case selectAll = "selectAll(_:)"
  case toggleBoldface = "toggleBoldface(_:)"
  case toggleItalics = "toggleItalics(_:)"
  case toggleUnderline = "toggleUnderline(_:)"

  /// The action of a selector with its name; nil for all others.
  init?(_ selector: Selector) {
    guard let name = selector.name else { return nil }
    self.init(rawValue: name)
  }

  /// The selector of the action's method.
  @MainActor package var selector: Selector {
    switch self {
    case .cut: Selector(rawValue, UIResponder.cut(_:))
    case .copy: Selector(rawValue, UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)
    case .paste: Selector(rawValue, UIResponder.paste(_:))
    case .delete: Selector(rawValue, UIResponder.delete(_:))
    case .select: Selector(rawValue, UIResponder.select(_:))
    case .selectAll: Selector(rawValue, UIResponder.selectAll(_:))
    case .toggleBoldface: Selector(rawValue, UIResponder.toggleBoldface(_:))
    case .toggleItalics: Selector(rawValue, UIResponder.toggleItalics(_:))
    case .toggleUnderline: Selector(rawValue, UIResponder.toggleUnderline(_:))
    }
  }
}

extension UIResponder {
  /// Does an action with the first responder from this one along the chain that can; returns whether
  /// there is one.
  @discardableResult
  package func perform(_ action: StandardEditAction, from sender: Any? = nil) -> Bool {
    let selector = action.selector
    guard let target = target(forAction: selector, withSender: sender) else { return false }
    selector.perform(on: target as AnyObject, with: sender)
    return true
  }
}
