import PhoneSimulator

/// What a real keyboard and an input method do.
extension Verb {
  private static let longestText = Limits.characters.upperBound

  static let typing = [
    Verb(
      "type", "\"TEXT\" [every SECONDS | along TIME ...]",
      "secret N [every SECONDS | along TIME ...]",
      help: "Types a text at once, or one character at a time; \\n is the return key. A recorded "
        + "text has the times at which each key went down and up, DOWN-UP. Secret characters are "
        + "those of a password: so many of them, but nobody is told which.",
      read: { words throws(ScenarioProblem) in
        if words.takes("secret") {
          let count = try words.wholeNumber("a number of characters", in: Limits.characters)
          return .typeSecret(count, try words.pace(of: count))
        }
        let text = try words.text(atMost: longestText)
        let pace = try words.pace(of: text.count)
        return pace == .atOnce ? .perform(.text(text)) : .type(text, pace)
      },
      write: { step in
        switch step {
        case .perform(.text(let text), times: 1): [text.quoted]
        case .type(let text, let pace): [text.quoted] + pace.words
        case .typeSecret(let count, let pace): ["secret", "\(count)"] + pace.words
        default: nil
        }
      }),

    Verb(
      "press", "KEY [xN]", "KEY down | up", "KEY along TIME ...",
      help: "Presses a key of a real keyboard: \(KeyPress.names.joined(separator: ", ")), a "
        + "character, or one of these with Shift+ or Ctrl+ in front; xN for N times. A recorded "
        + "key has the times at which it went down and up, DOWN-UP.",
      read: { words throws(ScenarioProblem) in
        var key = try words.key()
        if words.takes("along") { return .strokes(key, try words.strokes()) }
        if words.takes("down") {
          key.phase = .down
        } else if words.takes("up") {
          key.phase = .up
        } else {
          return .perform(.key(key), times: try words.times(in: Limits.times))
        }
        return .perform(.key(key))
      },
      write: { step in
        switch step {
        case .perform(.key(let press), let times):
          press.written.map { $0 + press.phaseWords + (times == 1 ? [] : ["x\(times)"]) }
        case .strokes(let press, let strokes):
          press.written.map { $0 + ["along"] + strokes.map(\.written) }
        default: nil
        }
      }),

    Verb(
      "compose", "\"TEXT\" [caret N]",
      help:
        "Shows text an input method is composing, marked as such, with the caret behind N units "
        + "of UTF-16 or at its end; an empty text ends the composition.",
      read: { words throws(ScenarioProblem) in
        let text = try words.text(atMost: longestText)
        let length = text.utf16.count
        let caret =
          words.takes("caret")
          ? try words.wholeNumber("a place in the text", in: 0...length) : length
        return .perform(.markedText(text, caret: caret))
      },
      write: { step in
        guard case .perform(.markedText(let text, let caret), times: 1) = step else { return nil }
        return [text.quoted] + (caret == text.utf16.count ? [] : ["caret", "\(caret)"])
      }),
  ]
}

extension KeyPress {
  fileprivate var written: [String]? { name.map { [$0.isPlainWord ? $0 : $0.quoted] } }

  fileprivate var phaseWords: [String] { phase == .stroke ? [] : [phase.rawValue] }
}
