import Foundation

/// Recognises fingers that are held down.
///
/// It begins when the fingers have been down for long enough without straying, changes when one
/// moves, and ends when one is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the fingers are held.
  open var numberOfTapsRequired = 0
  /// How many fingers are held.
  open var numberOfTouchesRequired = 1
  /// How long they are held, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may stray until then, in points.
  open var allowableMovement: CGFloat = 10

  private var taps = TapSequence()
  private var timeout: ScheduledWork?
  private var isWaitingForTap = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, heldState == nil else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    endWaiting()
    switch taps.began(self.touches.filter(touches.contains), required: numberOfTouchesRequired) {
    case .failed: state = .failed
    case .pressed where taps.count >= numberOfTapsRequired: waitForPress()
    case .pressed, .going, .tapped: break
    }
  }

  private func waitForPress() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timeout = schedule(after: FrameClock.ticks(minimumPressDuration)) { [weak self] in
      self?.timeout = nil
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if taps.hasStrayed(beyond: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    endWaiting()
    guard taps.count < numberOfTapsRequired else {
      state = .failed
      return
    }
    switch taps.ended(required: numberOfTouchesRequired) {
    case .tapped:
      isWaitingForTap = true
      timeout = schedule(after: TapSequence.interval + 1) { [weak self] in
        self?.state = .failed
      }
      if timeout == nil { state = .failed }
    case .failed: state = .failed
    case .going, .pressed: break
    }
  }

  private func endWaiting() {
    timeout?.cancel()
    timeout = nil
    isWaitingForTap = false
  }

  open override func reset() {
    super.reset()
    endWaiting()
    taps = TapSequence()
  }

  override var isAwaitingTouches: Bool { isWaitingForTap }
}
