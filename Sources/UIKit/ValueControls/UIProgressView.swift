import Foundation

/// A line that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the line looks.
  public enum Style: Int, Sendable {
    /// On its own.
    case `default` = 0
    /// At the edge of a bar, thinner and without a colour for what is not done.
    case bar = 1
  }

  private let track = UIView()
  private let filled = UIView()

  /// Creates a line as high as its style wants.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if bounds.height != height { bounds.size.height = height }
    isUserInteractionEnabled = false
    for view in [track, filled] { addSubview(view) }
    showColors()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Creates a line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    showStyle()
  }

  /// How the line looks.
  open var progressViewStyle = Style.default { didSet { showStyle() } }

  private func showStyle() {
    bounds.size.height = height
    invalidateIntrinsicContentSize()
    showColors()
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  // MARK: Progress

  private var part: Float = 0

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Shows how much is done, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    part = min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() })
  }

  // MARK: Looks

  /// The colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? { didSet { showColors() } }

  /// The colour of what is not done.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  private func showColors() {
    filled.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * CGFloat(part)
    track.frame = bounds
    filled.frame = CGRect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    for view in [track, filled] {
      view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  override var defaultAccessibilityValue: String? { "\(Int((part * 100).rounded()))%" }
}
