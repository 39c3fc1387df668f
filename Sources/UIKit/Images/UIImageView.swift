import Foundation

/// A view that shows a picture, or pictures that take turns.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view as large as a picture.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view as large as a picture, with another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    // Initialisers call no observers.
    picturesDidChange()
  }

  // MARK: Pictures

  /// The picture; one of several that take turns begins to turn at once.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      picturesDidChange()
    }
  }

  /// The picture while the view is highlighted; the usual one unless set.
  open var highlightedImage: UIImage? { didSet { picturesDidChange() } }

  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { picturesDidChange() } }
  }

  /// How symbols are drawn as far as they do not say so themselves.
  @NSCopying open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      showPicture()
    }
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    // What the symbol says itself comes on top.
    return image.applyingSymbolConfiguration(
      preferredSymbolConfiguration.applying(image.symbolConfiguration))
  }

  /// Whether pictures that do not say otherwise are shapes in the tint.
  final var showsTemplates = false {
    didSet { if showsTemplates != oldValue { showPicture() } }
  }

  open override var contentMode: ContentMode { didSet { showPicture() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  override func directionDidChange() {
    super.directionDidChange()
    showPicture()
  }

  override func followTraits(since old: UITraitCollection) {
    super.followTraits(since: old)
    if traitCollection.hasDifferentColorAppearance(comparedTo: old) { showPicture() }
  }

  /// Shows the picture of the moment.
  private func showPicture() {
    let shown = configured(turns.map { $0.image } ?? stillImage)
    guard var image = shown else { return layer.setPicture(nil) }
    if traitCollection.values.style == .dark, let dark = image.contents.dark { image = dark }
    if image.flipsForRightToLeftLayoutDirection, isRightToLeft {
      image = image.withHorizontallyFlippedOrientation()
    }
    var look = image.look(tint: tintColor, asTemplate: showsTemplates)
    look.gravity = contentMode.gravity
    layer.setPicture(look)
  }

  private var stillImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  // MARK: Turns

  /// The pictures that take turns once they are started; they come before `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The pictures that take turns while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// How long all of them take, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How often they are gone through; 0 for without end.
  open var animationRepeatCount = 0

  /// Begins to show one picture after another.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    if let images, !images.isEmpty {
      turns = PictureTurns(
        images: images, duration: animationDuration, repeatCount: animationRepeatCount)
    } else if let still = stillImage, let images = still.images, !images.isEmpty {
      turns = PictureTurns(images: images, duration: still.duration, repeatCount: 0)
    } else {
      return
    }
    beginTurns()
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard turns != nil else { return }
    turns = nil
    change?.cancel()
    showPicture()
  }

  /// Whether pictures take turns.
  open var isAnimating: Bool { turns != nil }

  private var turns: PictureTurns?
  private var change: ScheduledWork?

  private func picturesDidChange() {
    // Started ones go on until they are stopped.
    if animationImages == nil || turns == nil {
      turns = nil
      change?.cancel()
      if stillImage?.images != nil { return startAnimating() }
    }
    showPicture()
  }

  /// Shows the first picture and the others on the clock of the screen.
  private func beginTurns() {
    change?.cancel()
    turns?.beginning = layerClock?.now
    turns?.index = 0
    showPicture()
    scheduleTurn()
  }

  private func scheduleTurn() {
    guard let clock = layerClock, let next = turns?.nextTick else { return }
    change = clock.schedule(at: next) { [weak self] in
      guard let self, turns != nil else { return }
      turns?.index += 1
      if turns?.isOver ?? true { return stopAnimating() }
      showPicture()
      scheduleTurn()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if turns != nil { beginTurns() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    guard let size = configured(stillImage ?? animationImages?.first)?.size else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size.inset(by: alignmentRectInsets)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(stillImage)?.size ?? .zero
  }

  open override var alignmentRectInsets: UIEdgeInsets { stillImage?.alignmentRectInsets ?? .zero }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}

/// Pictures that take turns, and whose turn it is.
private struct PictureTurns {
  let images: [UIImage]
  let repeatCount: Int
  /// How long one is seen, in ticks.
  private let ticks: Double
  /// The tick at which the first one came; nil where no clock is seen.
  var beginning: Int?
  /// Which change has come last.
  var index = 0

  init(images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.repeatCount = repeatCount
    let seconds =
      duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    ticks = max(seconds * Double(FrameClock.ticksPerSecond) / Double(images.count), 1)
  }

  var image: UIImage { images[index % images.count] }

  var isOver: Bool { repeatCount > 0 && index >= images.count * repeatCount }

  var nextTick: Int? {
    guard let beginning, images.count > 1 || repeatCount > 0 else { return nil }
    return beginning + Int((Double(index + 1) * ticks).rounded())
  }
}

extension CGSize {
  fileprivate func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
