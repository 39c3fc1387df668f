import Foundation

/// Recognises two fingers that go towards each other or apart.
///
/// It begins when their distance has changed by more than 10 points, changes when one moves while
/// both are down, and ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, FingerPairRecognizer {
  var pair: FingerPair?
  var lookLater: ScheduledWork?
  private var base: CGFloat = 1
  private var baseDistance: CGFloat = 1
  private var presentScale: CGFloat = 1
  private var history = MotionHistory()

  /// How far the distance changes before the fingers pinch, in points.
  private static let slop: CGFloat = 10

  /// The distance of the fingers relative to that at the beginning; setting it goes on from there
  /// and measures the velocity anew.
  open var scale: CGFloat {
    get { presentScale }
    set {
      presentScale = newValue
      history.clear()
      rebase()
    }
  }

  /// How fast the scale changes, in a second.
  open var velocity: CGFloat { history.velocity(at: tick).x }

  private func rebase() {
    base = presentScale
    baseDistance = pair?.distance ?? 1
    history.add([presentScale, 0], at: tick)
  }

  func pairDidForm() {
    if state == .possible { presentScale = 1 }
    history.clear()
    rebase()
  }

  func pairDidMove() {
    guard let pair else { return }
    presentScale = base * pair.distance / baseDistance
    history.add([presentScale, 0], at: tick)
  }

  var hasMovedEnough: Bool {
    pair.map { abs($0.distance - $0.startDistance) > Self.slop } ?? false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pairBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pairMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pairEnded(touches)
  }

  open override func reset() {
    super.reset()
    endLooking()
    pair = nil
    presentScale = 1
    history.clear()
  }
}
