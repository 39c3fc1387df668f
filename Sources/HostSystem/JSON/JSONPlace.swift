/// A value in a JSON file that is read strictly and can say where it stands.
package struct JSONPlace {
  package let node: JSONNode
  /// The file as the user named it.
  package let file: String
  /// What the keys belong to, such as a device's name.
  private var subject: String?
  private var path = Path.root

  /// The keys that lead somewhere, which are put into words only for an error.
  private indirect enum Path {
    case root
    case member(Path, name: String)
    case element(Path, index: Int)
  }

  /// The root of a file's bytes; the file's name is for errors.
  package init(_ bytes: [UInt8], file: String) throws(JSONError) {
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw .malformed(file: file, line: error.line, problem: error.problem)
    }
    self.file = file
  }

  private init(node: JSONNode, file: String, subject: String?, path: Path) {
    (self.node, self.file, self.subject, self.path) = (node, file, subject, path)
  }

  /// Returns the same place, from which keys are counted, and which errors name by a subject.
  package func named(_ subject: String) -> JSONPlace {
    JSONPlace(node: node, file: file, subject: subject, path: .root)
  }

  /// The keys that lead here from the subject, joined by dots.
  private var key: String {
    var keys: [String] = []
    var path = path
    while true {
      switch path {
      case .root: return keys.reversed().joined(separator: ".")
      case .member(let outer, let name):
        keys.append(name)
        path = outer
      case .element(let outer, let index):
        keys.append("\(index)")
        path = outer
      }
    }
  }

  /// An error of the value; the problem continues a sentence about it.
  package func error(_ problem: String) -> JSONError {
    .invalid(file: file, line: node.line, subject: subject, key: key, problem: problem)
  }

  private func inner(_ path: Path, _ node: JSONNode) -> JSONPlace {
    JSONPlace(node: node, file: file, subject: subject, path: path)
  }

  private func member(_ name: String, _ node: JSONNode) -> JSONPlace {
    inner(.member(path, name: name), node)
  }

  /// Reads an object; a key that `read` has not asked for is an error.
  package func object<Result>(
    _ read: (inout Fields) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard case .object(let members) = node.value else { throw error("is not an object") }
    var fields = Fields(place: self, members: members)
    let result = try read(&fields)
    if let stranger = members.indices.first(where: { !fields.asked[$0] }).map({ members[$0] }) {
      throw .invalid(
        file: file, line: stranger.line, subject: subject,
        key: member(stranger.name, stranger.node).key, problem: "is not a key that is known here")
    }
    return result
  }

  /// The elements of a list, or throws where it is none.
  package func elements() throws(JSONError) -> [JSONPlace] {
    guard case .array(let elements) = node.value else { throw error("is not a list") }
    return elements.enumerated().map { inner(.element(path, index: $0), $1) }
  }

  /// A text that is not blank, or throws where it is none.
  package func string() throws(JSONError) -> String {
    guard case .string(let string) = node.value else { throw error("is not a text") }
    // Looking for a letter's byte is the fast way to the usual answer.
    guard
      string.utf8.contains(where: { (0x21...0x7e).contains($0) })
        || string.contains(where: { !$0.isWhitespace })
    else { throw error("is empty") }
    return string
  }

  /// A truth value, or throws where it is none.
  package func bool() throws(JSONError) -> Bool {
    guard case .bool(let bool) = node.value else { throw error("is neither true nor false") }
    return bool
  }

  /// A number in a range, or throws where it is none.
  package func number(in range: ClosedRange<Double>) throws(JSONError) -> Double {
    guard case .number(let number) = node.value else { throw error("is not a number") }
    guard range.contains(number) else {
      let (low, high) = (range.lowerBound, range.upperBound)
      throw error(
        "is \(PlainNumber.write(number)), which is not between \(PlainNumber.write(low)) and "
          + PlainNumber.write(high))
    }
    return number
  }

  /// Whether the value is null.
  package var isNull: Bool { node.value == .null }

  /// The members of an object, which remember which of them were asked for.
  package struct Fields {
    fileprivate let place: JSONPlace
    fileprivate let members: [JSONNode.Member]
    /// Which members were asked for, in their order.
    fileprivate var asked: [Bool]

    fileprivate init(place: JSONPlace, members: [JSONNode.Member]) {
      self.place = place
      self.members = members
      asked = Array(repeating: false, count: members.count)
    }

    /// The value of a key, or throws where it is missing.
    package mutating func callAsFunction(_ name: String) throws(JSONError) -> JSONPlace {
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        throw place.member(name, place.node).error("is missing")
      }
      asked[index] = true
      return place.member(name, members[index].node)
    }
  }
}
