/// What is asked for a library card, and what is still wrong with it.
struct SignUp: Hashable, Sendable {
  enum Field: String, CaseIterable, Sendable {
    case name, email, phone, city, password, `repeat`

    static let personal: [Field] = [.name, .email, .phone, .city]
    static let secret: [Field] = [.password, .repeat]
  }

  private var entries: [Field: String] = [:]

  subscript(field: Field) -> String {
    get { entries[field] ?? "" }
    set { entries[field] = newValue }
  }

  static let shortestPassword = 8

  /// Whether an entry is there and makes sense.
  func isGood(_ field: Field) -> Bool {
    let entry = self[field]
    switch field {
    case .name, .city: return entry.contains { $0.isLetter }
    case .email: return Self.isAddress(entry)
    case .phone: return entry.lazy.filter(\.isNumber).dropFirst(4).first != nil
    case .password: return !entry.dropFirst(Self.shortestPassword - 1).isEmpty
    case .repeat: return isGood(.password) && entry == self[.password]
    }
  }

  /// The longest address that mail is delivered to, in UTF-8 units (RFC 5321).
  private static let longestAddress = 254

  private static func isAddress(_ text: String) -> Bool {
    guard text.utf8.count <= longestAddress else { return false }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// Whether the card can be ordered; the telephone number may be left out.
  var isComplete: Bool {
    Field.allCases.allSatisfy { isGood($0) || ($0 == .phone && self[.phone].isEmpty) }
  }

  /// Whether the second password already differs from the first.
  var hasMismatch: Bool { !self[.password].hasPrefix(self[.repeat]) }
}
