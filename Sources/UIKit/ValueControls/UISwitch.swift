import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The size of every switch, in points.
  private static let size = CGSize(width: 51, height: 31)
  private static let knobMargin: CGFloat = 2
  private static let knobWidth: CGFloat = 27
  /// The knob under a finger.
  private static let stretchedKnobWidth: CGFloat = 33
  private static let duration = 0.25

  private let track = UIView()
  private let knob = UIView()
  /// Where the knob is under a finger that has dragged it; nil where it follows the value.
  private var draggedOn: Bool?

  /// Creates a switch, which has its own size whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    for view in [track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.size.height / 2
    knob.layer.cornerRadius = Self.knobWidth / 2
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    showValue()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  private var value = false

  /// Whether the switch is on.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off; nothing is called.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    draggedOn = nil
    show(animated: animated)
  }

  // MARK: Looks

  /// The colour behind the knob of a switch that is on; green unless set.
  open var onTintColor: UIColor? { didSet { showValue() } }

  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { showValue() } }

  private var seenOn: Bool { draggedOn ?? value }

  private func show(animated: Bool) {
    guard animated, window != nil else { return showValue() }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: showValue)
  }

  private func showValue() {
    let isOn = seenOn
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    let width = isPressed ? Self.stretchedKnobWidth : Self.knobWidth
    let right = Self.size.width - Self.knobMargin - width
    knob.frame = CGRect(
      x: isOn != isRightToLeft ? right : Self.knobMargin, y: Self.knobMargin, width: width,
      height: Self.knobWidth)
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() {
    super.stateDidChange()
    showValue()
  }

  override func directionDidChange() {
    super.directionDidChange()
    showValue()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Another frame leaves the switch its size.
    if bounds.size != Self.size { bounds.size = Self.size }
  }

  // MARK: Touches

  private var isPressed = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isPressed = true
    show(animated: true)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The knob changes sides where the finger has clearly done so.
    let x = touch.location(in: self).x
    let isRight = x > Self.size.width * 0.75 ? true : x < Self.size.width * 0.25 ? false : nil
    if let isRight, (isRight != isRightToLeft) != seenOn, hasMoved(touch) {
      draggedOn = isRight != isRightToLeft
      show(animated: true)
    }
    return true
  }

  private func hasMoved(_ touch: UITouch) -> Bool {
    draggedOn != nil || abs(touch.location(in: self).x - touch.previousLocation(in: self).x) > 0
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let new = draggedOn ?? (isTouchInside ? !value : value)
    isPressed = false
    draggedOn = nil
    let hasChanged = new != value
    value = new
    show(animated: true)
    if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isPressed = false
    draggedOn = nil
    show(animated: true)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A drag along the switch is its own.
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, isTracking {
      let way = pan.translation(in: self)
      if abs(way.x) > abs(way.y) { return false }
    }
    return !takesTap(before: gestureRecognizer)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
  override var defaultAccessibilityValue: String? { value ? "1" : "0" }
}
