/// A value in a JSON file that is read strictly and can say where it stands.
struct JSONPlace {
  let node: JSONNode
  /// The file as the user named it.
  let file: String
  /// What the keys belong to, such as a device's name.
  var subject: String?
  /// The keys that lead here from the subject, joined by dots.
  var key = ""

  func error(_ problem: String) -> AssetError {
    .invalid(file: file, line: node.line, subject: subject, key: key, problem: problem)
  }

  private func inner(_ name: String, _ node: JSONNode) -> JSONPlace {
    JSONPlace(node: node, file: file, subject: subject, key: key.isEmpty ? name : "\(key).\(name)")
  }

  /// Reads an object; a key that `read` has not asked for is an error.
  func object<Result>(
    _ read: (inout Fields) throws(AssetError) -> Result
  ) throws(AssetError) -> Result {
    guard case .object(let members) = node.value else { throw error("is not an object") }
    var fields = Fields(place: self, members: members)
    let result = try read(&fields)
    if let stranger = members.first(where: { !fields.asked.contains($0.name) }) {
      throw .invalid(
        file: file, line: stranger.line, subject: subject,
        key: inner(stranger.name, stranger.node).key, problem: "is not a key that is known here")
    }
    return result
  }

  func elements() throws(AssetError) -> [JSONPlace] {
    guard case .array(let elements) = node.value else { throw error("is not a list") }
    return elements.enumerated().map { inner("\($0)", $1) }
  }

  func string() throws(AssetError) -> String {
    guard case .string(let string) = node.value else { throw error("is not a text") }
    guard !string.allSatisfy(\.isWhitespace) else { throw error("is empty") }
    return string
  }

  func bool() throws(AssetError) -> Bool {
    guard case .bool(let bool) = node.value else { throw error("is neither true nor false") }
    return bool
  }

  func number(in range: ClosedRange<Double>) throws(AssetError) -> Double {
    guard case .number(let number) = node.value else { throw error("is not a number") }
    guard range.contains(number) else {
      let (low, high) = (Self.plain(range.lowerBound), Self.plain(range.upperBound))
      throw error("is \(Self.plain(number)), which is not between \(low) and \(high)")
    }
    return number
  }

  var isNull: Bool { node.value == .null }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// The members of an object, which remember which of them were asked for.
  struct Fields {
    fileprivate let place: JSONPlace
    fileprivate let members: [JSONNode.Member]
    fileprivate var asked: Set<String> = []

    fileprivate init(place: JSONPlace, members: [JSONNode.Member]) {
      self.place = place
      self.members = members
    }

    mutating func callAsFunction(_ name: String) throws(AssetError) -> JSONPlace {
      asked.insert(name)
      guard let member = members.first(where: { $0.name == name }) else {
        throw place.inner(name, place.node).error("is missing")
      }
      return place.inner(name, member.node)
    }
  }
}
