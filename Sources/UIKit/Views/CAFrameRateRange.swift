import Foundation

/// How many frames a second are wanted.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest that will do.
  public var minimum: Float
  /// The most that will do.
  public var maximum: Float
  /// What is best; nil for as many as possible.
  public var preferred: Float?

  /// As many as the screen shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates the range that stands for as many as the screen shows.
  public init() { self = .default }

  /// Creates a range of frames a second; what is preferred lies in it.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The number by which a screen's frames a second are divided.
  func divisor(of rate: Int) -> Int {
    let wanted = Double(preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum)
    guard wanted > 0 else { return 1 }
    let divisors = 1...rate
    func distance(_ divisor: Int) -> Double { abs(Double(rate) / Double(divisor) - wanted) }
    let fitting = divisors.filter {
      let reached = Double(rate) / Double($0)
      return reached >= Double(minimum) && reached <= Double(maximum)
    }
    return (fitting.isEmpty ? Array(divisors) : fitting).min { distance($0) < distance($1) } ?? 1
  }
}
