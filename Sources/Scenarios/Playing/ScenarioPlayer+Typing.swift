import Foundation
import PhoneSimulator
import UIKit

/// Steps of real keys and input methods.
extension ScenarioPlayer {
  func parts(of step: TypingStep) -> [Move] {
    switch step {
    case .type(let text, .atOnce):
      [perform(.text(text))]
    case .type(let text, let pace):
      type(text.map(KeyPress.init(typing:)), pace)
    case .typeSecret(let count, .atOnce):
      [perform(.text(String(repeating: secretCharacter, count: count)))]
    case .typeSecret(let count, let pace):
      type(Array(repeating: KeyPress(.character(String(secretCharacter))), count: count), pace)
    case .press(let press, times: let times):
      Array(repeating: perform(.key(press)), count: times)
    case .pressAlong(let press, let strokes):
      play(strokes.map { (press, $0) })
    case .compose(let text, caret: let caret):
      [perform(.markedText(text, caret: caret))]
    case .pasteboard(let text):
      [perform(.pasteboard(text))]
    case .paste(let text):
      [perform(.paste(text))]
    }
  }

  private var secretCharacter: Character { phone.isKeypadWanted ? "0" : "x" }

  private func type(_ presses: [KeyPress], _ pace: Pace) -> [Move] {
    switch pace {
    case .atOnce:
      return presses.map { perform(.key($0)) }
    case .every(let pause):
      let ticks = max(1, FrameClock.ticks(pause))
      return presses.enumerated().flatMap { index, press in
        [perform(.key(press)), until(now + (index + 1) * ticks)]
      }
    case .along(let strokes):
      return play(Array(zip(presses, strokes)))
    }
  }

  private func play(_ strokes: [(press: KeyPress, stroke: Stroke)]) -> [Move] {
    schedule(Self.events(of: strokes).map { ($0.ticks, .key($0.press)) })
  }

  /// What happens to keys with certain strokes, in the order of the strokes, each
  /// down before its up; ticks count from the first.
  nonisolated static func events(
    of strokes: [(press: KeyPress, stroke: Stroke)]
  ) -> [(ticks: Int, press: KeyPress)] {
    var events: [(ticks: Int, press: KeyPress)] = []
    let last = Dictionary(
      strokes.enumerated().filter { $0.element.stroke.up != nil }
        .map { ($0.element.press, $0.offset) }, uniquingKeysWith: max)
    for (index, (press, stroke)) in strokes.enumerated() {
      // A key that repeats itself stays down until the last of its strokes.
      var down = press
      if let lastUp = last[press], lastUp >= index { down.phase = .down }
      events.append((FrameClock.ticks(stroke.down), down))
      if let up = stroke.up {
        var release = press
        release.phase = .up
        events.append((FrameClock.ticks(up), release))
      }
    }
    return events
  }
}

extension KeyPress {
  /// The stroke that types a character.
  fileprivate init(typing character: Character) {
    switch character {
    case "\n": self.init(.return)
    case "\t": self.init(.tab)
    default: self.init(.character(String(character)))
    }
  }
}
