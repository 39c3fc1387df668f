import HostSystem
import PhoneSimulator

/// What lets time pass.
package enum TimeStep: Hashable, Sendable {
  case wait(Double)

  /// Lets time pass until something is so; it is a failure when that takes longer than the limit.
  case waitUntil(Goal, atMost: Double = Step.patience)

  case advance(Stretch)
}

extension TimeStep: StepFamily {
  static let verbs = [
    Verb(
      "wait", "SECONDS", "until settled | CONDITION [max SECONDS]",
      help: "Lets time pass: so many seconds, until nothing moves, or until a condition is true "
        + "(expect lists them), which fails after \(PlainNumber.write(Step.patience)) seconds or "
        + "the ones given.",
      read: { words throws(ScenarioProblem) in
        guard words.takes("until") else { return .time(.wait(try words.time())) }
        let goal: Goal =
          words.takes("settled")
          ? .settled : .condition(try Requirement(&words, besides: ["settled"]))
        return .time(.waitUntil(goal, atMost: try words.patience()))
      }),

    Verb(
      "advance", "SECONDS", "N frames | ticks",
      help: "Lets an exact time pass: seconds, frames of the scenario's rate, or ticks of the "
        + "phone's clock, 600 to a second.",
      read: { words throws(ScenarioProblem) in .time(.advance(try words.stretch())) }),
  ]

  var words: [String] {
    switch self {
    case .wait(let seconds): ["wait", PlainNumber.write(seconds)]
    case .waitUntil(let goal, let limit):
      ["wait", "until"] + goal.words + Self.patienceWords(limit)
    case .advance(.seconds(let seconds)): ["advance", PlainNumber.write(seconds)]
    case .advance(.frames(let count)): ["advance", "\(count)", count == 1 ? "frame" : "frames"]
    case .advance(.ticks(let count)): ["advance", "\(count)", count == 1 ? "tick" : "ticks"]
    }
  }

  static func patienceWords(_ limit: Double) -> [String] {
    limit == Step.patience ? [] : ["max", PlainNumber.write(limit)]
  }
}

extension Goal {
  fileprivate var words: [String] {
    switch self {
    case .settled: ["settled"]
    case .condition(let expectation): expectation.words
    }
  }
}

extension WordReader {
  /// How long to wait at most.
  mutating func patience() throws(ScenarioProblem) -> Double {
    takes("max") ? try time() : Step.patience
  }

  fileprivate mutating func stretch() throws(ScenarioProblem) -> Stretch {
    let units = ["frames", "frame", "ticks", "tick"]
    guard let unit = units.first(where: { nextIs($0, after: 1) }) else {
      return .seconds(try time())
    }
    let isFrames = unit.hasPrefix("frame")
    let count = try wholeNumber(
      "a number of \(isFrames ? "frames" : "ticks")", in: isFrames ? Limits.frames : Limits.ticks)
    _ = try keyword(units)
    return isFrames ? .frames(count) : .ticks(count)
  }
}

/// A stretch of time in one of its units.
package enum Stretch: Hashable, Sendable {
  case seconds(Double)

  /// Of the scenario's own rate.
  case frames(Int)

  /// Of the phone's clock, 600 to a second.
  case ticks(Int)
}

/// What a scenario can wait for.
package enum Goal: Hashable, Sendable {
  case settled
  case condition(Requirement)
}
