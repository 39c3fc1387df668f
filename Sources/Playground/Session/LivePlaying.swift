import Foundation
import PhoneSimulator
import Scenarios

/// A scenario that is played in a window.
@MainActor
final class LivePlaying {
  private let staging: Staging
  private let player: ScenarioPlayer

  /// The tick at which it has to go on, and not before.
  private(set) var nextTick: Int

  /// The step that is being played, in words.
  private(set) var caption: String

  /// In characters of the step.
  private static let longestCaption = 200

  /// Begins at the present tick.
  init(_ staging: Staging, on timeline: PhoneTimeline) {
    self.staging = staging
    // Pictures are taken of a live run only when the person asks for them.
    player = ScenarioPlayer(
      staging.scenario, file: staging.file, on: timeline, output: NoOutput())
    nextTick = timeline.phone.now
    caption = "Playing \(staging.name)"
  }

  /// Does what is due at the present tick; returns whether that was all.
  func resume() throws -> Bool {
    switch try player.resume() {
    case .waiting(let tick):
      nextTick = tick
      // Recorded steps may be very long.
      caption = "Playing line \(line): " + player.currentWords.prefix(Self.longestCaption)
      return false
    case .finished:
      return true
    }
  }

  /// The line of that step, with its file where that is another one.
  var line: String {
    guard let step = player.currentStep else { return "1" }
    return step.file == staging.file
      ? "\(step.line)" : "\(step.line) of \(URL(filePath: step.file).lastPathComponent)"
  }

  /// Why a step failed, without where it is.
  func reason(of error: any Error) -> String {
    if case ScenarioError.failed(_, _, _, let failure) = error { return failure.description }
    return error.sentence
  }
}
