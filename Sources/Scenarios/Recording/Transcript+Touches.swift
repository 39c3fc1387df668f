import Foundation
import PhoneSimulator

/// Fingers that come, stay or move, and go.
extension Transcript {
  /// A tap or a drag; nil where something else happens meanwhile.
  func touch(at point: CGPoint, finger: Int, on spot: TouchedSpot) -> Phrase? {
    guard let start = rest.first?.tick else { return nil }
    var way: [(ticks: Int, point: CGPoint)] = []
    for action in rest.dropFirst() {
      guard case .touch(let phase, let next, finger, on: nil) = action.kind,
        phase != .cancelled, action.tick - start <= Self.longestStep
      else { return nil }
      let ticks = action.tick - start
      way.append((ticks, next))
      guard phase == .ended else { continue }
      let step =
        finger < 0 && finger != Recorder.fingerOfTaps
        ? Step.fingers(
          .drag(
            from: spot.plainTarget ?? .point(point), to: .point(next), over: Self.seconds(ticks)))
        : step(from: point, on: spot, way: way, ticks: ticks)
      return step.map { Phrase(step: $0, count: way.count + 1, ticks: ticks) }
    }
    return nil
  }

  private func step(
    from start: CGPoint, on spot: TouchedSpot, way: [(ticks: Int, point: CGPoint)], ticks: Int
  ) -> Step? {
    // Steps have a finger of their own, except taps that take no time.
    let isFree = !fingersDown.contains(0)
    guard way.count == 1, way[0].point == start else {
      guard isFree else { return nil }
      return .fingers(
        .dragAlong(
          spot.target, at: spot.place,
          way.map { Waypoint(time: Self.seconds($0.ticks), point: $0.point) }))
    }
    if ticks == 0, let target = spot.middle ?? spot.plainTarget { return .fingers(.tap(target)) }
    guard isFree else { return ticks == 0 ? .fingers(.tap(.point(start))) : nil }
    let (target, place) = spot.middle.map { ($0, nil) } ?? (spot.target, spot.place)
    return .fingers(.tap(target, at: place, for: Self.seconds(ticks)))
  }
}
