import PhoneSimulator

/// What a step can begin with: how it is written, and what it means.
package struct Verb: Sendable {
  package let name: String

  /// What can stand behind the name, as help shows it; a line for each form.
  package let forms: [String]

  /// What it does, for help.
  package let help: String

  /// Makes the step of the words behind the name.
  let read: @Sendable (inout WordReader) throws(ScenarioProblem) -> Step

  /// The words behind the name; nil for a step of another verb.
  let write: @Sendable (Step) -> [String]?

  init(
    _ name: String, _ forms: String..., help: String,
    read: @escaping @Sendable (inout WordReader) throws(ScenarioProblem) -> Step,
    write: @escaping @Sendable (Step) -> [String]?
  ) {
    self.name = name
    self.forms = forms
    self.help = help
    self.read = read
    self.write = write
  }
}

extension Verb {
  /// All verbs, in the order help lists them.
  package static let all: [Verb] = touches + typing + keyboards + phones + time + captures + checks

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
