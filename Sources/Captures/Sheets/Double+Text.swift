import Foundation

extension Double {
  /// The number with so many decimals, and a minus that is as wide as a digit.
  func text(decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", self)
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
