import Foundation

/// Content that a wheel or a touchpad moves.
///
/// To the delegate a turn is a drag that is over at once, after which the content decelerates: on iOS, too,
/// it is the recogniser of drags that takes these turns. (Chosen: the velocity is zero, turns that come
/// while the content still moves go on with that motion, and of pages one is turned at a time.)
extension UIScrollView {
  /// How quickly content comes to rest where a wheel sends it, as the part of the way that is done
  /// in a second. (Chosen.)
  private static let wheelRate = 20.0

  /// Moves the content by some points, as a wheel asks for; returns false where it has no room.
  func moveContent(byWheel way: CGSize) -> Bool {
    guard isScrollEnabled, drag == nil, way.width.isFinite, way.height.isFinite else {
      return false
    }
    if let run, run.kind == .wheel {
      let target = isPagingEnabled ? run.target : place(run.target, movedBy: way)
      if target != run.target { start(wheelMotion(to: target), as: .wheel) }
      return true
    }
    let target =
      isPagingEnabled
      ? page(from: contentOffset, towards: way) : place(contentOffset, movedBy: way)
    guard target != contentOffset else { return false }
    stopRun()
    turnWheel(to: target)
    return true
  }

  private func place(_ offset: CGPoint, movedBy way: CGSize) -> CGPoint {
    clamped(CGPoint(x: offset.x + way.width, y: offset.y + way.height))
  }

  /// The next page in a direction.
  private func page(from offset: CGPoint, towards way: CGSize) -> CGPoint {
    func next(_ offset: CGFloat, _ way: CGFloat, _ length: CGFloat) -> CGFloat {
      guard way != 0, length > 0 else { return offset }
      let page = offset / length
      return (way > 0 ? page.rounded(.down) + 1 : page.rounded(.up) - 1) * length
    }
    return clamped(
      CGPoint(
        x: next(offset.x, way.width, bounds.width), y: next(offset.y, way.height, bounds.height)))
  }

  private func turnWheel(to target: CGPoint) {
    // The delegate may begin something else, which then has its way.
    var isOwn: Bool { run == nil && drag == nil }
    delegate?.scrollViewWillBeginDragging(self)
    keyboardDragBegan()
    var chosen = target
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &chosen)
    if !chosen.x.isFinite || !chosen.y.isFinite { chosen = target }
    let motion = wheelMotion(to: chosen)
    let decelerates = window != nil && motion.duration > 0
    if isOwn { delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
    guard isOwn else { return }
    if decelerates {
      start(motion, as: .wheel)
      delegate?.scrollViewWillBeginDecelerating(self)
    } else {
      contentOffset = chosen
    }
  }

  private func wheelMotion(to target: CGPoint) -> ScrollMotion {
    func axis(_ from: CGFloat, _ to: CGFloat) -> ScrollAxisMotion {
      ScrollAxisMotion(from: from, decayingTo: to, rate: Self.wheelRate, precision: precision)
    }
    let present = contentOffset
    return ScrollMotion(x: axis(present.x, target.x), y: axis(present.y, target.y))
  }
}
