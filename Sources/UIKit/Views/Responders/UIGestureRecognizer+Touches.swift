import Foundation

extension UIGestureRecognizer {
  /// Whether a touch that has just begun is the recogniser's to see.
  func wants(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Takes a touch, unless this gesture is decided.
  func take(_ touch: UITouch) {
    guard receives else { return }
    isAttempting = true
    touches.append(touch)
    attempt.append(touch)
  }

  /// Whether touches still matter to this gesture.
  private var receives: Bool { !storedState.isFinal && heldState != .ended && isEnabled }

  /// Whether the touch belongs to the present gesture.
  func isWatching(_ touch: UITouch) -> Bool { attempt.contains(touch) }

  /// Hears what some touches have done, as far as they are the recogniser's.
  func receive(_ changed: [UITouch], with event: UIEvent) {
    for (phase, hear) in [
      (.began, touchesBegan), (.moved, touchesMoved), (.ended, touchesEnded),
      (.cancelled, touchesCancelled),
    ] as [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] {
      let own = changed.filter { $0.phase == phase && touches.contains($0) }
      if receives, !own.isEmpty { hear(Set(own), event) }
    }
    forgetTouches(changed.filter(\.isOver))
  }

  /// Whether it may still recognise a gesture that the touch is part of.
  func isUndecided(about touch: UITouch) -> Bool {
    storedState == .possible && isWatching(touch)
      && (!touches.isEmpty || heldState != nil || isAwaitingTouches)
  }
}
