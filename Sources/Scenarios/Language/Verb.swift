import PhoneSimulator

/// What a step can begin with: how it is written, and what it means.
package struct Verb: Sendable {
  package let name: String

  /// What stands behind the name, as help shows it.
  package let arguments: String

  /// One sentence for help.
  package let help: String

  /// Makes the step of the words behind the name.
  let read: @Sendable (inout WordReader) throws(ScenarioProblem) -> Step

  /// The words behind the name; nil for a step of another verb.
  let write: @Sendable (Step) -> [String]?

  init(
    _ name: String, _ arguments: String, help: String,
    read: @escaping @Sendable (inout WordReader) throws(ScenarioProblem) -> Step,
    write: @escaping @Sendable (Step) -> [String]?
  ) {
    self.name = name
    self.arguments = arguments
    self.help = help
    self.read = read
    self.write = write
  }
}

extension Verb {
  /// All verbs, in the order help lists them.
  package static let all: [Verb] = [
    Verb(
      "tap", "TARGET",
      help: "A finger touches a target and leaves it at once: the middle of the view with this "
        + "#identifier or \"text\", or the point x,y.",
      read: { words throws(ScenarioProblem) in .perform(.tap(try words.target())) },
      write: { step in
        guard case .perform(.tap(let target), times: 1) = step else { return nil }
        return [target.written]
      }),

    Verb(
      "type", "\"TEXT\" [every SECONDS]",
      help: "Types a text at once, or one character at a time; \\n is the return key.",
      read: { words throws(ScenarioProblem) in
        let text = try words.text()
        guard words.takes("every") else { return .perform(.text(text)) }
        return .type(text, every: try words.number("a pause in seconds", in: Limits.typingPause))
      },
      write: { step in
        switch step {
        case .perform(.text(let text), times: 1): [text.quoted]
        case .type(let text, let pause): [text.quoted, "every", PlainNumber.write(pause)]
        default: nil
        }
      }),

    Verb(
      "press", "KEY [xN]",
      help: "Presses a key of a real keyboard: \(KeyPress.names.joined(separator: ", ")), a "
        + "character, or one of these with Shift+ or Ctrl+ in front; xN for N times.",
      read: { words throws(ScenarioProblem) in
        let key = try words.key()
        return .perform(.key(key), times: try words.times(in: Limits.times))
      },
      write: { step in
        guard case .perform(.key(let press), let times) = step, press.phase == .stroke,
          let name = press.name
        else { return nil }
        return [name.isPlainWord ? name : name.quoted] + (times == 1 ? [] : ["x\(times)"])
      }),

    Verb(
      "keyboard", "show | hide | height POINTS",
      help: "Brings the software keyboard back, puts it away while the field keeps the focus, "
        + "or sets its height.",
      read: { words throws(ScenarioProblem) in
        switch try words.keyword(["show", "hide", "height"]) {
        case "show": .perform(.keyboard(.show))
        case "hide": .perform(.keyboard(.hide))
        default:
          .perform(
            .keyboardHeight(
              try words.number("a height in points", in: Limits.keyboardHeight(words.device))))
        }
      },
      write: { step in
        switch step {
        case .perform(.keyboard(.show), times: 1): ["show"]
        case .perform(.keyboard(.hide), times: 1): ["hide"]
        case .perform(.keyboardHeight(let height?, by: .typing), times: 1):
          ["height", PlainNumber.write(height)]
        default: nil
        }
      }),

    Verb(
      "wait", "SECONDS | until settled [max SECONDS]",
      help: "Lets time pass: so many seconds, or until nothing moves, which fails after "
        + "\(PlainNumber.write(Step.patience)) seconds or the ones given.",
      read: { words throws(ScenarioProblem) in
        guard words.takes("until") else {
          return .wait(try words.number("a time in seconds", in: Limits.wait))
        }
        _ = try words.keyword(["settled"])
        guard words.takes("max") else { return .waitUntilSettled() }
        return .waitUntilSettled(atMost: try words.number("a time in seconds", in: Limits.wait))
      },
      write: { step in
        switch step {
        case .wait(let seconds): [PlainNumber.write(seconds)]
        case .waitUntilSettled(Step.patience): ["until", "settled"]
        case .waitUntilSettled(let limit): ["until", "settled", "max", PlainNumber.write(limit)]
        default: nil
        }
      }),

    Verb(
      "still", "NAME",
      help: "Saves a picture of the screen as NAME.png.",
      read: { words throws(ScenarioProblem) in
        let (name, word) = try words.name("a name for the picture")
        guard Limits.isStillName(name), case .plain = word.content else {
          throw words.problem(at: word, .badStillName(name))
        }
        return .still(name)
      },
      write: { step in
        guard case .still(let name) = step else { return nil }
        return [name]
      }),

    Verb(
      "expect", "CONDITION",
      help: "Fails unless the condition is true of what is seen at this moment: "
        + "\(Condition.forms.joined(separator: ", ")).",
      read: { words throws(ScenarioProblem) in .expect(try Condition(&words)) },
      write: { step in
        guard case .expect(let condition) = step else { return nil }
        return condition.words
      }),
  ]

  static let names = all.map(\.name)

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}

extension Step: CustomStringConvertible {
  /// The step as a scenario writes it.
  package var description: String {
    for verb in Verb.all {
      if let words = verb.write(self) { return ([verb.name] + words).joined(separator: " ") }
    }
    preconditionFailure("no verb writes this step")
  }
}
