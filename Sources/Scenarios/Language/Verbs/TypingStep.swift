import PhoneSimulator

/// What a real keyboard and an input method do.
package enum TypingStep: Hashable, Sendable {
  /// A text that comes at once, or character by character from a real keyboard.
  case type(String, Pace)

  /// A number of secret characters.
  case typeSecret(Int, Pace)

  /// A key, or half of its stroke, a number of times within one tick.
  case press(KeyPress, times: Int = 1)

  /// A key that goes down and comes up at certain times.
  case pressAlong(KeyPress, [Stroke])

  /// A text that an input method is working on, with its caret in units of UTF-16.
  case compose(String, caret: Int)

  /// A text that is copied elsewhere, and lies on the pasteboard.
  case pasteboard(String)

  /// A text that is pasted without having been on the pasteboard.
  case paste(String)
}

extension TypingStep: StepFamily {
  private static let longestText = Limits.characters.upperBound

  static let verbs = [
    Verb(
      "type", "\"TEXT\" [every SECONDS | along TIME ...]",
      "secret N [every SECONDS | along TIME ...]",
      help: "Types a text at once, or one character at a time; \\n is the return key. A recorded "
        + "text has the times at which each key went down and up, DOWN-UP. Secret characters are "
        + "those of a password: so many of them, but nobody is told which.",
      read: { words throws(ScenarioProblem) in
        if words.takes("secret") {
          let count = try words.wholeNumber("a number of characters", in: Limits.characters)
          return .typing(.typeSecret(count, try words.pace(of: count)))
        }
        let text = try words.text(atMost: longestText)
        return .typing(.type(text, try words.pace(of: text.count)))
      }),

    Verb(
      "press", "KEY [xN]", "KEY down | up", "KEY along TIME ...",
      help: "Presses a key of a real keyboard: \(KeyPress.names.joined(separator: ", ")), a "
        + "character, or one of these with Shift+ or Ctrl+ in front; xN for N times. A recorded "
        + "key has the times at which it went down and up, DOWN-UP.",
      read: { words throws(ScenarioProblem) in
        var key = try words.key()
        if words.takes("along") { return .typing(.pressAlong(key, try words.strokes())) }
        if words.takes("down") {
          key.phase = .down
        } else if words.takes("up") {
          key.phase = .up
        } else {
          return .typing(.press(key, times: try words.times(in: Limits.times)))
        }
        return .typing(.press(key))
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
        return .typing(.compose(text, caret: caret))
      }),

    Verb(
      "pasteboard", "\"TEXT\"",
      help:
        "Puts a text on the pasteboard, as when it is copied elsewhere; Ctrl+V or the edit menu "
        + "pastes it.",
      read: { words throws(ScenarioProblem) in
        .typing(.pasteboard(try words.text(atMost: longestText)))
      }),

    Verb(
      "paste", "\"TEXT\"",
      help:
        "Pastes a text at once that is on no pasteboard, as a middle click in the window does with "
        + "what is selected elsewhere.",
      read: { words throws(ScenarioProblem) in
        .typing(.paste(try words.text(atMost: longestText)))
      }),
  ]

  var words: [String] {
    switch self {
    case .type(let text, let pace): ["type", text.quoted] + pace.words
    case .typeSecret(let count, let pace): ["type", "secret", "\(count)"] + pace.words
    case .press(let press, let times):
      ["press", press.written] + press.phaseWords + (times == 1 ? [] : ["x\(times)"])
    case .pressAlong(let press, let strokes):
      ["press", press.written, "along"] + strokes.map(\.written)
    case .pasteboard(let text): ["pasteboard", text.quoted]
    case .paste(let text): ["paste", text.quoted]
    case .compose(let text, let caret):
      ["compose", text.quoted] + (caret == text.utf16.count ? [] : ["caret", "\(caret)"])
    }
  }

  var wordsWithoutSecret: [String] {
    switch self {
    case .type(let text, let pace): Self.typeSecret(text.count, pace).words
    case .press(let press, let times) where press.typesCharacter:
      ["press", "…"] + (times == 1 ? [] : ["x\(times)"])
    case .pressAlong(let press, _) where press.typesCharacter: ["press", "…"]
    case .compose: ["compose", "…"]
    case .pasteboard: ["pasteboard", "…"]
    case .paste: ["paste", "…"]
    case .typeSecret, .press, .pressAlong: words
    }
  }
}

extension KeyPress {
  fileprivate var written: String {
    // A text of several characters is none that can be read back, and comes from no keyboard.
    let name = name ?? typedText
    return name.isPlainWord ? name : name.quoted
  }

  private var typedText: String { if case .character(let text) = key { text } else { "" } }

  fileprivate var phaseWords: [String] { phase == .stroke ? [] : [phase.rawValue] }
}
