import HostSystem

extension Double {
  /// The number with a fixed count of decimals, and a minus that is as wide as a digit.
  func text(decimals: Int) -> String {
    let text = PlainNumber.write(self, decimals: decimals)
    guard text.hasPrefix("-") else { return text }
    let isZero = text.allSatisfy { "-0.".contains($0) }
    return (isZero ? "" : "−") + text.dropFirst()
  }

  /// The number with a decimal where it has one.
  var shortText: String {
    let text = text(decimals: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Times of one picture, all with as many decimals as it takes to tell them apart.
enum TimeText {
  /// Returns "0.05 s" for seconds on a grid of hundredths, "0.017 s" for others.
  static func texts(for seconds: [Double]) -> [String] {
    let isOnGrid = seconds.allSatisfy { abs($0 * 100 - ($0 * 100).rounded()) < 1e-3 }
    return seconds.map { "\($0.text(decimals: isOnGrid ? 2 : 3)) s" }
  }
}

extension String {
  /// The text with spaces that do not break a line between a number and `pt` or `s`.
  var keepingUnits: String {
    replacing(/(\d) (pt|s)\b/) { "\($0.1)\u{a0}\($0.2)" }
  }
}
