import Foundation

/// A range of numbers with marks at steps of 1, 2 or 5 times a power of ten.
struct PlotAxis: Hashable, Sendable {
  /// The numbers at both ends.
  private(set) var low: Double
  private(set) var high: Double
  /// The numbers that are marked, in order.
  private(set) var marks: [Double]
  private let decimals: Int

  /// Covers numbers that are finite.
  ///
  /// - Parameters:
  ///   - numbers: The values to cover; without any the axis is zero to one.
  ///   - narrowest: The least that the range covers, around the numbers; more than nothing.
  ///   - markLimit: The greatest number of steps.
  ///   - endsAtMarks: Whether the range grows to whole steps.
  init(
    covering numbers: some Sequence<Double>, narrowest: Double, markLimit: Int, endsAtMarks: Bool
  ) {
    var (low, high) = numbers.reduce((Double.infinity, -Double.infinity)) {
      (min($0.0, $1), max($0.1, $1))
    }
    if low > high { (low, high) = (0, 1) }
    // Among huge numbers, neighbours would not show in the marks.
    let narrowest = max(narrowest, max(abs(low), abs(high)) * 1e-6)
    if high - low < narrowest {
      let middle = (low + high) / 2
      (low, high) = (middle - narrowest / 2, middle + narrowest / 2)
    }
    let (step, decimals) = Self.step(atLeast: (high - low) / Double(markLimit))
    let slack = 1e-9
    if endsAtMarks {
      low = (low / step + slack).rounded(.down) * step
      high = (high / step - slack).rounded(.up) * step
    }
    let first = Int((low / step - slack).rounded(.up))
    let last = Int((high / step + slack).rounded(.down))
    self.low = low
    self.high = high
    self.decimals = decimals
    marks = first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// The shortest step of 1, 2 or 5 times a power of ten, and the decimals it takes.
  private static func step(atLeast least: Double) -> (step: Double, decimals: Int) {
    var exponent = Int(log10(least).rounded(.down))
    while true {
      for digit in [1.0, 2, 5] {
        // A power of ten below one is not exact, its reciprocal is.
        let step =
          exponent < 0 ? digit / pow(10, Double(-exponent)) : digit * pow(10, Double(exponent))
        if step >= least * (1 - 1e-9) { return (step, max(0, -exponent)) }
      }
      exponent += 1
    }
  }

  func label(of mark: Double) -> String { mark.text(decimals: decimals) }

  /// Where a number stands, from 0 at the low end to 1 at the high one.
  func fraction(of number: Double) -> Double { (number - low) / (high - low) }
}
