import Drawing
import Foundation

/// Spokes that turn while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the spokes are.
  public enum Style: Int, Sendable {
    /// 20 points across.
    case medium = 100
    /// 37 points across.
    case large = 101
  }

  private static let spokes = 8
  /// How long the light takes from one spoke to the next, in ticks.
  private static let step = FrameClock.ticksPerSecond / 8

  /// Creates spokes of the medium size, in the middle of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Creates spokes of a style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    isHidden = true
    isUserInteractionEnabled = false
    bounds.size = intrinsicContentSize
  }

  /// How large the spokes are.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var ownColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the spokes; nil sets the standard grey.
  open var color: UIColor! {
    get { ownColor ?? UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1) }
    set { ownColor = newValue }
  }

  /// Whether the spokes are hidden while they do not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // MARK: Turning

  /// Whether the spokes turn.
  open private(set) var isAnimating = false

  private var phase = 0
  private var change: ScheduledWork?

  /// Shows the spokes, and turns them on the clock of the screen.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    phase = 0
    scheduleStep()
  }

  /// Stops the spokes, and hides them where they hide when they are stopped.
  open func stopAnimating() {
    isAnimating = false
    change?.cancel()
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  private func scheduleStep() {
    change?.cancel()
    guard isAnimating, let clock = layerClock else { return }
    change = clock.schedule(at: clock.now + Self.step) { [weak self] in
      guard let self else { return }
      phase = (phase + 1) % Self.spokes
      setNeedsDisplay()
      scheduleStep()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    scheduleStep()
  }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large ? 37 : 20
    return CGSize(width: length, height: length)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    let length = intrinsicContentSize.width
    let (inner, outer, width) = (length * 0.24, length * 0.44, length * 0.115)
    for spoke in 0..<Self.spokes {
      let angle = 2 * Double.pi * Double(spoke) / Double(Self.spokes) - .pi / 2
      var path = Path()
      path.move(
        to: CGPoint(x: bounds.midX + inner * cos(angle), y: bounds.midY + inner * sin(angle)))
      path.addLine(
        to: CGPoint(x: bounds.midX + outer * cos(angle), y: bounds.midY + outer * sin(angle)))
      // The first one is the brightest, and those before it fade behind it.
      let age = (phase - spoke + Self.spokes) % Self.spokes
      let opacity = 1 - 0.75 * Double(age) / Double(Self.spokes - 1)
      canvas.stroke(
        path, width: width, color: color.withAlphaComponent(color.color.alpha * opacity).color,
        cap: .round)
    }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : nil }
}
