/// Why a scenario cannot be played, or did not play through.
package enum ScenarioError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(file: String, reason: String)

  /// The text says things it cannot mean; nothing has been played.
  case malformed(file: String, [ScenarioProblem])

  /// A step could not do, or did not find, what it says; secrets are not in its words.
  case failed(file: String, line: Int, step: String, StepFailure)
}

extension ScenarioError: CustomStringConvertible {
  /// A line for each thing that is wrong, beginning with its place.
  package var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): \(reason)"
    case .malformed(let file, let problems):
      problems.map { "\($0.file ?? file):\($0.place.line):\($0.place.column): \($0.kind)" }
        .joined(separator: "\n")
    case .failed(let file, let line, let step, let failure):
      "\(file):\(line): \(step): \(failure)"
    }
  }

  /// What is wrong, without the name of the file.
  var reason: String {
    if case .unreadable(_, let reason) = self { return reason }
    return description
  }
}
