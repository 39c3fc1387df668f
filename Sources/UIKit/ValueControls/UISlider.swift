import Foundation

/// A control whose knob is dragged along a line to choose a number.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let knobLength: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  private let track = UIView()
  private let filled = UIView()
  private let knob = UIView()
  private var images: [UIImageView?] = [nil, nil]
  /// From the finger to the middle of the knob, in points.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    showColors()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  private var number: Float = 0

  /// The number chosen.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// Chooses a number, or the nearest there is; nothing is called.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    number = min(max(value, minimumValue), maximumValue)
    show(animated: animated)
  }

  /// The least number; a greatest one below becomes as great.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }

  /// The greatest number; a least one above becomes as small.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }

  /// Whether targets hear of each change under a finger, and not of the last one alone.
  open var isContinuous = true

  // MARK: Looks

  /// The colour of the line before the knob; the tint unless set.
  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }

  /// The colour of the line after the knob.
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }

  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  /// The image at the end of the least number.
  open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, at: 0) } }

  /// The image at the end of the greatest number.
  open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, at: 1) } }

  private func show(_ image: UIImage?, at end: Int) {
    let view = images[end] ?? UIImageView()
    view.image = image
    images[end] = view
    if view.superview == nil { addSubview(view) }
    setNeedsLayout()
  }

  private func showColors() {
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  // MARK: Layout

  /// Where the image at the end of the least number stands.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, isAtLeft: !isRightToLeft, in: bounds)
  }

  /// Where the image at the end of the greatest number stands.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, isAtLeft: isRightToLeft, in: bounds)
  }

  private func imageRect(_ image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + roundToPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Where the line lies, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 8
    let (least, greatest) = (
      minimumValueImage.map { $0.size.width + gap } ?? 0,
      maximumValueImage.map { $0.size.width + gap } ?? 0
    )
    let (left, right) = isRightToLeft ? (greatest, least) : (least, greatest)
    return CGRect(
      x: bounds.minX + left,
      y: bounds.minY + roundToPixel((bounds.height - Self.trackHeight) / 2),
      width: max(bounds.width - left - right, 0), height: Self.trackHeight)
  }

  /// Where the knob of a number is on a line.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    part = min(max(part, 0), 1)
    if isRightToLeft { part = 1 - part }
    return CGRect(
      x: rect.minX + part * (rect.width - Self.knobLength), y: rect.midY - Self.knobLength / 2,
      width: Self.knobLength, height: Self.knobLength)
  }

  private func show(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() })
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: line, value: number)
    track.frame = line
    filled.frame =
      isRightToLeft
      ? CGRect(x: thumb.midX, y: line.minY, width: line.maxX - thumb.midX, height: line.height)
      : CGRect(x: line.minX, y: line.minY, width: thumb.midX - line.minX, height: line.height)
    knob.frame = thumb
    for view in [track, filled] { view.layer.cornerRadius = line.height / 2 }
    knob.layer.cornerRadius = thumb.height / 2
    images[0]?.frame = minimumValueImageRect(forBounds: bounds)
    images[1]?.frame = maximumValueImageRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Touches

  private var knobRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  /// A finger on the knob, or close to it, takes it along; elsewhere nothing happens.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, knob) = (touch.location(in: self), knobRect)
    guard knob.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = place.x - knob.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let line = trackRect(forBounds: bounds)
    let room = line.width - Self.knobLength
    guard room > 0 else { return true }
    var part = (touch.location(in: self).x - grip - Self.knobLength / 2 - line.minX) / room
    part = min(max(part, 0), 1)
    if isRightToLeft { part = 1 - part }
    let new = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard new != number else { return true }
    setValue(new, animated: false)
    if isContinuous { sendActions(for: .valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged, event) }
  }

  /// A drag that begins on the knob is the slider's.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(isTracking && gestureRecognizer is UIPanGestureRecognizer)
      && !takesTap(before: gestureRecognizer)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }
  override var defaultAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    let percent = range > 0 ? ((number - minimumValue) / range * 100).rounded() : 0
    return "\(Int(percent))%"
  }
}
