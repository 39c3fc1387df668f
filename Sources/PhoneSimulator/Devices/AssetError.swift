/// What can be wrong with the files a user may edit.
package enum AssetError: Error, Equatable {
  /// No assets in any of the places that were tried, in order.
  case notFound(tried: [String])
  /// A file that cannot be read at all.
  case unreadable(file: String, reason: String)
  /// A file whose text breaks off being JSON at a line.
  case malformed(file: String, line: Int, problem: String)
  /// A value that is missing, unknown, of the wrong kind or absurd.
  case invalid(file: String, line: Int, subject: String?, key: String, problem: String)
}

extension AssetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let tried):
      "there are no assets (devices.json, fonts.conf, keyboards, scenarios) at "
        + tried.joined(separator: ", nor at ")
        + "; say where they are with --assets DIR or KEYBOARD_PLAYGROUND_ASSETS"
    case .unreadable(let file, let reason):
      "\(file): \(reason)"
    case .malformed(let file, let line, let problem):
      "\(file):\(line): \(problem)"
    case .invalid(let file, let line, let subject, let key, let problem):
      "\(file):\(line): \(subject.map { "\($0): " } ?? "")\(key.isEmpty ? "the file" : key) \(problem)"
    }
  }
}
