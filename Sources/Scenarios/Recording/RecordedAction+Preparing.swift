import Foundation
import PhoneSimulator
import UIKit

extension [RecordedAction] {
  /// The actions in the form in which they can be written one after the other.
  var prepared: [RecordedAction] { withLastStart.withSingleSteps.withPlacesOfQuickTaps }

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
}

extension RecordedAction {
  fileprivate var spot: TouchedSpot? {
    switch kind {
    case .touch(.began, at: _, finger: _, on: let spot): spot
    default: nil
    }
  }

  /// Lets only the very place do that was touched.
  mutating func insistOnPlace() {
    guard case .touch(let phase, let point, let finger, on: var spot?) = kind else { return }
    spot.middle = nil
    kind = .touch(phase, at: point, finger: finger, on: spot)
  }
}
