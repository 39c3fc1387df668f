import Foundation

/// Asks a person something, in the middle of the screen or at its bottom.
///
/// It is presented in a window of its own above the app's: the keyboard goes, or comes for the alert's
/// first text field, and what had the focus before gets it back when the alert goes.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert looks.
  public enum Style: Int, Sendable {
    /// Actions at the bottom of the screen.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// How the alert looks.
  open private(set) var preferredStyle = Style.alert

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// What stands above the message, in bold.
  open override var title: String? { didSet { textDidChange() } }

  /// What the alert says.
  open var message: String? { didSet { textDidChange() } }

  // MARK: Actions

  private var ownActions: [UIAlertAction] = []

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// Adds an action; a second one that cancels is a programming error.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !ownActions.contains { $0.style == .cancel },
      "an alert has one action at most that cancels")
    ownActions.append(action)
    alertView?.actionsDidChange()
  }

  /// The action in bold, which the return key of a hardware keyboard performs; one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map(ownActions.contains) ?? true,
        "the preferred action is one of the actions")
      alertView?.actionsDidChange()
    }
  }

  // MARK: Text fields

  private var ownTextFields: [UITextField] = []

  /// The text fields, in the order in which they were added; nil where there are none.
  open var textFields: [UITextField]? { ownTextFields.isEmpty ? nil : ownTextFields }

  /// Adds a text field, which the handler may change; an action sheet has none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "an action sheet has no text fields")
    let field = UITextField()
    field.font = .systemFont(ofSize: 14)
    configurationHandler?(field)
    ownTextFields.append(field)
    alertView?.fieldsDidChange()
  }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(of: self)
  }

  private func textDidChange() { alertView?.textDidChange() }

  /// Dismisses the alert, and does what the action does.
  func perform(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: Presentation

  override var ownWindowLevel: UIWindow.Level? { .alert }
  override var firstTextInput: UIResponder? { ownTextFields.first }

  override func makePresentationController() -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }
}

/// Presents an alert in the middle of what the keyboard leaves free, or an action sheet at the bottom.
final class AlertPresentationController: UIPresentationController {
  private let holder = PresentedWrapperView()
  private let dimming = UIView()
  private lazy var keyboard = PresentationKeyboardGuide()

  /// How opaque what dims is. (Chosen.)
  private static let dimmedAlpha: CGFloat = 0.2

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var wrapper: PresentedWrapperView? { holder }
  override var presentationStyle: UIModalPresentationStyle { .custom }

  override func prepareContainer(_ container: PresentationContainerView) {
    dimming.backgroundColor = .black
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isSheet {
      dimming.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(AlertPresentationController.cancel)))
    }
    container.addSubview(dimming)
    holder.elevate()
    if let view = presentedView { holder.hold(view) }
    container.addSubview(holder)
    keyboard.follow(for: container)
  }

  private func cancel() {
    guard presentation?.isAtRest ?? false,
      let action = alert?.actions.first(where: { $0.style == .cancel })
    else { return }
    alert?.perform(action)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView as? AlertView else {
      return .zero
    }
    let insets = container.safeAreaInsets
    var free = container.bounds.inset(
      by: UIEdgeInsets(top: insets.top + 8, left: 8, bottom: max(insets.bottom, 8), right: 8))
    if let window = container.window, let area = window.world.keyboardArea, area.isDocked {
      let top = container.convert(area.frame, from: window.screen.coordinateSpace).minY
      free.size.height = max(0, min(free.maxY, top - 8) - free.minY)
    }
    let size = view.size(in: free.size)
    let y = isSheet ? free.maxY - size.height : free.midY - size.height / 2
    let scale = container.window?.screen.scale ?? 1
    return CGRect(
      x: ((free.midX - size.width / 2) * scale).rounded() / scale,
      y: (y * scale).rounded() / scale, width: size.width, height: size.height)
  }

  override func placePresentedView() {
    let frame = frameOfPresentedViewInContainerView
    holder.bounds.size = frame.size
    holder.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func setPresence(_ isThere: Bool) {
    dimming.alpha = isThere ? Self.dimmedAlpha : 0
    if isSheet {
      let way = (containerView?.bounds.maxY ?? 0) - frameOfPresentedViewInContainerView.minY
      holder.transform = isThere ? .identity : CGAffineTransform(translationX: 0, y: way)
      return
    }
    holder.alpha = isThere ? 1 : 0
    let isComing = presentation?.phase == .presenting
    holder.transform =
      isThere || !isComing ? .identity : CGAffineTransform(scaleX: 1.15, y: 1.15)
  }
}
