import Foundation
import Testing

/// Random numbers that a printed seed brings back (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The number that repeats the whole sequence.
  public let seed: UInt64

  private var state: UInt64

  /// Creates the generator of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// The environment variable that repeats the one round with this seed.
  static let variable = "KEYBOARD_PLAYGROUND_SEED"

  /// The environment variable that multiplies the rounds, for long runs.
  static let factorVariable = "KEYBOARD_PLAYGROUND_ROUNDS"

  /// What the environment asks for.
  static var wantedSeed: UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }
  public static var factor: Int? {
    ProcessInfo.processInfo.environment[factorVariable].flatMap { Int($0) }
  }

  /// The seeds from 0 on for a test that names its seed among its arguments; in long runs random
  /// ones.
  public static func seeds(_ count: Int) -> [UInt64] {
    if let wantedSeed { return [wantedSeed] }
    guard let factor else { return (0..<count).map { UInt64($0) } }
    return (0..<count * factor).map { _ in .random(in: .min ... .max) }
  }

  /// The seed of the round that is running, added to what it reports.
  @TaskLocal static var current: UInt64?
}

/// Tries a property on random inputs, a new generator for every round.
///
/// The suite or test carries the trait `.seeded`, so that a failure names its
/// seed; with `KEYBOARD_PLAYGROUND_SEED` set to it, only that round runs.
///
/// - Parameters:
///   - rounds: How many generators are tried, unless the environment wants more.
///   - property: Draws its inputs from the generator and expects the property.
public func forAll(
  rounds: Int = 100, _ property: (inout SeededGenerator) throws -> Void
) rethrows {
  let wanted = SeededGenerator.wantedSeed
  for _ in 0..<(wanted == nil ? rounds * (SeededGenerator.factor ?? 1) : 1) {
    let seed = wanted ?? .random(in: .min ... .max)
    try SeededGenerator.$current.withValue(seed) {
      var generator = SeededGenerator(seed: seed)
      try property(&generator)
    }
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// Adds to a failure inside `forAll` the seed that repeats it.
  public static var seeded: Self {
    .compactMapIssues { issue in
      var issue = issue
      if let seed = SeededGenerator.current {
        let hint: Comment = "repeat with \(SeededGenerator.variable)=\(seed)"
        if !issue.comments.contains(hint) { issue.comments.append(hint) }
      }
      return issue
    }
  }
}
