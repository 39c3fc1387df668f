import HostSystem
import PhoneSimulator

/// What lets time pass.
extension Verb {
  static let time = [
    Verb(
      "wait", "SECONDS", "until settled | CONDITION [max SECONDS]",
      help: "Lets time pass: so many seconds, until nothing moves, or until a condition is true "
        + "(expect lists them), which fails after \(PlainNumber.write(Step.patience)) seconds or "
        + "the ones given.",
      read: { words throws(ScenarioProblem) in
        guard words.takes("until") else { return .wait(try words.time()) }
        let goal: Goal =
          words.takes("settled")
          ? .settled : .condition(try Requirement(&words, besides: ["settled"]))
        return .waitUntil(goal, atMost: try words.patience())
      },
      write: { step in
        switch step {
        case .wait(let seconds): [PlainNumber.write(seconds)]
        case .waitUntil(let goal, let limit): ["until"] + goal.words + patienceWords(limit)
        default: nil
        }
      }),

    Verb(
      "advance", "SECONDS", "N frames | ticks",
      help: "Lets an exact time pass: seconds, frames of the scenario's rate, or ticks of the "
        + "phone's clock, 600 to a second.",
      read: { words throws(ScenarioProblem) in .advance(try words.stretch()) },
      write: { step in
        guard case .advance(let stretch) = step else { return nil }
        return switch stretch {
        case .seconds(let seconds): [PlainNumber.write(seconds)]
        case .frames(let count): ["\(count)", count == 1 ? "frame" : "frames"]
        case .ticks(let count): ["\(count)", count == 1 ? "tick" : "ticks"]
        }
      }),
  ]

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
