import Foundation

/// Two fingers, how far apart they are and which way.
@MainActor
struct FingerPair {
  let first: UITouch
  let second: UITouch
  /// How far apart the fingers were when they became a pair, in points.
  let startDistance: CGFloat

  init(_ first: UITouch, _ second: UITouch) {
    self.first = first
    self.second = second
    moves = (nil, nil)
    startDistance = Self.distance(first, second)
  }

  /// How far apart the fingers are, in points; at least one.
  var distance: CGFloat { Self.distance(first, second) }

  private static func distance(_ first: UITouch, _ second: UITouch) -> CGFloat {
    max(first.screenLocation.distance(to: second.screenLocation), 1)
  }

  /// The direction from one finger to the other, in radians, clockwise from the right.
  var angle: CGFloat {
    let (one, other) = (first.screenLocation, second.screenLocation)
    return atan2(other.y - one.y, other.x - one.x)
  }

  func contains(_ touch: UITouch) -> Bool { touch === first || touch === second }

  /// When each finger last moved, as a tick.
  private var moves: (first: Int?, second: Int?)

  mutating func noteMoves(of touches: Set<UITouch>, at tick: Int) {
    if touches.contains(first) { moves.first = tick }
    if touches.contains(second) { moves.second = tick }
  }

  /// Whether both fingers have moved at the same tick.
  var haveMovedTogether: Bool { moves.first != nil && moves.first == moves.second }
}

/// What recognisers of two fingers have in common.
///
/// The moves of the fingers arrive one by one: two that go the same way are apart for a moment. So
/// a gesture begins only when both have moved, or a tick has passed.
@MainActor
protocol FingerPairRecognizer: UIGestureRecognizer {
  var pair: FingerPair? { get set }
  var lookLater: ScheduledWork? { get set }

  /// Goes on from where the gesture stands, with the pair as it is.
  func pairDidForm()
  /// Works out what the pair has done.
  func pairDidMove()
  /// Whether the pair has moved enough.
  var hasMovedEnough: Bool { get }
}

extension FingerPairRecognizer {
  func pairBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let pair {
      for touch in touches where !pair.contains(touch) { ignore(touch, for: event) }
    } else if self.touches.count >= 2 {
      pair = FingerPair(self.touches[0], self.touches[1])
      pairDidForm()
      for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    }
  }

  func pairMoved(_ touches: Set<UITouch>) {
    guard let known = pair, touches.contains(where: known.contains) else { return }
    pair?.noteMoves(of: touches, at: tick)
    pairDidMove()
    if state != .possible {
      state = .changed
    } else if pair?.haveMovedTogether ?? false {
      look()
    } else if lookLater == nil {
      lookLater = schedule(after: 1) { [weak self] in
        self?.lookLater = nil
        self?.look()
      }
    }
  }

  private func look() {
    if state == .possible, pair != nil, hasMovedEnough { state = .began }
  }

  func pairEnded(_ touches: Set<UITouch>) {
    if let pair, touches.contains(where: pair.contains) {
      look()
      endLooking()
      self.pair = nil
    }
    guard self.touches.allSatisfy(\.isOver) else { return }
    state = state == .possible ? .failed : .ended
  }

  func endLooking() {
    lookLater?.cancel()
    lookLater = nil
  }
}
