import Foundation

/// Recognises two fingers that turn about each other.
///
/// It begins when each has gone more than 10 points along the circle they turn on, changes when one
/// moves while both are down, and ends when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, FingerPairRecognizer {
  var pair: FingerPair?
  var lookLater: ScheduledWork?
  private var lastAngle: CGFloat = 0
  /// How far the pair has turned since it formed, in radians.
  private var turn: CGFloat = 0
  private var presentRotation: CGFloat = 0
  private var history = MotionHistory()

  /// How far each finger goes before the two rotate, in points.
  private static let slop: CGFloat = 10

  /// How far the fingers have turned since the beginning, in radians, clockwise; setting it goes on
  /// from there and measures the velocity anew.
  open var rotation: CGFloat {
    get { presentRotation }
    set {
      presentRotation = newValue
      history.clear()
      history.add([presentRotation, 0], at: tick)
    }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { history.velocity(at: tick).x }

  func pairDidForm() {
    if state == .possible { presentRotation = 0 }
    turn = 0
    lastAngle = pair?.angle ?? 0
    history.clear()
    history.add([presentRotation, 0], at: tick)
  }

  func pairDidMove() {
    guard let pair else { return }
    let angle = pair.angle
    // The shorter way round.
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    turn += step
    presentRotation += step
    history.add([presentRotation, 0], at: tick)
  }

  var hasMovedEnough: Bool {
    pair.map { abs(turn) * $0.distance / 2 > Self.slop } ?? false
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
    turn = 0
    presentRotation = 0
    history.clear()
  }
}
