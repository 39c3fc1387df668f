import Foundation
import PhoneSimulator
import UIKit

/// Plays a scenario on a phone.
///
/// It never lets time pass itself: it says until when, so that the same player
/// serves a file played as fast as possible and one played in a window.
@MainActor
package final class ScenarioPlayer {
  /// What has to happen before the player can go on.
  package enum Progress: Hashable {
    case waiting(until: Int)
    case finished
  }

  /// A part of a step; returns when to come back to it if it is not over.
  typealias Move = @MainActor () throws -> Int?

  let timeline: PhoneTimeline
  let output: any ScenarioOutput
  var monkey: Monkey

  /// How many notifications earlier expectations have accounted for.
  var checkedNotifications = 0

  /// What becomes of expectations that are not met: nil lets the first one end
  /// the playing.
  package var onMissedExpectation: ((ScenarioError) -> Void)?

  /// Called as each step begins.
  package var onStep: ((PlacedStep) -> Void)?

  /// What becomes of a step that the phone refuses.
  private let refusal: Refusal

  private var steps: [PlacedStep]
  private var nextStep = 0
  private var moves: ArraySlice<Move> = []

  /// The tick at which the present move goes on, and not before.
  private var moveTick = 0

  /// The fingers that travel by themselves.
  var travelling: [TravellingFinger] = []

  /// Whether a secure field has had the focus at some time of the present step.
  private var mayTypeSecret = false

  /// - Parameters:
  ///   - scenario: What to play.
  ///   - file: The scenario's name, for failures.
  ///   - timeline: The phone and its frames.
  ///   - output: Takes pictures and texts.
  package init(
    _ scenario: Scenario, file: String, on timeline: PhoneTimeline, output: any ScenarioOutput
  ) {
    self.timeline = timeline
    self.output = output
    steps = scenario.steps(in: file)
    refusal = scenario.refusal
    monkey = Monkey(seed: UInt64(scenario.seed ?? 0))
  }

  /// Plays to the end, as fast as it goes, the last frame included; so is that
  /// of a failure; `betweenTurns` runs before each time passes.
  package func play(betweenTurns: () -> Void = {}) throws {
    do {
      while case .waiting(let tick) = try resume() {
        betweenTurns()
        try timeline.advance(to: tick)
      }
    } catch let error as ScenarioError {
      try timeline.finish()
      throw error
    }
    try timeline.finish()
  }

  /// Plays other steps from here on, in place of what is left of those before; fingers that travel
  /// go on.
  package func take(_ steps: [PlacedStep]) {
    (self.steps, nextStep, moves, moveTick) = (steps, 0, [], now)
  }

  /// The step that is being played, or was last.
  package var currentStep: PlacedStep? { nextStep > 0 ? steps[nextStep - 1] : nil }

  /// The present step as a scenario has it, without what it types into a secure field.
  package var currentWords: String {
    guard let step = currentStep?.step else { return "" }
    return mayTypeSecret || phone.isSecureTextFocused ? step.wordsWithoutSecret : "\(step)"
  }

  /// How much has been played to its end, from 0 to 1.
  package var progress: Double {
    steps.isEmpty ? 1 : Double(max(nextStep - 1, 0)) / Double(steps.count)
  }

  /// Does everything that is due at the present tick; fingers that travel go first.
  package func resume() throws -> Progress {
    moveFingers()
    if now >= moveTick {
      guard case .waiting(let tick) = try goOn() else { return .finished }
      moveTick = tick
    }
    return .waiting(until: travelling.compactMap(\.nextTick).reduce(moveTick, min))
  }

  private func goOn() throws -> Progress {
    while true {
      while let move = moves.first {
        mayTypeSecret = mayTypeSecret || phone.isSecureTextFocused
        do {
          if let tick = try move() { return .waiting(until: tick) }
        } catch let error as PhoneError {
          if refusal == .fail { throw failed(.refused(error)) }
        } catch let failure as StepFailure {
          throw failed(failure)
        }
        moves = moves.dropFirst()
      }
      guard nextStep < steps.count else { return .finished }
      nextStep += 1
      mayTypeSecret = false
      onStep?(steps[nextStep - 1])
      moves = [begin(steps[nextStep - 1].step)]
    }
  }

  /// Finds the parts of a step when its turn comes.
  func begin(_ step: Step) -> Move {
    { [unowned self] in
      let parts = try parts(of: step)
      // Behind the move that is just being made.
      moves = moves.prefix(1) + parts
      return nil
    }
  }

  /// Notes that an expectation is not met.
  func miss(_ failure: StepFailure) throws {
    let error = failed(failure)
    guard let onMissedExpectation else { throw error }
    onMissedExpectation(error)
  }

  private func failed(_ failure: StepFailure) -> ScenarioError {
    let step = steps[nextStep - 1]
    return .failed(
      file: step.file, line: step.line, step: currentWords, withNearest(failure))
  }

  /// The failure with what was most likely meant by a name that nothing has.
  func withNearest(_ failure: StepFailure) -> StepFailure {
    switch failure {
    case .noSuchView(let target), .refused(.noSuchView(let target)):
      phone.nearestTarget(to: target).map { .misspelledView(target, nearest: $0) } ?? failure
    default: failure
    }
  }

  var phone: Phone { timeline.phone }
  var now: Int { timeline.phone.now }
}
