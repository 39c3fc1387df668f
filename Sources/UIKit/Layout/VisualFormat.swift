import Foundation

/// Items along an axis, with their sizes and the distances between them, as a text in which
/// `H:|-[name(>=80)]-12-[button]-|` describes them.
///
/// The grammar is that of Apple's documentation of the visual format language. Between its words there
/// may be space (chosen).
struct VisualFormat: Hashable {
  /// An item, or what contains it.
  enum Place: Hashable {
    case container
    case item(String)
  }

  /// What a distance or a size is compared with.
  enum Object: Hashable {
    case number(Double)
    /// The name of a number, or of an item of the same size.
    case name(String)
  }

  /// A condition for a distance or a size.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// What is between two places.
  enum Connection: Hashable {
    /// Nothing.
    case flush
    /// The usual distance.
    case standard
    case predicates([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// What stands along the axis, in order.
  var places: [Place] = []
  /// What is between a place and the next.
  var connections: [Connection] = []
  /// The conditions for the sizes of items, by their places in `places`.
  var sizes: [Int: [Predicate]] = [:]

  /// Reads a text; throws where it is no format.
  init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.format()
  }

  fileprivate init() {}
}

/// Why a text is no visual format, with the place in it.
struct VisualFormatError: Error, Hashable {
  let reason: String
  let format: String
  /// How many characters of the text are right.
  let position: Int

  /// The reason with the text and a mark below the place.
  var words: String {
    """
    Unable to parse constraint format:
    \(reason)
    \(format)
    \(String(repeating: " ", count: position))^
    """
  }
}

/// Reads a visual format from its beginning to its end.
private struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    for (letter, axis) in [("H", NSLayoutConstraint.Axis.horizontal), ("V", .vertical)]
    where take(letter) {
      try expect(":", "after the direction")
      format.axis = axis
    }
    if take("|") {
      format.places.append(.container)
      // A format of what contains alone says nothing.
      format.connections.append(try connection())
    }
    try addItem(to: &format)
    while !isAtEnd {
      format.connections.append(try connection())
      if take("|") {
        format.places.append(.container)
        guard isAtEnd else { throw error("Expected the end after the second |") }
      } else {
        try addItem(to: &format)
      }
    }
    return format
  }

  private mutating func addItem(to format: inout VisualFormat) throws(VisualFormatError) {
    try expect("[", "at the beginning of a view")
    guard let name = identifier() else { throw error("Expected the name of a view") }
    if take("(") { format.sizes[format.places.count] = try predicatesInParentheses() }
    try expect("]", "at the end of a view")
    format.places.append(.item(name))
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try predicatesInParentheses()
    } else if let name = identifier() {
      predicates = [VisualFormat.Predicate(object: .name(name))]
    } else if let number = number() {
      guard number >= 0 else { throw error("Expected parentheses around a negative distance") }
      predicates = [VisualFormat.Predicate(object: .number(number))]
    } else {
      return .standard
    }
    try expect("-", "after a distance")
    return .predicates(predicates)
  }

  private mutating func predicatesInParentheses()
    throws(VisualFormatError) -> [VisualFormat.Predicate]
  {
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try expect(")", "after the conditions")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let object = try object("a number or a name")
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: take("@") ? try self.object("a priority") : nil)
  }

  private mutating func object(_ what: String) throws(VisualFormatError) -> VisualFormat.Object {
    if let name = identifier() { return .name(name) }
    if let number = number() { return .number(number) }
    throw error("Expected \(what)")
  }

  // MARK: Words

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == characters.count
    }
  }

  private mutating func skipSpace() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ word: String) -> Bool {
    skipSpace()
    guard characters[position...].starts(with: word) else { return false }
    position += word.count
    return true
  }

  private mutating func expect(_ word: String, _ place: String) throws(VisualFormatError) {
    if !take(word) { throw error("Expected a '\(word)' \(place)") }
  }

  /// A name as it is in C.
  private mutating func identifier() -> String? {
    skipSpace()
    let rest = characters[position...]
    guard let first = rest.first, first.isLetter || first == "_" else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isWholeNumber || $0 == "_" }
    position += name.count
    return String(name)
  }

  private mutating func number() -> Double? {
    skipSpace()
    let rest = characters[position...]
    var length = rest.prefix { $0.isASCII && ($0.isNumber || ".+-eE".contains($0)) }.count
    // What follows a number may begin like one's exponent or sign.
    while length > 0 {
      if let number = Double(String(rest.prefix(length))), number.isFinite {
        position += length
        return number
      }
      length -= 1
    }
    return nil
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, position: position)
  }
}
