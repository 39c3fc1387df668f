import Foundation
import HostSystem

extension KeyboardLayout {
  /// Reads a layout file, which is named for its language; everything but the order of its keys is
  /// checked.
  package init(contentsOf file: URL) throws(AssetError) {
    let path = file.path(percentEncoded: false)
    let language = file.deletingPathExtension().lastPathComponent
    self = try AssetFile.read(path) { (bytes, file) throws(JSONError) in
      try Self(bytes: bytes, file: file, language: language)
    }
  }

  init(bytes: [UInt8], file: String, language: String) throws(JSONError) {
    self = try JSONPlace(bytes, file: file).object { (fields) throws(JSONError) in
      let languagePlace = try fields("language")
      guard try languagePlace.string() == language else {
        throw languagePlace.error("is not \(language), for which the file is named")
      }
      return KeyboardLayout(
        name: try fields("name").string(),
        language: language,
        keys: try KeyWords(fields("keys")),
        phone: try Layers(fields("phone")),
        pad: try Layers(fields("pad")),
        keypad: try Keypad(fields("keypad")),
        emoji: try EmojiLayer(fields("emoji")),
        openers: try fields("openers").words(),
        words: try fields("words").words(),
        quotes: try fields("quotes").quotes())
    }
  }
}

extension KeyboardLayout.Layers {
  fileprivate init(_ place: JSONPlace) throws(JSONError) {
    self = try place.object { (fields) throws(JSONError) in
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

extension KeyboardLayout.Keypad {
  fileprivate init(_ place: JSONPlace) throws(JSONError) {
    self = try place.object { (fields) throws(JSONError) in
      Self(
        digits: try fields("digits").keypadRows(), dialing: try fields("dialing").keypadRows())
    }
  }
}

extension KeyboardLayout.EmojiLayer {
  fileprivate init(_ place: JSONPlace) throws(JSONError) {
    self = try place.object { (fields) throws(JSONError) in
      let prompt = try fields("search").string()
      let (name, frequent) = try fields("frequent").object { (fields) throws(JSONError) in
        (try fields("name").string(), try fields("emoji").words())
      }
      let categoriesPlace = try fields("categories")
      var categories: [KeyboardLayout.EmojiCategory] = []
      for place in try categoriesPlace.elements() {
        categories.append(try KeyboardLayout.EmojiCategory(place))
      }
      if let twice = JSONPlace.firstRepeated(categories.map(\.icon.rawValue)) {
        throw categoriesPlace.error("has the icon \(twice) twice")
      }
      if let twice = JSONPlace.firstRepeated(categories.flatMap { $0.emoji.map(\.text) }) {
        throw categoriesPlace.error("has \(twice) twice")
      }
      return Self(
        searchPrompt: prompt, frequentName: name,
        frequent: frequent, categories: categories)
    }
  }
}

extension KeyboardLayout.EmojiCategory {
  fileprivate init(_ place: JSONPlace) throws(JSONError) {
    self = try place.object { (fields) throws(JSONError) in
      let iconPlace = try fields("icon")
      let name = try iconPlace.string()
      let icons = EmojiIcon.allCases.filter { $0 != .frequent }
      guard let icon = icons.first(where: { $0.rawValue == name }) else {
        throw iconPlace.error(
          "is \(name), and there are the icons \(icons.map(\.rawValue).joined(separator: ", "))")
      }
      return Self(
        icon: icon, name: try fields("name").string(), emoji: try fields("emoji").emoji())
    }
  }
}

extension JSONPlace {
  /// A list of texts, each of them an emoji and the words it is found by.
  fileprivate func emoji() throws(JSONError) -> [KeyboardLayout.Emoji] {
    var emoji: [KeyboardLayout.Emoji] = []
    for place in try elements() {
      // Split by bytes and no further, since there are hundreds of emoji, read at each start.
      let line = Substring(try place.string().utf8.drop { $0 == 0x20 })
      let end = line.utf8.firstIndex(of: 0x20) ?? line.endIndex
      let text = line[..<end]
      guard text.index(after: text.startIndex) == end else {
        throw place.error("does not begin with an emoji alone")
      }
      emoji.append(
        KeyboardLayout.Emoji(text: String(text), names: String(line[end...].dropFirst())))
    }
    if emoji.isEmpty { throw error("is empty") }
    return emoji
  }

  /// Three texts, each of them at most three keys: a character with its caption.
  fileprivate func keypadRows() throws(JSONError) -> [[KeyboardLayout.KeypadKey]] {
    let places = try elements()
    guard places.count == 3 else { throw error("has \(places.count) rows where 3 belong") }
    var rows: [[KeyboardLayout.KeypadKey]] = []
    for place in places {
      let keys = try place.spaced()
      if keys.count > 3 { throw place.error("has \(keys.count) keys, and 3 fit in a row") }
      rows.append(
        keys.map {
          KeyboardLayout.KeypadKey(
            character: String($0.prefix(1)), caption: String($0.dropFirst()))
        })
    }
    if let twice = Self.firstRepeated(rows.joined().map(\.character)) {
      throw error("has the key \(twice) twice")
    }
    return rows
  }
}

extension JSONPlace {
  private static let mostKeysInARow = 12

  /// Three texts, each of them the keys of a row with spaces between them.
  fileprivate func rows() throws(JSONError) -> [[String]] {
    let places = try elements()
    guard places.count == 3 else { throw error("has \(places.count) rows where 3 belong") }
    var rows: [[String]] = []
    for place in places {
      let keys = try place.spaced()
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

  /// A text as its words, between which there are spaces.
  private func spaced() throws(JSONError) -> [String] {
    // By bytes, since a layout has hundreds of texts and is read at each start.
    try string().utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// A list of texts, each of them words with spaces between them.
  fileprivate func words() throws(JSONError) -> [String] {
    var words: [String] = []
    for place in try elements() {
      words += try place.spaced()
    }
    if words.isEmpty { throw error("is empty") }
    if let twice = Self.firstRepeated(words) { throw error("has \(twice) twice") }
    return words
  }

  /// A text with two marks and a space between them.
  fileprivate func quotes() throws(JSONError) -> [String] {
    let marks = try spaced()
    guard marks.count == 2 else { throw error("has \(marks.count) marks where 2 belong") }
    return marks
  }

  /// The first text that is there again, byte for byte.
  fileprivate static func firstRepeated(_ words: some Sequence<String>) -> String? {
    var seen: Set<TextInBytes> = []
    return words.first { !seen.insert(TextInBytes(text: $0)).inserted }
  }
}

/// A text that equals another one byte for byte: hashing an emoji as a text takes ten times as long.
private struct TextInBytes: Hashable {
  var text: String

  static func == (one: Self, other: Self) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Texts that were read are in one piece.
    text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: .init($0)) }
  }
}
