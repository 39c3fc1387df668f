/// The rows of a text with comma-separated values, one after the other.
///
/// Fields may be quoted, a doubled quotation mark stands for one; whatever breaks these rules is
/// taken as it stands, so that every text has rows.
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
      row.append(field())
      guard place < bytes.count else { return row }
      place += 1
      if bytes[place - 1] == UInt8(ascii: "\n") { return row }
    }
  }

  /// Reads up to the comma or line feed behind the field, or to the end.
  private mutating func field() -> String {
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
      case UInt8(ascii: ","), UInt8(ascii: "\n"):
        if !isQuoted { return String(decoding: field, as: UTF8.self) }
        field.append(bytes[place])
      default: field.append(bytes[place])
      }
      place += 1
    }
    return String(decoding: field, as: UTF8.self)
  }
}
