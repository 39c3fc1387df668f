/// Numbers as scenarios write them: digits, a point, no exponent.
package enum PlainNumber {
  /// Reads a number; nil for everything else, infinity and hexadecimal digits included.
  package static func read(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 40, (1...2).contains(parts.count),
      parts.allSatisfy({ part in
        !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      })
    else { return nil }
    // Adding zero makes a plain zero of a negative one.
    return Double(text).map { $0 + 0 }
  }

  /// Reads so many numbers with commas between them.
  static func readList(_ text: some StringProtocol, count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { read($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  /// Numbers as `readList` reads them back.
  static func write(_ numbers: [Double]) -> String {
    numbers.map { write($0) }.joined(separator: ",")
  }

  /// Reads a number in a range from the text at a place.
  static func read(
    _ text: String, at place: ScenarioProblem.Place, _ wanted: String,
    in allowed: ClosedRange<Double>
  ) throws(ScenarioProblem) -> Double {
    guard let number = read(text) else {
      throw ScenarioProblem(at: place, .notANumber(text, wanted: wanted))
    }
    guard allowed.contains(number) else {
      let bounds = "\(write(allowed.lowerBound)) to \(write(allowed.upperBound))"
      throw ScenarioProblem(at: place, .outOfRange(text, wanted: wanted, allowed: bounds))
    }
    return number
  }

  /// The shortest text that reads back as the very same number.
  package static func write(_ number: Double) -> String {
    let text = (number + 0).description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let sign = number < 0 ? "-" : ""
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count == 2 && parts[1] != "0" ? parts[1] : ""
    let digits = parts[0] + fraction
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    // Numbers with a positive exponent are whole: they are beyond 2^53.
    return sign + digits + String(repeating: "0", count: exponent - fraction.count)
  }
}
