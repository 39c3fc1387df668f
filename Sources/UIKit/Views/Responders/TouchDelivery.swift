import Foundation

/// Takes fingers from the screen to recognisers and views of a window.
@MainActor
struct TouchDelivery {
  private var active: [UITouch] = []
  private var lastTap: (location: CGPoint, tick: Int, count: Int)?

  /// How long after a tap, and how far from it, another one counts with it.
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 20

  /// Whether any finger is down in the window.
  var hasActiveTouches: Bool { !active.isEmpty }

  /// Makes the touch that a finger's change belongs to; nil for a finger that is
  /// not known.
  mutating func touch(
    _ phase: UITouch.Phase, at location: CGPoint, id: Int, in window: UIWindow
  ) -> UITouch? {
    let clock = window.screen.clock
    let touch: UITouch
    if phase == .began {
      guard !active.contains(where: { $0.id == id }) else { return nil }
      touch = UITouch(id: id, at: location)
      touch.window = window
      touch.view = window.hitTest(
        location.applying(window.transformToScreen.inverted()), with: nil)
      touch.tapCount = tapCount(at: location, tick: clock.now)
      active.append(touch)
    } else {
      guard let known = active.first(where: { $0.id == id }) else { return nil }
      touch = known
      touch.previousScreenLocation = touch.screenLocation
      touch.screenLocation = location
    }
    touch.phase = phase
    touch.timestamp = clock.seconds
    return touch
  }

  private mutating func tapCount(at location: CGPoint, tick: Int) -> Int {
    var count = 1
    if let lastTap, tick - lastTap.tick <= FrameClock.ticks(Self.tapInterval),
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= Self.tapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (location, tick, count)
    return count
  }

  /// Forgets a finger that is up.
  mutating func forget(_ touch: UITouch) {
    active.removeAll { $0 === touch }
  }

  /// Hands a touch to the recognisers first, then to the view unless one of
  /// them has taken it.
  static func deliver(_ touch: UITouch, with event: UIEvent) {
    if touch.phase == .began { collectRecognizers(of: touch) }
    let recognizers = touch.gestureRecognizers ?? []
    var recognized: UIGestureRecognizer?
    for recognizer in recognizers where recognizer.state == .possible && recognizer.isEnabled {
      if let recognized, !mayRecognizeTogether(recognizer, recognized) {
        recognizer.state = .failed
        continue
      }
      feed(touch, to: recognizer)
      if recognizer.state == .ended { recognized = recognizer }
    }
    deliverToView(touch, with: event, isTaken: recognized?.cancelsTouchesInView ?? false)
    if touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in recognizers where recognizer.touches.allSatisfy(\.isOver) {
        recognizer.reset()
      }
    }
  }

  private static func collectRecognizers(of touch: UITouch) {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let candidate = view {
      recognizers += (candidate.gestureRecognizers ?? []).filter {
        $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
      }
      view = candidate.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { recognizer.touches.append(touch) }
  }

  private static func feed(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    switch touch.phase {
    case .began: recognizer.touchesBegan([touch])
    case .moved, .stationary: recognizer.touchesMoved([touch])
    case .ended: recognizer.touchesEnded([touch])
    case .cancelled: recognizer.touchesCancelled([touch])
    }
  }

  private static func mayRecognizeTogether(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  private static func deliverToView(_ touch: UITouch, with event: UIEvent, isTaken: Bool) {
    guard let view = touch.view else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended where isTaken: view.touchesCancelled([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
