/// A JSON value that remembers the line it begins on.
///
/// Foundation's decoder names the key of a mistake but not its line, and takes
/// the last of two equal keys in silence; files edited by hand deserve better.
package struct JSONNode: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  package struct Member: Equatable, Sendable {
    package let name: String
    /// The line of the name, counted from 1.
    package let line: Int
    package let node: JSONNode
  }

  /// The line of the value's first character, counted from 1.
  package let line: Int
  package let value: Value
}
