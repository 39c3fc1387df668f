import Foundation
import Scenarios

/// The steps of a run that were not as the scenario says.
struct MissedSteps {
  private(set) var first: ScenarioError?
  private(set) var count = 0

  mutating func append(_ step: ScenarioError) {
    first = first ?? step
    count += 1
  }

  /// What the first one was and how many followed, nil where there is none.
  ///
  /// Without the path of the scenario; an included file is named.
  func sentence(besides scenario: String) -> String? {
    guard let first = first?.shortSentence(besides: scenario) else { return nil }
    return count == 1 ? first : "\(first) And \(count - 1) more."
  }
}

extension ScenarioPlayer {
  /// Plays on when an expectation is not met, and returns what was not as it says.
  func playAnyway() throws -> MissedSteps {
    var missed = MissedSteps()
    onMissedExpectation = { missed.append($0) }
    do {
      try play()
    } catch let error as ScenarioError {
      missed.append(error)
    }
    return missed
  }
}

extension ScenarioError {
  fileprivate func shortSentence(besides scenario: String) -> String {
    guard case .failed(let file, let line, let step, let failure) = self else { return description }
    let place = file == scenario ? "" : " of \(URL(filePath: file).lastPathComponent)"
    return "Line \(line)\(place): \(step): \(failure)"
  }
}
