import Foundation
import PhoneSimulator

/// A random user; the same seed does the same things.
struct Monkey {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  private static let keys: [KeyPress.Key] = [.tab, .return, .backspace, .escape, .left, .right]
  private static let characters = Array("abcdefghijklmnopqrstuvwxyz .?1")

  enum Act {
    case command(PhoneCommand)

    /// A finger that travels in a straight line, in seconds.
    case drag(from: Target, to: Target, over: Double)
  }

  /// What it does to a phone next.
  @MainActor
  mutating func act(on phone: Phone) -> Act {
    let kind = random.below(100)
    if (45..<55).contains(kind) {
      return .drag(
        from: .point(point(on: phone)), to: .point(point(on: phone)),
        over: Double(1 + random.below(5)) / 10)
    }
    return .command(command(of: kind, on: phone))
  }

  @MainActor
  private mutating func command(of kind: Int, on phone: Phone) -> PhoneCommand {
    switch kind {
    case 0..<45: return .tap(.point(point(on: phone)))
    case 55..<75: return .key(KeyPress(.character(String(random.one(of: Self.characters)))))
    case 75..<87: return .key(KeyPress(random.one(of: Self.keys)))
    case 87..<93:
      // From a fifth to two thirds of the screen.
      let height = Int(phone.keyboardHeightRange.upperBound)
      return .keyboardHeight(Double(height / 5 + random.below(height * 2 / 3 - height / 5)))
    case 93..<95: return .keyboardHeight(nil)
    case 95..<97: return .predictiveBar(random.below(2) == 0)
    default: return .keyboard(.toggle)
    }
  }

  @MainActor
  private mutating func point(on phone: Phone) -> CGPoint {
    let size = phone.screen.bounds.size
    return CGPoint(x: random.below(Int(size.width)), y: random.below(Int(size.height)))
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014), and how its numbers are used: the standard
/// library may come to draw from a generator in another way.
private struct SplitMix {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, a limit.
  mutating func below(_ limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(limit, 1))).high)
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
