import Foundation
import PhoneSimulator
import UIKit

/// Writes down what was done to a phone as the lines of a scenario.
///
/// What belongs together becomes one step where a step of scenarios has all of
/// it, and else one step for each event.
struct Transcript {
  /// A step that stands for a number of actions and takes a number of ticks.
  struct Phrase {
    var step: Step
    var count = 1
    var ticks = 0
  }

  private(set) var rest: ArraySlice<RecordedAction>

  /// The fingers whose events are written one by one.
  private(set) var fingersDown: Set<Int> = []

  /// What fingers that go by themselves are called where their events are written.
  private var travellers: [Int: Int] = [:]

  private var lines: [Scenario.Line<Step>] = []
  private var now = 0
  private var stills = 0

  /// After a longer pause, in ticks, a new step begins.
  static let longestPause = FrameClock.ticks(1)

  /// How long a step can take, in ticks.
  static let longestStep = FrameClock.ticks(Limits.wait.upperBound)

  private static let startComment = "The recording was started here."

  /// The steps for what was done from tick 0 on, as long as the recording.
  static func lines(
    of actions: [RecordedAction], until end: Int
  ) -> [Scenario.Line<Step>] {
    var transcript = Transcript(rest: actions.prepared[...])
    transcript.write(until: end)
    return transcript.lines
  }

  private init(rest: ArraySlice<RecordedAction>) {
    self.rest = rest
  }

  private mutating func write(until end: Int) {
    while let action = rest.first {
      wait(until: action.tick)
      if action.kind == .start {
        lines.append(Scenario.Line(comment: Self.startComment))
        rest.removeFirst()
        continue
      }
      let phrase = phrase(for: action)
      lines.append(Scenario.Line(phrase.step))
      now += phrase.ticks
      rest = rest.dropFirst(phrase.count)
    }
    wait(until: end)
  }

  private mutating func wait(until tick: Int) {
    while now < tick {
      let ticks = min(tick - now, Self.longestStep)
      lines.append(Scenario.Line(.time(.wait(Self.seconds(ticks)))))
      now += ticks
    }
  }

  /// Seconds that round to a number of ticks, with as few decimals as possible.
  static func seconds(_ ticks: Int) -> Double {
    (Double(ticks) * 10_000 / Double(FrameClock.ticksPerSecond)).rounded() / 10_000
  }

  private mutating func phrase(for action: RecordedAction) -> Phrase {
    switch action.kind {
    case .touch(let phase, let point, let finger, let spot):
      if let spot, let phrase = touch(at: point, finger: finger, on: spot) { return phrase }
      let id = number(of: finger)
      switch phase {
      case .began: fingersDown.insert(id)
      case .moved: break
      case .ended, .cancelled: fingersDown.remove(id)
      }
      return Phrase(step: .fingers(.finger(phase, at: point, id: id)))
    case .key(let press):
      return keys(from: press) ?? Phrase(step: .typing(.press(press)))
    case .secret(let count):
      return secret(count)
    case .command(let command):
      if command.isSwitch { fingersDown = [] }
      return pull() ?? Phrase(step: Step(command))
    case .start:
      preconditionFailure("a start is a comment, and no step")
    case .still:
      stills += 1
      return Phrase(step: .capture(.still("still-\(stills)")))
    }
  }

  /// The number of a finger in a scenario; those that go by themselves have the last ones, since
  /// hands and scenarios begin with 0.
  private mutating func number(of finger: Int) -> Int {
    if finger >= 0 { return finger }
    if finger == Recorder.fingerOfTaps { return 0 }
    let number = travellers[finger] ?? 9 - travellers.count % 9
    travellers[finger] = number
    return number
  }

  // MARK: Pulls and secrets

  /// Everything that follows in one go, each with its time.
  private func run<Value>(of value: (RecordedAction) -> Value?) -> [(ticks: Int, value: Value)] {
    guard let start = rest.first?.tick else { return [] }
    var found: [(ticks: Int, value: Value)] = []
    for action in rest {
      let ticks = action.tick - start
      guard let next = value(action), ticks - (found.last?.ticks ?? 0) <= Self.longestPause,
        ticks <= Self.longestStep
      else { break }
      found.append((ticks, next))
    }
    return found
  }

  private func pull() -> Phrase? {
    let heights = run { action in
      if case .command(.keyboardHeight(let height?, by: .pulling)) = action.kind {
        height
      } else {
        nil
      }
    }
    guard let last = heights.last else { return nil }
    let marks = heights.map { HeightMark(time: Self.seconds($0.ticks), height: $0.value) }
    return Phrase(step: .keyboard(.heightAlong(marks)), count: marks.count, ticks: last.ticks)
  }

  private func secret(_ count: Int) -> Phrase {
    let single = run { $0.kind == .secret(1) ? 1 : nil }.prefix(Limits.characters.upperBound)
    guard single.count > 1, let last = single.last else {
      return Phrase(step: .typing(.typeSecret(count, .atOnce)))
    }
    let strokes = single.map { Stroke(down: Self.seconds($0.ticks)) }
    return Phrase(
      step: .typing(.typeSecret(strokes.count, .along(strokes))), count: strokes.count,
      ticks: last.ticks)
  }
}

extension Step {
  /// The step that does one command.
  fileprivate init(_ command: PhoneCommand) {
    self =
      switch command {
      case .touch(let phase, at: let point, id: let id):
        .fingers(.finger(phase, at: point, id: id))
      case .tap(let target): .fingers(.tap(target))
      case .wheel(let target, by: let way): .fingers(.wheel(target, by: way))
      case .key(let press): .typing(.press(press))
      case .text(let text): .typing(.type(text, .atOnce))
      case .markedText(let text, caret: let caret): .typing(.compose(text, caret: caret))
      case .pasteboard(let text): .typing(.pasteboard(text))
      case .paste(let text): .typing(.paste(text))
      case .keyboard(let visibility): .keyboard(.visibility(visibility))
      case .keyboardHeight(let height, by: _): .keyboard(.height(height))
      case .keyboardArrangement(let arrangement): .keyboard(.arrangement(arrangement))
      case .predictiveBar(let isOn): .keyboard(.suggestions(isOn))
      case .hardwareKeyboard(let isOn): .keyboard(.hardware(isOn))
      case .language(let code): .keyboard(.language(code))
      case .look(let change): .phone(.look(change))
      case .message(let text): .phone(.message(text))
      case .app(let place): .phone(.app(place))
      case .device(let name): .phone(.device(name))
      case .screen(let name): .phone(.screen(name))
      case .post(let notification): .keyboard(.post(Posting(notification)))
      }
  }
}

extension Posting {
  /// A notification as it was posted.
  fileprivate init(_ notification: KeyboardNotification) {
    self.init(notification.name)
    beginFrame = notification.beginFrame
    endFrame = notification.endFrame
    duration = notification.duration
    curve = notification.curve
    isLocal = notification.isLocal
  }
}

extension PhoneCommand {
  /// Whether it lets go of everything that is held.
  fileprivate var isSwitch: Bool {
    switch self {
    case .app(.background), .device, .screen: true
    default: false
    }
  }
}
