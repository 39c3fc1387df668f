import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

@Suite("Scenarios as text and as values")
struct ScenarioRoundTripTests {
  @Test("Printing and reading are inverse", arguments: 0..<300 as Range<UInt64>)
  func inverse(seed: UInt64) throws {
    var random = ScenarioGenerator(seed: seed, vocabulary: try testVocabulary())
    let scenario = random.scenario()
    let text = scenario.description
    let read = try parse(text)
    #expect(read == scenario)
    #expect(read.description == text)
    // Equal texts may still differ in their scalars.
    #expect(read.steps.map { $0.step.scalars } == scenario.steps.map { $0.step.scalars })
  }

  @Test("A canonical text prints as it is")
  func canonical() throws {
    let text = """
      # The example.
      device: iPhone SE (3rd generation)
      screen: keep-above  # an engine

      ---
      tap #city
      wait until settled

      expect #city above keyboard by 0  # touching
      type "Kyoto" every 0.1
      press Escape x2
      tap 10,20.5

      """
    #expect(try parse(text).description == text)
  }

  @Test("Whatever happens to a scenario's bytes, reading ends with places inside it")
  func damage() throws {
    let vocabulary = try testVocabulary()
    for seed in 0..<500 as Range<UInt64> {
      var random = ScenarioGenerator(seed: seed, vocabulary: vocabulary)
      var bytes = Array(random.scenario().description.utf8)
      random.damage(&bytes)
      do {
        _ = try ScenarioParser.parse(bytes, file: "a", vocabulary: vocabulary)
      } catch {
        guard case .malformed(_, let problems) = error else { throw error }
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        for problem in problems {
          #expect((1...lines).contains(problem.place.line), "seed \(seed)")
          #expect((1...bytes.count + 1).contains(problem.place.column), "seed \(seed)")
          #expect(!problem.kind.description.contains("\n"), "seed \(seed)")
        }
      }
    }
  }
}

extension Step {
  fileprivate var scalars: [Unicode.Scalar] { Array(description.unicodeScalars) }
}

/// Makes scenarios of everything the language has.
struct ScenarioGenerator {
  private var random: SeededGenerator
  private let vocabulary: ScenarioVocabulary

  init(seed: UInt64, vocabulary: ScenarioVocabulary) {
    random = SeededGenerator(seed: seed)
    self.vocabulary = vocabulary
  }

  mutating func scenario() -> Scenario {
    let device = pick(vocabulary.devices)
    let rate = pick(Limits.framesPerSecond)
    var header: [Scenario.Line<Setting>] = [
      Scenario.Line(.screen(pick(vocabulary.screens)), comment: comment()),
      Scenario.Line(.device(device.name), comment: comment()),
      Scenario.Line(.keyboard(number(in: 1...480)), comment: comment()),
      Scenario.Line(.scale(number(in: Limits.scale)), comment: comment()),
      Scenario.Line(.framesPerSecond(rate), comment: comment()),
      Scenario.Line(comment: comment()),
    ]
    header.shuffle(using: &random)
    let body = (0..<Int.random(in: 0...30, using: &random)).map { index in
      chance(5)
        ? Scenario.Line(comment: comment())
        : Scenario.Line(step(index, on: device), comment: comment())
    }
    return Scenario(header: header, body: body)
  }

  private mutating func step(_ index: Int, on device: Device) -> Step {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .perform(.tap(target(on: device)))
    case 1: .perform(.text(text()))
    case 2: .type(text(), every: number(in: Limits.typingPause))
    case 3: .perform(.key(key()), times: Int.random(in: 1...1000, using: &random))
    case 4: .perform(.keyboard(chance(2) ? .show : .hide))
    case 5:
      .perform(.keyboardHeight(number(in: 1...Double(device.portraitSize.height))))
    case 6: .wait(number(in: Limits.wait))
    case 7: .waitUntilSettled(atMost: chance(2) ? Step.patience : number(in: Limits.wait))
    case 8: .still("still-\(index)")
    default: .expect(condition())
    }
  }

  private mutating func condition() -> Condition {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .shift(number(in: Limits.shift))
    case 1:
      .aboveKeyboard(
        .identifier("i" + text()), by: chance(2) ? nil : number(in: Limits.shift))
    default: .keyboard(isUp: chance(2))
    }
  }

  private mutating func target(on device: Device) -> Target {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .identifier("i" + text())
    case 1: .text(text())
    default:
      .point(
        CGPoint(
          x: number(in: 0...300), y: number(in: 0...500)))
    }
  }

  private mutating func key() -> KeyPress {
    let characters: [Character] = ["a", "Z", "\"", "#", "é", "日", "+", "👨‍👩‍👧", "\\"]
    if chance(2) { return KeyPress(.character(String(pick(characters)))) }
    let modifiers: KeyPress.Modifiers = chance(2) ? .shift : []
    return KeyPress(pick([.tab, .left, .right, .home, .end]), modifiers: modifiers)
  }

  /// Scalars that have a meaning in the language, or are awkward in a text.
  private mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", " ", "\"", "#", "\\", "\n", "\t", "\r", ",", ":", "-", "\u{301}", "\u{200D}",
      "\u{2028}", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "\u{FEFF}", "😀", "日", "ש", "\u{10FFFF}",
    ]
    return String((0..<Int.random(in: 0...12, using: &random)).map { _ in pick(scalars) })
  }

  private mutating func comment() -> String? {
    guard chance(3) else { return nil }
    let scalars: [Unicode.Scalar] = ["a", " ", "#", "\"", ":", "-", "日", "\u{301}"]
    let text = String((0..<Int.random(in: 0...8, using: &random)).map { _ in pick(scalars) })
    return text.trimmingSpace()
  }

  /// Whole numbers, short fractions and numbers with all their digits.
  private mutating func number(in range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &random)
    let digits = pick([1.0, 100.0, 0.0])
    let rounded = digits == 0 ? number : (number * digits).rounded() / digits
    return min(max(rounded, range.lowerBound), range.upperBound) + 0
  }

  mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(pick(Array("\n\r\t\" #\\x:-".utf8)), at: index)
      default: bytes.removeSubrange(index...)
      }
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }
}
