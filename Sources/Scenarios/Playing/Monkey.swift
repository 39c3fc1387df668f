import Foundation
import PhoneSimulator

/// Somebody who does whatever comes to mind; the same things for the same seed.
struct Monkey {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  private static let keys: [KeyPress.Key] = [.tab, .return, .backspace, .escape, .left, .right]

  /// What it does to a phone next.
  @MainActor
  mutating func command(for phone: Phone) -> PhoneCommand {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: return .tap(.point(point(on: phone)))
    case 45..<55:
      return .drag(
        from: .point(point(on: phone)), to: .point(point(on: phone)),
        over: Double(Int.random(in: 1...5, using: &random)) / 10)
    case 55..<75:
      let letters = "abcdefghijklmnopqrstuvwxyz .?1"
      return .key(KeyPress(.character(String(letters.randomElement(using: &random) ?? "a"))))
    case 75..<87:
      return .key(KeyPress(Self.keys.randomElement(using: &random) ?? .tab))
    case 87..<93:
      let range = phone.keyboardHeightRange
      return .keyboardHeight(
        Double.random(in: range.upperBound / 5...range.upperBound * 2 / 3, using: &random)
          .rounded())
    case 93..<95: return .keyboardHeight(nil)
    case 95..<97: return .predictiveBar(Bool.random(using: &random))
    default: return .keyboard(.toggle)
    }
  }

  @MainActor
  private mutating func point(on phone: Phone) -> CGPoint {
    let size = phone.screen.bounds.size
    return CGPoint(
      x: Double.random(in: 0..<size.width, using: &random).rounded(.down),
      y: Double.random(in: 0..<size.height, using: &random).rounded(.down))
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
