import Drawing
import Foundation

/// A minus and a plus that make a number smaller and larger.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let corner: CGFloat = 8
  /// How long a finger rests until the number goes on, and how often it does then, in seconds.
  private static let firstRepeat = 0.5
  private static let nextRepeat = 0.1

  /// Creates a stepper, which has its own size whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  private var number = 0.0

  /// The number.
  open var value: Double {
    get { number }
    set {
      guard !newValue.isNaN else { return }
      number = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// The least number; a greatest one below becomes as great.
  open var minimumValue = 0.0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }

  /// The greatest number; a least one above becomes as small.
  open var maximumValue = 100.0 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }

  /// How much one step is; more than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "a step is more than nothing") }
  }

  /// Whether the least number follows the greatest one.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// Whether a finger that rests goes on step by step.
  open var autorepeat = true

  /// Whether targets hear of each step under a finger, and not of the last one alone.
  open var isContinuous = true

  private func canStep(up: Bool) -> Bool {
    isEnabled && (wraps || (up ? number < maximumValue : number > minimumValue))
  }

  private func step(up: Bool, _ event: UIEvent?) {
    guard canStep(up: up) else { return }
    let new = number + (up ? stepValue : -stepValue)
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    if isContinuous { sendActions(for: .valueChanged, event) } else { hasChanged = true }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Another frame leaves the stepper its size.
    if bounds.size != Self.size { bounds.size = Self.size }
  }

  // MARK: Touches

  private var pressesUp: Bool? { didSet { setNeedsDisplay() } }
  private var hasChanged = false
  private var repetition: ScheduledWork?

  private func isUp(_ touch: UITouch) -> Bool {
    (touch.location(in: self).x >= bounds.midX) != isRightToLeft
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressesUp = isUp(touch)
    hasChanged = false
    step(up: isUp(touch), event)
    scheduleRepeat(after: Self.firstRepeat)
    return true
  }

  private func scheduleRepeat(after seconds: Double) {
    repetition?.cancel()
    guard autorepeat, let clock = layerClock else { return }
    repetition = clock.schedule(after: seconds) { [weak self] in
      guard let self, let pressesUp else { return }
      step(up: pressesUp, nil)
      scheduleRepeat(after: Self.nextRepeat)
    }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOver = bounds.contains(touch.location(in: self))
    let half = isOver ? isUp(touch) : nil
    guard half != pressesUp else { return true }
    pressesUp = half
    if half == nil { repetition?.cancel() } else { scheduleRepeat(after: Self.firstRepeat) }
    return true
  }

  private func release(_ event: UIEvent?) {
    pressesUp = nil
    repetition?.cancel()
    if hasChanged { sendActions(for: .valueChanged, event) }
    hasChanged = false
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release(event)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !takesTap(before: gestureRecognizer) }

  // MARK: Looks

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    canvas.fill(bounds, cornerRadius: Self.corner, color: UIColor.tertiarySystemFill.color)
    for isUp in [false, true] {
      let isRight = isUp != isRightToLeft
      let half = CGRect(
        x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2,
        height: bounds.height)
      if pressesUp == isUp, canStep(up: isUp) {
        canvas.withState {
          canvas.clip(to: half)
          canvas.fill(bounds, cornerRadius: Self.corner, color: UIColor.systemFill.color)
        }
      }
      let color: UIColor = canStep(up: isUp) ? .label : .tertiaryLabel
      var lines = Path()
      lines.move(to: CGPoint(x: half.midX - 7, y: half.midY))
      lines.addLine(to: CGPoint(x: half.midX + 7, y: half.midY))
      if isUp {
        lines.move(to: CGPoint(x: half.midX, y: half.midY - 7))
        lines.addLine(to: CGPoint(x: half.midX, y: half.midY + 7))
      }
      canvas.stroke(lines, width: 1.7, color: color.color, cap: .round)
    }
    guard pressesUp == nil else { return }
    canvas.fill(
      CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
      cornerRadius: 0.5, color: UIColor.separator.color)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }
  override var defaultAccessibilityValue: String? { "\(number)" }
}
