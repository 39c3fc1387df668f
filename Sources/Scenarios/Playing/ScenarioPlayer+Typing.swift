import Foundation
import PhoneSimulator
import UIKit

/// Steps of keys, and of the keyboard's edge.
extension ScenarioPlayer {
  func keyboardParts(of step: Step) -> [Move] {
    switch step {
    case .type(let text, let pace):
      return type(text.map(KeyPress.init(typing:)), pace)
    case .typeSecret(let count, .atOnce):
      return [perform(.text(String(repeating: secretCharacter, count: count)))]
    case .typeSecret(let count, let pace):
      return type(
        Array(repeating: KeyPress(.character(String(secretCharacter))), count: count), pace)
    case .strokes(let press, let strokes):
      return play(strokes.map { (press, $0) })
    case .pull(let height, let time):
      return pull(to: height, over: time)
    case .pullAlong(let marks):
      return schedule(
        marks.map { (FrameClock.ticks($0.time), .keyboardHeight($0.height, by: .pulling)) })
    default:
      preconditionFailure("no key does this")
    }
  }

  /// Stands for a secret character.
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

  /// The edge is pulled a little in every frame of the screen.
  private func pull(to height: Double, over time: Double) -> [Move] {
    let start = Double(phone.keyboard.wantedHeight)
    let ticks = FrameClock.ticks(time)
    return schedule(
      FrameClock.frames(of: ticks).map { tick, progress in
        (
          tick,
          .keyboardHeight(
            tick == ticks ? height : start + (height - start) * progress, by: .pulling)
        )
      })
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
