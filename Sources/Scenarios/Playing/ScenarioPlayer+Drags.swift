import Foundation
import PhoneSimulator
import UIKit

/// A finger that travels in a straight line while other things go on.
struct TravellingFinger {
  let id: Int

  /// In the screen's points.
  let start, end: CGPoint

  /// The tick at which it came down.
  let since: Int

  /// Where it still has to go, in ticks after that.
  var frames: ArraySlice<(tick: Int, progress: Double)>

  /// The tick of its next event; nil when it has been lifted.
  var nextTick: Int? { frames.first.map { since + $0.tick } }
}

extension ScenarioPlayer {
  /// Puts a finger down that travels from one target to another in a number of seconds; throws what
  /// the phone refuses.
  func startDrag(from start: Target, to end: Target, over seconds: Double) throws(PhoneError) {
    let finger = TravellingFinger(
      id: phone.makeFingerID(), start: try phone.point(of: start),
      end: try phone.point(of: end, mayBeCovered: true), since: now,
      frames: FrameClock.frames(of: FrameClock.ticks(seconds))[...])
    try phone.perform(.touch(.began, at: finger.start, id: finger.id))
    travelling.append(finger)
    moveFingers()
  }

  /// Moves the fingers that travel to where they are at the present tick, and lifts those that have
  /// arrived.
  func moveFingers() {
    for index in travelling.indices {
      while let tick = travelling[index].nextTick, tick <= now {
        move(&travelling[index])
      }
    }
    travelling.removeAll { $0.frames.isEmpty }
  }

  private func move(_ finger: inout TravellingFinger) {
    let progress = finger.frames.removeFirst().progress
    let (start, end) = (finger.start, finger.end)
    let point = CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    do throws(PhoneError) {
      try phone.perform(.touch(.moved, at: point, id: finger.id))
      if finger.frames.isEmpty { try phone.perform(.touch(.ended, at: end, id: finger.id)) }
    } catch {
      // The finger has been taken off the screen.
      finger.frames = []
    }
  }
}
