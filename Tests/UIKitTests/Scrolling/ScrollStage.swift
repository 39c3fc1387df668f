import Foundation
import TestSupport
import UIKit

/// A scroll view of 300 × 400 points at (20, 100) in a window of 375 × 667, which notes what its
/// delegate hears.
@MainActor
final class ScrollStage {
  let window: UIWindow
  let clock: FrameClock
  let view: UIScrollView
  let log = ScrollLog()

  init(
    _ window: UIWindow, _ clock: FrameClock, content: CGSize = CGSize(width: 300, height: 2000),
    view: UIScrollView = UIScrollView()
  ) {
    self.window = window
    self.clock = clock
    self.view = view
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
    view.contentSize = content
    view.delegate = log
    window.addSubview(view)
  }

  /// Puts a finger down and moves it by steps, one with each frame, in points; it stays down.
  func drag(from start: CGPoint, by step: CGSize, times: Int, id: Int = 0) {
    window.deliverTouch(.began, at: start, id: id)
    move(from: start, by: step, times: times, id: id)
  }

  /// Moves a finger that is down.
  @discardableResult
  func move(from start: CGPoint, by step: CGSize, times: Int, id: Int = 0) -> CGPoint {
    var point = start
    for _ in 0..<times {
      clock.advance(by: FrameClock.ticksPerFrame)
      point.x += step.width
      point.y += step.height
      window.deliverTouch(.moved, at: point, id: id)
    }
    place = point
    return point
  }

  private(set) var place = CGPoint.zero

  func lift(id: Int = 0) {
    window.deliverTouch(.ended, at: place, id: id)
  }

  /// A drag with a finger that is lifted while it moves.
  func swipe(from start: CGPoint, by step: CGSize, times: Int) {
    drag(from: start, by: step, times: times)
    lift()
  }

  /// A drag with a finger that rests before it is lifted.
  func put(from start: CGPoint, by step: CGSize, times: Int) {
    drag(from: start, by: step, times: times)
    clock.advance(by: 120)
    lift()
  }
}

/// Notes what a scroll view's delegate hears.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  var events: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?

  /// The events, the same ones in a row once.
  var order: [String] {
    events.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("scroll")
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("will end drag")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("end drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    events.append("will decelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("end decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("end animation")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    events.append("insets")
  }
}
