import HostSystem
import PhoneSimulator

/// What is kept of the phone.
package enum CaptureStep: Hashable, Sendable {
  /// Saves a picture of the screen, or of one view, under a name.
  case still(String, of: Target? = nil)

  case film(Film)

  /// Saves what is known of the phone as text.
  case dump(Dump, String)
}

extension CaptureStep: StepFamily {
  static let verbs = [
    Verb(
      "still", "NAME [of TARGET]",
      help: "Saves a picture of the screen, or of one view, as NAME.png.",
      read: { words throws(ScenarioProblem) in
        let name = try words.outputName()
        return .capture(.still(name, of: words.takes("of") ? try words.viewTarget() : nil))
      }),

    Verb(
      "film", "NAME for SECONDS [as strip every SECONDS]",
      "NAME until settled [max SECONDS] [as strip every SECONDS]",
      help: "Lets time pass and saves what is seen: as a moving picture, or as a strip of "
        + "pictures side by side in NAME.png.",
      read: { words throws(ScenarioProblem) in .capture(.film(try Film(&words))) }),

    Verb(
      "dump", "tree | notifications | trace NAME",
      help: "Saves the views with their frames or the notifications so far as NAME.txt, or the "
        + "trace so far as NAME.csv.",
      read: { words throws(ScenarioProblem) in
        let dump = try words.word(of: Dump.self)
        return .capture(.dump(dump, try words.outputName()))
      }),
  ]

  var words: [String] {
    switch self {
    case .still(let name, of: let target):
      ["still", name] + (target.map { ["of", $0.written] } ?? [])
    case .film(let film): ["film"] + film.words
    case .dump(let dump, let name): ["dump", dump.rawValue, name]
    }
  }
}

extension Film {
  fileprivate init(_ words: inout WordReader) throws(ScenarioProblem) {
    name = try words.outputName()
    if try words.keyword(["for", "until"]) == "for" {
      length = .seconds(try words.time())
    } else {
      _ = try words.keyword(["settled"])
      length = .untilSettled(atMost: try words.patience())
    }
    guard words.takes("as") else { return }
    _ = try words.keyword(["strip"])
    _ = try words.keyword(["every"])
    let interval = try words.number("a time between pictures", in: Limits.stripInterval)
    guard longestTime / interval < Double(Limits.picturesInStrip) else {
      throw words.problemAtLastWord(.tooManyPictures(Limits.picturesInStrip))
    }
    stripInterval = interval
  }

  private var longestTime: Double {
    switch length {
    case .seconds(let seconds), .untilSettled(atMost: let seconds): seconds
    }
  }

  fileprivate var words: [String] {
    var words = [name]
    switch length {
    case .seconds(let seconds): words += ["for", PlainNumber.write(seconds)]
    case .untilSettled(let limit): words += ["until", "settled"] + TimeStep.patienceWords(limit)
    }
    return words + (stripInterval.map { ["as", "strip", "every", PlainNumber.write($0)] } ?? [])
  }
}

extension Step {
  /// The name of the file the step writes, if it writes one.
  package var outputName: String? {
    switch self {
    case .capture(.still(let name, of: _)), .capture(.dump(_, let name)): name
    case .capture(.film(let film)): film.name
    default: nil
    }
  }
}

/// Pictures taken while time passes.
package struct Film: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case seconds(Double)

    /// Until nothing moves, which fails when that takes longer than the limit.
    case untilSettled(atMost: Double = Step.patience)
  }

  package var name: String
  package var length: Length

  /// The seconds between two pictures that are put side by side in one; nil for
  /// a moving picture at the scenario's rate.
  package var stripInterval: Double?

  package init(_ name: String, _ length: Length, stripInterval: Double? = nil) {
    self.name = name
    self.length = length
    self.stripInterval = stripInterval
  }
}

/// What can be written down about a phone.
package enum Dump: String, Hashable, Sendable, CaseIterable {
  /// The views with their frames, one to a line.
  case tree

  /// The keyboard's notifications so far.
  case notifications

  /// The rows of the trace so far.
  case trace

  package var fileExtension: String { self == .trace ? "csv" : "txt" }
}
