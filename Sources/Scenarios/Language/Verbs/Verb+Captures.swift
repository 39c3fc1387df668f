import HostSystem
import PhoneSimulator

/// What is kept of the phone.
extension Verb {
  static let captures = [
    Verb(
      "still", "NAME [of TARGET]",
      help: "Saves a picture of the screen, or of one view, as NAME.png.",
      read: { words throws(ScenarioProblem) in
        let name = try words.outputName()
        return .still(name, of: words.takes("of") ? try words.viewTarget() : nil)
      },
      write: { step in
        guard case .still(let name, of: let target) = step else { return nil }
        return [name] + (target.map { ["of", $0.written] } ?? [])
      }),

    Verb(
      "film", "NAME for SECONDS [as strip every SECONDS]",
      "NAME until settled [max SECONDS] [as strip every SECONDS]",
      help: "Lets time pass and saves what is seen: as a moving picture, or as a strip of "
        + "pictures side by side in NAME.png.",
      read: { words throws(ScenarioProblem) in .film(try Film(&words)) },
      write: { step in
        guard case .film(let film) = step else { return nil }
        return film.words
      }),

    Verb(
      "dump", "tree | notifications | trace NAME",
      help: "Saves the views with their frames or the notifications so far as NAME.txt, or the "
        + "trace so far as NAME.csv.",
      read: { words throws(ScenarioProblem) in
        let dump = try words.word(of: Dump.self)
        return .dump(dump, try words.outputName())
      },
      write: { step in
        guard case .dump(let dump, let name) = step else { return nil }
        return [dump.rawValue, name]
      }),
  ]
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
    case .untilSettled(let limit): words += ["until", "settled"] + Verb.patienceWords(limit)
    }
    return words + (stripInterval.map { ["as", "strip", "every", PlainNumber.write($0)] } ?? [])
  }
}

extension Step {
  /// The name of the file the step writes, if it writes one.
  package var outputName: String? {
    switch self {
    case .still(let name, of: _), .dump(_, let name): name
    case .film(let film): film.name
    default: nil
    }
  }
}
