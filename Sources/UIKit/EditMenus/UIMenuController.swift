import Foundation

/// The menu with what can be done to the selected text.
@preconcurrency @MainActor
open class UIMenuController: NSObject, EditMenuOwner {
  /// In which direction the menu points at what it belongs to.
  public enum ArrowDirection: Int, Sendable {
    /// Down where there is room above, else up.
    case `default` = 0
    /// Up: the menu is below.
    case up = 1
    /// Down: the menu is above.
    case down = 2
    /// To the left: the menu is at the right.
    case left = 3
    /// To the right: the menu is at the left.
    case right = 4
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu has another frame.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu of the app that the calling code runs in.
  open class var shared: UIMenuController { World.current.menuController }

  private weak var target: UIView?
  private var rect = CGRect.zero
  private unowned let ownWorld: World

  init(of world: World) {
    ownWorld = world
    super.init()
  }

  /// What an app adds behind the standard items.
  open var menuItems: [UIMenuItem]?

  /// In which direction the menu points, where there is room for that.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is seen.
  open var isMenuVisible: Bool { presenter.isVisible && presenter.owner === self }

  /// Where the menu is, in the screen's coordinates, in points; empty while it is hidden.
  open var menuFrame: CGRect { isMenuVisible ? presenter.frame : .zero }

  private var presenter: EditMenuPresenter { ownWorld.editMenuPresenter }

  /// Shows what can be done along the responder chain, beside a rectangle of a view in points; where
  /// nothing can, no menu is shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard targetView.window != nil else { return hideMenu() }
    (target, rect) = (targetView, targetRect)
    ownWorld.enter { show() }
  }

  /// Hides the menu.
  open func hideMenu() {
    guard isMenuVisible else { return }
    ownWorld.enter {
      post(Self.willHideMenuNotification)
      presenter.hide()
      post(Self.didHideMenuNotification)
    }
  }

  /// Hides the menu where it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  /// Takes up what can be done by now.
  open func update() {
    if isMenuVisible { ownWorld.enter { show() } }
  }

  /// The window that a menu is seen in.
  package var shownWindow: UIWindow? { presenter.shownWindow }

  /// Whether the menu has just been hidden by the touch that is being handled.
  var isHiddenByPresentTouch: Bool { presenter.isHiddenByPresentTouch }

  private func show() {
    guard let target, let host = target.window else { return hideMenu() }
    let items = items(for: host.firstResponder ?? target)
    guard !items.isEmpty else { return hideMenu() }
    let wasVisible = isMenuVisible
    let frame = menuFrame
    if !wasVisible { post(Self.willShowMenuNotification) }
    presenter.show(
      items, beside: rect, of: target, in: host, on: arrowDirection.side, for: self)
    if !wasVisible {
      post(Self.didShowMenuNotification)
    } else if menuFrame != frame {
      post(Self.menuFrameDidChangeNotification)
    }
  }

  private func items(for responder: UIResponder) -> [EditMenu.Item] {
    let added = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    let items = EditMenuItems(responder: responder, sender: self) { [weak self] in
      self?.hideMenu()
    }
    let suggested = EditMenuItems.suggested(for: responder, from: self)
    let elements = target?.editMenu(suggesting: suggested)?.children ?? suggested
    return items.items(of: elements + added)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// An item that an app adds to the menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the item says.
  open var title: String

  /// What it does, with the menu as the sender.
  open var action: Selector

  /// Creates an item by what it says and does.
  @MainActor public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

extension UIMenuController.ArrowDirection {
  /// Where a menu is that points in the direction.
  fileprivate var side: EditMenu.Side {
    switch self {
    case .default, .down: .above
    case .up: .below
    case .left: .right
    case .right: .left
    }
  }
}

/// The menu of a world.
@MainActor
private final class WorldEditMenu: WorldPart {
  let controller: UIMenuController

  init(of world: World) {
    controller = UIMenuController(of: world)
  }

  var isPristine: Bool { !controller.isMenuVisible && controller.menuItems == nil }
}

extension World {
  private var editMenu: WorldEditMenu { part() }

  /// What `UIMenuController.shared` is.
  package var menuController: UIMenuController { editMenu.controller }
}
