import Foundation
import PhoneSimulator
import UIKit

extension [RecordedAction] {
  /// The actions in the form in which they can be written one after the other.
  func prepared(until end: Int) -> [RecordedAction] {
    withLastStart.withSingleSteps.withPlacesOfQuickTaps.withoutOverlappingDrags(until: end)
  }

  /// Of several starts only the last one counts.
  private var withLastStart: [RecordedAction] {
    guard let last = lastIndex(where: { $0.kind == .start }) else { return self }
    return enumerated().filter { $0.offset == last || $0.element.kind != .start }.map(\.element)
  }

  /// No step types more secret characters than it may.
  private var withSingleSteps: [RecordedAction] {
    flatMap { action -> [RecordedAction] in
      guard case .secret(let count) = action.kind else { return [action] }
      let most = Limits.characters.upperBound
      return stride(from: 0, to: count, by: most).map {
        RecordedAction(tick: action.tick, .secret(Swift.min(most, count - $0)))
      }
    }
  }

  // MARK: Quick taps

  /// How long after a tap, in ticks, another one may count with it.
  private static var tapInterval: Int { FrameClock.ticks(0.5) }

  /// Whether taps count as several depends on how far from each other they are,
  /// so quick ones keep their places.
  private var withPlacesOfQuickTaps: [RecordedAction] {
    var actions = self
    let taps = indices.filter { self[$0].spot.map { !$0.isSoftKey } ?? false }
    for (one, other) in zip(taps, taps.dropFirst())
    where self[other].tick - self[one].tick <= Self.tapInterval {
      actions[one].insistOnPlace()
      actions[other].insistOnPlace()
    }
    return actions
  }

  // MARK: Drags

  /// A drag that something else happens during is written as its events.
  private func withoutOverlappingDrags(until end: Int) -> [RecordedAction] {
    guard contains(where: { if case .drag = $0.kind { true } else { false } }) else { return self }
    var ordered: [(action: RecordedAction, isOfDrag: Bool)] = []
    var fingers = 0
    for (index, action) in enumerated() {
      guard case .drag(_, _, _, let ticks) = action.kind else {
        ordered.append((action, false))
        continue
      }
      let next = index + 1 < count ? Swift.min(self[index + 1].tick, end) : end
      if action.tick + ticks <= next {
        ordered.append((action, false))
        continue
      }
      // Hands and scenarios begin with finger 0.
      let events = action.events(ofFinger: 9 - fingers % 9)
      fingers += 1
      // A drag goes on when its tick comes, before anything is done at that tick.
      ordered += events.filter { $0.tick <= end }.map { ($0, $0.tick > action.tick) }
    }
    return ordered.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      return (one.action.tick, one.isOfDrag ? 0 : 1, $0.offset)
        < (other.action.tick, other.isOfDrag ? 0 : 1, $1.offset)
    }.map(\.element.action)
  }
}

extension RecordedAction {
  fileprivate var spot: TouchedSpot? {
    switch kind {
    case .touch(.began, at: _, finger: _, on: let spot): spot
    case .drag(_, on: let spot, to: _, ticks: _): spot
    default: nil
    }
  }

  /// Lets only the very place do that was touched.
  mutating func insistOnPlace() {
    guard case .touch(let phase, let point, let finger, on: var spot?) = kind else { return }
    spot.middle = nil
    kind = .touch(phase, at: point, finger: finger, on: spot)
  }

  /// What a drag consists of, with the points where the phone has them.
  fileprivate func events(ofFinger finger: Int) -> [RecordedAction] {
    guard case .drag(let start, let spot, let end, let ticks) = kind else { return [] }
    var events = [RecordedAction(tick: tick, .touch(.began, at: start, finger: finger, on: spot))]
    for (elapsed, progress) in FrameClock.frames(of: ticks) {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
      events.append(
        RecordedAction(tick: tick + elapsed, .touch(.moved, at: point.writable, finger: finger)))
    }
    events.append(
      RecordedAction(tick: tick + ticks, .touch(.ended, at: end.writable, finger: finger)))
    return events
  }
}
