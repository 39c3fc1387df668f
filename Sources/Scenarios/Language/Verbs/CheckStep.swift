import PhoneSimulator

/// What is expected, and what comes from elsewhere.
package enum CheckStep: Hashable, Sendable {
  case expect(Requirement)
  case include(Inclusion)
}

extension CheckStep: StepFamily {
  static let verbs = [
    Verb(
      "expect", "CONDITION [within POINTS]",
      help: "Fails unless the condition is true of what is seen at this moment: "
        + "\(Condition.forms.joined(separator: "; ")). Numbers that print alike with three "
        + "decimals are the same; within allows for more.",
      read: { words throws(ScenarioProblem) in .check(.expect(try Requirement(&words))) }),

    Verb(
      "include", "FILE",
      help: "Plays the steps of another file, which has no settings of its own; its path is "
        + "relative to this file.",
      read: { words throws(ScenarioProblem) in
        let (path, word) = try words.name("a file")
        if case .identifier = word.content { throw words.problem(at: word, .notAFile(path)) }
        if path.isEmpty { throw words.problem(at: word, .notAFile(path)) }
        // Which steps it has is found by the parser, which can read files.
        return .check(.include(Inclusion(path, steps: [])))
      }),
  ]

  var words: [String] {
    switch self {
    case .expect(let expectation): ["expect"] + expectation.words
    case .include(let inclusion):
      ["include", inclusion.path.isPlainWord ? inclusion.path : inclusion.path.quoted]
    }
  }
}

/// Another file whose steps are played in the place of this one.
package struct Inclusion: Hashable, Sendable {
  /// As it is written: beside the file that includes it, unless it begins with /.
  package var path: String
  package var steps: [PlacedStep]

  package init(_ path: String, steps: [PlacedStep]) {
    self.path = path
    self.steps = steps
  }
}
