import Foundation
import PhoneSimulator
import UIKit

/// Steps of fingers.
extension ScenarioPlayer {
  /// How long a flick takes, and how long a finger that scrolls rests at the
  /// end, so that nothing coasts on.
  private static let flickTime = 0.1

  func parts(of step: FingerStep) throws -> [Move] {
    switch step {
    case .tap(let target, at: nil, for: nil):
      return [perform(.tap(target))]
    case .tap(let target, at: let place, for: let time):
      let point = try phone.point(of: target, at: place)
      return schedule([
        (0, .touch(.began, at: point)), (FrameClock.ticks(time ?? 0), .touch(.ended, at: point)),
      ])
    case .doubleTap(let target):
      return Array(repeating: perform(.tap(target)), count: 2)
    case .drag(let start, let end, let time):
      return drag(from: start, to: end, over: time)
    case .flick(let start, let end):
      return drag(from: start, to: end, over: Self.flickTime)
    case .scroll(let target, let way, let time):
      return try scroll(target, by: way, over: time)
    case .wheel(let target, let way):
      return [perform(.wheel(target, by: way))]
    case .dragAlong(let target, at: let place, let waypoints):
      let start = try phone.point(of: target, at: place)
      let last = waypoints.count - 1
      return schedule(
        [(0, .touch(.began, at: start))]
          + waypoints.enumerated().map { index, waypoint in
            (
              FrameClock.ticks(waypoint.time),
              .touch(index < last ? .moved : .ended, at: waypoint.point)
            )
          })
    case .monkey(let count, let pause):
      return (1...count).flatMap { number in
        [playWithPhone, until(now + number * FrameClock.ticks(pause))]
      }
    case .finger(let phase, at: let point, id: let id):
      return [perform(.touch(phase, at: point, id: id))]
    }
  }

  private func scroll(_ target: Target, by way: CGSize, over time: Double) throws -> [Move] {
    let start = try phone.point(of: target)
    // What is below comes into sight when the finger goes up.
    let end = CGPoint(x: start.x - way.width, y: start.y - way.height)
    guard phone.screen.bounds.contains(end) else { throw PhoneError.offScreen(.point(end)) }
    let ticks = FrameClock.ticks(time)
    return schedule(
      [(0, .touch(.began, at: start))]
        + FrameClock.frames(of: ticks).map { tick, progress in
          let point = CGPoint(
            x: start.x - way.width * progress, y: start.y - way.height * progress)
          return (tick, .touch(.moved, at: tick == ticks ? end : point))
        } + [(ticks + FrameClock.ticks(Self.flickTime), .touch(.ended, at: end))])
  }

  private func drag(from start: Target, to end: Target, over seconds: Double) -> [Move] {
    [
      { [unowned self] in
        try startDrag(from: start, to: end, over: seconds)
        return nil
      }, pass(seconds),
    ]
  }

  private func playWithPhone() -> Int? {
    // What the phone refuses is no more than a finger beside the mark.
    switch monkey.act(on: phone) {
    case .command(let command): try? phone.perform(command)
    case .drag(let start, let end, let seconds):
      try? startDrag(from: start, to: end, over: seconds)
    }
    return nil
  }
}
