import Foundation

/// A view that shows a part of a larger content, which fingers move.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Hears of what is scrolled, and decides where that ends.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Creates a scroll view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    seen.attach(to: self)
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.delegate = self as? any UIGestureRecognizerDelegate
  }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// What moves the content by itself at present.
  var run: ScrollRun?
  /// What a finger has done since it began to drag.
  var drag: ScrollDrag?
  /// What is seen besides the model.
  let seen = ScrollPresentation()
  /// Whether a finger has stopped a motion and has not dragged since.
  var isCaught = false
  /// How deep the delegate has scrolled inside `scrollViewDidScroll(_:)`.
  var notificationDepth = 0
  /// The size of the content as constraints have it, in points.
  var sizeByConstraints = CGSize.zero
  /// How far the content is scaled.
  var zoom = ScrollZoom()
  /// The insets that the edges follow at present.
  var edgeInsets = UIEdgeInsets.zero

  private lazy var ownPanRecognizer = ScrollViewPanGestureRecognizer(of: self)
  private lazy var delayRecognizer = ContentTouchDelay(of: self)

  /// Recognises the fingers that drag the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPanRecognizer }

  // MARK: Content

  /// The point of the content at the upper left corner, in points; the origin of the bounds.
  ///
  /// A coordinate that is not finite leaves the present one.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the content, in 0.3 s where it is animated.
  ///
  /// It ends what moves the content at present. The delegate hears of the end of an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveContent(to: contentOffset, animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentGeometryDidChange() } }
  }

  /// The guide that stands for the content: constraints between it, or the view's own edges, and what
  /// is inside give the content its size.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The guide that stands for the view where it is seen, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  override var guideOfContent: UILayoutGuide? { contentLayoutGuide }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentGeometryDidChange() } }
  }

  /// Room around the content, with that for the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { insetsOfContent }

  /// How the safe area counts in `adjustedContentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentGeometryDidChange() } }
  }

  /// The adjusted insets have changed; called before the delegate hears of it.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls as little as shows a rectangle of the content, in points; an empty one leaves the
  /// content where it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    show(rect, animated: animated)
  }

  /// A motion of the content has ended; called before the delegate hears of it.
  func contentCameToRest() {}

  // MARK: Dragging

  /// Whether fingers can drag the content.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins along an axis keeps to it.
  open var isDirectionalLockEnabled = false

  /// Whether content may be pulled beyond its edges, to which it then returns.
  open var bounces = true {
    didSet { if bounces != oldValue { contentGeometryDidChange() } }
  }

  /// Whether content that is not higher than the view can be pulled up and down.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { contentGeometryDidChange() } }
  }

  /// Whether content that is not wider than the view can be pulled to the sides.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { contentGeometryDidChange() } }
  }

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// How quickly content that moves on by itself comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is down that may come to drag.
  open internal(set) var isTracking = false

  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves on by itself after a drag or a turn of a wheel.
  open var isDecelerating: Bool { run?.kind == .deceleration || run?.kind == .wheel }

  /// Whether a tap on the status bar scrolls to the top, as long as no other scroll view that is
  /// seen asks for it.
  open var scrollsToTop = true

  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Zooming

  /// Recognises the fingers that scale the content; nil while the limits leave nothing to scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// The smallest scale of the view that the delegate names.
  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = newValue
      zoomLimitsDidChange()
    }
  }

  /// The largest scale of the view that the delegate names.
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set {
      zoom.maximum = newValue
      zoomLimitsDidChange()
    }
  }

  /// The present scale of the view that the delegate names.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content about the middle of what is seen, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomContent(to: scale, animated: animated)
  }

  /// Scales the content so that a rectangle of the view that is scaled, in its points, fills what is
  /// seen, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(toShow: rect, animated: animated)
  }

  /// Whether fingers can scale the content beyond its limits, to which it then returns.
  open var bouncesZoom = true

  /// Whether fingers scale the content.
  open var isZooming: Bool { zoom.base != nil }

  /// Whether the scale goes back to its limit.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  // MARK: Touches of the content

  /// Whether the content hears of a touch only when it has not come to drag in 0.15 s.
  open var delaysContentTouches = true

  /// Whether a touch that the content has got can still come to drag.
  open var canCancelContentTouches = true

  /// Whether a view of the content gets touches; asked before they begin.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a touch is the content's without delay, as it is of what moves a row.
  func takesAtOnce(_ touch: UITouch) -> Bool { false }

  /// Whether touches that a view of the content has got may come to drag; unless overridden all but
  /// a control's.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns the innermost view at a point of this one, in points; itself while content moves on by
  /// itself, which the touch stops.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isDecelerating ? self : hit
  }

  // MARK: Indicators

  /// Whether a bar at the side says which part of the content is seen while it moves.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether a bar at the bottom says which part of the content is seen while it moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsDisplay() }
  }

  /// The looks of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsDisplay() }
  }

  /// Room around the bar at the side, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsDisplay() }
  }

  /// Room around the bar at the bottom, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsDisplay() }
  }

  /// Room around both bars, in points; reading it gives that of the bar at the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    seen.showIndicators()
    if drag == nil, run == nil { seen.fadeIndicators() }
  }

  /// Whether the indicators' insets get those of the safe area besides.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: Bars, see UIScrollView+Bars.swift

  weak var barObserver: (any BarContentObserver)?
  var roomOfBar: CGFloat = 0

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      var new = newValue
      if !new.origin.x.isFinite { new.origin.x = old.origin.x }
      if !new.origin.y.isFinite { new.origin.y = old.origin.y }
      super.bounds = new
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentGeometryDidChange()
  }

  override var contentScroller: (any ContentScrolling)? { self }
}
