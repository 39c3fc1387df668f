import PhoneSimulator
import UIKit

/// Plays a scenario on a phone.
///
/// It never lets time pass itself: it says until when, so that the same player
/// serves a file played as fast as possible and one played before somebody's eyes.
@MainActor
package final class ScenarioPlayer {
  /// What has to happen before the player can go on.
  package enum Progress: Hashable {
    case waiting(until: Int)
    case finished
  }

  /// What is left to do of a step.
  private enum Move {
    case perform(PhoneCommand)
    case pass(ticks: Int)
    case settle(seconds: Double, deadline: Int)
  }

  private let file: String
  private let steps: [(line: Int, step: Step)]
  private let timeline: PhoneTimeline
  private let takeStill: (String) throws -> Void
  private var nextStep = 0
  private var moves: ArraySlice<Move> = []

  /// - Parameters:
  ///   - scenario: What to play.
  ///   - file: The scenario's name, for failures.
  ///   - timeline: The phone and its frames.
  ///   - takeStill: Saves a picture of the present screen under a name.
  package init(
    _ scenario: Scenario, file: String, on timeline: PhoneTimeline,
    takeStill: @escaping (String) throws -> Void
  ) {
    self.file = file
    self.timeline = timeline
    self.takeStill = takeStill
    steps = scenario.steps
  }

  /// Plays to the end, as fast as it goes, the last frame included.
  package func play() throws {
    while case .waiting(let tick) = try resume() { try timeline.advance(to: tick) }
    try timeline.finish()
  }

  /// Does everything that is due at the present tick.
  package func resume() throws -> Progress {
    while true {
      while let move = moves.first {
        if let tick = try make(move) { return .waiting(until: tick) }
        moves = moves.dropFirst()
      }
      guard nextStep < steps.count else { return .finished }
      nextStep += 1
      try begin(steps[nextStep - 1].step)
    }
  }

  private func begin(_ step: Step) throws {
    switch step {
    case .perform(let command, let times):
      moves = Array(repeating: .perform(command), count: times)[...]
    case .type(let text, let pause):
      let ticks = max(1, FrameClock.ticks(pause))
      moves = text.flatMap { [.perform(.key(KeyPress(typing: $0))), .pass(ticks: ticks)] }[...]
    case .wait(let seconds):
      moves = [.pass(ticks: FrameClock.ticks(seconds))]
    case .waitUntilSettled(let seconds):
      moves = [.settle(seconds: seconds, deadline: now + FrameClock.ticks(seconds))]
    case .still(let name):
      try takeStill(name)
    case .expect(let condition):
      if let failure = condition.failure(on: timeline) { throw failed(failure) }
    }
  }

  /// Makes a move; returns when to come back to it if it is not over.
  private func make(_ move: Move) throws -> Int? {
    switch move {
    case .perform(let command):
      do {
        try timeline.phone.perform(command)
      } catch {
        throw failed(.refused(error))
      }
    case .pass(let ticks):
      moves[moves.startIndex] = .pass(ticks: 0)
      if ticks > 0 { return now + ticks }
    case .settle(let seconds, let deadline):
      let reasons = timeline.phone.unsettledReasons
      if !reasons.isEmpty {
        guard now < deadline else { throw failed(.notSettled(after: seconds, because: reasons)) }
        // Looked at where a frame could be seen; later ticks of a frame look the same.
        return min(deadline, now - now % timeline.ticksPerFrame + timeline.ticksPerFrame)
      }
    }
    return nil
  }

  private var now: Int { timeline.phone.now }

  private func failed(_ failure: StepFailure) -> ScenarioError {
    let (line, step) = steps[nextStep - 1]
    return .failed(file: file, line: line, step: step, failure)
  }
}

extension KeyPress {
  /// The stroke that types a character.
  fileprivate init(typing character: Character) {
    switch character {
    case "\n": self.init(.return)
    case "\t": self.init(.tab)
    default: self.init(.character(String(character)))
    }
  }
}
