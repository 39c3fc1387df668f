import Drawing
import Foundation

/// The store of a view's looks: model values that code sets, the animations
/// running on them, and the presentation that follows from both.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // No weak reference, as that makes every look at the host slower, and no safe one, as the
  // deinitialiser of a view's subclass may still use the layer. It cannot dangle: the view writes
  // it when it is made and clears it in its deinitialiser.
  nonisolated(unsafe) unowned(unsafe) var host: (any LayerHost)?
  // Read for every layer in every frame, and set by code that calls nothing meanwhile: an access is
  // never inside another.
  @exclusivity(unchecked)
  private(set) var animations: [LayerAnimation] = []

  /// The model values; set through `change(_:to:)` and its siblings, so that an
  /// animation block sees what changes.
  @exclusivity(unchecked)
  package private(set) var model = LayerValues()

  /// Raised whenever the looks may have changed, other than by time.
  private(set) var version = LayerVersion.next()

  /// Whether the layer and what is inside it is kept as pixels; what keeps them is the renderer's.
  var isRasterized = false {
    didSet { if !isRasterized { keptPixels = nil } }
  }
  var keptPixels: AnyObject?

  /// What is seen besides the model where the content scrolls.
  @exclusivity(unchecked)
  var scrolling: (any LayerScrolling)?

  /// Creates a layer that belongs to no view.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's looks, as of what is seen of it at present.
  public init(layer: Any) {
    if let layer = layer as? CALayer { model = layer.model }
    super.init()
  }

  /// Returns nil: there are no archives to read layers from.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layer of whatever class, as a view and `presentation()` do: a copy of another one, or
  /// an empty one.
  ///
  /// A subclass that implements the other initialisers inherits this one.
  public required convenience init(_of layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  // MARK: Changes

  func change(_ property: AdditiveProperty, to value: SIMD2<Double>) {
    let old = model[property]
    guard old != value else { return }
    model[property] = value
    didChange(.offset(property, old - value))
  }

  func change(_ property: ColorProperty, to value: Color?) {
    let old = model[property]
    guard old != value else { return }
    let seen =
      isChained(property) ? old : clock.map { values(at: Double($0.now))[property] } ?? old
    model[property] = value
    didChange(.color(property, from: seen))
  }

  /// Whether the open block has animated a colour before, in an earlier part of its time.
  private func isChained(_ property: ColorProperty) -> Bool {
    guard let block = AnimationBlock.current, block.window != .whole else { return false }
    return animations.contains { $0.change.isColor(property) && $0.block === block }
  }

  /// The frame outside of which the layer itself paints nothing; nil where that takes a closer look.
  final var frameOfAllPixels: CGRect? {
    guard animations.isEmpty, scrolling == nil, model.shadowOpacity == 0,
      model.transform.isIdentity
    else { return nil }
    return model.frame
  }

  private func didChange(_ change: LayerAnimation.Change) {
    setNeedsDisplay()
    // What is in no window is not seen: it changes at once.
    guard let clock, let block = AnimationBlock.current, block.animates else { return }
    if case .color(let property, _) = change, !isChained(property) {
      removeAnimations { $0.change.isColor(property) }
    }
    animations.append(block.makeAnimation(of: self, change: change, clock: clock))
  }

  func remove(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    setNeedsDisplay()
  }

  private func removeAnimations(where matches: (LayerAnimation) -> Bool) {
    let removed = animations.filter(matches)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: matches)
    for animation in removed { animation.block.ended(animation, finished: false) }
  }

  /// Takes all running animations away; their completions say not finished.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
    setNeedsDisplay()
  }

  /// Ends an animation where a part of its change is still to come.
  func settle(_ animation: LayerAnimation, leaving remainder: Double) {
    animations.removeAll { $0 === animation }
    switch animation.change {
    case _ where remainder == 0: break
    case .offset(let property, let offset): model[property] += offset * remainder
    case .transform(let difference):
      model.transform = difference.scaledTowardsIdentity(remainder: remainder)
        .concatenating(model.transform)
    case .transformOffset(let offset):
      model.transform = model.transform.adding(offset, times: remainder)
    case .color(let property, let from):
      model[property] = Color.mix(from, model[property], remainder: remainder)
    }
    setNeedsDisplay()
  }

  /// Says that what the layer shows must be painted anew.
  open func setNeedsDisplay() {
    version = LayerVersion.next()
    host?.layerDidChange()
  }

  // MARK: Presentation

  private var clock: FrameClock? { host?.layerClock }

  /// Whether what is seen is the model, at every instant.
  final var isStill: Bool { animations.isEmpty && scrolling == nil }

  /// Returns what is seen at an instant, in ticks; a pure function of the model
  /// and the running animations.
  package func values(at tick: Double) -> LayerValues {
    guard !isStill else { return model }
    var values = model
    if let origin = scrolling?.boundsOrigin(at: tick) { values.bounds.origin = origin }
    var turn: CGAffineTransform?
    var entries: CGAffineTransform?
    for (index, animation) in animations.enumerated() {
      let remainder = animation.remainder(at: tick)
      switch animation.change {
      case .offset(let property, let offset):
        values[property] += offset * remainder
      case .transform(let difference):
        let step = difference.scaledTowardsIdentity(remainder: remainder)
        turn = turn?.concatenating(step) ?? step
      case .transformOffset(let offset):
        entries = (entries ?? .zero).adding(offset, times: remainder)
      case .color(let property, let from):
        // Of changes one after the other the first that is not over is seen.
        let isBegun = animations[..<index].contains {
          $0.change.isColor(property) && $0.remainder(at: tick) > 0
        }
        if isBegun { continue }
        let next = animations[(index + 1)...].lazy.compactMap { $0.change.beginning(of: property) }
        let to = next.first ?? model[property]
        values[property] = Color.mix(from, to, remainder: remainder)
      }
    }
    if let turn { values.transform = turn.concatenating(model.transform) }
    if let entries { values.transform = values.transform.adding(entries, times: 1) }
    return values
  }

  /// Returns a layer that holds what is seen at present, or nil when the layer
  /// is in no window.
  open func presentation() -> Self? {
    guard let clock else { return nil }
    let copy = type(of: self).init(_of: self)
    copy.model = values(at: Double(clock.now))
    return copy
  }

  // MARK: Looks

  /// The opacity of the layer and what is inside it, between 0 and 1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity, to: [Double(newValue), 0]) }
  }

  /// Whether the layer and what is inside it is not shown.
  open var isHidden: Bool {
    get { model.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether what is inside is cut off at the bounds.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { setMasksToBounds(newValue) }
  }

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor.map(CGColor.init) }
    set { change(.background, to: newValue?.color) }
  }

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius, to: [newValue, 0]) }
  }

  /// The width of the border, in points; it lies inside the bounds.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth, to: [newValue, 0]) }
  }

  /// The colour of the border.
  open var borderColor: CGColor? {
    get { model.borderColor.map(CGColor.init) }
    set { change(.border, to: newValue?.color) }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { model.shadowColor.map(CGColor.init) }
    set { change(.shadow, to: newValue?.color) }
  }

  /// The opacity of the shadow, between 0 and 1.
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity, to: [Double(newValue), 0]) }
  }

  /// How far the shadow lies from the layer, in points.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset, to: [newValue.width, newValue.height]) }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius, to: [newValue, 0]) }
  }

  /// Whether the layer and what is inside it is kept as pixels until something
  /// in it changes.
  open var shouldRasterize: Bool {
    get { isRasterized }
    set {
      guard newValue != shouldRasterize else { return }
      isRasterized = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Geometry

  /// The centre in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { model.position }
    set { change(.position, to: [newValue.x, newValue.y]) }
  }

  /// The rectangle shown, in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      change(.boundsOrigin, to: [newValue.origin.x, newValue.origin.y])
      change(.boundsSize, to: [newValue.size.width, newValue.size.height])
    }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates,
  /// in points.
  open var frame: CGRect {
    get { model.frame }
    set {
      let newValue = newValue.standardized
      let size = newValue.size.applying(model.transform.withoutTranslation.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = CGPoint(
        x: newValue.midX - model.transform.tx, y: newValue.midY - model.transform.ty)
    }
  }

  /// The layer's transform about its centre.
  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the layer's transform about its centre.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    let old = model.transform
    guard old != transform else { return }
    model.transform = transform
    if transform.isInvertible {
      didChange(.transform(old.concatenating(transform.inverted())))
    } else {
      didChange(.transformOffset(old.adding(transform, times: -1)))
    }
  }
}

extension CGAffineTransform {
  fileprivate static let zero = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)

  fileprivate func adding(_ other: CGAffineTransform, times factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + other.a * factor, b: b + other.b * factor, c: c + other.c * factor,
      d: d + other.d * factor, tx: tx + other.tx * factor, ty: ty + other.ty * factor)
  }

  fileprivate var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}

extension CALayer {
  func setHidden(_ isHidden: Bool) {
    guard model.isHidden != isHidden else { return }
    model.isHidden = isHidden
    setNeedsDisplay()
  }

  /// Whether an animation runs that takes touches away from the view.
  var blocksUserInteraction: Bool {
    animations.contains { !$0.block.options.contains(.allowUserInteraction) }
  }

  func setMasksToBounds(_ masks: Bool) {
    guard model.masksToBounds != masks else { return }
    model.masksToBounds = masks
    setNeedsDisplay()
  }
}

/// A number that no two states of any layers share.
@MainActor
enum LayerVersion {
  private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}

/// The view that a layer has the looks of.
@MainActor
protocol LayerHost: AnyObject {
  /// The time of the screen the view is seen on; nil where it is on none.
  var layerClock: FrameClock? { get }

  /// The layer has to be painted anew.
  func layerDidChange()

  func layoutIfNeeded()
}
