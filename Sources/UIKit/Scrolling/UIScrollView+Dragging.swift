import Foundation

/// What a finger has done to a scroll view since it began to drag.
struct ScrollDrag {
  /// Where the content would be if the edges did not hold it, in points.
  var pulled: CGPoint
  /// Where the content was when the drag began, in points.
  let start: CGPoint
  /// The finger's way that `pulled` counts from, in points.
  var origin: CGPoint
  /// The axes that move.
  let axes: (x: Bool, y: Bool)
  /// The keyboard that follows the finger.
  let keyboard: DraggedKeyboard?
  /// What takes over the drag where this view's content has come to its edge.
  var successor: ScrollDragSuccessor?
}

/// Content that follows a finger.
extension UIScrollView {
  /// Whether a finger can move the content along each axis.
  var draggableAxes: (x: Bool, y: Bool) {
    guard isScrollEnabled else { return (false, false) }
    let (x, y) = (rangeOfX, rangeOfY)
    return (
      x.lowerBound < x.upperBound || bounces && alwaysBounceHorizontal,
      y.lowerBound < y.upperBound || bounces && alwaysBounceVertical
    )
  }

  /// How many times farther along one axis than along the other a drag goes that is locked to it.
  /// (Chosen.)
  private static let lockRatio = 2.0

  /// Whether fingers that have gone a way, in points, drag the content of this view: the innermost
  /// one that can be moved that way.
  ///
  /// Content that is at its edge leaves a drag beyond it to a scroll view further out that has room.
  func mayDrag(by way: SIMD2<Double>, of touches: [UITouch]) -> Bool {
    guard isMovable(along: way), touches.allSatisfy(mayTake), !isSheetDragged(by: way) else {
      return false
    }
    return hasRoom(towards: way) || outerView(withRoomTowards: way) == nil
  }

  /// Whether the sheet that the view is in takes a drag, in points, as the content is at its top.
  private func isSheetDragged(by way: SIMD2<Double>) -> Bool {
    guard contentOffset.y <= rangeOfY.lowerBound, let sheet = enclosingSheet else { return false }
    return sheet.takesDrag(ofContentBy: way)
  }

  /// The nearest scroll view around this one that has content to come where a way leads, in points.
  func outerView(withRoomTowards way: SIMD2<Double>) -> UIScrollView? {
    var outer = enclosingScroller as? UIScrollView
    while let candidate = outer {
      if candidate.isMovable(along: way), candidate.hasRoom(towards: way) { return candidate }
      outer = candidate.enclosingScroller as? UIScrollView
    }
    return nil
  }

  private func isMovable(along way: SIMD2<Double>) -> Bool {
    let axes = draggableAxes
    return abs(way.x) > abs(way.y) ? axes.x : axes.y
  }

  /// Whether there is content to come where a way leads, in points.
  private func hasRoom(towards way: SIMD2<Double>) -> Bool {
    let (offset, x, y) = (contentOffset, rangeOfX, rangeOfY)
    if abs(way.x) > abs(way.y) {
      return way.x > 0 ? offset.x > x.lowerBound : offset.x < x.upperBound
    }
    return way.y > 0 ? offset.y > y.lowerBound : offset.y < y.upperBound
  }

  /// Whether a touch can be taken from the view of the content that has got it.
  private func mayTake(_ touch: UITouch) -> Bool {
    guard let view = touch.view, view !== self, touch.delivery == .following else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  // MARK: Fingers

  /// A finger has come down: what moves by itself stops.
  func fingerDown() {
    isTracking = true
    guard run != nil else { return }
    isCaught = true
    stopRun()
  }

  /// No finger is down any more.
  func fingersUp() {
    isTracking = false
    guard isCaught, drag == nil else { return }
    // What was stopped beyond an edge goes back.
    isCaught = false
    if clamped(contentOffset) != contentOffset { decelerate(along: restingMotion(velocity: .zero)) }
  }

  func panChanged(_ pan: ScrollViewPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed:
      continueDrag(pan)
      keyboardDragMoved(pan)
    case .ended, .cancelled:
      let isCancelled = pan.state == .cancelled
      keyboardDragEnded(velocity: isCancelled ? 0 : pan.velocity(in: window).y)
      endDrag(velocity: isCancelled ? .zero : pan.velocity(in: self))
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: ScrollViewPanGestureRecognizer) {
    let (way, axes) = (pan.translation(in: self), draggableAxes)
    let isLocked = isDirectionalLockEnabled && axes.x && axes.y
    beginDrag(
      from: way,
      axes: (
        axes.x && !(isLocked && abs(way.y) >= Self.lockRatio * abs(way.x)),
        axes.y && !(isLocked && abs(way.x) >= Self.lockRatio * abs(way.y))
      ), keyboard: draggedKeyboard)
    keyboardDragBegan()
  }

  /// Lets a drag begin, of a finger that has gone a way.
  func beginDrag(from way: CGPoint, axes: (x: Bool, y: Bool), keyboard: DraggedKeyboard?) {
    stopRun()
    isCaught = false
    let offset = contentOffset
    drag = ScrollDrag(
      pulled: pulled(offset), start: offset, origin: way, axes: axes, keyboard: keyboard)
    isTracking = true
    seen.showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
  }

  private var bandOfX: RubberBand { RubberBand(length: bounces ? bounds.width : 0) }
  private var bandOfY: RubberBand { RubberBand(length: bounces ? bounds.height : 0) }

  /// Where a finger has brought content that is shown at an offset.
  private func pulled(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: bandOfX.pulled(offset.x, within: rangeOfX), y: bandOfY.pulled(offset.y, within: rangeOfY))
  }

  private func continueDrag(_ pan: ScrollViewPanGestureRecognizer) {
    guard let drag else { return }
    let way = pan.translation(in: self)
    self.drag?.origin = way
    pull(by: CGPoint(x: drag.origin.x - way.x, y: drag.origin.y - way.y))
  }

  /// Moves content that is dragged, by some points; what is beyond its edge it hands on.
  func pull(by step: CGPoint) {
    guard var drag else { return }
    if drag.axes.x { drag.pulled.x += step.x }
    if drag.axes.y { drag.pulled.y += step.y }
    let edge = clamped(drag.pulled)
    let beyond = CGPoint(x: drag.pulled.x - edge.x, y: drag.pulled.y - edge.y)
    let handed = handOver(beyond, of: &drag)
    self.drag = drag
    let offset = contentOffset
    contentOffset = CGPoint(
      x: drag.axes.x ? bandOfX.shown(drag.pulled.x - handed.x, within: rangeOfX) : offset.x,
      y: drag.axes.y ? bandOfY.shown(drag.pulled.y - handed.y, within: rangeOfY) : offset.y)
  }

  /// Lets the drag go on from where something else has moved the content to.
  func dragGoesOn(from offset: CGPoint) {
    let (place, handed) = (pulled(offset), drag?.successor?.handed ?? .zero)
    drag?.pulled = CGPoint(x: place.x + handed.x, y: place.y + handed.y)
  }

  /// Ends a drag whose finger is gone with the screen.
  func cancelDrag() {
    guard drag != nil else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = isScrollEnabled
    endDrag(velocity: .zero)
  }

  /// Ends a drag at a velocity of the finger, in points a second.
  func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    // The successor goes on where this one is at its edge.
    defer { drag.successor?.end(velocity: velocity) }
    // The content goes against the fingers, along the axes that they move.
    let isHanded = drag.successor?.axes ?? (x: false, y: false)
    let velocity = CGPoint(
      x: drag.axes.x && !isHanded.x && velocity.x.isFinite ? -velocity.x : 0,
      y: drag.axes.y && !isHanded.y && velocity.y.isFinite ? -velocity.y : 0)
    let own =
      isPagingEnabled
      ? pagingMotion(velocity: velocity, from: drag.start) : restingMotion(velocity: velocity)
    var target = own.target
    if !isPagingEnabled, let barObserver, drag.axes.y {
      let resting = barObserver.restingOffset(for: target.y, of: self)
      target.y = min(resting, max(rangeOfY.upperBound, target.y))
    }
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    self.drag = nil
    isTracking = false
    let motion = own.target == target ? own : motion(velocity: velocity, to: target)
    let decelerates = window != nil && motion.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard self.drag == nil, run == nil else { return }
    if decelerates {
      decelerate(along: motion)
    } else {
      contentOffset = motion.target
      seen.fadeIndicators()
    }
  }

  func decelerate(along motion: ScrollMotion) {
    start(motion, as: .deceleration)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  // MARK: Where a drag ends

  /// How content goes on that is let go at a velocity, in points a second.
  func restingMotion(velocity: CGPoint) -> ScrollMotion {
    func axis(_ from: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>)
      -> ScrollAxisMotion
    {
      ScrollAxisMotion(
        from: from, velocity: velocity, within: range, rate: decelerationRate.perSecond,
        bounces: bounces, precision: precision)
    }
    let offset = contentOffset
    return ScrollMotion(
      x: axis(offset.x, velocity.x, rangeOfX), y: axis(offset.y, velocity.y, rangeOfY))
  }

  /// How content goes on that is to come to rest at a place of the delegate's. (Chosen: its speed
  /// shrinks at the rate that leads there; a rate that is far from a usual one, or a place behind,
  /// is reached as if drawn by a spring.)
  private func motion(velocity: CGPoint, to target: CGPoint) -> ScrollMotion {
    func axis(_ from: CGFloat, _ velocity: CGFloat, _ target: CGFloat) -> ScrollAxisMotion {
      let target = target.isFinite ? target : from
      let rate = target == from ? 0 : velocity / (target - from)
      if rate >= 1, rate <= 20 {
        return ScrollAxisMotion(
          from: from, decayingTo: target, rate: rate, precision: precision)
      }
      return .drawn(from: from, velocity: velocity, to: target, precision: precision)
    }
    let offset = contentOffset
    return ScrollMotion(
      x: axis(offset.x, velocity.x, target.x), y: axis(offset.y, velocity.y, target.y))
  }

  /// How content goes on to a page: the nearest one, or the next one in the direction of a swipe; at
  /// most one away from where the drag began.
  func pagingMotion(velocity: CGPoint, from start: CGPoint) -> ScrollMotion {
    func axis(
      _ from: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ length: CGFloat,
      _ range: ClosedRange<Double>
    ) -> ScrollAxisMotion {
      var target = from
      if length > 0 {
        let (page, first) = (from / length, (start / length).rounded())
        var next = page.rounded()
        if abs(velocity) > Self.pagingVelocity {
          next = velocity > 0 ? page.rounded(.down) + 1 : page.rounded(.up) - 1
        }
        target = min(max(next, first - 1), first + 1) * length
      }
      return .drawn(
        from: from, velocity: velocity, to: min(max(target, range.lowerBound), range.upperBound),
        precision: precision)
    }
    let offset = contentOffset
    return ScrollMotion(
      x: axis(offset.x, velocity.x, start.x, bounds.width, rangeOfX),
      y: axis(offset.y, velocity.y, start.y, bounds.height, rangeOfY))
  }

  /// How fast a finger turns a page without dragging it half over, in points a second. (Chosen.)
  private static let pagingVelocity = 200.0
}

extension ScrollAxisMotion {
  /// How hard content is drawn to a page, in radians a second. (Chosen.)
  private static let pageFrequency = 14.0

  /// Is drawn to a coordinate without going beyond it.
  fileprivate static func drawn(
    from: Double, velocity: Double, to target: Double, precision: Double
  ) -> ScrollAxisMotion {
    let way = target - from
    let most = pageFrequency * abs(way)
    let towards = velocity.sign == way.sign ? min(abs(velocity), most) : 0
    return ScrollAxisMotion(
      from: from, velocity: way < 0 ? -towards : towards, springingTo: target,
      precision: precision, frequency: pageFrequency)
  }
}
