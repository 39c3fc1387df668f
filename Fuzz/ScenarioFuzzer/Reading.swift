import Scenarios

/// One attempt to read some bytes as a scenario.
struct Reading {
  let input: [UInt8]
  let vocabulary: ScenarioVocabulary
  private let files: IncludedFiles

  init(_ input: [UInt8], vocabulary: ScenarioVocabulary) {
    self.input = input
    self.vocabulary = vocabulary
    files = IncludedFiles(input: input)
  }

  /// What the parser got wrong, as a sentence; nil where it is right.
  var fault: String? {
    do {
      return faultOfPrinting(try parse(input))
    } catch {
      guard case .malformed(_, let problems) = error, !problems.isEmpty else {
        return "The parser fails with what is no problem of the text: \(error)"
      }
      return problems.lazy.compactMap(fault).first
    }
  }

  private func parse(_ bytes: [UInt8]) throws(ScenarioError) -> Scenario {
    try ScenarioParser.parse(
      bytes, file: IncludedFiles.main, vocabulary: vocabulary, readFile: files.read)
  }

  // MARK: What was read

  /// Printing and reading are inverse, down to the scalars.
  private func faultOfPrinting(_ scenario: Scenario) -> String? {
    let text = scenario.description
    do {
      let again = try parse(Array(text.utf8))
      if again != scenario { return "The printed scenario reads as another one:\n\(text)" }
      let printed = again.description
      // Equal strings may still differ in their scalars.
      return printed.utf8.elementsEqual(text.utf8)
        ? nil : "Printing changes what was printed:\n\(text)\n\(printed)"
    } catch {
      return "The printed scenario cannot be read:\n\(text)\n\(error)"
    }
  }

  // MARK: What was refused

  private func fault(_ problem: ScenarioProblem) -> String? {
    let sentence = problem.kind.description
    if sentence.isEmpty { return "A problem has no sentence: \(problem.place)" }
    if let scalar = sentence.unicodeScalars.first(where: Self.breaksLines) {
      return "A sentence holds U+\(String(scalar.value, radix: 16)): \(sentence)"
    }
    let name = problem.file ?? IncludedFiles.main
    guard let bytes = try? files.read(name) else {
      return "A problem is in \(name), which cannot be read: \(sentence)"
    }
    return Self.has(bytes, problem.place)
      ? nil : "\(name) has no place \(problem.place.line):\(problem.place.column): \(sentence)"
  }

  /// Whether a scalar does more in a terminal than stand there.
  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether a place is in a text, the one behind a line's last scalar included.
  private static func has(_ bytes: [UInt8], _ place: ScenarioProblem.Place) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return false }
    // What is no text is at least not behind its bytes.
    let line = lines[place.line - 1]
    let length = String(validating: line, as: UTF8.self)?.unicodeScalars.count ?? line.count
    return (1...length + 1).contains(place.column)
  }
}
