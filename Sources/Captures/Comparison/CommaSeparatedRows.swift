/// The rows of a text with comma-separated values, one after the other.
///
/// Fields may be quoted, a doubled quotation mark stands for one; whatever breaks these rules is
/// taken as it stands, so that every text has rows. What is behind a great many commas is one field.
struct CommaSeparatedRows: IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> [String]? {
    guard place < bytes.count else { return nil }
    var row: [String] = []
    while true {
      row.append(field(endsAtComma: row.count < Self.mostFields - 1))
      guard place < bytes.count else { return row }
      place += 1
      if bytes[place - 1] == UInt8(ascii: "\n") { return row }
    }
  }

  private static let mostFields = 64

  /// Reads up to the comma or line feed behind the field, or to the end.
  private mutating func field(endsAtComma: Bool) -> String {
    var field: [UInt8] = []
    var isQuoted = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        if isQuoted, place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") {
          field.append(bytes[place])
          place += 1
        } else {
          isQuoted.toggle()
        }
      case UInt8(ascii: ",") where endsAtComma, UInt8(ascii: "\n"):
        if !isQuoted { return String(decoding: field, as: UTF8.self) }
        field.append(bytes[place])
      default: field.append(bytes[place])
      }
      place += 1
    }
    return String(decoding: field, as: UTF8.self)
  }
}
