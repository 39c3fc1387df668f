internal import CXlib

/// Where the letters, digits and the full stop of a US keyboard are, by key code.
struct KeyPlaces {
  private var characters: [Int: Character] = [:]

  /// The rows as XKB names them, and the codes that PCs have for their first keys.
  private static let rows: [(name: String, firstCode: Int, characters: String)] = [
    ("AE", 10, "1234567890"), ("AD", 24, "qwertyuiop"), ("AC", 38, "asdfghjkl"),
    ("AB", 52, "zxcvbnm"),
  ]

  /// Takes the places from the names of the keys by code; from a PC's codes where there are none.
  init(names: [Int: String]) {
    var codes: [String: Int] = [:]
    for (code, name) in names { codes[name] = code }
    func place(_ character: Character, _ row: String, _ number: Int, code: Int) {
      let name = row + (number < 10 ? "0" : "") + "\(number)"
      if let code = names.isEmpty ? code : codes[name] { characters[code] = character }
    }
    for (name, first, row) in Self.rows {
      for (index, character) in row.enumerated() {
        place(character, name, index + 1, code: first + index)
      }
    }
    place(".", "AB", 9, code: 60)
  }

  @MainActor init(_ connection: OpaquePointer) {
    var bytes = [CChar](repeating: 0, count: 4 * 256)
    let isKnown = bytes.withUnsafeMutableBytes {
      kpx_key_names(
        connection, $0.baseAddress?.assumingMemoryBound(to: (CChar, CChar, CChar, CChar).self), 256)
    }
    var names: [Int: String] = [:]
    for code in 0..<256 where isKnown != 0 {
      let name = bytes[4 * code..<4 * code + 4].prefix { $0 != 0 }
      names[code] = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    self.init(names: names.filter { !$0.value.isEmpty })
  }

  /// What a US keyboard has at the place of a key.
  subscript(code: Int) -> Character? { characters[code] }
}
