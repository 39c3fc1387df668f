import Foundation

/// What the views get of the touches: withheld, taken away, or as they come.
extension TouchDispatcher {
  /// Takes from their views the touches of every gesture that is under way.
  func takeTouchesFromViews() {
    for touch in down + withheld where touch.delivery != .over {
      let takers = touch.watchers.filter { $0.hasRecognized && $0.isWatching(touch) }
      guard !takers.isEmpty else { continue }
      if case .withheld = touch.delivery {
        // Whether or not it cancels: a view never hears of a beginning that was withheld.
        if takers.contains(where: { $0.cancelsTouchesInView || $0.delaysTouchesBegan }) {
          touch.delivery = .over
        }
      } else if takers.contains(where: \.cancelsTouchesInView) {
        touchesToCancel.append(touch)
      }
    }
  }

  /// Tells the views what has changed, as far as no recogniser withholds it.
  func deliverToViews() {
    let cancelled = touchesToCancel
    touchesToCancel = []
    let changed = changed
    self.changed = []
    for touch in cancelled where !changed.contains(where: { $0.touch === touch }) {
      cancel(touch, with: UIEvent(touches: [touch], timestamp: touch.timestamp))
    }
    for (touch, event) in changed {
      if cancelled.contains(touch) {
        cancel(touch, with: event)
      } else {
        deliver(touch, with: event)
      }
    }
    // What was withheld, by now perhaps for no reason.
    for touch in down + withheld where !changed.contains(where: { $0.touch === touch }) {
      guard touch.delivery != .over, !touch.isWithheld else { continue }
      let event = UIEvent(
        touches: down.contains(touch) ? down : down + [touch], timestamp: touch.timestamp)
      if case .withheld = touch.delivery {
        deliver(touch, with: event)
      } else if withheld.contains(touch) {
        end(touch, with: event)
      }
    }
    for touch in withheld where touch.delivery == .over && !down.contains(touch) {
      touch.watchers = []
    }
    withheld.removeAll { $0.delivery == .over }
  }

  private func deliver(_ touch: UITouch, with event: UIEvent) {
    guard touch.delivery != .over else { return }
    if case .withheld(let start) = touch.delivery {
      if touch.phase == .cancelled {
        touch.delivery = .over
        return
      }
      if touch.withholdsBeginning {
        if touch.isOver, !withheld.contains(touch) { withheld.append(touch) }
        return
      }
      let isNews = touch.phase == .began
      begin(touch, at: start, with: event)
      if isNews { return }
      if touch.screenLocation != start, !touch.isOver {
        touch.view?.touchesMoved([touch], with: event)
      }
    } else if touch.phase == .moved {
      touch.view?.touchesMoved([touch], with: event)
    }
    guard touch.isOver, touch.delivery == .following else { return }
    if touch.phase == .ended, touch.withholdsEnd {
      if !withheld.contains(touch) { withheld.append(touch) }
      return
    }
    end(touch, with: event)
  }

  /// Tells the view of the beginning as it was, however far the touch has come since.
  private func begin(_ touch: UITouch, at start: CGPoint, with event: UIEvent) {
    let (phase, place, previous) = (
      touch.phase, touch.screenLocation, touch.previousScreenLocation
    )
    guard touch.view?.mayBegin([touch], with: event) ?? true else {
      touch.delivery = .over
      return
    }
    touch.delivery = .following
    (touch.phase, touch.screenLocation, touch.previousScreenLocation) = (.began, start, start)
    touch.view?.touchesBegan([touch], with: event)
    (touch.phase, touch.screenLocation, touch.previousScreenLocation) = (phase, place, previous)
  }

  private func end(_ touch: UITouch, with event: UIEvent) {
    touch.delivery = .over
    if touch.phase == .cancelled {
      touch.view?.touchesCancelled([touch], with: event)
    } else {
      touch.view?.touchesEnded([touch], with: event)
    }
  }

  /// Tells the view that the touch is no longer its own.
  private func cancel(_ touch: UITouch, with event: UIEvent) {
    guard touch.delivery == .following else { return }
    touch.delivery = .over
    let phase = touch.phase
    touch.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: event)
    touch.phase = phase
  }
}

extension UITouch {
  /// Whether a recogniser keeps the beginning from the view while it is undecided.
  fileprivate var withholdsBeginning: Bool {
    watchers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: self) }
  }

  /// Whether a recogniser keeps the end from the view while it is undecided.
  fileprivate var withholdsEnd: Bool {
    watchers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: self) }
  }

  fileprivate var isWithheld: Bool {
    if case .withheld = delivery { withholdsBeginning } else { withholdsEnd }
  }
}
