import Foundation
import PhoneSimulator
import UIKit

/// Steps that let time pass.
extension ScenarioPlayer {
  func part(of step: TimeStep) -> Move {
    switch step {
    case .wait(let seconds): pass(seconds)
    case .waitUntil(let goal, let seconds): wait(for: goal, atMost: seconds)
    case .advance(.seconds(let seconds)): pass(seconds)
    case .advance(.ticks(let count)): until(now + count)
    case .advance(.frames(let count)):
      until((now / timeline.ticksPerFrame + count) * timeline.ticksPerFrame)
    }
  }

  func wait(for goal: Goal, atMost seconds: Double) -> Move {
    let deadline = now + FrameClock.ticks(seconds)
    var patience = goal == .settled ? Self.backgroundPatience : 0
    return { [unowned self] in
      patience -= phone.waitForBackgroundWork(seconds: patience)
      guard let failure = failure(of: goal, after: seconds) else { return nil }
      guard now < deadline else { throw failure }
      return min(deadline, nextLook)
    }
  }

  /// Seconds of real time that a wait for rest gives work on other queues.
  private static let backgroundPatience = 5.0

  /// Looked at where a frame could be seen; later ticks of a frame look the same.
  private var nextLook: Int { (now / timeline.ticksPerFrame + 1) * timeline.ticksPerFrame }

  private func failure(of goal: Goal, after seconds: Double) -> StepFailure? {
    switch goal {
    case .settled:
      let reasons =
        phone.unsettledReasons + (travelling.isEmpty ? [] : ["a drag is under way"])
      return reasons.isEmpty ? nil : .notSettled(after: seconds, because: reasons)
    case .condition(let expectation):
      return failure(of: expectation).map {
        .notMet(after: seconds, because: withNearest($0).description)
      }
    }
  }
}
