import PhoneSimulator

/// Reads scenarios; everything that can be wrong without playing is found here.
package struct ScenarioParser {
  /// After so many problems the rest is not read: it is hardly a scenario.
  private static let enoughProblems = 20

  private let vocabulary: ScenarioVocabulary
  private var problems: [ScenarioProblem] = []
  private var stillLines: [String: Int] = [:]
  private var device: Device

  private init(vocabulary: ScenarioVocabulary) {
    self.vocabulary = vocabulary
    device = vocabulary.defaultDevice
  }

  /// Reads a scenario from the bytes of a file, whose name is for errors.
  package static func parse(
    _ bytes: [UInt8], file: String, vocabulary: ScenarioVocabulary
  ) throws(ScenarioError) -> Scenario {
    var parser = Self(vocabulary: vocabulary)
    let lines: [[Unicode.Scalar]]
    do {
      lines = try SourceText(bytes).lines
    } catch {
      throw .malformed(file: file, [error])
    }
    let scenario = parser.scenario(lines)
    guard parser.problems.isEmpty else {
      throw .malformed(
        file: file, parser.problems.sorted { $0.place < $1.place })
    }
    return scenario
  }

  private mutating func scenario(_ lines: [[Unicode.Scalar]]) -> Scenario {
    var scenario = Scenario(header: [], body: [])
    guard let dashes = lines.firstIndex(where: Self.isDashes) else {
      problems.append(ScenarioProblem(line: max(1, lines.count), column: 1, .noDashes))
      return scenario
    }
    var header = HeaderReader(vocabulary: vocabulary)
    for (index, line) in lines[..<dashes].enumerated() where hasPatience {
      do {
        scenario.header.append(try header.read(line, number: index + 1))
      } catch {
        problems.append(error)
      }
    }
    problems += header.finish(dashes: dashes + 1)
    device = header.device
    for (index, line) in lines.enumerated().dropFirst(dashes + 1) where hasPatience {
      do {
        scenario.body.append(try step(line, number: index + 1))
      } catch {
        problems.append(error)
      }
    }
    return scenario
  }

  private var hasPatience: Bool { problems.count < Self.enoughProblems }

  private static func isDashes(_ line: [Unicode.Scalar]) -> Bool {
    let text = String(line).trimmingSpace()
    return text.count >= 3 && text.allSatisfy { $0 == "-" }
  }

  private mutating func step(
    _ scalars: [Unicode.Scalar], number: Int
  ) throws(ScenarioProblem) -> Scenario.Line<Step> {
    let content = try LineWords(scalars, line: number)
    guard let first = content.words.first else { return Scenario.Line(comment: content.comment) }
    guard case .plain(let name) = first.content, let verb = Verb.named(name) else {
      throw ScenarioProblem(
        line: number, column: first.column,
        .unknownVerb(first.spelling, nearest: NearestName.of(first.spelling, in: Verb.names)))
    }
    var words = WordReader(content, line: number, device: device)
    _ = try words.next("a verb")
    let step = try verb.read(&words)
    try words.finish()
    if case .still(let name) = step {
      if let firstLine = stillLines[name] {
        throw ScenarioProblem(
          line: number, column: content.words[1].column, .stillTwice(name, firstLine: firstLine))
      }
      stillLines[name] = number
    }
    return Scenario.Line(step, comment: content.comment)
  }
}
