import HostSystem
import PhoneSimulator

/// Reads scenarios; everything that can be wrong without playing is found here.
package struct ScenarioParser {
  /// Returns the bytes of an included file.
  package typealias FileReader = (String) throws(ScenarioError) -> [UInt8]

  /// Reading stops after this many problems: the text is hardly a scenario.
  private static let enoughProblems = 100

  private let vocabulary: ScenarioVocabulary
  let readFile: FileReader
  private var problems: [ScenarioProblem] = []
  private var outputs: [String: ScenarioProblem.Origin] = [:]
  private var device: Device

  /// The file being read, behind those that include it.
  var files: [String]
  var includedBytes = 0

  private init(file: String, vocabulary: ScenarioVocabulary, readFile: @escaping FileReader) {
    self.vocabulary = vocabulary
    self.readFile = readFile
    device = vocabulary.defaultDevice
    files = [file]
  }

  /// Reads a scenario from the bytes of a file, whose name is for errors and for
  /// finding the files it includes.
  package static func parse(
    _ bytes: [UInt8], file: String, vocabulary: ScenarioVocabulary,
    readFile: @escaping FileReader = { path throws(ScenarioError) in try ScenarioFile.read(path) }
  ) throws(ScenarioError) -> Scenario {
    var parser = Self(file: file, vocabulary: vocabulary, readFile: readFile)
    return try parser.read(bytes) { parser, lines in parser.scenario(lines) }
  }

  /// Reads steps alone, and returns them in their canonical form.
  package static func formatSteps(
    _ bytes: [UInt8], file: String, vocabulary: ScenarioVocabulary
  ) throws(ScenarioError) -> String {
    try parseSteps(bytes, file: file, vocabulary: vocabulary).stepsText
  }

  /// Reads steps alone, as of a file that others include; they are checked against the usual device
  /// of the vocabulary.
  package static func parseSteps(
    _ bytes: [UInt8], file: String, vocabulary: ScenarioVocabulary
  ) throws(ScenarioError) -> Scenario {
    var parser = Self(
      file: file, vocabulary: vocabulary,
      readFile: { path throws(ScenarioError) in try ScenarioFile.read(path) })
    return try parser.read(bytes) { parser, lines in
      Scenario(header: [], body: parser.body(lines[...]))
    }
  }

  /// Takes the text apart, and throws all that was found to be wrong with it.
  private mutating func read(
    _ bytes: [UInt8], as meaning: (inout Self, [[Unicode.Scalar]]) -> Scenario
  ) throws(ScenarioError) -> Scenario {
    let lines: [[Unicode.Scalar]]
    do {
      lines = try SourceText(bytes).lines
    } catch {
      throw .malformed(file: files[0], [error])
    }
    let scenario = meaning(&self, lines)
    if !hasPatience {
      problems.append(
        ScenarioProblem(line: lines.count, column: 1, .givenUp(after: Self.enoughProblems)))
    }
    guard problems.isEmpty else { throw .malformed(file: files[0], problems) }
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
    problems.sort { $0.place < $1.place }
    device = header.device
    scenario.body = body(lines.dropFirst(dashes + 1))
    return scenario
  }

  private mutating func body(_ lines: ArraySlice<[Unicode.Scalar]>) -> [Scenario.Line<Step>] {
    var body: [Scenario.Line<Step>] = []
    for (index, line) in zip(lines.indices, lines) where hasPatience {
      do {
        body.append(try step(line, number: index + 1))
      } catch {
        complain(error)
      }
    }
    return body
  }

  var hasPatience: Bool { problems.count < Self.enoughProblems }

  mutating func complain(_ problem: ScenarioProblem) {
    var problem = problem
    if files.count > 1 { problem.file = files.last }
    // A file that is included twice has its mistakes once.
    if !problems.contains(problem) { problems.append(problem) }
  }

  static func isDashes(_ line: [Unicode.Scalar]) -> Bool {
    let text = String(line).trimmingSpace()
    return text.count >= 3 && text.allSatisfy { $0 == "-" }
  }

  static func isSetting(_ line: [Unicode.Scalar]) -> Bool {
    let key = HeaderLine(line).key?.text
    return SettingSyntax.all.contains { $0.name == key }
  }

  mutating func step(
    _ scalars: [Unicode.Scalar], number: Int
  ) throws(ScenarioProblem) -> Scenario.Line<Step> {
    if files.count > 1, Self.isDashes(scalars) || Self.isSetting(scalars) {
      throw ScenarioProblem(line: number, column: 1, .settingsInIncludedFile)
    }
    let content = try LineWords(scalars, line: number)
    guard let first = content.words.first else { return Scenario.Line(comment: content.comment) }
    guard case .plain(let name) = first.content, let verb = Verb.named(name) else {
      throw ScenarioProblem(
        line: number, column: first.column,
        .unknownVerb(first.spelling, nearest: NearestName.of(first.spelling, in: Verb.names)))
    }
    var words = WordReader(content, line: number, device: device, vocabulary: vocabulary)
    _ = try words.next("a verb")
    var step = try verb.read(&words)
    try words.finish()
    device = words.device
    if let output = words.output {
      let origin = ScenarioProblem.Origin(file: files[files.count - 1], line: number)
      if let first = outputs[output.name] {
        throw ScenarioProblem(
          line: number, column: output.column,
          first == origin
            ? .outputOfTwiceIncluded(output.name) : .outputTwice(output.name, first: first))
      }
      outputs[output.name] = origin
    }
    if case .check(.include(var inclusion)) = step {
      let place = ScenarioProblem.Place(line: number, column: content.words[1].column)
      inclusion.steps = try steps(of: inclusion.path, at: place)
      step = .check(.include(inclusion))
    }
    return Scenario.Line(step, comment: content.comment)
  }
}
