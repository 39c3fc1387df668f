import UIKit

/// A control that is always tracked.
public class OverridingControl: UIControl {
  public override var isTracking: Bool { true }
  public override var isTouchInside: Bool { super.isTouchInside }
}

/// A button that says it is of another type.
public class OverridingButton: UIButton {
  public override var buttonType: UIButton.ButtonType { .close }
}

/// An app's own classes of what UIKit makes one of.
public class OverridingApplication: UIApplication {
  public var actions = 0
  public override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    actions += 1
    return super.sendAction(action, to: target, from: sender, for: event)
  }
  public override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  public override var keyWindow: UIWindow? { super.keyWindow }
  public override var windows: [UIWindow] { super.windows }
}

public class OverridingScreen: UIScreen {
  public override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1, height: 2) }
  public override var scale: CGFloat { super.scale }
}

public class OverridingTouch: UITouch {
  public override var tapCount: Int { 7 }
  public override func location(in view: UIView?) -> CGPoint { CGPoint(x: 5, y: 6) }
}

public class OverridingEvent: UIEvent {
  private let touch = OverridingTouch()
  public override var allTouches: Set<UITouch>? { [touch] }
  public override var type: EventType { .touches }
}

public class OverridingAction: UIAction {
  public override var title: String {
    get { "(" + super.title + ")" }
    set { super.title = newValue }
  }
}

/// A centre that counts what is posted.
// Unchecked, as the compiler wants it said again: a test posts on one thread.
public class CountingCenter: NotificationCenter, @unchecked Sendable {
  public private(set) var posts: [String] = []

  public override func post(_ notification: Notification) {
    posts.append(notification.name.rawValue)
    super.post(notification)
  }

  public override func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    posts.append("by name")
    super.post(name: aName, object: anObject, userInfo: aUserInfo)
  }

  public override func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    posts.append("add")
    super.addObserver(observer, selector: aSelector, name: aName, object: anObject)
  }

  public override func removeObserver(_ observer: Any) {
    posts.append("remove")
    super.removeObserver(observer)
  }
}

/// A controller whose button is made before there is a controller to be its target.
public class EarlyTargetController: UIViewController {
  public var taps = 0
  public let button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(target, action: Selector(EarlyTargetController.tapped), for: .touchUpInside)
    return button
  }()

  func tapped() { taps += 1 }

  public override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.frame = view.bounds
    view.addSubview(button)
  }
}

/// Says what it can do, and sends some actions elsewhere.
public class ChoosyResponder: UIView {
  public var performed: [String] = []
  public var allowsCopy = false
  public weak var substitute: ChoosyResponder?

  public func copyText() { performed.append("copy") }
  public func pasteText() { performed.append("paste") }

  public static let copyAction = Selector("copyText", ChoosyResponder.copyText)
  public static let pasteAction = Selector("pasteText", ChoosyResponder.pasteText)

  public override var canBecomeFirstResponder: Bool { true }

  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Self.copyAction ? allowsCopy : super.canPerformAction(action, withSender: sender)
  }

  public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if let substitute, action == Self.pasteAction { return substitute }
    return super.target(forAction: action, withSender: sender)
  }
}

/// Hears of the end of an animation as delegates of old do.
public class AnimationListener {
  public var log: [String] = []
  public init() {}

  public func animationDidStop(
    _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
  ) {
    log.append("\(animationID ?? "-") \(finished) \(context == nil)")
  }

  public static let didStop = Selector(AnimationListener.animationDidStop(_:finished:context:))
  public static let named = Selector(
    "animationDidStop", AnimationListener.animationDidStop(_:finished:context:))

  public func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    log.append("start \(animationID ?? "-")")
  }

  /// Moves a view in the way of before there were closures.
  @MainActor public func move(_ view: UIView, to x: CGFloat) {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationWillStart(Selector(AnimationListener.animationWillStart(_:context:)))
    UIView.setAnimationDidStop(AnimationListener.didStop)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationDelay(0.1)
    UIView.setAnimationCurve(.linear)
    view.center.x = x
    UIView.commitAnimations()
  }
}
