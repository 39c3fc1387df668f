import Foundation

/// Who waits for whom, and who keeps whom from recognising.
extension UIGestureRecognizer {
  /// The other recognisers that see any of the same touches.
  private var related: [UIGestureRecognizer] {
    var seen: Set = [ObjectIdentifier(self)]
    return attempt.flatMap(\.watchers).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether it has got touches and has not decided about them.
  var mightRecognize: Bool { storedState == .possible && isAttempting && isEnabled }

  /// Whether another gesture of the same touches that is under way keeps this one from beginning.
  var isPrevented: Bool {
    related.contains { $0.hasRecognized && $0.prevents(self) }
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !recognizesTogether(with: other)
  }

  private func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Lets those fail that see the same touches and may not recognise as well, and those that
  /// require this one to fail.
  func keepOthersFromRecognizing() {
    for other in related where other.mightRecognize {
      if other.requiresFailure(of: self) || prevents(other) { other.state = .failed }
    }
    for other in world.touches.held where other !== self && other.mightRecognize {
      if other.requiresFailure(of: self) { other.state = .failed }
    }
  }

  /// The recognisers that must fail before this one begins.
  var requiredFailures: [UIGestureRecognizer] {
    let explicit = explicitRequirements.filter { $0 !== self }
    return explicit
      + related.filter { other in
        !explicit.contains(other) && requiresFailure(of: other)
      }
  }

  /// Whether one of them has not decided yet.
  var waitsForFailure: Bool { requiredFailures.contains(where: \.mightRecognize) }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if explicitRequirements.contains(other) { return true }
    let id = ObjectIdentifier(other)
    if let answer = requirementAnswers[id] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    requirementAnswers[id] = answer
    return answer
  }
}

extension TouchDispatcher {
  /// Lets those begin that waited for others to fail, when these have.
  func letHeldGo() {
    while let next = held.first(where: { !$0.waitsForFailure }) ?? firstOfCircle {
      held.removeAll { $0 === next }
      guard let state = next.heldState else { continue }
      next.heldState = nil
      next.isReleased = true
      next.state = state
      next.isReleased = false
    }
  }

  /// The first of recognisers that wait for nothing but each other.
  private var firstOfCircle: UIGestureRecognizer? {
    guard !held.isEmpty else { return nil }
    let isClosed = held.allSatisfy { recognizer in
      recognizer.requiredFailures.filter(\.mightRecognize).allSatisfy { held.contains($0) }
    }
    return isClosed ? held.first : nil
  }
}
