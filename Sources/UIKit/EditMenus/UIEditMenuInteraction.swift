import Foundation

/// A menu with what can be done with a view, shown where the app asks for it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction, EditMenuOwner {
  /// Who says what is in the menu and hears of it; held weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view that it was added to.
  open private(set) weak var view: UIView?

  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction; without a delegate its menu has what can be done along the responder chain.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, in the place of any other; an empty one is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    view.world.enter {
      presenter?.owner?.hideMenu()
      guard show(configuration, in: view, of: window) else { return }
      let animator = EditMenuAnimator()
      delegate?.editMenuInteraction(
        self, willPresentMenuFor: configuration, animator: animator)
      animator.run()
    }
  }

  /// Hides the menu.
  open func dismissMenu() {
    guard let view, let configuration = shown else { return }
    view.world.enter {
      let animator = EditMenuAnimator()
      delegate?.editMenuInteraction(
        self, willDismissMenuFor: configuration, animator: animator)
      shown = nil
      presenter?.hide()
      animator.run()
    }
  }

  /// Asks again what is in the menu that is shown.
  open func reloadVisibleMenu() {
    guard let view, let window = view.window, let shown else { return }
    view.world.enter {
      if !show(shown, in: view, of: window) { dismissMenu() }
    }
  }

  /// Asks again where the menu is that is shown; it is there at once.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  /// Returns where the menu was asked for, in a view's coordinates; without a view in the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  private var presenter: EditMenuPresenter? { view?.world.editMenuPresenter }

  /// Shows the menu; returns false where it has no elements.
  private func show(
    _ configuration: UIEditMenuConfiguration, in view: UIView, of window: UIWindow
  ) -> Bool {
    let responder = window.firstResponder ?? view
    let suggested = EditMenuItems.suggested(for: responder)
    let asked = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    let items = EditMenuItems(responder: responder) { [weak self] in self?.dismissMenu() }
      .items(of: asked?.children ?? suggested)
    guard !items.isEmpty else { return false }
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let place = rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    presenter?.show(
      items, beside: place, of: view, in: window,
      on: configuration.preferredArrowDirection.side, for: self)
    shown = configuration
    return true
  }

  func hideMenu() { dismissMenu() }
}

/// Where a menu is asked for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the app knows it by.
  open private(set) var identifier: AnyHashable = UUID()

  /// Where the menu is asked for, in the coordinates of the interaction's view, in points.
  open private(set) var sourcePoint = CGPoint.zero

  /// In which direction the menu points, where there is room for that.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates one for a point of the interaction's view; without an identifier it gets one of its own.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.sourcePoint = sourcePoint
  }
}

/// In which direction a menu points at what it belongs to.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down where there is room above, else up.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  /// To the left: the menu is at the right.
  case left = 3
  /// To the right: the menu is at the left.
  case right = 4

  /// Where a menu is that points in the direction.
  fileprivate var side: EditMenu.Side {
    switch self {
    case .automatic, .down: .above
    case .up: .below
    case .left: .right
    case .right: .left
    }
  }
}

/// Takes what is animated along with a menu, and what comes after it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds what is animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.25) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
    }
  }
}

/// Who says what is in the menu of an interaction, and hears of it; every method has a default.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu, made of what can be done along the responder chain; nil for that itself, an empty
  /// one for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the rectangle that the menu is beside, in the coordinates of the interaction's view, in
  /// points; a null one for the point where it was asked for.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// The menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// The menu is about to be hidden.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Has what can be done along the responder chain.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Takes the point where the menu was asked for.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
