/// What can be wrong with a JSON file that is edited by hand; lines count from 1.
package enum JSONError: Error, Equatable {
  /// The text breaks off being JSON at a line.
  case malformed(file: String, line: Int, problem: String)
  /// A value that is missing, unknown, of the wrong kind or absurd.
  case invalid(file: String, line: Int, subject: String?, key: String, problem: String)
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let file, let line, let problem):
      "\(file):\(line): \(problem)"
    case .invalid(let file, let line, let subject, let key, let problem):
      "\(file):\(line): \(subject.map { "\($0): " } ?? "")\(key.isEmpty ? "the file" : key) \(problem)"
    }
  }
}
