import Foundation

/// What has a menu shown.
@MainActor protocol EditMenuOwner: AnyObject {
  /// A finger has touched something else, or another menu is about to be shown.
  func hideMenu()
}

/// The one menu of a world, which is in a window of its own in front of everything, the keyboard
/// included, and goes when a finger touches anything else.
@MainActor
final class EditMenuPresenter: WorldPart {
  private var window: EditMenuWindow?
  private(set) weak var owner: (any EditMenuOwner)?
  /// The tick at which a touch elsewhere has hidden the menu last.
  private var touchedAwayAt: Int?
  private unowned let world: World

  init(of world: World) {
    self.world = world
  }

  var isPristine: Bool { !isVisible }

  var isVisible: Bool { window.map { !$0.isHidden } ?? false }

  /// Where the menu is, in the screen's coordinates, in points; empty while it is hidden.
  var frame: CGRect { isVisible ? window?.menu.frame ?? .zero : .zero }

  /// The window that the menu is seen in.
  var shownWindow: UIWindow? { isVisible ? window : nil }

  /// Whether the menu has just been hidden by the touch that is being handled.
  var isHiddenByPresentTouch: Bool { touchedAwayAt == world.clock.now }

  /// Shows items beside a rectangle of a view in a window.
  func show(
    _ items: [EditMenu.Item], beside rect: CGRect, of view: UIView, in host: UIWindow,
    on side: EditMenu.Side, for owner: any EditMenuOwner
  ) {
    if isVisible, let old = self.owner, old !== owner { old.hideMenu() }
    self.owner = owner
    let window = self.window ?? EditMenuWindow(frame: host.screen.bounds, screen: host.screen)
    self.window = window
    window.windowLevel = .editMenu
    window.frame = host.screen.bounds
    window.menu.show(
      items, beside: view.convert(rect, to: host.screen.coordinateSpace),
      in: host.screen.bounds.inset(by: host.safeAreaInsets), on: side)
    window.isHidden = false
    world.touches.fingerWillTouch = { [weak self] in self?.fingerWillTouch($0) }
  }

  func hide() {
    window?.isHidden = true
    world.touches.fingerWillTouch = nil
  }

  private func fingerWillTouch(_ touched: UIWindow) {
    guard touched !== window else { return }
    touchedAwayAt = world.clock.now
    owner?.hideMenu()
  }
}

extension World {
  /// What shows menus.
  var editMenuPresenter: EditMenuPresenter { part() }
}

/// The window of the menu, which takes touches where the menu is and nowhere else.
final class EditMenuWindow: UIWindow {
  let menu = EditMenu()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(menu)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIWindow.Level {
  /// In front of the keyboard.
  static let editMenu = UIWindow.Level(rawValue: 10_100)
}
