import Foundation

/// An object that can handle events and be the one that typed text goes to.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  @MainActor public override init() {
    super.init()
  }

  /// The next one in the responder chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this is what typed text goes to.
  open var isFirstResponder: Bool { isWindowsFirstResponder }

  /// Kept by the window, so that whole view trees can be asked quickly.
  final var isWindowsFirstResponder = false

  /// Whether this may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder of its window, and that the key window if it
  /// is visible; the keyboard notifications are posted before it returns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return world.enter { becomeFirstResponder(of: window) }
  }

  private func becomeFirstResponder(of window: UIWindow) -> Bool {
    if window.firstResponder === self {
      window.takeKeys(tellsKeyboard: true)
      return true
    }
    guard canBecomeFirstResponder, shouldBecomeFirstResponder() else { return false }
    guard window.resignFirstResponder(inFavourOf: self) else { return false }
    window.firstResponder = self
    // The keyboard goes from field to field, also between windows.
    window.takeKeys(tellsKeyboard: false)
    if beginsEditingBeforeKeyboard {
      didBecomeFirstResponder()
      // The delegate may have given the focus away again.
      if window.firstResponder === self { window.firstResponderDidChange() }
    } else {
      window.firstResponderDidChange()
      if window.firstResponder === self { didBecomeFirstResponder() }
    }
    return window.firstResponder === self
  }

  /// Stops being the first responder; the keyboard notifications are posted
  /// before it returns.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    return world.enter { resignFirstResponder(of: window) }
  }

  private func resignFirstResponder(of window: UIWindow) -> Bool {
    guard canResignFirstResponder, shouldResignFirstResponder() else { return false }
    window.firstResponder = world.firstResponderSuccessor == nil ? heir(in: window) : nil
    if world.firstResponderSuccessor == nil {
      window.firstResponderDidChange()
    }
    didResignFirstResponder()
    return true
  }

  /// The controller that keeps the focus when this gives it away: the next one along the chain that
  /// can have it, as controllers with an accessory of their own can.
  func heir(in window: UIWindow) -> UIResponder? {
    var responder = next
    while let current = responder {
      if current is UIViewController, current.canBecomeFirstResponder,
        current.responderWindow === window
      {
        return current
      }
      responder = current.next
    }
    return nil
  }

  // MARK: Input views

  /// What takes the place of the keys while this has the focus, or something before it in the chain.
  open var inputView: UIView? { nil }

  /// What stands above the keys while this has the focus, or something before it in the chain.
  open var inputAccessoryView: UIView? { nil }

  /// A controller whose view stands above the keys while this has the focus, or something before it in
  /// the chain, instead of `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Lets the keyboard follow the traits and the input views of the first responder where they have
  /// changed.
  open func reloadInputViews() {
    guard isFirstResponder, let window = responderWindow, window.isKeyWindow else { return }
    world.enter { world.textInputHost?.reloadInputViews(of: self) }
  }

  /// Asks the delegate whether editing may begin.
  func shouldBecomeFirstResponder() -> Bool { true }
  /// Asks the delegate whether editing may end.
  func shouldResignFirstResponder() -> Bool { true }
  /// Tells the delegate that editing has begun.
  func didBecomeFirstResponder() {}
  /// Tells the delegate that editing has ended.
  func didResignFirstResponder() {}
  /// Whether editing begins before the keyboard's notifications, as in a text
  /// field, or after them, as in a text view (facts 1.3).
  var beginsEditingBeforeKeyboard: Bool { true }

  var responderWindow: UIWindow? { nil }

  /// The world of the responder's window; that of the calling code where it has none.
  var world: World { responderWindow?.screen.world ?? .current }

  /// Whether a responder that typed text is for takes it at present.
  package var takesTypedText: Bool { true }

  /// Called for what was read from a nib, and by subclasses; there are no nibs.
  open func awakeFromNib() {}

  // MARK: Accessibility

  /// A name by which tests find it.
  open var accessibilityIdentifier: String?

  /// What it is called by those who use it without seeing it; the text of UIKit's own views
  /// unless set.
  open var accessibilityLabel: String? {
    get { givenLabel ?? defaultAccessibilityLabel }
    set { givenLabel = newValue }
  }

  /// What it has in it at present, in words; the text of a field unless set.
  open var accessibilityValue: String? {
    get { givenValue ?? defaultAccessibilityValue }
    set { givenValue = newValue }
  }

  /// What it is; that of UIKit's own views unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { givenTraits ?? defaultAccessibilityTraits }
    set { givenTraits = newValue }
  }

  var (givenLabel, givenValue): (String?, String?)
  private var givenTraits: UIAccessibilityTraits?

  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  // MARK: Actions

  /// Whether this responder has the method of an action, or one further along the chain can perform
  /// it.
  ///
  /// The standard edit actions only count where this is overridden: every responder has their methods.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action) == nil && action.isImplemented(by: self)
      || next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Returns the first responder from this one along the chain that has the method of an action and
  /// can perform it; nil where there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isImplemented(by: self), canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  open func cut(_ sender: Any?) { next?.cut(sender) }
  open func copy(_ sender: Any?) { next?.copy(sender) }
  open func paste(_ sender: Any?) { next?.paste(sender) }
  open func select(_ sender: Any?) { next?.select(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  open func delete(_ sender: Any?) { next?.delete(sender) }
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

  /// Keeps what takes changes back; that of the next responder, and in the end of the window, unless
  /// overridden.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Fingers have touched down; handed on along the chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved; handed on along the chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted; handed on along the chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A recogniser or the system has taken the touches over; handed on along the
  /// chain unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
