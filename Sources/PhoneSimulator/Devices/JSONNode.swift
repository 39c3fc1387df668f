/// A JSON value that remembers the line it begins on.
///
/// Foundation's decoder names the key of a mistake but not its line, and takes
/// the last of two equal keys in silence; files edited by hand deserve better.
struct JSONNode: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  struct Member: Equatable, Sendable {
    let name: String
    /// The line of the name, counted from 1.
    let line: Int
    let node: JSONNode
  }

  /// The line of the value's first character, counted from 1.
  let line: Int
  let value: Value
}

/// A place in a text where JSON stops being JSON.
struct JSONSyntaxError: Error, Equatable {
  /// Counted from 1.
  let line: Int
  let problem: String
}
