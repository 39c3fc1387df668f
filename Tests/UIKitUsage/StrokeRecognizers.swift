import UIKit

// Recognisers as an app writes them: this target sees what UIKit makes public, and nothing else.

/// Recognises a stroke of one finger that goes down and then up again, like a tick.
public class CheckmarkGestureRecognizer: UIGestureRecognizer {
  public private(set) var log: [String] = []
  private var hasTurned = false
  private var corner = CGPoint.zero

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    log.append("began \(numberOfTouches)")
    if numberOfTouches != 1 { state = .failed }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, state != .failed else { return }
    let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
    log.append("moved")
    if !hasTurned, now.x >= before.x, now.y >= before.y {
      corner = now
    } else if now.x >= before.x, now.y <= before.y {
      hasTurned = true
    } else {
      state = .failed
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    log.append("ended")
    state = hasTurned ? .recognized : .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    log.append("cancelled")
    state = .failed
  }

  public override func reset() {
    super.reset()
    log.append("reset \(state.rawValue)")
    hasTurned = false
    corner = .zero
  }
}

/// Begins with the finger, and lasts as long as it is down.
public class TouchDownGestureRecognizer: UIGestureRecognizer {
  /// The states it has been in, in order.
  public private(set) var states: [UIGestureRecognizer.State] = []
  /// Recognisers it keeps from recognising.
  public var prevented: [UIGestureRecognizer] = []
  /// Recognisers that keep it from recognising.
  public var preventing: [UIGestureRecognizer] = []
  /// Recognisers that must fail first.
  public var waitsFor: [UIGestureRecognizer] = []
  /// Recognisers that wait for it to fail.
  public var isAwaitedBy: [UIGestureRecognizer] = []
  /// Whether it leaves all touches but the first alone.
  public var ignoresOthers = false

  public override var state: UIGestureRecognizer.State {
    didSet { if state != oldValue { states.append(state) } }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ignoresOthers, numberOfTouches > touches.count {
      for touch in touches { ignore(touch, for: event) }
    } else if state == .possible {
      state = .began
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.count == numberOfTouches { state = .ended }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    prevented.contains(preventedGestureRecognizer)
  }

  public override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    preventing.contains(preventingGestureRecognizer)
  }

  public override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waitsFor.contains(otherGestureRecognizer)
  }

  public override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isAwaitedBy.contains(otherGestureRecognizer)
  }
}

/// A tap that must be quick: the class is open, as UIKit's is.
public class QuickTapGestureRecognizer: UITapGestureRecognizer {
  /// How long a finger may be down, in seconds.
  public var maximumDuration = 0.2
  private var start: TimeInterval = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = event.timestamp
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp - start > maximumDuration { state = .failed }
    super.touchesEnded(touches, with: event)
  }
}
