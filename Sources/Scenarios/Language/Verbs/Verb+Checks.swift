import PhoneSimulator

/// What is expected, and what comes from elsewhere.
extension Verb {
  static let checks = [
    Verb(
      "expect", "CONDITION [within POINTS]",
      help: "Fails unless the condition is true of what is seen at this moment: "
        + "\(Condition.forms.joined(separator: "; ")). Numbers that print alike with three "
        + "decimals are the same; within allows for more.",
      read: { words throws(ScenarioProblem) in .expect(try Requirement(&words)) },
      write: { step in
        guard case .expect(let expectation) = step else { return nil }
        return expectation.words
      }),

    Verb(
      "include", "FILE",
      help: "Plays the steps of another file, which has no settings of its own; its path is "
        + "relative to this file.",
      read: { words throws(ScenarioProblem) in
        let (path, word) = try words.name("a file")
        if case .identifier = word.content { throw words.problem(at: word, .notAFile(path)) }
        if path.isEmpty { throw words.problem(at: word, .notAFile(path)) }
        // Which steps it has is found by the parser, which can read files.
        return .include(Inclusion(path, steps: []))
      },
      write: { step in
        guard case .include(let inclusion) = step else { return nil }
        return [inclusion.path.isPlainWord ? inclusion.path : inclusion.path.quoted]
      }),
  ]
}
