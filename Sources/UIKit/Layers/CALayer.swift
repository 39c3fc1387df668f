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
  final var animations: [LayerAnimation] = []

  /// The model values; set through `change(_:to:)` and its siblings, so that an
  /// animation block sees what changes.
  @exclusivity(unchecked)
  package final internal(set) var model = LayerValues()

  /// What few layers have; nil for others.
  @exclusivity(unchecked)
  final var tree: LayerTree?

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
    super.init()
    guard let layer = layer as? CALayer else { return }
    model = layer.model
    guard let other = layer.tree else { return }
    if let content = other.content { ownTree.content = content }
    (ownTree.shadowPath, ownTree.name) = (other.shadowPath, other.name)
    ownTree.pictureSettings = other.pictureSettings
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

  /// Takes all running animations away; their completions say not finished.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
    setNeedsDisplay()
  }

  /// Says that what the layer shows must be painted anew.
  open func setNeedsDisplay() {
    version = LayerVersion.next()
    if let host { host.layerDidChange() } else { hostLayer?.host?.layerDidChange() }
  }

  // MARK: Sublayers, see LayerTree.swift

  /// The layers inside this one, those of subviews included, the lowest first; nil where there are none.
  open var sublayers: [CALayer]? {
    get { allSublayers }
    set { allSublayers = newValue }
  }

  /// The layer that this one is inside of.
  open var superlayer: CALayer? { host?.outerLayer ?? tree?.superlayer }

  /// Adds a layer on top of what is inside.
  open func addSublayer(_ layer: CALayer) { insert(layer) { .max } }

  /// Inserts a layer at a place among what is inside, subviews' layers included.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { Int(idx) } }

  /// Inserts a layer right below another one, or below all where that is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }

  /// Inserts a layer right above another one, or above all where that is not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }

  /// Puts a layer where another one is.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of the one it is inside of, or the mask of.
  open func removeFromSuperlayer() { leave() }

  /// A layer that decides how opaque this one and what is inside it are seen in each place, by its own
  /// opacity there; it is in no other layer.
  open var mask: CALayer? {
    get { tree?.mask }
    set { setMask(newValue) }
  }

  /// A name by which code knows the layer.
  open var name: String? {
    get { tree?.name }
    set { ownTree.name = newValue }
  }

  /// Asks for `layoutSublayers()` in the next layout.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out at once what waits for it.
  open func layoutIfNeeded() {
    if let host { host.layoutIfNeeded() } else { layOutOwnLayers() }
  }

  /// Lays the layers inside out; where the layer is a view's, the view does.
  open func layoutSublayers() { host?.layOut(self) }

  /// Whether a point in the layer's coordinates is inside its bounds, in points.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the topmost layer, this one or one inside, that contains a point in the superlayer's
  /// coordinates, in points.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(model.transformToSuperlayer.inverted())
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    let inside = paintingOrder(at: 0) ?? allSublayers ?? []
    return inside.reversed().lazy.compactMap { $0.hitTest(point) }.first
      ?? (contains(point) ? self : nil)
  }

  /// Converts a point of another layer, or of the outermost one, to this one, in points.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a point of this layer to another one, or to the outermost one, in points.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Converts a rectangle of another layer, or of the outermost one, to this one, in points.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle of this layer to another one, or to the outermost one, in points.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  // MARK: Presentation

  /// Returns a layer that holds what is seen at present, or nil when the layer
  /// is in no window.
  open func presentation() -> Self? {
    guard let clock else { return nil }
    let copy = type(of: self).init(_of: self)
    copy.model = values(at: Double(clock.now))
    if let content = content(at: Double(clock.now)) { copy.ownTree.content = content }
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

  /// Which corners are rounded; all of them unless set.
  open var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { setLook { $0.maskedCorners = newValue } }
  }

  /// How edges bend into each other in rounded corners; as parts of circles unless set.
  open var cornerCurve: CALayerCornerCurve {
    get { model.hasContinuousCorners ? .continuous : .circular }
    set { setLook { $0.hasContinuousCorners = newValue == .continuous } }
  }

  /// How many radii a corner reaches along the edges with a curve.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? continuousExpansion : 1
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

  /// The shape that throws the shadow, in the layer's coordinates, changed at once; the layer's own
  /// unless set.
  open var shadowPath: CGPath? {
    get { tree?.shadowPath }
    set {
      guard newValue != tree?.shadowPath else { return }
      ownTree.shadowPath = newValue?.copy()
      setNeedsDisplay()
    }
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

  /// The picture that the layer shows over its background, a `CGImage`; another object shows nothing.
  open var contents: Any? {
    get { tree?.pictureSettings.contents }
    set { changePicture { $0.contents = newValue } }
  }

  /// How the picture lies in the bounds; stretched over them unless set.
  open var contentsGravity: CALayerContentsGravity {
    get { tree?.pictureSettings.gravity ?? .resize }
    set { changePicture { $0.gravity = newValue } }
  }

  /// The picture's pixels in a point; 1 unless set.
  open var contentsScale: CGFloat {
    get { tree?.pictureSettings.scale ?? 1 }
    set { changePicture { $0.scale = newValue } }
  }

  /// The part of the picture that is shown, in parts of its size; all of it unless set.
  open var contentsRect: CGRect {
    get { tree?.pictureSettings.part ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { changePicture { $0.part = newValue } }
  }

  /// The part of what is shown that is stretched, in parts of its size, where the picture is; all of
  /// it unless set.
  open var contentsCenter: CGRect {
    get { tree?.pictureSettings.center ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { changePicture { $0.center = newValue } }
  }

  // MARK: Geometry

  /// Where the anchor point is in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { model.position }
    set { change(.position, to: [newValue.x, newValue.y]) }
  }

  /// The point of the bounds that the position is of and the transform is about, in parts of their
  /// size; the centre unless set.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(.anchorPoint, to: [newValue.x, newValue.y]) }
  }

  /// How far the layer lies before others in the same superlayer; what is further is painted later.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set {
      change(.zPosition, to: [newValue.isNaN ? 0 : newValue, 0])
      superlayer?.depthDidChange(of: self)
    }
  }

  /// The rectangle shown, in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds.size
      change(.boundsOrigin, to: [newValue.origin.x, newValue.origin.y])
      change(.boundsSize, to: [newValue.size.width, newValue.size.height])
      if host == nil, old != newValue.size { setNeedsLayout() }
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
      let anchor = model.anchorPoint
      if anchor == CGPoint(x: 0.5, y: 0.5) {
        position = CGPoint(
          x: newValue.midX - model.transform.tx, y: newValue.midY - model.transform.ty)
      } else {
        let frame = model.frame
        position = CGPoint(
          x: model.position.x + newValue.minX - frame.minX,
          y: model.position.y + newValue.minY - frame.minY)
      }
    }
  }

  /// The layer's transform about its anchor point.
  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the layer's transform about its anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { change(to: transform) }
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

  func setMasksToBounds(_ masks: Bool) { setLook { $0.masksToBounds = masks } }

  /// Changes looks that no animation shows on their way.
  func setLook(_ change: (inout LayerValues) -> Void) {
    let old = model
    change(&model)
    if model != old { setNeedsDisplay() }
  }
}
