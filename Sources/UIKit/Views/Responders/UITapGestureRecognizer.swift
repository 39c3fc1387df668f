import Foundation

/// Recognises one or more taps in a row.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together.
  open var numberOfTouchesRequired = 1

  private var taps = TapSequence()
  private var timeout: ScheduledWork?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    endWaiting()
    let outcome = taps.began(
      self.touches.filter(touches.contains), required: numberOfTouchesRequired)
    if case .failed = outcome { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.hasStrayed() { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch taps.ended(required: numberOfTouchesRequired) {
    case .failed: state = .failed
    case .tapped where taps.count >= numberOfTapsRequired: state = .ended
    case .tapped:
      timeout = schedule(after: TapSequence.interval + 1) { [weak self] in self?.giveUp() }
      if timeout == nil { state = .failed }
    case .going, .pressed: break
    }
  }

  private func giveUp() {
    endWaiting()
    state = .failed
  }

  private func endWaiting() {
    timeout?.cancel()
    timeout = nil
  }

  open override func reset() {
    super.reset()
    endWaiting()
    taps = TapSequence()
  }

  override var isAwaitingTouches: Bool { timeout != nil }
  override var tapsBeforeOthers: Int { numberOfTapsRequired }
  override var locatedTouches: [UITouch] { taps.fingers.isEmpty ? touches : taps.fingers }

  /// A tap leaves those alone that wait for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
