import Drawing
import Foundation

/// A rectangle on the screen with content, subviews and touches of its own.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of the view's layer; a subclass may name another one.
  open class var layerClass: AnyClass { CALayer.self }

  /// The store of the view's looks.
  open var layer: CALayer { ownLayer }

  private final var storedLayer: CALayer?

  final var ownLayer: CALayer {
    if let storedLayer { return storedLayer }
    guard let type = Self.layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) is \(Self.layerClass), which is no CALayer")
    }
    let layer = type.init(_of: nil)
    storedLayer = layer
    return layer
  }

  /// What paints the content of the simulator's own views, in their bounds and coordinates.
  package final var contentPainter: (@MainActor (Canvas, CGRect) -> Void)? {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    ownLayer.host = self
    self.frame = frame
    hasLayoutInside = Self.requiresConstraintBasedLayout
  }

  /// Creates a view of no size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  deinit {
    storedLayer?.host = nil
    ownLayout?.node.item = nil
    for subview in subviews { subview.holder = nil }
  }

  // MARK: Hierarchy, see UIView+Hierarchy.swift

  /// The window the view is in.
  open var window: UIWindow? { rootWindow }

  /// Adds a view on top of the subviews.
  open func addSubview(_ view: UIView) { insert(view) { subviews.endIndex } }

  /// Inserts a view among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), subviews.count) }
  }

  /// Inserts a view right below one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { subviews.firstIndex { $0 === siblingSubview } ?? subviews.endIndex }
  }

  /// Inserts a view right above one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1 }
  }

  /// Moves a subview to the top.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { subviews.endIndex } }

  /// Moves a subview to the bottom.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { 0 } }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil) {}
  }

  /// Whether the view is another one or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The subviews, the lowest first.
  open internal(set) var subviews: [UIView] = []

  /// The view this one is inside of.
  open internal(set) var superview: UIView? {
    get { holder?.takeUnretainedValue() }
    set { holder = newValue.map(Unmanaged.passUnretained) }
  }

  // As quick and safe as the layer's reference to its view: the superview clears it in its deinit.
  private(set) nonisolated(unsafe) final var holder: Unmanaged<UIView>?

  /// The controller whose root view this is.
  weak var controller: UIViewController?

  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window?.focusWindow }
  /// The view itself where it scrolls what is inside.
  var contentScroller: (any ContentScrolling)? { nil }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Looks

  /// The opacity of the view and what is inside it, between 0 and 1.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.change(.opacity, to: [newValue.isNaN ? 0 : min(max(newValue, 0), 1), 0]) }
  }

  /// Whether the view and what is inside it is not shown and takes no touches.
  open var isHidden: Bool {
    get { layer.isHidden || leavingBlock != nil }
    set {
      guard newValue != isHidden else { return }
      (superview ?? self).setHidden(newValue, of: self)
    }
  }

  /// The animation during which the view is still seen although it counts as hidden.
  final var leavingBlock: AnimationBlock?

  /// Hides or shows a subview, or the view itself where it is in no other.
  func setHidden(_ isHidden: Bool, of subview: UIView) { subview.layer.isHidden = isHidden }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  /// The background where it depends on the traits.
  final var dynamicBackground: UIColor?

  /// Whether what is inside is cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour that marks what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? .systemGray : brightTint }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  private var ownTintColor: UIColor?

  /// The tint where it is not dimmed.
  private var brightTint: UIColor {
    ownTintColor ?? superview?.brightTint ?? world.accent ?? .systemBlue
  }

  /// Whether the tint is dimmed; as in the superview where it is not said, and never automatic when
  /// read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintAdjustment ?? superview?.tintAdjustmentMode ?? .normal }
    set {
      ownTintAdjustment = newValue == .automatic ? nil : newValue
      tintAdjustmentDidChange()
    }
  }

  private var ownTintAdjustment: TintAdjustmentMode?

  /// The tint colour has changed, here or further up.
  open func tintColorDidChange() {
    setNeedsDisplay()
    for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChange() }
  }

  private func tintAdjustmentDidChange() {
    tintColorDidChange()
    for subview in subviews { subview.followTintAdjustment() }
  }

  /// Tells views with a tint of their own, which no other tint reaches.
  private func followTintAdjustment() {
    guard ownTintAdjustment == nil else { return }
    if ownTintColor != nil { tintColorDidChange() }
    for subview in subviews { subview.followTintAdjustment() }
  }

  /// How the view's picture lies in its bounds; as the layer's `contentsGravity`.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      if contentMode != oldValue { layer.contentsGravity = contentMode.gravity }
    }
  }

  /// Says that the content must be painted anew.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Says that a part of the content, in points, must be painted anew; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Paints the content of UIKit's own views, inside the bounds and in their coordinates.
  func paintContent(on canvas: Canvas, in bounds: CGRect) {
    contentPainter?(canvas, bounds)
  }

  /// Whether `paintContent` paints anything.
  var hasContent: Bool { contentPainter != nil }

  /// A number by which code finds the view.
  open var tag = 0

  /// The text that a view of UIKit's paints itself.
  var ownText: ViewText? { nil }
  /// The text that a part of the view paints for it.
  var textOfPart: ViewText? { nil }

  /// Returns the view itself or the first one inside it with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Touches

  /// Whether the view, and what is inside it, takes touches.
  open var isUserInteractionEnabled = true

  /// Whether the view gets more than the first of several fingers; recognisers always do.
  open var isMultipleTouchEnabled = false

  /// Whether this view and another one of the window never get fingers at the same time.
  open var isExclusiveTouch = false

  var ownInteractions: [any UIInteraction] = []

  /// What can be done with the view besides; setting takes away what is not in it any more.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, which leaves the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// Returns the menu for what is selected in the view, made of what can be done; nil for that itself.
  func editMenu(suggesting actions: [UIMenuElement]) -> UIMenu? { nil }

  var recognizers: [UIGestureRecognizer]?

  /// The recognisers that watch the view's touches.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set { replaceRecognizers(with: newValue) }
  }

  /// Lets a recogniser watch the view's touches; it leaves the view that it watched until now.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Takes a recogniser away; a gesture that is under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Whether a recogniser, here or further out, may take a gesture that began in this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the innermost view at a point of this one, in points.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.blocksUserInteraction,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inside = point.applying(subview.layer.model.transformToSuperlayer.inverted())
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view lies in its bounds, in points.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Lets the first responder inside resign; returns whether it does, forced or not.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    window?.focusWindow.endEditing(in: self, force: force) ?? true
  }

  // MARK: Traits, see Environment

  /// What the view is in.
  final var ownTraits = UITraitCollection.current
  final var ownTraitSettings: TraitSettings?

  /// What the view is in: light or dark, how large text is, and so on.
  open var traitCollection: UITraitCollection { ownTraits }

  /// The traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view and what is inside it is light or dark, whatever it is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitSettings?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      traitSettings.style = newValue
      updateTraits()
    }
  }

  /// Follows the view's traits in what UIKit's own views keep of them.
  func followTraits(since old: UITraitCollection) {}

  // MARK: Layout, see UIView+Layout.swift

  var (needsLayout, subtreeNeedsLayout) = (true, true)

  /// Asks for a layout pass at the end of the turn.
  open func setNeedsLayout() {
    needsLayout = true
    markSubtreeForLayout()
  }

  /// Lays out at once what waits for it, from the outermost view that does.
  open func layoutIfNeeded() { layOutTree() }

  /// Resizes the view to what fits its content; its upper left corner stays.
  open func sizeToFit() {
    let (corner, size) = (frame.origin, sizeThatFits(bounds.size))
    bounds.size = size
    if transform.isIdentity { frame.origin = corner }
  }

  /// Says that the content asks for another size now.
  open func invalidateIntrinsicContentSize() {
    superview?.contentDidChange(of: self)
    ownLayout?.node.contentDidChange()
  }

  /// The content of a subview asks for another size, or another priority for it.
  func contentDidChange(of subview: UIView) { setNeedsLayout() }

  /// Whether layers inside that are no views' wait for their layout.
  final var layersNeedLayoutPass = false

  /// Lays the view out by `layoutSubviews()`, and lets its controller know before and after; called by
  /// the layout pass.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === ownLayer else { return }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Lays the subviews out, those by constraints that have them; called by the layout pass.
  open func layoutSubviews() { if hasLayoutInside { placeSubviews() } }

  /// How the view follows its superview's size where constraints do not decide about it.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow the view's size by their autoresizing masks.
  open var autoresizesSubviews = true

  /// Returns the size that fits best into a size, in points; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size the content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// What an intrinsic size says where there is none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The part of the view that bars, notches and indicators cover, in points.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// The safe area as it comes from outside.
  var inheritedSafeArea: UIEdgeInsets { safeAreaOfPlace }

  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The rectangle shown, in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { layer.model.bounds }
    set { setBounds(newValue) }
  }

  /// The point of the bounds that the centre is of and the transform is about, in parts of their size.
  open var anchorPoint: CGPoint {
    get { layer.model.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Where the anchor point is in the superview's coordinates, in points; the middle of the bounds
  /// unless another anchor was set.
  open var center: CGPoint {
    get { layer.model.position }
    set { setCenter(newValue) }
  }

  /// The smallest rectangle around the view in its superview's coordinates, in points.
  open var frame: CGRect {
    get { layer.model.frame }
    set { setFrame(newValue) }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.model.transform }
    set { setTransform(newValue) }
  }

  /// Converts a point of this view to another, or to the window for nil, in points.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(toView: view))
  }

  /// Converts a point of another view, or of the window for nil, to this one, in points.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(toView: view).inverted())
  }

  /// Converts a rectangle of this view to another, or to the window for nil, in points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(toView: view))
  }

  /// Converts a rectangle of another view, or of the window for nil, to this one, in points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(toView: view).inverted())
  }

  /// A point of this space in that of another, in points.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  /// A point of another space in this one, in points.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace).inverted())
  }

  /// A rectangle of this space in that of another, in points.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  /// A rectangle of another space in this one, in points.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace).inverted())
  }

  // MARK: Constraints, see Layout

  /// What constraints need of the view, made when they first do.
  final var ownLayout: ViewLayout?
  /// Whether constraints have to do with the view or anything inside it.
  final var hasLayoutInside = false
  final var (needsConstraints, subtreeNeedsConstraints) = (true, true)

  /// Whether the view's frame is what code and the autoresizing mask make it, and not for constraints
  /// to decide.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementDidChange() } }
  }

  /// Whether a window has to lay out by constraints for this view to work; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date, before they are worked out; an override calls super
  /// last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// Whether `updateConstraints()` is still to be called.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Calls `updateConstraints()` where it is still to be called, innermost views first.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// The active constraints that this view holds, being the nearest that contains all they are about.
  open var constraints: [NSLayoutConstraint] { ownLayout?.constraints ?? [] }

  /// Activates a constraint about the view or what is inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints about the view or what is inside it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(letGo) }

  /// The active constraints of the tree that are about the view, along one axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(about: self, along: axis) }

  /// Whether constraints that lay the view out leave open where or how large it is.
  open var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  /// How much the content resists being larger.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(along: axis)
  }

  /// Sets how much the content resists being larger; 250 unless set.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, along: axis) }

  /// How much the content resists being smaller.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance(along: axis) }

  /// Sets how much the content resists being smaller; 750 unless set.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }

  /// Returns the size that constraints make of the view where it tends to another one a little, in
  /// points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that constraints make of the view where it tends to another one with some
  /// priorities, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// How far the rectangle that constraints align lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align in a view with a frame, in points.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame in which constraints align a rectangle, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first line's baseline is this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last line's baseline is this one's.
  open var forLastBaselineLayout: UIView { self }

  /// How far the view's own baseline is below the top or above the bottom, in points.
  func baselineOffset(_ baseline: LayoutBaseline) -> CGFloat { 0 }

  /// The height of a view's content in a width, where it follows from that, in points.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }

  /// The guide that is what the view's edges are to constraints of what is inside it.
  var guideOfContent: UILayoutGuide? { nil }

  /// The distance between two lines of the view's text, in points.
  var lineHeight: CGFloat? { nil }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The edge at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The edge at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The baseline of the first line of text; the top edge where there is no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge where there is no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { anchor(.height) }

  // MARK: Guides, see Layout

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { ownLayout?.guides ?? [] }

  /// Adds a guide, whose frame is in the view's coordinates.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Takes a guide away; constraints about it are deactivated.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// What bars, notches and indicators leave of the view.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The view less its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// What of the view inside its margins is not too wide for reading.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// Where the keyboard covers the view, moving with it.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Margins, see Layout

  /// The distance of content from the edges, in points, with the safe area where it belongs to it.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
  }

  /// The distance of content from the edges by the direction of reading, in points, with the safe
  /// area where it belongs to it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }

  /// Whether content keeps out of the superview's margins, too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { ownLayout?.preservesSuperviewMargins ?? false }
    set {
      layout.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area belongs to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownLayout?.insetsMarginsFromSafeArea ?? true }
    set {
      layout.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  /// What the view is about, which decides whether it is turned round where lines begin at the right.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ownLayout?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: ownTraits.values.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Lays out anew what depends on the direction.
  func directionDidChange() {
    for node in ownLayout?.nodes ?? [] { node.placementDidChange() }
    marginsDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Animation, see AnimationBlock.swift

  /// Animates the changes a closure makes, over a duration in seconds.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(
      duration: duration, delay: delay, curve: TimingCurve(rawCurve: options.rawCurve),
      options: options.ofBlock, completion: completion
    ).run(animations)
  }

  /// Animates the changes a closure makes with ease-in-out, over a duration in seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes a closure makes with ease-in-out, over a duration in seconds.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes with a spring that has settled to a thousandth after a duration in seconds.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(
      duration: duration, delay: delay,
      curve: TimingCurve(springOver: duration, dampingRatio: dampingRatio, velocity: velocity),
      options: options.ofBlock, completion: completion
    ).run(animations)
  }

  /// Makes changes without animating them, whatever block is open.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }
}
