import Foundation

/// Rules for new passwords, and passwords that obey them.
struct PasswordRules: Hashable, Sendable {
  /// The sets of characters of which a password has one at least.
  var required: [Set<Character>] = []
  /// All that it may consist of; empty for the usual characters.
  var allowed: Set<Character> = []
  /// How long it is, at least and at most.
  var (least, most) = (0, Int.max)
  /// How often a character may follow itself; nil for any number.
  var longestRun: Int?

  /// Rules that ask for nothing.
  init() {}

  /// Reads rules; what cannot be read is passed over.
  init(_ descriptor: String) {
    for rule in Self.rules(of: descriptor) {
      let number = Int(rule.value)
      switch rule.name {
      case "required": required += [Self.characters(rule.value)].filter { !$0.isEmpty }
      case "allowed": allowed.formUnion(Self.characters(rule.value))
      case "minlength": if let number { least = max(least, min(number, Self.longest)) }
      case "maxlength": if let number, number > 0 { most = min(most, number) }
      case "max-consecutive":
        if let number, number > 0 { longestRun = min(longestRun ?? number, number) }
      default: break
      }
    }
  }

  /// No password that is offered is longer, in characters.
  private static let longest = 128

  // MARK: Reading

  /// The names and values of rules with semicolons between them; one in brackets is no end.
  private static func rules(of text: String) -> [(name: String, value: String)] {
    var parts = [""]
    var isInBrackets = false
    for character in text {
      if character == "[" { isInBrackets = true }
      if character == "]" { isInBrackets = false }
      if character == ";", !isInBrackets {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return (
        part[..<colon].trimmingCharacters(in: .whitespaces).lowercased(),
        part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      )
    }
  }

  private static let lower = Set("abcdefghijklmnopqrstuvwxyz")
  private static let upper = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let digits = Set("0123456789")
  private static let special = Set("-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] ")

  /// The characters of some classes with commas between them, of which one may list its own in brackets.
  private static func characters(_ text: String) -> Set<Character> {
    var (rest, found) = (text, Set<Character>())
    if let start = text.firstIndex(of: "["), let end = text.lastIndex(of: "]"), start < end {
      found = Set(text[text.index(after: start)..<end].filter { $0.isASCII && !$0.isNewline })
      rest = String(text[..<start]) + text[text.index(after: end)...]
    }
    for name in rest.split(separator: ",") {
      switch name.trimmingCharacters(in: .whitespaces).lowercased() {
      case "lower": found.formUnion(lower)
      case "upper": found.formUnion(upper)
      case "digit": found.formUnion(digits)
      case "special": found.formUnion(special)
      case "ascii-printable", "unicode":
        found.formUnion(lower.union(upper).union(digits).union(special))
      default: break
      }
    }
    return found
  }

  // MARK: Passwords

  /// The length of a password that no rule makes shorter or longer.
  private static let usualLength = 20

  /// Returns a password that obeys the rules, another one for each number.
  ///
  /// Without rules about characters it is three groups of six with hyphens between them.
  func password(number: UInt64) -> String {
    var random = Random(state: number)
    let characters = required.reduce(allowed) { $0.union($1) }
    let length = min(max(least, Self.usualLength), max(most, 1), Self.longest)
    guard !characters.isEmpty else {
      let groups = Self.inGroups(&random)
      return length == Self.usualLength
        ? groups : plain(of: Self.lower.union(Self.upper).union(Self.digits), length, &random)
    }
    return plain(of: characters, length, &random)
  }

  private static func inGroups(_ random: inout Random) -> String {
    var text = Array("xxxxxx-xxxxxx-xxxxxx").map { $0 == "x" ? random.one(of: lower) : $0 }
    let places = text.indices.filter { text[$0] != "-" }
    let capital = places[random.below(places.count)]
    let others = places.filter { $0 != capital }
    text[capital] = random.one(of: upper)
    text[others[random.below(others.count)]] = random.one(of: digits)
    return String(text)
  }

  /// Some of each required set, and any others, in any order.
  private func plain(
    of characters: Set<Character>, _ length: Int, _ random: inout Random
  ) -> String {
    var kinds = Array(required.prefix(length))
    while kinds.count < length { kinds.append(characters) }
    for index in kinds.indices.dropLast().reversed() {
      kinds.swapAt(index + 1, random.below(index + 2))
    }
    var text: [Character] = []
    for kind in kinds {
      let isFull =
        longestRun.map { run in text.count >= run && Set(text.suffix(run)).count == 1 } ?? false
      let choice = isFull ? kind.subtracting(text.suffix(1)) : kind
      text.append(random.one(of: choice.isEmpty ? kind : choice))
    }
    return String(text)
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)).multipliedFullWidth(by: UInt64(max(limit, 1))).high)
    }

    mutating func one(of characters: Set<Character>) -> Character {
      let sorted = characters.sorted()
      return sorted[below(sorted.count)]
    }
  }
}
