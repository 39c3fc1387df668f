import Foundation

/// A motion of a scroll view's content on the screen's clock.
///
/// The content is brought to where the motion has it with each of the screen's frames; pictures in
/// between show it where it is by then.
@MainActor
final class ScrollRun {
  enum Kind {
    /// After a drag.
    case deceleration
    /// As code has asked for.
    case animation
    /// To the top, after a tap on the status bar.
    case toTop
    /// After a turn of a wheel.
    case wheel
  }

  let kind: Kind
  let motion: ScrollMotion
  private let begin: Int
  private let clock: FrameClock
  private weak var view: UIScrollView?
  private let timing: AnimationTiming
  private var step: ScheduledWork?
  private var isRunning = true

  init(_ motion: ScrollMotion, kind: Kind, of view: UIScrollView, on clock: FrameClock) {
    self.kind = kind
    self.motion = motion
    self.view = view
    self.clock = clock
    begin = clock.now
    timing = AnimationTiming(
      begin: clock.now, duration: motion.duration, curve: .bezier(.linear), repeats: false,
      autoreverses: false)
    clock.animations.begin(timing)
    scheduleStep()
  }

  /// How far what is above has grown since the motion began, in points.
  var shift: CGFloat = 0

  /// Where the content is at an instant, in ticks.
  func offset(at tick: Double) -> CGPoint {
    var offset = motion.offset(at: (tick - Double(begin)) / Double(FrameClock.ticksPerSecond))
    offset.y += shift
    return offset
  }

  /// Where the content comes to rest, in points.
  var target: CGPoint { CGPoint(x: motion.target.x, y: motion.target.y + shift) }

  /// How fast the content moves at present, in points a second.
  var velocity: CGPoint {
    let now = Double(clock.now)
    let (before, after) = (offset(at: now - 0.5), offset(at: now + 0.5))
    let rate = CGFloat(FrameClock.ticksPerSecond)
    return CGPoint(x: (after.x - before.x) * rate, y: (after.y - before.y) * rate)
  }

  /// Whether the motion is over at the present tick.
  private var isOver: Bool {
    Double(clock.now - begin) / Double(FrameClock.ticksPerSecond) >= motion.duration
  }

  /// Ends the motion where it is.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    step?.cancel()
    step = nil
    clock.animations.end(timing)
  }

  private func scheduleStep() {
    let next = (clock.now / FrameClock.ticksPerFrame + 1) * FrameClock.ticksPerFrame
    step = clock.schedule(at: next) { self.takeStep() }
  }

  // Goes on without its view only to say that it has ended.
  private func takeStep() {
    step = nil
    guard let view, view.run === self else { return stop() }
    let isOver = isOver
    view.move(to: offset(at: Double(clock.now)), by: self)
    guard isRunning, view.run === self else { return stop() }
    if isOver {
      stop()
      view.runDidEnd(self)
    } else {
      scheduleStep()
    }
  }
}
