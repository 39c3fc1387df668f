import Foundation

/// Finds telephone numbers and addresses of the web and of mail in a text.
///
/// Foundation has no detector on Linux. Chosen: an address of the web begins with a scheme or `www.`, or
/// ends with one of the usual domains; a telephone number has a country's number, or seven digits or more
/// in groups, none of which is a date's; of several with spaces between them each is one.
struct DataDetector {
  struct Finding: Hashable {
    /// In UTF-16 units.
    let range: Range<Int>
    let url: URL
  }

  /// Returns what is found, in order.
  static func findings(in text: String, of types: UIDataDetectorTypes) -> [Finding] {
    var found: [Finding] = []
    if types.contains(.link) { found += links(in: text) }
    if types.contains(.phoneNumber) {
      let links = found
      found += numbers(in: text).filter { number in
        !links.contains { $0.range.overlaps(number.range) }
      }
      found.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return found
  }

  private static func finding(_ part: Substring, in text: String, _ url: String) -> Finding? {
    URL(string: url).map {
      Finding(
        range: part.startIndex.utf16Offset(in: text)..<part.endIndex.utf16Offset(in: text), url: $0)
    }
  }

  // MARK: Addresses

  private static let domains: Set<Substring> = [
    "com", "org", "net", "edu", "gov", "io", "dev", "app", "info", "co", "uk", "de", "fr", "it",
    "es", "nl", "ch", "at", "eu", "jp", "cn", "us", "ca", "au", "se", "no", "pl", "br", "in",
  ]

  private static func links(in text: String) -> [Finding] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let part = bare(word)
      return address(of: part).flatMap { finding(part, in: text, $0) }
    }
  }

  /// A word without the signs around it.
  private static func bare(_ word: Substring) -> Substring {
    var part = word.drop { "([{<\"'“‘„‚«".contains($0) }
    while let last = part.last,
      ".,;:!?>]}\"'”’“»…".contains(last) || last == ")" && !part.contains("(")
    {
      part.removeLast()
    }
    return part
  }

  private static func address(of part: Substring) -> String? {
    let lower = part.lowercased()
    for scheme in ["http://", "https://", "ftp://"] where lower.hasPrefix(scheme) {
      return lower.count > scheme.count ? String(part) : nil
    }
    if lower.hasPrefix("mailto:") { return lower.contains("@") ? String(part) : nil }
    let ends = part.split(separator: "@", omittingEmptySubsequences: false)
    if ends.count == 2 {
      let isName =
        !ends[0].isEmpty
        && ends[0].allSatisfy { $0.isLetter || $0.isNumber || "._%+-".contains($0) }
      return isName && isHost(ends[1]) ? "mailto:\(part)" : nil
    }
    let host = part.prefix { !"/?#".contains($0) }
    guard isHost(host) else { return nil }
    let isKnown = host.split(separator: ".").last.map {
      domains.contains(Substring($0.lowercased()))
    }
    return lower.hasPrefix("www.") || isKnown ?? false ? "http://\(part)" : nil
  }

  /// Whether it is a name of a host with a domain of letters.
  private static func isHost(_ name: Substring) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter)
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  // MARK: Numbers

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || "+-. ()\u{a0}/".contains(character))
      || character == "\u{a0}"
  }

  private static func numbers(in text: String) -> [Finding] {
    var found: [Finding] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: {
      $0.isASCII && ($0.isNumber || $0 == "+" || $0 == "(")
    }) {
      var part = rest[start...].prefix(while: isOfNumber)
      rest = rest[part.endIndex...]
      while let last = part.last, !last.isNumber { part.removeLast() }
      // It stands for itself, and is not the end or the beginning of a name.
      let before = start > text.startIndex ? text[text.index(before: start)] : " "
      let after = part.endIndex < text.endIndex ? text[part.endIndex] : " "
      guard !before.isLetter, !before.isNumber, before != "_", !after.isLetter else { continue }
      for part in severalNumbers(in: part) {
        let digits = part.filter { $0.isNumber || $0 == "+" }
        if let new = finding(part, in: text, "tel:\(digits)") { found.append(new) }
      }
    }
    return found
  }

  /// The numbers that follow each other in a run of digits, signs and spaces.
  private static func severalNumbers(in part: Substring) -> [Substring] {
    let words = part.split { $0 == " " || $0 == "\u{a0}" }
    /// The text from the first of some words to the last.
    func joined(_ words: ArraySlice<Substring>) -> Substring {
      guard let first = words.first, let last = words.last else { return "" }
      return part[first.startIndex..<last.endIndex]
    }
    if words.count > 1, words.allSatisfy(isNumber) { return words }
    if isNumber(part) { return [part] }
    // Numbers of one shape, as in a list.
    for count in stride(from: 2, through: words.count / 2, by: 1) where words.count % count == 0 {
      let length = words.count / count
      let parts = stride(from: 0, to: words.count, by: length).map {
        joined(words[$0..<$0 + length])
      }
      let shapes = Set(parts.map { $0.split { !$0.isNumber }.map(\.count) })
      if shapes.count == 1, parts.allSatisfy(isNumber) { return parts }
    }
    // Otherwise one begins where a prefix does.
    var starts = [0]
    for index in words.indices.dropFirst() where "+(0".contains(words[index].prefix(1)) {
      if isNumber(joined(words[starts[starts.count - 1]..<index])) { starts.append(index) }
    }
    let ends = starts.dropFirst() + [words.count]
    return zip(starts, ends).map { joined(words[$0..<$1]) }.filter(isNumber)
  }

  private static func isNumber(_ part: Substring) -> Bool {
    let groups = part.split { !$0.isNumber }
    let count = groups.reduce(0) { $0 + $1.count }
    guard (7...15).contains(count), part.filter({ $0 == "(" }).count <= 1,
      part.filter({ $0 == "(" }).count == part.filter({ $0 == ")" }).count,
      !part.dropFirst().contains("+")
    else { return false }
    if part.first == "+" { return true }
    let lengths = groups.map(\.count)
    // A date, and a number that is only large, are none.
    if lengths == [4, 2, 2] || lengths == [2, 2, 4] { return false }
    return lengths.count >= 2 && lengths.count <= 5 && lengths.allSatisfy { $0 >= 2 && $0 <= 8 }
  }
}
