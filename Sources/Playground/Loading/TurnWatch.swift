import Foundation
import Scenarios
import Synchronization

/// Ends a process that plays one phone for another one when the app's code takes too long for a turn.
final class TurnWatch: Sendable {
  /// How many seconds an app's code may take for a turn: five, or as many as a variable says.
  static let patience: Double = {
    let text = ProcessInfo.processInfo.environment["KEYBOARD_PLAYGROUND_PATIENCE"]
    guard let seconds = text.flatMap(Double.init), seconds > 0, seconds <= 1e6 else { return 5 }
    return seconds
  }()

  private let turns = Atomic<Int>(0)

  /// Whether none of the app's code is being run.
  private let isResting = Atomic<Bool>(true)

  /// Watches the main thread from now on.
  ///
  /// The time is counted in short pauses, so that a process that was stopped has not taken it.
  init(patience: Double = TurnWatch.patience) {
    let pause = 0.05
    Thread.detachNewThread { [weak self] in
      var (seen, pauses) = (0, 0)
      while true {
        usleep(UInt32(pause * 1e6))
        guard let self else { return }
        let turns = turns.load(ordering: .relaxed)
        if turns != seen || isResting.load(ordering: .relaxed) { (seen, pauses) = (turns, 0) }
        pauses += 1
        if Double(pauses) * pause >= patience { CodeTrace.endHung(seconds: patience) }
      }
    }
  }

  /// Notes that a turn has come to its end.
  func turn() { turns.add(1, ordering: .relaxed) }

  /// Watches for as long as the body runs the app's code, where there is a watch.
  @MainActor
  static func with<Result>(_ watch: TurnWatch?, _ body: () throws -> Result) rethrows -> Result {
    watch?.turn()
    watch?.isResting.store(false, ordering: .relaxed)
    defer { watch?.isResting.store(true, ordering: .relaxed) }
    return try body()
  }

  /// Notes what a scenario asks of the app, step by step.
  @MainActor
  func follow(_ player: ScenarioPlayer) {
    player.onStep = { [weak player, self] step in
      turn()
      guard let player else { return }
      CodeTrace.note(asked: "\(step.file):\(step.line): \(player.currentWords)")
    }
  }
}
