import Foundation

/// Numbers as texts: digits, a point, no exponent.
package enum PlainNumber {
  /// Reads a number; nil for everything else, infinity and hexadecimal digits included.
  package static func read(_ text: Substring) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 40, (1...2).contains(parts.count),
      parts.allSatisfy({ part in
        !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      })
    else { return nil }
    // Adding zero makes a plain zero of a negative one.
    return Double(text).map { $0 + 0 }
  }

  /// Reads a number; nil for everything else, infinity and hexadecimal digits included.
  package static func read(_ text: String) -> Double? { read(text[...]) }

  /// Reads a given count of numbers with commas between them.
  package static func readList(_ text: Substring, count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { read($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  /// Reads a given count of numbers with commas between them.
  package static func readList(_ text: String, count: Int) -> [Double]? {
    readList(text[...], count: count)
  }

  /// Numbers as `readList` reads them back.
  package static func write(_ numbers: [Double]) -> String {
    numbers.map { write($0) }.joined(separator: ",")
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

  /// The number with a fixed count of decimals, rounded as C's `printf` does.
  package static func write(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }

  /// A number that is given in units of its last decimal; no sign where it is zero.
  ///
  /// Zeros that end the decimals stay unless `isShort`, where the point goes with the last of them.
  package static func write(units: Int, decimals: Int, isShort: Bool = false) -> String {
    let unitsInOne = (0..<decimals).reduce(UInt(1)) { product, _ in product * 10 }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: unitsInOne)
    let sign = units < 0 ? "-" : ""
    if decimals == 0 || isShort && rest == 0 { return sign + String(whole) }
    var fraction = padded(rest, to: decimals)
    if isShort { while fraction.last == "0" { fraction.removeLast() } }
    return sign + String(whole) + "." + fraction
  }

  /// A whole number, padded with zeros to a minimum count of digits.
  package static func padded(
    _ number: some BinaryInteger, to count: Int, radix: Int = 10
  ) -> String {
    let digits = String(number, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
