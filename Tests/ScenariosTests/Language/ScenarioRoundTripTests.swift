import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

@Suite("Scenarios as text and as values")
struct ScenarioRoundTripTests {
  @Test("Printing and reading are inverse", arguments: SeededGenerator.seeds(300))
  func inverse(seed: UInt64) throws {
    var random = ScenarioGenerator(seed: seed, vocabulary: try testVocabulary())
    let scenario = random.scenario()
    let text = scenario.description
    let read = try parse(text)
    #expect(read == scenario)
    #expect(read.description == text)
    // Equal texts may still differ in their scalars.
    #expect(
      read.steps(in: "a").map { $0.step.scalars } == scenario.steps(in: "a").map { $0.step.scalars }
    )
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
      post keyboardWillShow end 320,568,-320,-216

      """
    #expect(try parse(text).description == text)
  }

  @Test("A tap for no time is a tap")
  func tapForNoTime() throws {
    for tap in ["tap #city", "tap #city at 10,20"] {
      let read = try parse("screen: keep-above\n---\n\(tap) for 0.0\n")
      #expect(try read == parse("screen: keep-above\n---\n\(tap)\n"))
      #expect(try parse(read.description) == read)
    }
  }

  @Test("Whatever happens to a scenario's bytes, reading ends with places inside it")
  func damage() throws {
    let vocabulary = try testVocabulary()
    for seed in SeededGenerator.seeds(500) {
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
    var device = pick(vocabulary.devices)
    let rate = pick(Limits.framesPerSecond)
    var header: [Scenario.Line<Setting>] = [
      Scenario.Line(.screen(pick(vocabulary.screens)), comment: comment()),
      Scenario.Line(.device(device.name), comment: comment()),
      Scenario.Line(.language(pick(vocabulary.languages)), comment: comment()),
      Scenario.Line(
        .look(Look((0..<3).map { _ in pick(LookChange.all) })), comment: comment()),
      Scenario.Line(.refused(pick(Refusal.allCases)), comment: comment()),
      Scenario.Line(.keyboard(number(in: 1...480)), comment: comment()),
      Scenario.Line(.scale(number(in: Limits.scale)), comment: comment()),
      Scenario.Line(.framesPerSecond(rate), comment: comment()),
      Scenario.Line(.seed(Int.random(in: Limits.seed, using: &random)), comment: comment()),
      Scenario.Line(comment: comment()),
    ]
    header.shuffle(using: &random)
    let body = (0..<Int.random(in: 0...30, using: &random)).map { index in
      if chance(5) { return Scenario.Line<Step>(comment: comment()) }
      let step = step(index, on: device)
      if case .phone(.device(let name)) = step {
        device = vocabulary.device(named: name) ?? device
      }
      return Scenario.Line(step, comment: comment())
    }
    return Scenario(header: header, body: body)
  }

  /// A step of any verb; one that is not known here ends the test.
  private mutating func step(_ index: Int, on device: Device) -> Step {
    let target = target(on: device)
    // What a file includes is found by the parser.
    let verb = pick(Verb.all.filter { $0.name != "include" })
    return switch verb.name {
    case "tap": .fingers(.tap(target, at: place(in: target), for: chance(2) ? nil : 0.25))
    case "double-tap": .fingers(.doubleTap(target))
    case "drag":
      chance(2)
        ? .fingers(.drag(from: target, to: self.target(on: device), over: number(in: Limits.wait)))
        : .fingers(
          .dragAlong(
            target, at: place(in: target), times().map { Waypoint(time: $0, point: point()) }))
    case "flick": .fingers(.flick(from: target, to: self.target(on: device)))
    case "scroll":
      .fingers(
        .scroll(
          target, by: CGSize(width: number(in: Limits.shift), height: number(in: Limits.shift)),
          over: chance(2) ? FingerStep.usualScroll : number(in: Limits.wait)))
    case "wheel":
      .fingers(
        .wheel(
          target, by: CGSize(width: number(in: Limits.shift), height: number(in: Limits.shift))))
    case "finger":
      .fingers(
        .finger(
          pick(TouchPhase.allCases), at: point(), id: Int.random(in: 0...9, using: &random)))
    case "monkey":
      .fingers(
        .monkey(
          Int.random(in: Limits.times, using: &random),
          every: chance(2) ? FingerStep.usualPause : number(in: Limits.typingPause)))
    case "type": .typing(typed())
    case "press": .typing(pressed())
    case "compose": .typing(composed(text()))
    case "pasteboard": .typing(.pasteboard(text()))
    case "paste": .typing(.paste(text()))
    case "keyboard": .keyboard(keyboard(on: device))
    case "language": .keyboard(.language(pick(vocabulary.languages)))
    case "post": .keyboard(.post(posting()))
    case "appearance", "text", "direction", "contrast", "motion", "tint":
      .phone(.look(pick(LookChange.all.filter { $0.kind.hasPrefix(verb.name) })))
    case "message": .phone(.message(text()))
    case "app": .phone(.app(pick(AppPlace.allCases)))
    case "device": .phone(.device(pick(vocabulary.devices).name))
    case "screen": .phone(.screen(pick(vocabulary.screens)))
    case "wait":
      chance(2)
        ? .time(.wait(number(in: Limits.wait)))
        : .time(
          .waitUntil(
            chance(2) ? .settled : .condition(requirement()),
            atMost: chance(2) ? Step.patience : number(in: Limits.wait)))
    case "advance":
      .time(
        .advance(
          pick([.seconds(number(in: Limits.wait)), .frames(3), .ticks(2_000_000)] as [Stretch])))
    case "still": .capture(.still("still-\(index)", of: chance(2) ? nil : view()))
    case "film": .capture(.film(film(index)))
    case "dump": .capture(.dump(pick(Dump.allCases), "dump-\(index)"))
    case "expect": .check(.expect(requirement()))
    default: preconditionFailure("there is no random step of the verb \(verb.name)")
    }
  }

  private mutating func typed() -> TypingStep {
    if chance(3) { return .typeSecret(3, chance(3) ? .atOnce : pace(of: 3)) }
    let text = text()
    return .type(text, text.isEmpty || chance(2) ? .atOnce : pace(of: text.count))
  }

  private mutating func pressed() -> TypingStep {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .press(key(), times: Int.random(in: 1...1000, using: &random))
    case 1: .press(key(pick([.down, .up])))
    default: .pressAlong(key(), strokes(Int.random(in: 1...5, using: &random)))
    }
  }

  private mutating func composed(_ text: String) -> TypingStep {
    .compose(text, caret: Int.random(in: 0...text.utf16.count, using: &random))
  }

  private mutating func keyboard(on device: Device) -> KeyboardStep {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .visibility(pick(KeyboardVisibility.allCases))
    case 1: .height(chance(4) ? nil : height(on: device))
    case 2: .heightOver(height(on: device), over: number(in: Limits.wait))
    case 3: .heightAlong(times().map { HeightMark(time: $0, height: height(on: device)) })
    case 4: .suggestions(chance(2))
    case 5: .arrangement(pick(KeyboardArrangement.allCases))
    default: .hardware(chance(2))
    }
  }

  private mutating func pace(of count: Int) -> Pace {
    chance(2) ? .every(number(in: Limits.typingPause)) : .along(strokes(count))
  }

  private mutating func strokes(_ count: Int) -> [Stroke] {
    (0..<count).map { _ in number(in: 0...60) }.sorted().map { down in
      Stroke(down: down, up: chance(2) ? nil : down + number(in: 0...60))
    }
  }

  private mutating func times() -> [Double] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in number(in: Limits.wait) }.sorted()
  }

  private mutating func height(on device: Device) -> Double {
    number(in: 1...Double(device.portraitSize.height))
  }

  private mutating func film(_ index: Int) -> Film {
    // A strip has no more pictures than can be looked at.
    let seconds = number(in: 0...50)
    return Film(
      "film-\(index)",
      chance(2)
        ? .seconds(seconds) : .untilSettled(atMost: chance(2) ? Step.patience : seconds),
      stripInterval: chance(2) ? nil : number(in: 0.2...60))
  }

  private mutating func posting() -> Posting {
    var posting = Posting(pick(KeyboardNotification.Name.allCases))
    if chance(2) { posting.endFrame = CGRect(x: 0, y: number(in: 0...900), width: 1, height: 2) }
    if chance(2) { posting.duration = number(in: Limits.postedDuration) }
    posting.curve = pick([nil, 7, 8, -1])
    posting.isLocal = chance(2)
    return posting
  }

  private mutating func requirement() -> Requirement {
    let condition = condition()
    return Requirement(
      condition,
      within: condition.hasTolerance && chance(2) ? number(in: Limits.tolerance) : nil)
  }

  private mutating func condition() -> Condition {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: .shift(number(in: Limits.shift))
    case 1: .aboveKeyboard(view(), by: chance(2) ? nil : number(in: Limits.shift))
    case 2: .keyboardTop(number(in: Limits.shift))
    case 3: .gap(view(), atMost: number(in: Limits.shift))
    case 4: .focused(view(), chance(2))
    case 5: .visible(view(), chance(2))
    case 6:
      .frame(
        view(),
        CGRect(
          x: number(in: Limits.shift), y: number(in: Limits.shift), width: number(in: 0...10_000),
          height: number(in: 0...10_000)))
    case 7: .text(view(), text())
    case 8:
      .notifications(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          pick(KeyboardNotification.Name.allCases)
        })
    case 9: .motion(pick(MotionFigure.allCases), atMost: number(in: Limits.motion))
    default: .keyboard(isUp: chance(2))
    }
  }

  private mutating func view() -> Target {
    chance(2) ? .identifier("i" + text()) : .text(text())
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: number(in: 0...300), y: number(in: 0...500))
  }

  private mutating func place(in target: Target) -> CGPoint? {
    if case .point = target { return nil }
    return chance(2) ? nil : point()
  }

  private mutating func target(on device: Device) -> Target {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .identifier("i" + text())
    case 1: .text(text())
    default: .point(point())
    }
  }

  private mutating func key(_ phase: KeyPress.Phase = .stroke) -> KeyPress {
    let characters: [Character] = ["a", "Z", "\"", "#", "é", "日", "+", "👨‍👩‍👧", "\\"]
    if chance(2) { return KeyPress(.character(String(pick(characters))), phase: phase) }
    let modifiers: KeyPress.Modifiers = chance(2) ? .shift : []
    return KeyPress(
      pick([.tab, .left, .right, .home, .end]), modifiers: modifiers, phase: phase)
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
