import Drawing
import Foundation

/// A rectangle on the screen with content, subviews and touches of its own.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The store of the view's looks.
  public let layer = CALayer()

  /// What paints the content of the simulator's own views, inside the bounds and
  /// in their coordinates, above the background and below the subviews.
  package final var contentPainter: (@MainActor (Canvas, CGRect) -> Void)? {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    layer.host = self
    self.frame = frame
  }

  /// Creates a view of no size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  deinit {
    layer.host = nil
    for subview in subviews { subview.holder = nil }
  }

  // MARK: Hierarchy, see UIView+Hierarchy.swift

  /// The subviews, the lowest first.
  open internal(set) var subviews: [UIView] = []

  /// The view this one is inside of.
  open internal(set) var superview: UIView? {
    get { holder }
    set { holder = newValue }
  }

  // As quick as the layer's reference to its view, and for the same reason safe: the superview
  // clears it in its deinitialiser, as long as this view is among its subviews.
  private nonisolated(unsafe) unowned(unsafe) final var holder: UIView?

  /// The controller whose root view this is.
  weak var controller: UIViewController?

  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window }

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
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { layer.model.backgroundColor.map(UIColor.init) }
    set { layer.change(.background, to: newValue?.color) }
  }

  /// Whether what is inside is cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour that marks what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  private var ownTintColor: UIColor?

  /// The tint colour has changed, here or further up.
  open func tintColorDidChange() {
    setNeedsDisplay()
    for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChange() }
  }

  /// Says that the content must be painted anew.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Paints the content of UIKit's own views, inside the bounds and in their
  /// coordinates.
  func paintContent(on canvas: Canvas, in bounds: CGRect) {
    contentPainter?(canvas, bounds)
  }

  /// Whether `paintContent` paints anything.
  var hasContent: Bool { contentPainter != nil }

  /// A number by which code finds the view.
  open var tag = 0
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String?

  /// What the view is called by those who use it without seeing it; the text of UIKit's own views
  /// unless set.
  open var accessibilityLabel: String? {
    get { givenLabel ?? defaultAccessibilityLabel }
    set { givenLabel = newValue }
  }

  /// What the view has in it at present, in words; the text of a field unless set.
  open var accessibilityValue: String? {
    get { givenValue ?? defaultAccessibilityValue }
    set { givenValue = newValue }
  }

  /// What the view is; that of UIKit's own views unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { givenTraits ?? defaultAccessibilityTraits }
    set { givenTraits = newValue }
  }

  var (givenLabel, givenValue): (String?, String?)
  private var givenTraits: UIAccessibilityTraits?

  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  /// The text that a view of UIKit's paints itself.
  var ownText: ViewText? { nil }

  /// The text that a part of the view paints for it.
  var textOfPart: ViewText? { nil }

  /// Returns the view itself or the first one inside it with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Touches

  /// Whether the view, and what is inside it, takes touches.
  open var isUserInteractionEnabled = true

  /// Whether the view gets more than the first of several fingers; recognisers always do.
  open var isMultipleTouchEnabled = false

  /// Whether no other view of the window gets fingers while this one has some, nor this one while
  /// another has.
  open var isExclusiveTouch = false

  private var recognizers: [UIGestureRecognizer]?

  /// The recognisers that watch the view's touches.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for old in recognizers ?? [] where !(newValue ?? []).contains(old) {
        removeGestureRecognizer(old)
      }
      for new in newValue ?? [] where new.view !== self { addGestureRecognizer(new) }
      recognizers = newValue
    }
  }

  /// Lets a recogniser watch the view's touches; it leaves the view that it watched until now.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers = (recognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a recogniser away; a gesture that is under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers?.removeAll { $0 === gestureRecognizer }
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abandon()
    gestureRecognizer.view = nil
  }

  /// Whether a recogniser, of this view or one further out, may take a gesture
  /// that began in this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

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
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Lets the first responder inside the view resign; returns false when it does
  /// not want to and is not forced.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window?.dropFirstResponder(inside: responder) }
    return force
  }

  // MARK: Layout, see UIView+Layout.swift

  var needsLayout = true
  var subtreeNeedsLayout = true

  /// Lays the subviews out; called by the layout pass.
  open func layoutSubviews() {}

  /// The constraints' stand-in: how the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow the view's size by their autoresizing masks.
  open var autoresizesSubviews = true

  /// Returns the size that fits best into a size, in points; the present one
  /// unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size the content asks for, in points; `noIntrinsicMetric` where it
  /// asks for none.
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

  /// The centre in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.model.position }
    set { setCenter(newValue) }
  }

  /// The smallest rectangle around the view in its superview's coordinates, in
  /// points.
  open var frame: CGRect {
    get { layer.model.frame }
    set { setFrame(newValue) }
  }

  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { layer.model.transform }
    set { setTransform(newValue) }
  }
}
