import Foundation

/// Motion of the content without a finger.
extension UIScrollView {
  /// How long an animated change of the offset takes, in seconds. (Chosen.)
  static let animationDuration = 0.3

  private var clock: FrameClock? { window?.screen.clock }

  /// Half of the smallest step that is seen, in points.
  var precision: Double { 0.5 / Double(max(window?.screen.scale ?? 1, 1)) }

  /// Moves the content where code has asked for it.
  func moveContent(to offset: CGPoint, animated: Bool) {
    var offset = offset
    if !offset.x.isFinite { offset.x = contentOffset.x }
    if !offset.y.isFinite { offset.y = contentOffset.y }
    stopRun()
    guard animated, clock != nil else {
      contentOffset = offset
      return
    }
    if contentOffset != offset { start(easedMotion(to: offset), as: .animation) }
  }

  private func easedMotion(to offset: CGPoint) -> ScrollMotion {
    let (present, duration) = (contentOffset, Self.animationDuration)
    return ScrollMotion(
      x: ScrollAxisMotion(from: present.x, to: offset.x, over: duration),
      y: ScrollAxisMotion(from: present.y, to: offset.y, over: duration))
  }

  /// Scrolls to the top where the delegate lets it, as a tap on the status bar asks for.
  func moveContentToTop() {
    let top = CGPoint(x: contentOffset.x, y: rangeOfY.lowerBound)
    guard drag == nil, contentOffset.y > top.y,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    stopRun()
    start(easedMotion(to: top), as: .toTop)
  }

  /// Scrolls as little as shows a rectangle of the content.
  func show(_ rect: CGRect, animated: Bool) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite,
      !rect.isEmpty
    else { return }
    let seen = bounds.inset(by: edgeInsets)
    // Of a rectangle that does not fit its far end is shown.
    func step(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
      if high > seenHigh { return high - seenHigh }
      return low < seenLow ? low - seenLow : 0
    }
    let present = contentOffset
    let wanted = CGPoint(
      x: present.x + step(rect.minX, rect.maxX, seen.minX, seen.maxX),
      y: present.y + step(rect.minY, rect.maxY, seen.minY, seen.maxY))
    guard wanted != present else { return }
    setContentOffset(clamped(wanted), animated: animated)
  }

  /// Lets a motion begin in place of the present one.
  func start(_ motion: ScrollMotion, as kind: ScrollRun.Kind) {
    guard let clock else { return contentOffset = motion.target }
    run?.stop()
    let new = ScrollRun(motion, kind: kind, of: self, on: clock)
    run = new
    seen.run = new
    seen.showIndicators()
  }

  /// Ends the present motion where it is; the delegate hears of it.
  func stopRun() {
    guard let ended = run else { return }
    ended.stop()
    finish(ended)
  }

  /// A motion has come to its end.
  func runDidEnd(_ ended: ScrollRun) {
    finish(ended)
  }

  private func finish(_ ended: ScrollRun) {
    run = nil
    seen.run = nil
    seen.fadeIndicators()
    contentCameToRest()
    switch ended.kind {
    case .deceleration, .wheel: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Brings the content to where a motion has it.
  func move(to offset: CGPoint, by run: ScrollRun) {
    contentOffset = offset
    // A delegate that has moved it elsewhere is obeyed until the next step.
    if self.run === run { seen.run = contentOffset == offset ? run : nil }
  }

  /// Moves the content by some points without a change of what is seen: what was above has become
  /// higher or lower.
  ///
  /// A drag or a motion goes on from there.
  func shiftContent(by way: CGFloat) {
    guard way != 0 else { return }
    run?.shift += way
    contentOffset.y += way
    if drag != nil { dragGoesOn(from: contentOffset) }
  }

  /// Lets content that moves on by itself come to rest where the range is by now.
  func rangeDidChange() {
    guard let run, run.kind == .deceleration else { return }
    let motion = restingMotion(velocity: run.velocity)
    if motion.target != run.target { start(motion, as: .deceleration) }
  }

  /// Lets go of everything that needs a screen.
  func leaveScreen() {
    cancelDrag()
    if let pinch = zoom.pinch, zoom.base != nil {
      pinch.isEnabled = false
      pinch.isEnabled = true
    }
    stopRun()
    seen.hideIndicators()
  }
}
