import Foundation

extension KeyboardLayout {
  /// Reads a layout file; everything but the order of its keys is checked.
  package init(contentsOf file: URL) throws(AssetError) {
    let path = file.path(percentEncoded: false)
    try self.init(bytes: AssetFile.read(path), file: path)
  }

  init(bytes: [UInt8], file: String) throws(AssetError) {
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw .malformed(file: file, line: error.line, problem: error.problem)
    }
    self = try JSONPlace(node: node, file: file).object { (fields) throws(AssetError) in
      KeyboardLayout(
        name: try fields("name").string(),
        language: try fields("language").string(),
        phone: try Layers(fields("phone")),
        pad: try Layers(fields("pad")),
        emoji: try fields("emoji").words(),
        openers: try fields("openers").words(),
        words: try fields("words").words())
    }
  }
}

extension KeyboardLayout.Layers {
  fileprivate init(_ place: JSONPlace) throws(AssetError) {
    self = try place.object { (fields) throws(AssetError) in
      let letters = try fields("letters").rows()
      let shiftedPlace = try fields("shifted")
      let shifted = try shiftedPlace.rows()
      guard letters.map(\.count) == shifted.map(\.count) else {
        throw shiftedPlace.error("does not have one key for each of the letters")
      }
      return Self(
        letters: letters, shifted: shifted, numbers: try fields("numbers").rows(),
        symbols: try fields("symbols").rows())
    }
  }
}

extension JSONPlace {
  private static let mostKeysInARow = 12

  /// Three texts, each of them the keys of a row with spaces between them.
  fileprivate func rows() throws(AssetError) -> [[String]] {
    let places = try elements()
    guard places.count == 3 else { throw error("has \(places.count) rows where 3 belong") }
    var rows: [[String]] = []
    for place in places {
      let keys = try place.string().split(separator: " ").map(String.init)
      if keys.count > Self.mostKeysInARow {
        throw place.error("has \(keys.count) keys, and \(Self.mostKeysInARow) fit in a row")
      }
      if let long = keys.first(where: { $0.count > 1 }) {
        throw place.error("has the key \(long), and a key types one character")
      }
      rows.append(keys)
    }
    if let twice = Self.firstRepeated(rows.joined()) { throw error("has the key \(twice) twice") }
    return rows
  }

  /// A list of texts, each of them words with spaces between them.
  fileprivate func words() throws(AssetError) -> [String] {
    var words: [String] = []
    for place in try elements() {
      words += try place.string().split(separator: " ").map(String.init)
    }
    if words.isEmpty { throw error("is empty") }
    if let twice = Self.firstRepeated(words) { throw error("has \(twice) twice") }
    return words
  }

  private static func firstRepeated(_ words: some Sequence<String>) -> String? {
    var seen: Set<String> = []
    return words.first { !seen.insert($0).inserted }
  }
}
