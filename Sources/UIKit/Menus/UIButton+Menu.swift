import Foundation

extension UIButton {
  /// The menu that a long touch opens, or a short one where that is the button's primary action.
  public var menu: UIMenu? {
    get { opener?.menu }
    set {
      let opener = opener ?? ButtonMenuOpener(of: self)
      menuOpener = opener
      opener.menu = newValue
      showSelection()
    }
  }

  private var opener: ButtonMenuOpener? { menuOpener as? ButtonMenuOpener }

  /// The element that is chosen in a menu of which one always is.
  fileprivate func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    chosen.state = .on
    if configuration != nil {
      configuration?.title = chosen.title
      if let image = chosen.image { configuration?.image = image }
    } else {
      setTitle(chosen.title, for: .normal)
      if let image = chosen.image { setImage(image, for: .normal) }
    }
  }

  /// Creates a button that looks as a configuration says, with an action and a menu.
  public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil, menu: UIMenu
  ) {
    self.init(configuration: configuration, primaryAction: primaryAction)
    self.menu = menu
  }
}

extension UIMenu {
  /// The actions of the menu and of the menus in it.
  fileprivate var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }
}

/// Opens the menu of a button.
@MainActor
private final class ButtonMenuOpener: NSObject, ButtonMenu {
  private weak var button: UIButton?
  private weak var card: MenuCard?
  private let press = UILongPressGestureRecognizer()
  var menu: UIMenu?

  init(of button: UIButton) {
    self.button = button
    super.init()
    button.addTarget(self, action: Selector(ButtonMenuOpener.cameDown(_:)), for: .touchDown)
    button.addTarget(
      self, action: Selector(ButtonMenuOpener.moved(_:event:)),
      for: [.touchDragInside, .touchDragOutside])
    button.addTarget(
      self, action: Selector(ButtonMenuOpener.lifted(_:event:)),
      for: [.touchUpInside, .touchUpOutside])
    press.addTarget(self, action: Selector(ButtonMenuOpener.pressed(_:)))
    button.addGestureRecognizer(press)
    primaryActionDidChange()
  }

  func primaryActionDidChange() {
    press.isEnabled = !(button?.showsMenuAsPrimaryAction ?? false)
  }

  func showSelection() { button?.showSelection() }

  private func cameDown(_ button: UIButton) {
    if button.showsMenuAsPrimaryAction { open() }
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began, card == nil { open() }
  }

  private func open() {
    guard let button, let menu, card == nil else { return }
    button.sendActions(for: .menuActionTriggered)
    card = MenuCard.open(menu, from: button) { [weak self] in self?.didChoose($0) }
  }

  private func didChoose(_ element: UIMenuElement) {
    guard let button, let menu, let action = element as? UIAction,
      button.changesSelectionAsPrimaryAction
    else { return }
    for other in menu.actions { other.state = other === action ? .on : .off }
    button.showSelection()
  }

  private func moved(_ button: UIButton, event: UIEvent?) {
    if let place = place(event) { card?.follow(place) }
  }

  private func lifted(_ button: UIButton, event: UIEvent?) {
    if let place = place(event) { card?.letGo(place) }
  }

  private func place(_ event: UIEvent?) -> CGPoint? {
    event?.allTouches?.first?.location(in: nil)
  }
}
