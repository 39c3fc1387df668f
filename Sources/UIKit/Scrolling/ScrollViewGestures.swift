import Foundation

/// Recognises the fingers that drag a scroll view's content.
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerDown()
    super.touchesBegan(touches, with: event)
  }

  // A finger that has caught moving content drags it at once.
  override func hasMovedEnough(by way: SIMD2<Double>) -> Bool {
    guard let scrollView else { return false }
    if scrollView.isCaught { return way != .zero }
    let axes = scrollView.draggableAxes
    return axes.x && abs(way.x) > Self.slop || axes.y && abs(way.y) > Self.slop
  }

  override func mayPan(by way: SIMD2<Double>) -> Bool {
    scrollView?.mayDrag(by: way, of: touches) ?? false
  }

  override func sendActions() {
    scrollView?.panChanged(self)
    super.sendActions()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersUp()
  }

  // Content is dragged and scaled at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollViewPinchGestureRecognizer)
  }
}

/// Recognises the fingers that scale a scroll view's content.
final class ScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func sendActions() {
    scrollView?.pinchChanged(self)
    super.sendActions()
  }

  override var hasMovedEnough: Bool { super.hasMovedEnough && scrollView?.canPinch ?? false }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollViewPanGestureRecognizer)
  }
}

/// Keeps touches from a scroll view's content for as long as they may come to drag.
///
/// It recognises nothing: it fails when the finger has been down for a while, or is lifted.
final class ContentTouchDelay: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timeout: ScheduledWork?

  /// How long a touch is kept back, in seconds. (Chosen.)
  private static let delay = 0.15

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  private func delays(_ touch: UITouch) -> Bool {
    guard let scrollView else { return false }
    return scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && touch.view !== scrollView && !scrollView.takesAtOnce(touch)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !delays(touch) { ignore(touch, for: event) }
    guard timeout == nil, !self.touches.isEmpty else { return }
    timeout = schedule(after: FrameClock.ticks(Self.delay)) { [weak self] in self?.giveUp() }
    if timeout == nil { giveUp() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }

  private func giveUp() {
    timeout?.cancel()
    timeout = nil
    state = .failed
  }

  override func reset() {
    super.reset()
    timeout?.cancel()
    timeout = nil
  }
}
