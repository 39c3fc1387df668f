import Foundation

/// Recognises one or more taps in a row.
@preconcurrency @MainActor
public final class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture.
  public var numberOfTapsRequired = 1
  /// How many fingers tap together.
  public var numberOfTouchesRequired = 1

  /// How far a finger may stray and still tap, in points.
  private static let slop: CGFloat = 10

  private var start: [ObjectIdentifier: CGPoint] = [:]

  override func touchesBegan(_ touches: Set<UITouch>) {
    for touch in touches { start[ObjectIdentifier(touch)] = touch.screenLocation }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let start = start[ObjectIdentifier(touch)] else { continue }
      let (dx, dy) = (touch.screenLocation.x - start.x, touch.screenLocation.y - start.y)
      if hypot(dx, dy) > Self.slop { state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>) {
    guard state == .possible else { return }
    let areAllUp = self.touches.allSatisfy { $0.phase == .ended }
    guard areAllUp, self.touches.count == numberOfTouchesRequired else { return }
    guard self.touches.allSatisfy({ $0.tapCount % numberOfTapsRequired == 0 }) else { return }
    guard mayBegin else {
      state = .failed
      return
    }
    state = .ended
    sendActions()
  }

  override func reset() {
    super.reset()
    start = [:]
  }
}
