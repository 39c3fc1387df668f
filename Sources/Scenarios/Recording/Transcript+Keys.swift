import Foundation
import PhoneSimulator
import UIKit

/// Keys that go down and come up again.
extension Transcript {
  /// A text, or a key that is pressed once or again and again; nil where a key
  /// comes up only after something else has happened.
  func keys(from press: KeyPress) -> Phrase? {
    guard press.phase != .up else { return nil }
    if press.isCharacter { return text() }
    if let same = strokes(where: { $0.stroke == press.stroke }) {
      let strokes = same.strokes.map(\.stroke)
      // One that takes no time has a simpler step.
      guard strokes.count > 1 || strokes[0].up != nil else { return nil }
      return Phrase(
        step: .typing(.pressAlong(press.stroke, strokes)), count: same.count, ticks: same.ticks)
    }
    return press.typedCharacter == nil ? nil : text()
  }

  private func text() -> Phrase? {
    guard
      let found = strokes(where: { $0.typedCharacter != nil }, until: { !$0.isCharacter }),
      found.strokes.count > 1 || found.strokes[0].stroke.up != nil
    else { return nil }
    let characters = found.strokes.compactMap(\.press.typedCharacter)
    let text = String(characters)
    // Accents of their own would join the letter before.
    guard Array(text) == characters else { return nil }
    return Phrase(
      step: .typing(.type(text, .along(found.strokes.map(\.stroke)))), count: found.count,
      ticks: found.ticks)
  }
}

extension Transcript {
  /// Strokes that end after a number of actions and ticks.
  struct Strokes {
    var strokes: [(press: KeyPress, stroke: Stroke)]
    var count: Int
    var ticks: Int
  }

  /// The most strokes of a step, which ends at the first chance after them.
  private static let (manyStrokes, mostStrokes) = (64, 256)

  /// The strokes of certain keys that begin now, as many as end before anything
  /// else happens, or before a key that can wait; nil where not even the first one does.
  private func strokes(
    where isWanted: (KeyPress) -> Bool, until canWait: (KeyPress) -> Bool = { _ in false }
  ) -> Strokes? {
    guard let start = rest.first?.tick else { return nil }
    var events: [(ticks: Int, press: KeyPress)] = []
    var strokes: [(press: KeyPress, down: Int, up: Int?)] = []
    var open: [KeyPress: Int] = [:]
    var found: Strokes?
    for action in rest {
      let ticks = action.tick - start
      guard case .key(let press) = action.kind, isWanted(press), ticks <= Self.longestStep else {
        break
      }
      if open.isEmpty, let last = events.last {
        let isLong = strokes.count >= Self.manyStrokes
        if isLong || ticks - last.ticks > Self.longestPause || canWait(press) { break }
      }
      // Some key never comes up.
      if strokes.count > Self.mostStrokes { break }
      events.append((ticks, press))
      switch press.phase {
      case .stroke: strokes.append((press, ticks, nil))
      case .down:
        open[press.stroke] = strokes.count
        strokes.append((press.stroke, ticks, nil))
      case .up:
        guard let index = open.removeValue(forKey: press.stroke) else { return found }
        strokes[index].up = ticks
      }
      if open.isEmpty, let written = Self.written(strokes, as: events) {
        found = Strokes(strokes: written, count: events.count, ticks: ticks)
      }
    }
    return found
  }

  /// The strokes as a step has them; nil where playing them would be another
  /// order of events.
  private static func written(
    _ strokes: [(press: KeyPress, down: Int, up: Int?)], as events: [(ticks: Int, press: KeyPress)]
  ) -> [(press: KeyPress, stroke: Stroke)]? {
    let written = strokes.map { press, down, up in
      (press: press, stroke: Stroke(down: seconds(down), up: up.map(seconds)))
    }
    let played = ScenarioPlayer.events(of: written).enumerated()
      .sorted { ($0.element.ticks, $0.offset) < ($1.element.ticks, $1.offset) }
      .map(\.element)
    let isSame = played.elementsEqual(events) { $0 == $1 }
    return isSame ? written : nil
  }
}

extension KeyPress {
  fileprivate var stroke: KeyPress { KeyPress(key, modifiers: modifiers) }

  /// Whether it is a key with a character that stands for it in a text.
  fileprivate var isCharacter: Bool {
    if case .character = key { typedCharacter != nil } else { false }
  }

  /// The character that stands for the key in a text that is typed.
  fileprivate var typedCharacter: Character? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .character(let text) where text.count == 1 && text != "\n" && text != "\t":
      return text.first
    case .return: return "\n"
    case .tab: return "\t"
    default: return nil
    }
  }
}
